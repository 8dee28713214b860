import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import type { OutputFieldDefinition } from '../../../scripts/definition.ts';
import type { Step, TestResult } from '../steps.ts';
import { send } from './requests.ts';

type Item = Readonly<Record<string, unknown>>;

/** A value that the app loads when a later step uses it. */
const POINTER = /^hydrate\|\|\|.*\|\|\|hydrate$/s;

/** Maximum characters of a value, and line items of a list, on the page. The app returns everything. */
const MOST_TEXT = 20_000;
const MOST_ITEMS = 100;

/** What Zapier does after an error of each class. */
const OUTCOMES: Readonly<Record<string, string>> = {
  ExpiredAuthError: 'Zapier holds the runs until the account is reconnected.',
  HaltedError: 'The Zap stops here, and the run does not count as failed.',
  ThrottledError: 'Zapier runs the step again later.',
};

/** Headings of the values of a long result, and the keys below each; the first that matches counts. */
const GROUPS: readonly (readonly [heading: string, keys: RegExp])[] = [
  ['Files', /File$/],
  ['Action Items', /actionItem/i],
  ['Transcript', /transcript|speaker|talkPercent/i],
  ['People', /participant|external/i],
  ['Summary', /summary|excerpt|enhancedNote|writtenNote/i],
  ['IDs', /^id$|Ids?$/],
];
const FEWEST_FOR_GROUPS = 20;

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** The result of a test: the values as Zapier's mapping list shows them, or the error as the user sees it. */
export function Result({ step, result: { items, error, requests, ms } }: { step: Step; result: TestResult }) {
  const [place, show] = useState(0);
  const found = items.length === 0 ? 'Nothing was found.' : `${items.length} found`;
  return (
    <>
      <h2>Result</h2>
      {error === null ? (
        <p>{step.kind === 'creates' ? 'Done.' : found}</p>
      ) : (
        <p role="alert">
          {error.message} <small>{OUTCOMES[error.name] ?? 'The run fails.'}</small>
        </p>
      )}
      {items.length > 1 && (
        <select aria-label="Record" onChange={({ currentTarget }) => show(currentTarget.selectedIndex)}>
          {items.map((each, index) => (
            <option key={index}>
              {index + 1}: {String(each.title ?? each.name ?? each.text ?? each.id)}
            </option>
          ))}
        </select>
      )}
      {items.slice(place, place + 1).map((item) => (
        <Values key={place} item={item} declared={step.outputFields} />
      ))}
      <details open={error !== null}>
        <summary>
          {counted(requests.length, 'request')}, {Math.round(ms)} ms
        </summary>
        <Table
          rows={requests.map(({ method, path, status, answer, ms: took }) => [
            `${status ?? 'no response'}, ${Math.round(took)} ms`,
            <Text text={`${method} ${path}\n${answer}`.trim()} />,
          ])}
        />
      </details>
    </>
  );
}

/** The values of the declared fields, followed by any other values. If there are many, they are grouped. */
export function Values({ item, declared }: { item: Item; declared: readonly OutputFieldDefinition[] }) {
  const others = Object.keys(item).filter((key) => !declared.some((field) => field.key === key));
  const fields = [...declared, ...others.map((key): OutputFieldDefinition => ({ key, label: key }))];
  const groups = Map.groupBy(fields, ({ key }, place) => {
    if (fields.length < FEWEST_FOR_GROUPS) return '';
    return GROUPS.find(([, keys]) => keys.test(key))?.[0] ?? (place < fields.length / 2 ? '' : 'More');
  });
  return [...groups].map(([heading, members]) => (
    <details key={heading} open>
      <summary>{heading}</summary>
      <Table rows={members.map((field) => [field.label, <Value value={item[field.key]} field={field} />])} />
    </details>
  ));
}

/** Rows of cells. Headings are in the first row, or else in the first column. */
function Table({ head, rows }: { head?: string[]; rows: ComponentChildren[][] }) {
  return (
    <table>
      {(head ? [head, ...rows] : rows).map((cells, row) => (
        <tr key={row}>
          {cells.map((cell, column) => {
            const Cell = (head ? row : column) === 0 ? 'th' : 'td';
            return <Cell key={column}>{cell}</Cell>;
          })}
        </tr>
      ))}
    </table>
  );
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function Value({ value, field }: { value: unknown; field: OutputFieldDefinition }) {
  const { children, key } = field;
  if (isEmpty(value)) return <small>empty</small>;
  if (Array.isArray(value) && children !== undefined) return <LineItems items={value} fields={children} />;
  if (Array.isArray(value)) return <Text text={value.join(', ')} />;
  if (typeof value === 'object') return <Values item={{ ...value }} declared={children ?? []} />;
  if (typeof value !== 'string') return <>{JSON.stringify(value)}</>;
  if (POINTER.test(value)) return <Pointer pointer={value} field={field} />;
  if (key.endsWith('Html') || key === 'html') return <RichText html={value} />;
  return <Text text={value} />;
}

/** Wraps at spaces only, because addresses and domains are hard to read if they break at their hyphens. */
function Text({ text }: { text: string }) {
  const rest = text.length - MOST_TEXT;
  const words = text.slice(0, MOST_TEXT).split(/(\S*-\S*)/);
  const shown = words.map((word, index) => (index % 2 === 0 ? word : <span key={index}>{word}</span>));
  if (!text.includes('\n') && rest <= 0) return <>{shown}</>;
  return (
    <pre>
      {shown}
      {rest > 0 && <i> … and {counted(rest, 'more character')}</i>}
    </pre>
  );
}

/** HTML as it will look, in a frame that runs no scripts, and its source. */
function RichText({ html }: { html: string }) {
  return (
    <>
      <iframe
        title="Rich text"
        width="100%"
        sandbox="allow-same-origin"
        srcdoc={`<link rel="stylesheet" href="/style.css"><div>${html}</div>`}
        onLoad={({ currentTarget: frame }) => {
          frame.height = String(frame.contentDocument?.documentElement.scrollHeight ?? '');
        }}
      />
      <details>
        <summary>HTML</summary>
        <Text text={html} />
      </details>
    </>
  );
}

/** A table of the columns that have values. Its headings omit the words with which all of them begin. */
function LineItems({ items, fields }: { items: readonly Item[]; fields: readonly OutputFieldDefinition[] }) {
  const columns = fields.filter(({ key }) => items.some((item) => !isEmpty(item[key])));
  const labels = columns.map(({ label = '' }) => label.split(' '));
  const shared = labels[0]?.findIndex((word, place) => labels.some((words) => words[place] !== word)) ?? 0;
  return (
    <details>
      <summary>
        {counted(items.length, 'line item')}
        {items.length > MOST_ITEMS && `, the first ${MOST_ITEMS}`}
      </summary>
      <Table
        head={labels.map((words) => words.slice(shared).join(' '))}
        rows={items
          .slice(0, MOST_ITEMS)
          .map((item) => columns.map((field) => <Value value={item[field.key]} field={field} />))}
      />
    </details>
  );
}

/** A file, or a value too large for the list, which the app creates when a step uses it. */
function Pointer({ pointer, field }: { pointer: string; field: OutputFieldDefinition }) {
  const [loaded, show] = useState<TestResult>();
  if (field.type === 'file')
    return <a href={`/file?pointer=${encodeURIComponent(pointer)}`}>Download the file</a>;
  if (loaded?.error) return <span role="alert">{loaded.error.message}</span>;
  if (loaded) return <Value value={loaded.items[0]?.value} field={field} />;
  const open = async () => show(await send<TestResult>('/api/run', { kind: 'pointer', key: pointer }));
  return (
    <button type="button" onClick={() => void open()}>
      Load {field.label}
    </button>
  );
}

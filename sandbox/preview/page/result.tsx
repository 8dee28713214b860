import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import type { OutputFieldDefinition } from '../../../scripts/definition.ts';
import type { Item } from '../../zapier/mapping.ts';
import type { TestResult } from '../steps.ts';
import { insert } from './box.tsx';
import { run } from './requests.ts';
import { choose, type Outcome, state } from './store.ts';

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

/** A few words that tell a record from others; for a step of another app, its first value. */
function nameOf(item: Item): string {
  const { title, name, text, id, ...others } = item;
  const value = title ?? name ?? text ?? id ?? Object.values(others)[0] ?? 'without values';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

interface Shown {
  declared: readonly OutputFieldDefinition[];
  /** What precedes the key of a value in its token: `1__`, or `1__list[]` in line items. */
  at: string;
  /** Words to look for; everything if empty. */
  sought?: string;
}

/** What the test of a step returned: the values as Zapier's mapping list shows them, or the error as the user sees it. */
export function Result({ outcome, place, ...shown }: Shown & { outcome: Outcome; place: number }) {
  const { runs, items, place: chosen } = outcome;
  const requests = runs.flatMap((each) => each.requests);
  const ms = runs.reduce((sum, each) => sum + each.ms, 0);
  const [error] = runs.flatMap((each) => each.error ?? []);
  const isHalted = error?.name === 'HaltedError';
  return (
    <>
      {runs.length > 1 && <p>The step ran {counted(runs.length, 'time')}, once for each line item.</p>}
      {error && (
        <p class={isHalted ? 'notice stopped' : 'notice failed'} role={isHalted ? undefined : 'alert'}>
          {error.message} <small>{OUTCOMES[error.name] ?? 'The run fails.'}</small>
        </p>
      )}
      {!error && items.length === 0 && <p class="notice stopped">Nothing was found.</p>}
      {items.length > 1 && (
        <label>
          Record
          <select onChange={({ currentTarget }) => choose(place, outcome, currentTarget.selectedIndex)}>
            {items.map((each, index) => (
              <option key={index} selected={index === chosen}>
                {index + 1}: {nameOf(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {items[chosen] && <Values key={chosen} item={items[chosen]} {...shown} />}
      {requests.length > 0 && (
        <details open={error !== undefined && !isHalted}>
          <summary>
            {counted(requests.length, 'request')}, {Math.round(ms)} ms
          </summary>
          <Table
            rows={requests.map(({ method, path, status, answer, ms: took }) => [
              `${status ?? 'no response'}, ${Math.round(took)} ms`,
              <Text text={`${method} ${path}\n${answer}`.trim()} name={`${method} ${path}`} />,
            ])}
          />
        </details>
      )}
    </>
  );
}

/** Whether the values stand beside the form. Below it, on a phone, groups begin closed. */
export const isWide = (): boolean => matchMedia('(min-width: 64rem)').matches;

/** The values of the declared fields, followed by any other values. If there are many, they are grouped. */
export function Values({ item, declared, at, sought = '' }: Shown & { item: Item }) {
  const others = Object.keys(item).filter((key) => !declared.some((field) => field.key === key));
  const fields = [...declared, ...others.map((key): OutputFieldDefinition => ({ key, label: key }))];
  const found = fields.filter(({ key, label = key }) =>
    `${label}\n${JSON.stringify(item[key])}`.toLowerCase().includes(sought.toLowerCase()),
  );
  const groups = Map.groupBy(found, (field) => {
    if (fields.length < 20) return '';
    const isEarly = fields.indexOf(field) < fields.length / 2;
    return GROUPS.find(([, keys]) => keys.test(field.key))?.[0] ?? (isEarly ? '' : 'More');
  });
  if (found.length === 0) return <p class="hint">No value matches.</p>;
  return [...groups].map(([heading, members]) => (
    <details key={heading} open={heading === '' || sought !== '' || isWide()}>
      <summary>{heading}</summary>
      <Table
        rows={members.map((field) => [
          field.children ? field.label : <Insert at={at + field.key} label={field.label ?? field.key} />,
          <Value value={item[field.key]} field={field} at={at + field.key} />,
        ])}
      />
    </details>
  ));
}

/** The label of a value; in the data of an earlier step, a button that puts it into a field of the open one. */
function Insert({ at, label }: { at: string; label: string }) {
  if (Number.parseInt(at, 10) > state.open) return <>{label}</>;
  return (
    <button
      type="button"
      class="pill"
      aria-label={`Insert ${label}`}
      // The field keeps its caret.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => insert(at, label)}
    >
      {label}
    </button>
  );
}

/** Rows of cells. Headings are in the first row, or else in the first column. */
function Table({ head, rows }: { head?: ComponentChildren[]; rows: ComponentChildren[][] }) {
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

type At = Pick<Shown, 'at'> & { field: OutputFieldDefinition };

function Value({ value, field, at }: At & { value: unknown }) {
  const { children, key, label = key } = field;
  if (isEmpty(value)) return <small>empty</small>;
  if (Array.isArray(value) && children)
    return <LineItems items={value} declared={children} {...{ at, label }} />;
  if (Array.isArray(value)) return <Text text={value.join(', ')} name={label} />;
  if (typeof value === 'object')
    return <Values item={{ ...value }} declared={children ?? []} at={`${at}__`} />;
  if (typeof value !== 'string') return <>{JSON.stringify(value)}</>;
  if (POINTER.test(value)) return <Pointer pointer={value} {...{ at, field }} />;
  return <Text text={value} name={label} />;
}

/** The characters that the next step gets, so markup shows as source. */
function Text({ text, name }: { text: string; name: string }) {
  const rest = text.length - MOST_TEXT;
  if (!text.includes('\n') && rest <= 0) return <Line text={text} />;
  return (
    // The keyboard can scroll what it can focus.
    <pre tabIndex={0} role="group" aria-label={name}>
      {text.slice(0, MOST_TEXT)}
      {rest > 0 && <i> … and {counted(rest, 'more character')}</i>}
    </pre>
  );
}

/** A line in which addresses break only if they are longer than it. */
function Line({ text }: { text: string }) {
  const parts = text.split(/([^\s,]*(?:@|:\/\/)[^\s,]*)/);
  return <>{parts.map((part, place) => (place % 2 === 0 ? part : <span class="address">{part}</span>))}</>;
}

/** A table of the columns that have values. Its headings omit the words with which all of them begin. */
function LineItems({ items, declared, at, label }: Shown & { items: readonly Item[]; label: string }) {
  const columns = declared.filter(
    ({ key, label: name = '' }) => !name.endsWith(' (Seconds)') && items.some((item) => !isEmpty(item[key])),
  );
  const names = columns.map(({ label: name = '' }) => name.split(' '));
  const shared = names[0]?.findIndex((word, place) => names.some((words) => words[place] !== word)) ?? 0;
  return (
    <details>
      <summary>
        {counted(items.length, 'line item')}
        {items.length > MOST_ITEMS && `, the first ${MOST_ITEMS}`}
      </summary>
      <div class="scroll" tabIndex={0} role="group" aria-label={label}>
        <Table
          head={columns.map(({ key }, column) => (
            <Insert at={`${at}[]${key}`} label={names[column]?.slice(shared).join(' ') ?? key} />
          ))}
          rows={items
            .slice(0, MOST_ITEMS)
            .map((item) => columns.map((field) => <Value value={item[field.key]} field={field} at={at} />))}
        />
      </div>
    </details>
  );
}

/** A file, or a value too large for the list, which the app creates when a step uses it. */
function Pointer({ pointer, field, at }: At & { pointer: string }) {
  const [loaded, show] = useState<TestResult>();
  const { label } = field;
  if (field.type === 'file')
    return <a href={`/file?pointer=${encodeURIComponent(pointer)}`}>Download {label}</a>;
  if (loaded?.error) return <span role="alert">{loaded.error.message}</span>;
  if (loaded) return <Value value={loaded.items[0]?.value} {...{ field, at }} />;
  const load = async () => show(await run({ kind: 'pointer', key: pointer }));
  return (
    <button type="button" class="plain" onClick={() => void load()}>
      Load {label}
    </button>
  );
}

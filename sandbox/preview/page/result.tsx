import { useEffect, useRef, useState } from 'preact/hooks';

import type { OutputFieldDefinition } from '../../../scripts/definition.ts';
import type { Step, TestResult } from '../steps.ts';
import { send } from './requests.ts';

type Item = Record<string, unknown>;

/** A value that the app loads when a later step uses it. */
const POINTER = /^hydrate\|\|\|.*\|\|\|hydrate$/s;

/** Maximum characters of a value on the page. The app returns the complete value. */
const MOST_SHOWN = 20_000;

/** What Zapier does after an error of each class. */
const OUTCOMES: Readonly<Record<string, string>> = {
  ExpiredAuthError: 'Zapier holds the runs until the account is reconnected.',
  HaltedError: 'The Zap stops here, and the run does not count as failed.',
  ThrottledError: 'Zapier runs the step again later.',
};

/** The result of a test: the values as Zapier's mapping list shows them, or the error as the user sees it. */
export function Result({ step, result }: { step: Step; result: TestResult }) {
  const { items, error, requests, ms } = result;
  const [place, show] = useState(0);
  const item = items[place];
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), []);
  const found = items.length === 0 ? 'Nothing was found.' : `${items.length} found`;
  return (
    <section class="result" aria-label="Result" ref={section}>
      {error === null ? (
        <p>{step.kind === 'creates' ? 'Done.' : found}</p>
      ) : (
        <p role="alert">
          {error.message} <span class="hint">{OUTCOMES[error.name] ?? 'The run fails.'}</span>
        </p>
      )}
      {items.length > 1 && (
        <select aria-label="Record" onChange={({ currentTarget }) => show(Number(currentTarget.value))}>
          {items.map((each, index) => (
            <option key={index} value={index}>
              {index + 1}: {String(each.title ?? each.name ?? each.text ?? each.id)}
            </option>
          ))}
        </select>
      )}
      {item !== undefined && <Values key={place} item={item} declared={step.outputFields} />}
      <details>
        <summary>
          {requests.length} requests, {Math.round(ms)} ms
        </summary>
        <ol class="requests">
          {requests.map(({ method, path, status, ms: took }, index) => (
            <li key={index}>
              <code>
                {method} {decodeURIComponent(path)}
              </code>{' '}
              {status ?? 'no response'} {took !== null && `${took} ms`}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

/** The values of the declared fields, followed by any other values. */
function Values({ item, declared }: { item: Item; declared: readonly OutputFieldDefinition[] }) {
  const others = Object.keys(item).filter((key) => !declared.some((field) => field.key === key));
  return (
    <dl>
      {[...declared, ...others.map((key): OutputFieldDefinition => ({ key }))].map((field) => (
        <div key={field.key}>
          <dt>{field.label ?? field.key}</dt>
          <dd>
            <Value value={item[field.key]} field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value, field }: { value: unknown; field: OutputFieldDefinition }) {
  if (value === undefined || value === null || value === '') return <span class="hint">empty</span>;
  if (typeof value === 'string' && POINTER.test(value)) return <Pointer pointer={value} field={field} />;
  if (Array.isArray(value)) return <List values={value} field={field} />;
  if (typeof value === 'object') return <Values item={{ ...value }} declared={field.children ?? []} />;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const rest = text.length - MOST_SHOWN;
  return (
    <>
      <span class={text.includes('\n') ? 'long' : undefined}>{text.slice(0, MOST_SHOWN)}</span>
      {rest > 0 && <span class="hint"> … and {rest.toLocaleString('en')} more characters</span>}
    </>
  );
}

function List({ values, field }: { values: readonly unknown[]; field: OutputFieldDefinition }) {
  if (values.length === 0) return <span class="hint">empty list</span>;
  return (
    <details>
      <summary>
        {values.length} {values.length === 1 ? 'item' : 'items'}
      </summary>
      <ol>
        {values.slice(0, 100).map((value, index) => (
          <li key={index}>
            <Value value={value} field={field} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A file, or a value too large for the list, which the app creates when a step uses it. */
function Pointer({ pointer, field }: { pointer: string; field: OutputFieldDefinition }) {
  const [loaded, show] = useState<TestResult | null>(null);
  if (field.type === 'file') {
    return <a href={`/file?pointer=${encodeURIComponent(pointer)}`}>Download the file</a>;
  }
  if (loaded?.error) return <span role="alert">{loaded.error.message}</span>;
  if (loaded !== null) return <Value value={loaded.items[0]?.value} field={field} />;
  const open = async () => show(await send<TestResult>('/api/pointer', { pointer }));
  return (
    <button type="button" onClick={() => void open()}>
      Load {field.label}
    </button>
  );
}

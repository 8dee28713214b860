import { useId, useRef, useState } from 'preact/hooks';

import type { Field, Step } from '../steps.ts';
import { Combobox } from './combobox.tsx';
import { send } from './requests.ts';

const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** Returns the user's input by key. Omits empty values. The names of lists end with `[]`. */
export function inputOf(form?: HTMLFormElement | null): Record<string, unknown> {
  const entries = [...new FormData(form ?? undefined)].filter(([, value]) => value !== '');
  const values = Map.groupBy(entries, ([name]) => name);
  return Object.fromEntries<unknown>(
    [...values].map(([name, rows]) =>
      name.endsWith('[]') ? [name.slice(0, -2), rows.map(([, value]) => value)] : [name, rows[0]?.[1]],
    ),
  );
}

/** The fields of a step, as Zapier's editor shows them: those without a group first. */
export function Fields({ fields, groups = [] }: Pick<Step, 'fields'> & Partial<Pick<Step, 'groups'>>) {
  const fieldsIn = (group?: string) =>
    fields.filter((field) => field.group === group).map((field) => <Rows key={field.key} field={field} />);
  return (
    <>
      {fieldsIn()}
      {groups.map(({ key, label }) => (
        <details key={key}>
          <summary>{label}</summary>
          {fieldsIn(key)}
        </details>
      ))}
    </>
  );
}

/** A field with its help. A list always has an empty row at its end. */
function Rows({ field }: { field: Field }) {
  const { label, helpHtml, list: isList, required } = field;
  const [filled, fill] = useState(0);
  const id = useId();
  return (
    <div class="field">
      <label for={`${id}0`}>
        {label}
        {required && ' *'}
      </label>
      {Array.from({ length: isList ? filled + 1 : 1 }, (_, row) => (
        <Control key={row} {...{ field, id, row }} onInput={() => fill(Math.max(filled, row + 1))} />
      ))}
      {/* The server renders the app's own markdown, in which HTML is disabled. */}
      {helpHtml && <small id={`${id}help`} dangerouslySetInnerHTML={{ __html: helpHtml }} />}
    </div>
  );
}

function Control(props: { field: Field; id: string; row: number; onInput: () => void }) {
  const { field, id, row, onInput } = props;
  const { key, label, type, default: preset = '' } = field;
  const common = {
    id: `${id}${row}`,
    name: field.list ? `${key}[]` : key,
    required: row === 0 && field.required === true && preset === '',
    placeholder: field.placeholder ?? preset,
    'aria-describedby': field.helpHtml && `${id}help`,
    'aria-label': row === 0 ? undefined : `${label}, row ${row + 1}`,
    onInput,
  };
  const box = useRef<HTMLInputElement>(null);
  if (field.dynamic !== undefined) return <Combobox source={field.dynamic} common={common} />;
  const choices = type === 'boolean' ? YES_OR_NO : field.choices;
  if (choices !== undefined) {
    const usual =
      choices.find(({ value }) => value === preset)?.label ?? field.placeholder ?? 'Choose a value';
    return (
      <select {...common}>
        {[{ value: '', label: usual }, ...choices].map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  if (type === 'text') return <textarea {...common} rows={3} />;

  async function take(file?: File): Promise<void> {
    if (file && box.current) box.current.value = (await send<{ url: string }>('/api/upload', file)).url;
  }
  return (
    <>
      <input {...common} ref={box} inputMode={type === 'number' ? 'decimal' : 'text'} />
      {type === 'file' && (
        <input
          type="file"
          aria-label={`${label}: a file from this machine`}
          onChange={({ currentTarget: { files } }) => void take(files?.[0])}
        />
      )}
    </>
  );
}

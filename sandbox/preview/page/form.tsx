import { useRef, useState } from 'preact/hooks';

import type { Field, TestResult } from '../steps.ts';
import { send, upload } from './requests.ts';

interface Choice {
  value: string;
  label: string;
}

const YES_OR_NO: Choice[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** Returns the user's input by key. Controls named like `key[]` make a list. Empty values are omitted. */
export function inputOf(form: HTMLFormElement): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const filledIn = new FormData(form);
  for (const name of filledIn.keys()) {
    const values = filledIn.getAll(name).filter((value) => value !== '');
    if (values.length > 0) input[name.replace('[]', '')] = name.endsWith('[]') ? values : values[0];
  }
  return input;
}

/** A field of a step, as Zapier's editor shows it. */
export function FieldRow({ field }: { field: Field }) {
  const { key, label, helpHtml, list: isList = false } = field;
  const [rows, show] = useState(1);
  return (
    <div class="field">
      <label for={key}>
        {label}
        {field.required && <abbr title="required"> *</abbr>}
        {isList && <span class="hint"> list</span>}
      </label>
      {Array.from({ length: rows }, (_, row) => (
        <Control key={row} {...{ field, row }} />
      ))}
      {isList && (
        <button type="button" onClick={() => show(rows + 1)}>
          + Add another to {label}
        </button>
      )}
      {/* The server renders the app's own markdown, in which HTML is disabled. */}
      {helpHtml !== '' && (
        <div class="hint" id={`${key}-help`} dangerouslySetInnerHTML={{ __html: helpHtml }} />
      )}
    </div>
  );
}

/** One control of a field. A list has several, and the first one has the field's label. */
function Control({ field, row }: { field: Field; row: number }) {
  const { key, label, type, default: preset = '' } = field;
  const isFirst = row === 0;
  const common = {
    id: isFirst ? key : `${key}-${row}`,
    name: field.list === true ? `${key}[]` : key,
    required: isFirst && field.required === true && preset === '',
    'aria-describedby': field.helpHtml === '' ? undefined : `${key}-help`,
    'aria-label': isFirst ? undefined : label,
  };
  const textBox = useRef<HTMLInputElement>(null);
  if (field.dynamic !== undefined) return <Dropdown source={field.dynamic} {...{ label, common }} />;
  const choices: Choice[] | undefined = type === 'boolean' ? YES_OR_NO : field.choices;
  if (choices !== undefined) {
    return (
      <select {...common}>
        <option value="">{choices.find(({ value }) => value === preset)?.label ?? 'Choose a value'}</option>
        <Options choices={choices} />
      </select>
    );
  }
  if (type === 'text') return <textarea {...common} rows={4} />;

  async function take(file: File | undefined) {
    if (file !== undefined && textBox.current !== null) textBox.current.value = await upload(file);
  }
  return (
    <>
      <input
        {...common}
        ref={textBox}
        placeholder={field.placeholder ?? preset}
        inputMode={type === 'number' ? 'decimal' : 'text'}
      />
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

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

interface DropdownProps {
  /** The hidden trigger that loads the choices, and the keys of their values and labels: `note_list.id.label`. */
  source: string;
  label: string;
  /** Attributes of the text box. */
  common: { id: string; name: string };
}

/** A text box for an ID, with choices that the app loads from the service page by page. */
function Dropdown({ source, label, common }: DropdownProps) {
  const [trigger = '', valueKey = '', labelKey = ''] = source.split('.');
  const [value, set] = useState('');
  const [choices, show] = useState<Choice[]>([]);
  const [page, turn] = useState(0);
  const [status, tell] = useState('');

  async function load(form: HTMLFormElement) {
    tell('Loading …');
    const { items, error } = await send<TestResult>('/api/dropdown', { trigger, page, input: inputOf(form) });
    const loaded = items.map((item) => ({ value: String(item[valueKey]), label: String(item[labelKey]) }));
    const all = [...choices, ...loaded];
    show(all);
    turn(page + 1);
    tell(error?.message ?? (items.length === 0 ? 'There are no more choices.' : `${all.length} loaded`));
  }

  const chosen = choices.find((choice) => choice.value === value);
  const sought = value.toLowerCase();
  const shown = choices.filter((choice) => chosen ?? choice.label.toLowerCase().includes(sought));
  return (
    <>
      <input
        {...common}
        value={value}
        onInput={({ currentTarget }) => set(currentTarget.value)}
        placeholder="Choose a value, or type an ID"
      />
      <div>
        <button type="button" onClick={({ currentTarget: { form } }) => form && void load(form)}>
          {page === 0 ? 'Load choices' : 'Load more'}
        </button>{' '}
        <output class="hint">{chosen === undefined ? status : `Chosen: ${chosen.label}`}</output>
      </div>
      {shown.length > 0 && (
        <select
          size={6}
          value={value}
          aria-label={`Choices for ${label}`}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        >
          <Options choices={shown} />
        </select>
      )}
    </>
  );
}

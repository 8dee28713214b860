import { useRef } from 'preact/hooks';

import type { Entries, Field, Step } from '../steps.ts';
import { type Choice, Combobox } from './combobox.tsx';
import { upload } from './requests.ts';

const YES_OR_NO: Choice[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** Returns the user's input by key. Omits empty values. */
export function inputOf({ fields }: Step, entries: Entries): Record<string, unknown> {
  return Object.fromEntries<unknown>(
    fields.flatMap(({ key, list }) => {
      const rows = (entries[key] ?? []).filter((row) => row !== '');
      return rows.length === 0 ? [] : [[key, list === true ? rows : rows[0]]];
    }),
  );
}

interface FieldsProps {
  step: Step;
  entries: Entries;
  onChange: (changed: Entries) => void;
}

/** The fields of a step, as Zapier's editor shows them: those without a group first. */
export function Fields({ step, entries, onChange }: FieldsProps) {
  const fieldsIn = (group?: string) => step.fields.filter((field) => field.group === group);
  const rows = (fields: Field[]) =>
    fields.map((field) => (
      <FieldRows
        key={field.key}
        field={field}
        rows={entries[field.key] ?? []}
        onChange={(changed) => onChange({ ...entries, [field.key]: changed })}
        inputSoFar={() => inputOf(step, entries)}
      />
    ));
  return (
    <>
      {rows(fieldsIn())}
      {step.groups.map(({ key, label }) => (
        <details key={key} open={fieldsIn(key).some((field) => entries[field.key] !== undefined)}>
          <summary>{label}</summary>
          {rows(fieldsIn(key))}
        </details>
      ))}
    </>
  );
}

interface RowsProps {
  field: Field;
  rows: readonly string[];
  onChange: (rows: string[]) => void;
  inputSoFar: () => Record<string, unknown>;
}

/** A field with its help. A list always has an empty row at its end. */
function FieldRows({ field, rows, onChange, inputSoFar }: RowsProps) {
  const { key, label, helpHtml, list: isList = false } = field;
  const shown = isList && rows.at(-1) !== '' ? [...rows, ''] : rows.length === 0 ? [''] : rows;
  return (
    <div class="field">
      <label for={key}>
        {label}
        {field.required && <abbr title="required"> *</abbr>}
      </label>
      {shown.map((value, row) => (
        <Control
          key={row}
          {...{ field, row, value, inputSoFar }}
          onChange={(changed) => onChange(shown.with(row, changed))}
        />
      ))}
      {/* The server renders the app's own markdown, in which HTML is disabled. */}
      {helpHtml !== '' && <small id={`${key}-help`} dangerouslySetInnerHTML={{ __html: helpHtml }} />}
    </div>
  );
}

interface ControlProps {
  field: Field;
  row: number;
  value: string;
  onChange: (value: string) => void;
  inputSoFar: () => Record<string, unknown>;
}

function Control({ field, row, value, onChange, inputSoFar }: ControlProps) {
  const { key, label, type, default: preset = '' } = field;
  const isFirst = row === 0;
  const common = {
    id: isFirst ? key : `${key}-${row}`,
    value,
    required: isFirst && field.required === true && preset === '',
    placeholder: field.placeholder ?? preset,
    'aria-describedby': field.helpHtml === '' ? undefined : `${key}-help`,
    'aria-label': isFirst ? undefined : `${label}, row ${row + 1}`,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  const filePicker = useRef<HTMLInputElement>(null);
  if (field.dynamic !== undefined) {
    return <Combobox source={field.dynamic} {...{ common, label, onChange, inputSoFar }} />;
  }
  const choices: Choice[] | undefined = type === 'boolean' ? YES_OR_NO : field.choices;
  if (choices !== undefined) {
    return (
      <select {...common}>
        <option value="">
          {choices.find((choice) => choice.value === preset)?.label ?? 'Choose a value'}
        </option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  if (type === 'text') return <textarea {...common} rows={3} />;

  async function take(file: File | undefined): Promise<void> {
    if (file !== undefined) onChange((await upload(file)).url);
  }
  return (
    <>
      <input {...common} inputMode={type === 'number' ? 'decimal' : 'text'} />
      {type === 'file' && (
        <input
          type="file"
          ref={filePicker}
          aria-label={`${label}: a file from this machine`}
          onChange={() => void take(filePicker.current?.files?.[0])}
        />
      )}
    </>
  );
}

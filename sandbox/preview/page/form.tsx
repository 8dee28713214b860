import { useState } from 'preact/hooks';

import type { Choice, Field, TestResult } from './api.ts';
import { send, upload } from './requests.ts';

type Input = Record<string, unknown>;

/** The fields of a step, as the editor shows them. */
export function StepForm(props: { fields: Field[]; input: Input; change: (input: Input) => void }) {
  const { fields, input, change } = props;
  return fields.map((field) => (
    <FieldRow
      key={field.key}
      field={field}
      input={input}
      set={(value) => change({ ...input, [field.key]: value })}
    />
  ));
}

interface RowProps {
  field: Field;
  input: Input;
  set: (value: unknown) => void;
}

function FieldRow({ field, input, set }: RowProps) {
  const { key, label, helpHtml, isRequired, isList } = field;
  const given = input[key];
  const values = Array.isArray(given) ? given.map(String) : [typeof given === 'string' ? given : ''];
  const [shown, add] = useState(1);
  const rows = Array.from({ length: isList ? shown : 1 }, (_, index) => values[index] ?? '');
  const setRow = (index: number, value: string) => {
    if (isList) set(rows.with(index, value).filter((row) => row !== ''));
    else set(value);
  };

  return (
    <div class="field">
      <label for={key}>
        {label}
        {isRequired && <abbr title="required"> *</abbr>}
        {isList && <span class="hint"> list</span>}
      </label>
      {rows.map((value, index) => (
        <Control
          key={index}
          id={index === 0 ? key : `${key}-${index}`}
          {...{ field, input, value }}
          set={(next) => setRow(index, next)}
        />
      ))}
      {isList && (
        <button type="button" class="quiet" onClick={() => add(shown + 1)}>
          + Add another to {label}
        </button>
      )}
      {/* Made from the app's own texts by the server, without HTML of their own. */}
      {helpHtml !== '' && (
        <div class="help" id={`${key}-help`} dangerouslySetInnerHTML={{ __html: helpHtml }} />
      )}
    </div>
  );
}

interface ControlProps {
  id: string;
  field: Field;
  input: Input;
  value: string;
  set: (value: string) => void;
}

function Control({ id, field, input, value, set }: ControlProps) {
  const common = {
    id,
    value,
    required: field.isRequired && field.default === '',
    ...(field.helpHtml !== '' && { 'aria-describedby': `${field.key}-help` }),
    ...(id !== field.key && { 'aria-label': field.label }),
  };
  const isDefault = (choice: Choice) => choice.value === field.default;
  if (field.dropdown !== null) return <Dropdown {...{ common, field, input, set }} />;
  if (field.type === 'boolean' || field.choices.length > 0) {
    const choices =
      field.choices.length > 0
        ? field.choices
        : [
            { value: 'true', name: 'True' },
            { value: 'false', name: 'False' },
          ];
    return (
      <select {...common} onChange={({ currentTarget }) => set(currentTarget.value)}>
        <option value="">{choices.find(isDefault)?.name ?? 'Choose a value'}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    );
  }
  if (field.type === 'text') {
    return <textarea {...common} rows={4} onInput={({ currentTarget }) => set(currentTarget.value)} />;
  }
  const placeholder = field.placeholder || field.default;
  return (
    <>
      <input
        {...common}
        placeholder={placeholder}
        inputMode={field.type === 'number' ? 'decimal' : 'text'}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
      {field.type === 'file' && (
        <input
          type="file"
          aria-label={`${field.label}: a file from this machine`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void upload(file).then(set);
          }}
        />
      )}
    </>
  );
}

interface Common {
  id: string;
  value: string;
  required: boolean;
}

/** Choices that the app loads from the service, a page at a time. */
function Dropdown(props: { common: Common; field: Field; input: Input; set: (value: string) => void }) {
  const { common, field, input, set } = props;
  const { dropdown } = field;
  const [choices, show] = useState<Choice[]>([]);
  const [next, turn] = useState(0);
  const [status, tell] = useState('');

  async function more() {
    if (dropdown === null) return;
    tell('Loading …');
    const { items, error } = await send<TestResult>('/api/dropdown', {
      trigger: dropdown.trigger,
      page: next,
      input,
    });
    const loaded = items.map((item) => ({
      value: String(item[dropdown.value]),
      name: String(item[dropdown.name]),
    }));
    show([...choices, ...loaded]);
    turn(next + 1);
    tell(
      error?.message ??
        (loaded.length === 0 ? 'There are no more.' : `${choices.length + loaded.length} loaded`),
    );
  }

  const { value } = common;
  const chosen = choices.find((choice) => choice.value === value);
  const isSought = ({ name }: Choice) => name.toLowerCase().includes(value.toLowerCase());
  const shown = chosen === undefined ? choices.filter(isSought) : choices;
  return (
    <div class="dropdown">
      <input
        {...common}
        placeholder="Choose a value, or type an ID"
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
      <button type="button" class="quiet" onClick={() => void more()}>
        {next === 0 ? 'Load choices' : 'Load more'}
      </button>
      <span role="status" class="hint">
        {chosen === undefined ? status : `Chosen: ${chosen.name}`}
      </span>
      {shown.length > 0 && (
        <ul class="choices" aria-label={`Choices for ${field.label}`}>
          {shown.map((choice) => (
            <li key={choice.value}>
              <button type="button" aria-pressed={choice === chosen} onClick={() => set(choice.value)}>
                {choice.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

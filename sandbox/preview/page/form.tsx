import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import type { Field, TestResult } from '../steps.ts';
import { send, upload } from './requests.ts';

export type Input = Record<string, unknown>;

interface Choice {
  value: string;
  label: string;
}

const YES_OR_NO = [
  { value: 'true', label: 'True' },
  { value: 'false', label: 'False' },
];

/** A field of a step, as the editor shows it. */
export function FieldRow(props: { field: Field; input: Input; set: (value: unknown) => void }) {
  const { field, input, set } = props;
  const { key, label, helpHtml } = field;
  const isList = field.list === true;
  const values = [input[key] ?? ''].flat().map(String);
  const [shown, add] = useState(1);
  const rows = Array.from({ length: shown }, (_, index) => values[index] ?? '');
  const setRow = (index: number, value: string) =>
    set(isList ? rows.with(index, value).filter((row) => row !== '') : value);

  return (
    <div class="field">
      <label for={key}>
        {label}
        {field.required && <abbr title="required"> *</abbr>}
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
        <div class="hint" id={`${key}-help`} dangerouslySetInnerHTML={{ __html: helpHtml }} />
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
  const preset = field.default ?? '';
  const common = {
    id,
    value,
    required: field.required === true && preset === '',
    'aria-describedby': field.helpHtml === '' ? undefined : `${field.key}-help`,
    ...(id !== field.key && { 'aria-label': field.label }),
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => set(currentTarget.value),
  };
  if (field.dynamic !== undefined) {
    return (
      <Dropdown source={field.dynamic} label={field.label} {...{ input, value, set }}>
        <input {...common} placeholder="Choose a value, or type an ID" />
      </Dropdown>
    );
  }
  const choices: Choice[] | undefined = field.type === 'boolean' ? YES_OR_NO : field.choices;
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
  if (field.type === 'text') return <textarea {...common} rows={4} />;
  return (
    <>
      <input
        {...common}
        placeholder={field.placeholder ?? preset}
        inputMode={field.type === 'number' ? 'decimal' : 'text'}
      />
      {field.type === 'file' && (
        <input
          type="file"
          aria-label={`${field.label}: a file from this machine`}
          onChange={({ currentTarget: { files } }) => {
            if (files?.[0] !== undefined) void upload(files[0]).then(set);
          }}
        />
      )}
    </>
  );
}

interface DropdownProps extends Pick<ControlProps, 'input' | 'value' | 'set'> {
  /** The hidden trigger that fills it, and the keys of a choice's value and label in it: `note_list.id.label`. */
  source: string;
  label: string;
  children: ComponentChildren;
}

/** Choices that the app loads from the service, a page at a time. */
function Dropdown({ source, label, children, input, value, set }: DropdownProps) {
  const [trigger = '', valueKey = '', labelKey = ''] = source.split('.');
  const [choices, show] = useState<Choice[]>([]);
  const [page, turn] = useState(0);
  const [status, tell] = useState('');

  async function load() {
    tell('Loading …');
    const { items, error } = await send<TestResult>('/api/dropdown', { trigger, page, input });
    const all = [
      ...choices,
      ...items.map((item) => ({ value: String(item[valueKey]), label: String(item[labelKey]) })),
    ];
    show(all);
    turn(page + 1);
    tell(error?.message ?? (items.length === 0 ? 'There are no more.' : `${all.length} loaded`));
  }

  const chosen = choices.find((choice) => choice.value === value);
  const sought = value.toLowerCase();
  const shown = choices.filter((choice) => chosen ?? choice.label.toLowerCase().includes(sought));
  return (
    <div class="dropdown">
      {children}
      <button type="button" class="quiet" onClick={() => void load()}>
        {page === 0 ? 'Load choices' : 'Load more'}
      </button>
      <span role="status" class="hint">
        {chosen === undefined ? status : `Chosen: ${chosen.label}`}
      </span>
      {shown.length > 0 && (
        <ul class="choices" aria-label={`Choices for ${label}`}>
          {shown.map((choice) => (
            <li key={choice.value}>
              <button type="button" aria-pressed={choice === chosen} onClick={() => set(choice.value)}>
                {choice.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import type { Field, Step } from '../steps.ts';
import type { ZapStep } from '../zap.ts';
import { Box } from './box.tsx';
import { Combobox } from './combobox.tsx';
import { send } from './requests.ts';
import { change, enter, fieldId, hasChoices, state } from './store.ts';

/** The fields of a step, as Zapier's editor shows them: those without a group first. */
export function Fields({ step, filled }: { step: Step; filled: ZapStep }) {
  const fieldsIn = (group?: string) =>
    step.fields
      .filter((field) => field.group === group)
      .map((field) => <Rows key={field.key} {...{ field, filled }} />);
  const isUsed = (group: string) =>
    step.fields.some((field) => field.group === group && filled.input[field.key] !== undefined);
  return (
    <>
      {fieldsIn()}
      {step.groups.map(({ key, label }) => (
        <details key={key} open={isUsed(key) || undefined}>
          <summary>{label}</summary>
          {fieldsIn(key)}
        </details>
      ))}
    </>
  );
}

/** A field with its help. A list always has an empty row at its end. */
function Rows({ field, filled }: { field: Field; filled: ZapStep }) {
  const { key, label = key, helpHtml, list: isList, required } = field;
  const { [key]: entry = [] } = filled.input;
  const id = fieldId(filled, key);
  const rows = isList ? entry.length + 1 : 1;
  return (
    <div class="field">
      <div class="label">
        <label id={`${id}-label`} for={id} onClick={() => document.getElementById(id)?.focus()}>
          {label}
          {required && ' *'}
        </label>
        {state.open > 0 && (
          <button
            type="button"
            class="plain"
            aria-label={`Value for ${label}`}
            onClick={() => {
              const row = rows - 1;
              change({ target: { key, row, caret: () => Infinity } });
              document.getElementById('values')?.focus();
            }}
          >
            + Value
          </button>
        )}
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <Control key={row} {...{ field, filled, row }} />
      ))}
      {/* The server renders the app's own markdown, in which HTML is disabled. */}
      {helpHtml && <small id={`${id}-help`} dangerouslySetInnerHTML={{ __html: helpHtml }} />}
    </div>
  );
}

function Control({ field, filled, row }: { field: Field; filled: ZapStep; row: number }) {
  const { key, label = key, type, default: preset = '' } = field;
  const id = fieldId(filled, key, row);
  const first = fieldId(filled, key);
  const control = {
    attributes: {
      id,
      'aria-labelledby': row === 0 ? `${first}-label` : `${first}-label ${id}-row`,
      'aria-describedby': field.helpHtml && `${first}-help`,
      'aria-required': row === 0 && field.required === true && preset === '',
    },
    text: filled.input[key]?.[row] ?? '',
    onText: (text: string) => enter(key, row, text),
    onTarget: (caret: () => number) => void (state.target = { key, row, caret }),
  };
  const take = async (file?: File) =>
    file && enter(key, row, (await send<{ url: string }>('/api/upload', file)).url);
  return (
    <>
      {row > 0 && (
        <span hidden id={`${id}-row`}>
          row {row + 1}
        </span>
      )}
      {hasChoices(field) ? (
        <Combobox {...control} field={field} />
      ) : (
        <Box {...control} placeholder={field.placeholder ?? preset} isLong={type === 'text'} />
      )}
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

import { useState } from 'preact/hooks';

import type { Field, Step } from '../steps.ts';
import type { ZapStep } from '../zap.ts';
import { Box } from './box.tsx';
import { Combobox, exampleIn } from './combobox.tsx';
import { send } from './requests.ts';
import { change, enter, fieldId, hasChoices, state } from './store.ts';

/** A box that narrows what the page lists, and what the user seeks with it. */
export function useSearch(id: string, name: string, onKeyDown?: (event: KeyboardEvent) => void) {
  const [sought, seek] = useState('');
  const onInput = ({ currentTarget }: { currentTarget: HTMLInputElement }) => seek(currentTarget.value);
  const attributes = { id, onInput, onKeyDown, 'aria-label': name, placeholder: name };
  return { sought, seek, box: <input type="search" value={sought} {...attributes} /> };
}

/** The fields of a step, as Zapier's editor shows them: those without a group first. */
export function Fields({ step, filled }: { step: Step; filled: ZapStep }) {
  const membersOf = (group?: string) => step.fields.filter((field) => field.group === group);
  const show = (field: Field) => <Rows key={field.key} {...{ field, filled }} />;
  return (
    <>
      {membersOf().map(show)}
      {step.groups.map(({ key, label }) => (
        <details key={key} open={membersOf(key).some((field) => filled.input[field.key]) || undefined}>
          <summary>{label}</summary>
          {membersOf(key).map(show)}
        </details>
      ))}
    </>
  );
}

/** A field with its help. A list always has an empty row at its end. */
function Rows({ field, filled }: { field: Field; filled: ZapStep }) {
  const { key, label = key, helpHtml, list: isList, required } = field;
  const id = fieldId(filled, key);
  const rows = isList ? (filled.input[key]?.length ?? 0) + 1 : 1;
  function seekValue(): void {
    change({ target: { key, row: rows - 1, caret: () => Infinity } });
    document.getElementById('values')?.focus();
  }
  return (
    <div class="field">
      <div class="label">
        <label id={`${id}-label`} for={id} onClick={() => document.getElementById(id)?.focus()}>
          {label}
          {required && ' *'}
        </label>
        {state.open > 0 && (
          <button type="button" class="plain" aria-label={`Value for ${label}`} onClick={seekValue}>
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
      // Pico marks what is valid, too, if it is said to be.
      'aria-invalid': (row === 0 && state.missing === key) || undefined,
    },
    text: filled.input[key]?.[row] ?? '',
    onText: (text: string) => enter(key, row, text),
    onTarget: (caret: () => number) => void (state.target = { key, row, caret }),
  };
  const take = async (file?: File) =>
    file && enter(key, row, (await send<{ url: string }>('/api/upload', file)).url);
  return (
    <>
      <span hidden id={`${id}-row`}>
        row {row + 1}
      </span>
      {hasChoices(field) ? (
        <Combobox {...control} field={field} />
      ) : (
        <Box
          {...control}
          placeholder={exampleIn(field) ?? (preset && `Default: ${preset}`)}
          isLong={type === 'text'}
        />
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

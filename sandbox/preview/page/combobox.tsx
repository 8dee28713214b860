import Navigation from '@github/combobox-nav';
import { useEffect, useRef, useState } from 'preact/hooks';

import { TOKEN } from '../../zapier/mapping.ts';
import type { Field, TestResult } from '../steps.ts';
import { Box, type ControlProps } from './box.tsx';
import { run } from './requests.ts';
import { state } from './store.ts';

const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** What the editor shows in an empty field; it must not look like a value. */
export const exampleIn = ({ placeholder }: Field): string | undefined =>
  placeholder && `For example, ${placeholder}`;

/** The labels of chosen values, by field and value. */
const labels = new Map<string, string>();

/**
 * A box with choices, or for a value of the user's own. The field has them, or else the app loads them page by page
 * once the list is open. Typing filters them.
 */
export function Combobox({ field, ...control }: ControlProps & { field: Field }) {
  const { attributes, text, onText, onTarget } = control;
  const { id } = attributes;
  const { default: preset = '', label: name = field.key } = field;
  // The hidden trigger that loads the choices, and the keys of their values and labels: `note_list.id.label`.
  const [source, valueKey = '', labelKey = ''] = field.dynamic?.split('.') ?? [];
  const fixed = field.type === 'boolean' ? YES_OR_NO : (field.choices ?? []);
  const [typed, type] = useState<string>();
  const [isOpen, open] = useState(false);
  const [pages, turn] = useState<TestResult[]>([]);
  const [isLoading, setLoading] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const navigation = useRef<Navigation>(null);
  const isPill = text.search(TOKEN) >= 0;

  const loaded = pages.filter((page) => page.error === null);
  const items = loaded.flatMap((page) => page.items);
  const choices = source
    ? items.map((item) => ({ value: String(item[valueKey]), label: String(item[labelKey]) }))
    : fixed;
  for (const { value, label } of choices) labels.set(`${id} ${value}`, label);
  const labelOf = (value: string) => labels.get(`${id} ${value}`) ?? value;
  const sought = typed?.toLowerCase() ?? '';
  const shown = choices.filter(({ label }) => label.toLowerCase().includes(sought));
  const hasMore = loaded.at(-1)?.isLast === false;
  const error = isLoading ? undefined : pages.at(-1)?.error;
  const isListed = isOpen && (shown.length > 0 || hasMore);

  useEffect(() => {
    if (box.current === null || list.current === null) return;
    navigation.current = new Navigation(box.current, list.current, { tabInsertsSuggestions: false });
    return () => navigation.current?.destroy();
  }, [isPill]);
  useEffect(() => {
    if (isListed) navigation.current?.start();
    else navigation.current?.stop();
  }, [isListed, isPill]);
  useEffect(() => {
    // A link holds the ID that was chosen, not its label.
    if (source && text !== '' && !isPill && labelOf(text) === text) void loadPage();
  }, []);

  async function loadPage(): Promise<void> {
    const order = { kind: 'dropdown', key: source, page: loaded.length, input: state.zap[state.open]?.input };
    setLoading(true);
    await run(order)
      .then((page) => turn([...loaded, page]))
      .finally(() => setLoading(false));
  }
  function close(): void {
    type(undefined);
    open(false);
  }
  function choose(value: string): void {
    onText(value);
    close();
  }
  function openList(): void {
    open(true);
    if (source && loaded.length === 0 && !isLoading) void loadPage();
  }
  if (isPill) return <Box {...control} isLong={false} placeholder="" />;

  const isUnmatched = isOpen && !isListed && loaded.length + fixed.length > 0;
  const usual = choices.find(({ value }) => value === preset)?.label;
  return (
    <div class="combobox">
      <input
        ref={box}
        {...attributes}
        value={typed ?? labelOf(text)}
        placeholder={
          usual === undefined
            ? (exampleIn(field) ?? (source ? 'Choose, or enter a name or ID' : 'Choose, or enter a value'))
            : `Default: ${usual}`
        }
        autocomplete="off"
        onClick={openList}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
          onTarget(() => Infinity);
        }}
        onBlur={close}
        onKeyDown={({ key }) => {
          if (key === 'Escape') open(false);
          else if (key === 'ArrowDown' && !isOpen) openList();
        }}
        onInput={({ currentTarget: { value } }) => {
          openList();
          type(value);
          const same = choices.find(({ label }) => label.toLowerCase() === value.toLowerCase());
          onText(same?.value ?? value);
        }}
      />
      {/* A click must not move the focus away from the box. */}
      <ul
        role="listbox"
        ref={list}
        id={`${id}-list`}
        hidden={!isListed}
        aria-label={`Choices for ${name}`}
        onMouseDown={(event) => event.preventDefault()}
      >
        {(isListed ? shown : []).map(({ value, label }) => (
          <li key={value} role="option" onClick={() => choose(value)}>
            {label}
          </li>
        ))}
        {hasMore && (
          <li role="option" key="more" onClick={() => void loadPage()}>
            <i>Load more ({choices.length} so far)</i>
          </li>
        )}
      </ul>
      <small role="status">
        {isLoading ? 'Loading …' : isUnmatched && 'No match; your text is used as it is.'}
      </small>
      {error && <small role="alert">{error.message}</small>}
    </div>
  );
}

import Navigation from '@github/combobox-nav';
import type { InputHTMLAttributes } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import type { TestResult } from '../steps.ts';
import { inputOf } from './form.tsx';
import { send } from './requests.ts';

interface ComboboxProps {
  /** The hidden trigger that loads the choices, and the keys of their values and labels: `note_list.id.label`. */
  source: string;
  /** Attributes of the text box, except the name, which the chosen value gets. */
  common: InputHTMLAttributes & { name: string; onInput: () => void };
}

/** A box for an ID, with choices that the app loads page by page once the list is open. Typing filters them. */
export function Combobox({ source, common: { name, onInput, ...common } }: ComboboxProps) {
  const [key = '', valueKey = '', labelKey = ''] = source.split('.');
  const [entry, enter] = useState({ value: '', text: '', sought: '' });
  const [isOpen, open] = useState(false);
  const [pages, turn] = useState<(TestResult | 'loading')[]>([]);
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const navigation = useRef<Navigation>(null);

  useEffect(() => {
    if (box.current === null || list.current === null) return;
    navigation.current ??= new Navigation(box.current, list.current, { tabInsertsSuggestions: false });
    if (isOpen) navigation.current.start();
    else navigation.current.stop();
  }, [isOpen]);

  const last = pages.at(-1);
  const loaded = pages.filter((page): page is TestResult => page !== 'loading' && page.error === null);
  const choices = loaded
    .flatMap(({ items }) => items)
    .map((item) => ({ value: String(item[valueKey]), text: String(item[labelKey]) }));

  async function loadPage(): Promise<void> {
    turn([...loaded, 'loading']);
    const order = { kind: 'dropdown', key, page: loaded.length, input: inputOf(box.current?.form) };
    turn([...loaded, await send<TestResult>('/api/run', order)]);
  }
  function choose(value: string, text: string): void {
    enter({ value, text, sought: '' });
    onInput();
    open(false);
  }
  function openList(): void {
    if (!isOpen) enter({ ...entry, sought: '' });
    open(true);
    if (loaded.length === 0 && last !== 'loading') void loadPage();
  }
  const status = last === 'loading' ? 'Loading …' : last?.error?.message;
  return (
    <div class="combobox">
      <input type="hidden" name={name} value={entry.value} />
      <input
        {...common}
        ref={box}
        value={entry.text}
        placeholder="Choose, or enter an ID"
        autocomplete="off"
        onClick={openList}
        onBlur={() => open(false)}
        onKeyDown={({ key: pressed }) => {
          if (pressed === 'Escape') open(false);
          else if (pressed === 'ArrowDown') openList();
        }}
        onInput={({ currentTarget: { value } }) => {
          openList();
          enter({ value, text: value, sought: value.toLowerCase() });
          onInput();
        }}
      />
      {/* A click must not move the focus away from the box. */}
      <ul
        role="listbox"
        ref={list}
        hidden={!isOpen || choices.length === 0}
        aria-label="Choices"
        onMouseDown={(event) => event.preventDefault()}
      >
        {choices
          .filter(({ text }) => text.toLowerCase().includes(entry.sought))
          .map(({ value, text }) => (
            <li key={value} role="option" onClick={() => choose(value, text)}>
              {text}
            </li>
          ))}
        {loaded.at(-1)?.isLast === false && (
          <li role="option" key="more" onClick={() => void loadPage()}>
            <i>Load more ({choices.length} so far)</i>
          </li>
        )}
      </ul>
      <small role="status">
        {isOpen && (status ?? (choices.length === 0 && 'There is nothing to choose from.'))}
      </small>
    </div>
  );
}

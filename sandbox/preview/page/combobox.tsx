import Navigation from '@github/combobox-nav';
import type { InputHTMLAttributes } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import type { ChoicesResult } from '../steps.ts';
import { send } from './requests.ts';

export interface Choice {
  value: string;
  label: string;
}

/** Labels of all choices loaded so far, by value. */
const labels = new Map<string, string>();

interface ComboboxProps {
  /** The hidden trigger that loads the choices, and the keys of their values and labels: `note_list.id.label`. */
  source: string;
  label: string;
  /** Attributes of the text box. */
  common: InputHTMLAttributes & { id: string; value: string };
  onChange: (value: string) => void;
  inputSoFar: () => Record<string, unknown>;
}

/** A box for an ID, with choices that the app loads page by page once the list is open. Typing filters them. */
export function Combobox({ source, label, common, onChange, inputSoFar }: ComboboxProps) {
  const [trigger = '', valueKey = '', labelKey = ''] = source.split('.');
  const [isOpen, open] = useState(false);
  const [isFiltered, filter] = useState(false);
  const [pages, turn] = useState<Choice[][]>([]);
  const [isLast, end] = useState(false);
  const [status, tell] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const navigation = useRef<Navigation>(null);

  useEffect(() => {
    if (box.current === null || list.current === null) return;
    navigation.current ??= new Navigation(box.current, list.current, { tabInsertsSuggestions: false });
    if (!isOpen) return;
    navigation.current.start();
    return () => navigation.current?.stop();
  }, [isOpen]);

  async function loadPage(): Promise<void> {
    tell('Loading …');
    const order = { trigger, page: pages.length, input: inputSoFar() };
    const { items, error, isLast: isEnd } = await send<ChoicesResult>('/api/dropdown', order);
    const loaded = items.map((item) => ({ value: String(item[valueKey]), label: String(item[labelKey]) }));
    for (const choice of loaded) labels.set(choice.value, choice.label);
    if (error === null) turn([...pages, loaded]);
    end(isEnd);
    tell(error?.message ?? (pages.length + loaded.length === 0 ? 'There is nothing to choose from.' : ''));
  }

  function openList(): void {
    if (isOpen) return;
    open(true);
    filter(false);
    if (pages.length === 0) void loadPage();
  }

  function choose(value: string): void {
    onChange(value);
    open(false);
  }

  const choices = pages.flat();
  const sought = isFiltered ? common.value.toLowerCase() : '';
  const shown = choices.filter((choice) => choice.label.toLowerCase().includes(sought));
  return (
    <div class="combobox">
      <input
        {...common}
        ref={box}
        value={labels.get(common.value) ?? common.value}
        placeholder="Choose, or enter an ID"
        autocomplete="off"
        onClick={openList}
        onBlur={() => open(false)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') open(false);
          else if (key === 'ArrowDown') openList();
        }}
        onInput={({ currentTarget }) => {
          openList();
          filter(true);
          onChange(currentTarget.value);
        }}
      />
      {/* A click must not move the focus away from the box. */}
      <ul
        role="listbox"
        ref={list}
        hidden={!isOpen || choices.length === 0}
        aria-label={`Choices for ${label}`}
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map(({ value, label: name }) => (
          <li key={value} role="option" onClick={() => choose(value)}>
            {name}
          </li>
        ))}
        {choices.length > 0 && !isLast && (
          <li role="option" key="more" onClick={() => void loadPage()}>
            <i>Load more ({choices.length} so far)</i>
          </li>
        )}
      </ul>
      <small role="status">{isOpen ? status : ''}</small>
    </div>
  );
}

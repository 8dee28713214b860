import { useLayoutEffect, useRef } from 'preact/hooks';

import { TOKEN, tokenOf } from '../../zapier/mapping.ts';
import { change, enter, fieldId, hasChoices, state, stepOf } from './store.ts';

/** The label of a token: `1. Title`. */
function labelOf(token: string): string {
  const [, number, path = ''] = [...token.matchAll(TOKEN)][0] ?? [];
  const step = state.zap[Number(number) - 1];
  if (!step) return `${path} of a step that was removed`;
  let { outputFields: fields } = stepOf(step);
  let label = path;
  for (const key of path.split(/__|\[\]/)) {
    const field = fields.find((each) => each.key === key);
    label = field?.label ?? label;
    fields = field?.children ?? [];
  }
  return `${number}. ${label}`;
}

/** What every control of a field needs. */
export interface ControlProps {
  attributes: { id: string } & Record<`aria-${string}`, string | boolean | undefined>;
  text: string;
  onText: (text: string) => void;
  /** The control can take a value of an earlier step, at its caret. */
  onTarget: (caret: () => number) => void;
}
type BoxProps = ControlProps & { isLong: boolean; placeholder: string };

/** A text in which values of earlier steps are pills. Its DOM belongs to the browser; the text is read from it. */
export function Box({ attributes, text, isLong, placeholder, onText, onTarget }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const caret = useRef(Infinity);
  const names = text.match(TOKEN)?.map(labelOf).join('\n');

  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const pills = [...current.querySelectorAll('span')].map(({ textContent }) => textContent).join('\n');
    if (textIn(current) !== text || pills !== (names ?? '')) write(current, text);
  });

  function readCaret(): number {
    const selection = getSelection();
    const { current } = box;
    if (!current || !selection?.rangeCount || !current.contains(selection.focusNode)) return caret.current;
    const range = selection.getRangeAt(0).cloneRange();
    range.setStart(current, 0);
    return (caret.current = textIn(range.cloneContents()).length);
  }
  return (
    <div
      ref={box}
      {...attributes}
      class={isLong ? 'box long' : 'box'}
      contentEditable="plaintext-only"
      role="textbox"
      tabIndex={0}
      aria-multiline={isLong}
      data-placeholder={placeholder}
      onFocus={() => onTarget(readCaret)}
      onBlur={readCaret}
      onInput={({ currentTarget }) => {
        const now = textIn(currentTarget);
        // Without anything in it, the placeholder shows.
        if (now === '') currentTarget.textContent = '';
        onText(now);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isLong) return;
        event.preventDefault();
        event.currentTarget.closest('form')?.requestSubmit();
      }}
    />
  );
}

/** Puts a value of an earlier step, such as `1__title`, into the field where the caret was; else into the first that lacks one. */
export function insert(at: string, label: string): void {
  const step = state.zap[state.open];
  if (!step) return;
  const { fields } = stepOf(step);
  const free = fields.find(({ key, required }) => required && !step.input[key]) ?? fields[0];
  const { key, row, caret } = state.target ?? { key: free?.key ?? '', row: 0, caret: () => Infinity };
  const field = fields.find((each) => each.key === key);
  const before = field && hasChoices(field) ? '' : (step.input[key]?.[row] ?? '');
  const start = before.slice(0, caret()) + tokenOf(at);
  enter(key, row, start + before.slice(caret()));
  change({ message: `Inserted ${label} into ${field?.label ?? key}.` });
  const box = document.getElementById(fieldId(step, key, row));
  box?.focus();
  if (box) placeCaret(box, start.length);
}

/** The text in a box. A caret stands before or after a pill in a zero-width space. */
function textIn(node: { childNodes: Iterable<Node>; lastChild: Node | null }): string {
  const parts = [...node.childNodes].map((child) => {
    if (child instanceof HTMLElement && child.dataset.token) return child.dataset.token;
    if (child.nodeType === Node.TEXT_NODE) return child.textContent ?? '';
    return child.nodeName === 'BR' ? '\n' : textIn(child);
  });
  // Browsers end a text with a line break of their own.
  if (parts.at(-1) === '\n' && node.lastChild?.nodeName === 'BR') parts.pop();
  return parts.join('').replaceAll('\u200b', '');
}

function write(box: HTMLElement, text: string): void {
  const parts = text.split(/(\{\{\d+__[^{}]+\}\})/).map((part, place) => {
    if (place % 2 === 0) return part === '' && place > 0 ? '\u200b' : part;
    const pill = document.createElement('span');
    Object.assign(pill, { className: 'pill', textContent: labelOf(part), contentEditable: 'false' });
    pill.dataset.token = part;
    return pill;
  });
  box.replaceChildren(...parts);
}

function placeCaret(box: HTMLElement, offset: number): void {
  const selection = getSelection();
  let left = offset;
  for (const child of box.childNodes) {
    const length = textIn({ childNodes: [child], lastChild: null }).length;
    if (left < length) return selection?.collapse(child, left);
    left -= length;
  }
  selection?.selectAllChildren(box);
  selection?.collapseToEnd();
}

import { describe, expect, it } from '@jest/globals';

import { actionItemsHtml, actionItemsText, itemId, openCount } from '../../src/action_items/list.ts';
import type { Person } from '../../src/action_items/people.ts';
import { actionItems } from '../../src/action_items/reader.ts';

const items = (markdown: string, people: readonly Person[] = []) =>
  actionItems([markdown], people, { writtenAt: null, timeZone: 'UTC' });
const ids = (markdown: string, noteId = 'note_1') => items(markdown).map((item) => itemId(noteId, item));

describe('a list of action items', () => {
  it('shows each item on a line with its assignee and whether it is done', () => {
    const list = items('- [ ] Anna: send the offer\n- [x] call Acme\n- [x] @ben review');
    expect(actionItemsText(list)).toBe('Anna: Send the offer\nCall Acme (done)\nben: Review (done)');
    expect(actionItemsHtml(list)).toBe(
      '<ul>\n<li>Anna: Send the offer</li>\n<li>Call Acme (done)</li>\n<li>ben: Review (done)</li>\n</ul>',
    );
    expect(openCount(list)).toBe(1);
  });

  it('is null without items', () => {
    expect(actionItemsText([])).toBeNull();
    expect(actionItemsHtml([])).toBeNull();
    expect(openCount([])).toBe(0);
  });

  it('escapes HTML in items and assignees', () => {
    const item = {
      text: '<img src=x onerror="alert(1)"> &lt;b&gt; <a href="javascript:x">',
      done: false,
      assignee: '<script>',
      assigneeEmail: null,
      dueDate: null,
      dueText: null,
    };
    const text =
      '&lt;script&gt;: &lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp;lt;b&amp;gt; &lt;a href=&quot;javascript:x&quot;&gt;';
    expect(actionItemsHtml([item])).toBe(`<ul>\n<li>${text}</li>\n</ul>`);
  });
});

describe('the ID of an action item', () => {
  const original = '## Next steps\n- Anna: send the offer\n- call Acme\n- Ben: review the draft.';

  it.each([
    ['ticked', '- [x] Anna: send the offer\n- [x] call Acme\n- [x] Ben: review the draft.'],
    ['retyped', '## Tasks\n- **Anna**: Send  the *OFFER*!\n- call acme...\n- Ben: Review the draft'],
    [
      'written in another way',
      '## Tasks\n- send the offer (Anna)\n- call Acme\n- **Ben** – review the draft',
    ],
  ])('stays the same when it is %s', (_what, markdown) => {
    expect(ids(markdown)).toStrictEqual(ids(original));
  });

  it('stays the same when a regenerated summary lists the items in another order', () => {
    const moved =
      '**To-dos**\n\n| Task | Owner |\n|--|--|\n| review the draft | Ben |\n| call Acme | |\n| send the offer | Anna |';
    expect(ids(moved)).toStrictEqual(ids(original).toReversed());
  });

  it.each([
    ['someone else gets the same task', '- Cleo: send the offer\n- call Acme'],
    [
      'the same task comes up for another place',
      '- Anna: send the offer (Lisbon)\n- Anna: send the offer – Porto',
    ],
  ])('stays the same when %s, whose item has its own', (_what, others) => {
    const all = ids(original.replace('## Next steps\n', `## Next steps\n${others}\n`));
    expect(all).toStrictEqual([...new Set(all)]);
    expect(all).toStrictEqual(expect.arrayContaining(ids(original)));
  });

  it('is another one if the item gets another assignee or other words', () => {
    const [sent, called, reviewed] = ids(original);
    expect(ids(original.replace('Anna', 'Cleo'))).toStrictEqual([
      expect.not.stringMatching(`^${sent}$`),
      called,
      reviewed,
    ]);
    expect(ids(original.replace('Acme', 'Acme today'))).toStrictEqual([
      sent,
      expect.not.stringMatching(`^${called}$`),
      reviewed,
    ]);
  });

  it('is one for two items that are the same', () =>
    expect(ids('- [ ] @Ben report\n- [ ] @ben Report!')).toHaveLength(1));

  it('begins with the ID of the note and differs between notes', () => {
    expect(ids('- [ ] report', 'note_2')[0]).toMatch(/^note_2-[0-9a-f]{24}$/);
    expect(ids('- [ ] report', 'note_2')).not.toStrictEqual(ids('- [ ] report'));
  });

  it('differs if texts differ in digits, accents, or voicing marks', () => {
    const list = ids('- [ ] pay 10 €\n- [ ] pay 1 €\n- [ ] かき\n- [ ] がき\n- [ ] résumé\n- [ ] resume');
    expect(new Set(list).size).toBe(6);
  });
});

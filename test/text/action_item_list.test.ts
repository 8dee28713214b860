import { describe, expect, it } from '@jest/globals';

import { actionItemsHtml, actionItemsText, itemKeys, openCount } from '../../src/text/action_item_list.ts';
import { actionItems } from '../../src/text/action_items.ts';

const items = (markdown: string) => actionItems([markdown], []);
const keys = (markdown: string, noteId = 'note_1') => itemKeys(noteId, items(markdown));

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
    };
    const text =
      '&lt;script&gt;: &lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp;lt;b&amp;gt; &lt;a href=&quot;javascript:x&quot;&gt;';
    expect(actionItemsHtml([item])).toBe(`<ul>\n<li>${text}</li>\n</ul>`);
  });
});

describe('the IDs of action items', () => {
  const original = '## Next steps\n- Anna: send the offer\n- call Acme\n- Ben: review the draft.';

  it.each([
    ['ticked', '- [x] Anna: send the offer\n- [x] call Acme\n- [x] Ben: review the draft.'],
    ['reassigned', '## Tasks\n- @cleo send the offer\n- Dan: call Acme\n- review the draft. (Ben Cole)'],
    ['retyped', '## Tasks\n- **Anna**: Send  the *OFFER*!\n- call acme...\n- Ben: Review the draft'],
  ])('stay the same when the items are %s', (_what, markdown) => {
    expect(keys(markdown)).toStrictEqual(keys(original));
  });

  it('stay the same when a regenerated summary lists the items in another order', () => {
    const moved =
      '**To-dos**\n\n| Task | Owner |\n|--|--|\n| review the draft | Ben |\n| call Acme | |\n| send the offer | Anna |';
    expect(keys(moved)).toStrictEqual(keys(original).toReversed());
  });

  const known = [{ name: 'Anna Weber', email: 'anna@acme.example' }];

  it.each([
    ['- [ ] Zoe: book it', '- [ ] Anna: book it'],
    ['- [ ] Zoe will book it', '- [ ] Anna will book it'],
    ['- [ ] Venue: Zoe will book it', '- [ ] Venue: Anna will book it'],
    ['- [ ] book it – Zoe', '- [ ] book it (Anna)'],
    ['- [ ] Ben sends the offer (Zoe)', '- [ ] Ben sends the offer (Anna)'],
    ['- [ ] book it', '- [ ] The team: book it'],
  ])('stay the same whether or not an assignee is a participant: %p', (before, after) => {
    const ids = [before, after].flatMap((markdown) =>
      [known, []].map((participants) => itemKeys('note_1', actionItems([markdown], participants))),
    );
    expect(new Set(ids.flat()).size).toBe(1);
  });

  it('stay the same when another item makes a topic look like a name', () => {
    const keysWith = (markdown: string) => itemKeys('note_1', actionItems([markdown], known));
    expect(keysWith('- [ ] Photos: choose\n- [ ] Anna: call')[0]).toBe(keysWith('- [ ] Photos: choose')[0]);
  });

  it('change only for items that are edited or added', () => {
    const [first, second, third] = keys(original);
    const [, edited, , added] = keys(
      original.replace('call Acme', 'call Acme today').concat('\n- book a room'),
    );
    expect(keys(original.replace('call Acme', 'call Acme today'))).toStrictEqual([first, edited, third]);
    expect(new Set([first, second, third, edited, added]).size).toBe(5);
  });

  it('are numbered if several people have the same task, whatever their order', () => {
    const alike = keys('- [ ] Anna: report\n- [ ] Ben: report');
    expect(alike[1]).toBe(`${alike[0]}-2`);
    expect(keys('- [x] Ben: report\n- [ ] Anna: report')).toStrictEqual(alike);
    expect(keys('- [ ] report\n- [ ] Report!')).toStrictEqual(alike.slice(0, 1));
  });

  it('begin with the ID of the note and differ between notes', () => {
    expect(keys('- [ ] report', 'note_2')[0]).toMatch(/^note_2-[0-9a-f]{24}$/);
    expect(keys('- [ ] report', 'note_2')).not.toStrictEqual(keys('- [ ] report'));
  });

  it('differ if texts differ in digits, accents, or voicing marks', () => {
    const list = items('- [ ] pay 10 €\n- [ ] pay 1 €\n- [ ] かき\n- [ ] がき\n- [ ] résumé\n- [ ] resume');
    expect(new Set(itemKeys('note_1', list)).size).toBe(6);
  });
});

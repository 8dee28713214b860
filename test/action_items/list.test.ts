import { describe, expect, it } from '@jest/globals';

import { actionItemsHtml, actionItemsText, itemId, openCount } from '../../src/action_items/list.ts';
import type { Person } from '../../src/action_items/people.ts';
import { actionItems } from '../../src/action_items/reader.ts';
import * as fc from '../support/properties.ts';
import { readSummaries } from './summaries/measure.ts';

const items = (markdown: string, people: readonly Person[] = []) =>
  actionItems([markdown], people, { writtenAt: null, timeZone: 'UTC' });
const ids = (markdown: string, noteId = 'note_1', people: readonly Person[] = []) =>
  items(markdown, people).map((item) => itemId(noteId, item));

describe('a list of action items', () => {
  it('shows each item on a line with its assignee and whether it is done', () => {
    const list = items('- [ ] Anna: send the offer\n- [x] call Acme\n- [x] @ben review');
    expect(actionItemsText(list)).toBe('Anna: Send the offer\nCall Acme (done)\nben: Review (done)');
    expect(actionItemsHtml(list)).toBe(
      '<ul>\n<li>Anna: Send the offer</li>\n<li>Call Acme (done)</li>\n<li>ben: Review (done)</li>\n</ul>',
    );
    expect(openCount(list)).toBe(1);
    expect([actionItemsText([]), actionItemsHtml([])]).toStrictEqual([null, null]);
  });

  it('escapes HTML in items and assignees', () => {
    const item = {
      text: '<img src=x onerror="alert(1)"> &lt;b&gt; <a href="javascript:x">',
      done: false,
      assignee: '<script>',
      assigneeEmail: null,
      dueDate: null,
      dueAt: null,
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

  it.each([
    ['a name in front', '- Carla: send\n- Ann, Ben: call\n- Acme: sign'],
    ['a group', '### Carla\n- send\n\n### Ann, Ben\n- call\n\n### Acme\n- sign'],
    ['a plain title', 'Carla\n- send\n\nAcme\n- sign'],
    ['a bullet above others', '- Carla\n  - send\n- Acme\n  - sign'],
    ['a column', '| Action | By |\n|-|-|\n| send | Carla |\n| sign | Acme |'],
  ])('stays the same when the people in %s become known', (_what, list) => {
    const [ann, ...others] = ['Ann Lee', 'Carla Diaz', 'Ben Cole', 'Acme'].map((name) => ({
      name,
      email: null,
    }));
    const known = ids(
      `## Next steps\n${list}`,
      'note_1',
      [ann, ...others].flatMap((one) => one ?? []),
    );
    for (const people of [[], ann === undefined ? [] : [ann], [{ name: 'Zoe Quux', email: null }]])
      expect(ids(`## Next steps\n${list}`, 'note_1', people)).toStrictEqual(known);
  });

  it('differs between the same lines whose owners are named below', () =>
    expect(new Set(ids('## To do\n- report\n  - Owner: Anna\n- report\n  - Owner: Ben')).size).toBe(2));

  it('differs between groups', () =>
    expect(new Set(ids('## Next steps\n### Anna\n- report\n### Ben\n- report')).size).toBe(2));
});

/** Check boxes one below the other. */
const BOXES = /(?:^[-*] \[[ x]\] .*\n){2,}/gm;
const reversedLines = (lines: string) => `${lines.trimEnd().split('\n').reverse().join('\n')}\n`;

describe('the ID of any item in the corpus', () => {
  const notes = [...readSummaries('tuned').values()].flat().filter(({ expected }) => expected.length > 0);
  const stranger = { name: 'Zoe Quux', email: 'zoe@quux.example' };
  const change = fc.record({
    people: fc.constantFrom<((people: readonly Person[]) => readonly Person[])[]>(
      (people) => people,
      () => [],
      () => [stranger],
      (people) => people.slice(0, 1),
      (people) => people.map(({ email }) => ({ name: null, email })),
    ),
    isTicked: fc.boolean(),
    isMarked: fc.boolean(),
    isReversed: fc.boolean(),
    isUnderscored: fc.boolean(),
    isFollowed: fc.boolean(),
  });

  it('stays the same whoever takes part, whatever is ticked, in whatever order, and whatever marks and lines are around it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...notes), change, (note, { people, ...is }) => {
        const read = (markdown: string, participants: readonly Person[]) =>
          actionItems([markdown], participants, { writtenAt: note.date, timeZone: note.zone });
        const ticked = is.isTicked ? note.markdown.replaceAll('[ ]', '[x]') : note.markdown;
        const reversed = is.isReversed ? ticked.replace(BOXES, reversedLines) : ticked;
        const marked = is.isMarked ? reversed.replace(/^(\s*)[-*] (?=\[[ x]\])/gm, '$1+ ') : reversed;
        const underscored = is.isUnderscored ? marked.replaceAll('**', '__') : marked;
        const changed = is.isFollowed ? `${underscored}\n\n# Decisions\n\n- [ ] Zoe: rest\n` : underscored;
        const before = read(note.markdown, note.participants);
        const after = read(changed, people(note.participants));
        // What is an item can depend on who takes part, but not which one it is.
        for (const { text, key } of before) {
          const same = after.filter((item) => item.text === text);
          if (same.length > 0) expect(same.map((item) => item.key)).toContain(key);
        }
      }),
      { numRuns: 150 },
    );
  });
});

import { describe, expect, it } from '@jest/globals';

import { itemLine } from '../../src/action_items/list.ts';
import type { Person } from '../../src/action_items/people.ts';
import { type ActionItem, actionItems } from '../../src/action_items/reader.ts';
import { LONGEST_MARKDOWN } from '../../src/text/markdown_lines.ts';
import { MARKUP } from '../support/markdown.ts';
import * as fc from '../support/properties.ts';

/*
 * `summaries.test.ts` counts what is read in hundreds of notes, by language and style: a rule that changes shows there.
 * Here are one example of each form, and what those notes do not have.
 */
const WRITTEN = { writtenAt: '2026-11-18T14:00:00Z', timeZone: 'Europe/Berlin' };
const participants = [
  { name: 'Anna Weber', email: 'anna@acme.example' },
  { name: 'Ben Cole', email: 'ben@acme.example' },
  { name: 'R&D', email: 'notes@acme.example' },
];

function read(markdown: readonly (string | null)[], people: readonly Person[] = participants): ActionItem[] {
  return actionItems(markdown, people, WRITTEN);
}

/** The items as `Anna: Send the deck (done)`. */
function lines(markdown: string, people?: readonly Person[]): string[] {
  return read([markdown], people).map(itemLine);
}

describe('action items are found', () => {
  it.each([
    [
      'in check boxes anywhere in a text',
      'Hello\n- [ ] **Open** one\n> * [x] Quoted\n1. [X] Numbered\n[ ] Bare\n☑ Ticked\n☐Sign\n- [] Empty\n- no box',
      'Open one|Quoted (done)|Numbered (done)|Bare|Ticked (done)|Sign|Empty',
    ],
    ['in lines with a label', '## Notes\n\n- **TODO:** call Acme', 'Call Acme'],
    [
      'behind labels that are set off in any way',
      [
        '**Action Item**: Ben to pay',
        '_Action_: call',
        '[ACTION - Ben] send',
        'Anna: **[TODO: Ben]** book',
        'Action item for Ben: sign',
      ].join('\n\n'),
      'Ben: Ben to pay|Call|Ben: Send|Ben: Book|Ben: Sign',
    ],
    [
      'behind their owners',
      '**Owner: Ben** Book it\n\n## To do\n- Owner: Ben – Pay\n- Owner: Ben, Task: Call, Due: Friday\n\nOwner: Anna\nSend it',
      'Ben: Book it|Ben: Pay|Ben: Call|Anna: Send it',
    ],
    [
      'in boxes for a person below an ordinary heading',
      '## Incidents\n- [ ] Anna: call\n- [ ] pay',
      'Anna: Call',
    ],
    [
      'not in boxes that date an event',
      '- [ ] 14 May: community call\n- [ ] 2026-12-03 – fair\n- [ ] 14 May: Ben calls\n- [ ] by 14 May: pay\n- [ ] Step 2: test',
      'Ben: 14 May: Ben calls|By 14 May: pay|Step 2: test',
    ],
    [
      'behind arrows',
      '## Call\n➡️ Anna sends it by Friday\n→ Ben: pay\n→ Ben is away',
      'Anna: Anna sends it by Friday|Ben: Pay',
    ],
    [
      'of who was absent',
      'Present: Ben; regrets: Cleo Park\n\n## To do\n- Cleo sends it',
      'Cleo: Cleo sends it',
    ],
    [
      'of somebody who is not listed',
      '## To do\n- Cleo Park: call\n- Cleo O’Neil: pay\n- Room Plan: ask Ben (Anna)\n\n[ACTION - Cleo] send it',
      'Cleo Park: Call|Cleo O’Neil: Pay|Anna: Room Plan: ask Ben|Cleo: Send it',
    ],
    ['of a group among persons', '## To do\n\nAnna:\n- call\n\nFacket:\n- pay', 'Anna: Call|Facket: Pay'],
    ['up to a title as high as theirs', '## To do\n### Anna\n- call\n## Appendices\n- plan', 'Anna: Call'],
    [
      'not in lines about the next meeting',
      '## To do\n- Next meeting: 2 December\n- Prochaine réunion\n- Następne spotkanie: piątek\n- 다음 회의: 12월 2일\n- Next meeting room',
      'Next meeting room',
    ],
    ['behind a word for responsible', '## To do\n- Ansvarig Anna: boka lokal', 'Anna: Boka lokal'],
    ['up to the next number of a longer list', '## To do\n- call\n\n5. Next meeting: Friday', 'Call'],
    [
      'in sentences that promise something',
      '## Next steps\n\nNobody knew the price. Next call on Friday. Ben will ask.',
      'Ben: Ben will ask.',
    ],
    [
      'in no sentence behind one that says that there are none, unless somebody commits in it',
      '## To do\nNothing new: the board stays. It is on hold. Ben will ask.',
      'Ben: Ben will ask.',
    ],
    ['below names that a dash ends', '## To do\nAnna –\n· call\nBen –\n· pay', 'Anna: Call|Ben: Pay'],
    [
      'of a person with a remark, whom nobody knows, among others',
      '## To do\n\n**Anna**\n- call\n\n**Cleo** (was not here, Anna will tell her all)\n- pay',
      'Anna: Call|Cleo: Pay',
    ],
    ['of an initial with a role', '## To do\n#### Ben C. (city)\n- pay', 'Ben C.: Pay'],
    ['below titles between signs', 'notes\n=== To do after Acme ===\n• pay\n=== Acme ===\n• tea', 'Pay'],
    [
      'of the person above them, whoever they begin with, unless a verb follows',
      '## To do\n### Anna\n- Ben inviter\n- Ben will pay',
      'Anna: Ben inviter|Ben: Ben will pay',
    ],
    [
      'in a table whose column of tasks could be one of people',
      '### Incarichi\n| Incarico | A carico di |\n|--|--|\n| sedie | Anna |',
      'Anna: Sedie',
    ],
    ['not in tables of who was present', '## Present\n| Task | Owner |\n|--|--|\n| Sales | Ben |', ''],
    ['of the name in front, not the words behind', '## To do\n- Anna — VPN', 'Anna: VPN'],
    ['not behind a noun that ends as a verb does', '## Tareas\n- Pagar factura', 'Pagar factura'],
    ['in a code block around all', '```markdown\n# To do\n- call\n```', 'Call'],
    [
      'in HTML',
      '<h2>To do</h2><ul><li>Ben: call</li></ul><table><tr><th>Task</th><th>Owner</th></tr><tr><td>pay</td><td>Anna</td></tr></table>',
      'Ben: Call|Anna: Pay',
    ],
    ['that nobody has yet', '## Tareas\n- Por asignar: enviar', 'Enviar'],
    [
      'that are done, whoever is named below',
      '## To do\n- [x] Call\n  - Owner: Ben\n- [ ] Pay\n  - Owner: Anna',
      'Ben: Call (done)|Anna: Pay',
    ],
    ['with a linked name', '## To do\n- [[Ben Cole]] send it', 'Ben Cole: Send it'],
    [
      'in no list of talks below an ordinary heading',
      '## Webinars\n- Open data – Ben – 24 September\n- Anna will talk by Friday',
      '',
    ],
    [
      'unless a remark says that they are dropped',
      '## To do\n- ~~Ben: call~~ (no longer needed)\n- pay – cancelled\n- ~~Anna: send~~',
      'Anna: Send (done)',
    ],
    [
      'of people with a remark',
      '## To do\n- Ben (on leave): call\n- pay – Cleo (Sales team)',
      'Ben: Call|Cleo: Pay',
    ],
    [
      'in HTML with entities',
      '<h2>To do</h2><ul><li>Ben &ndash; call</li><li><s>pay</s> &ndash; dropped</li></ul>',
      'Ben: Call',
    ],
    [
      'of the persons below a numbered title',
      '4. Decided\n- go\n\n5. To do:\n\nAnna Weber\na) call\n\nBen\na) pay',
      'Anna Weber: Call|Ben: Pay',
    ],
    ['behind a label with a bracket', 'TODO) Ben: call\n\nTODO Anna -> pay', 'Ben: Call|Anna: Pay'],
    ['of a subject before a comma', 'TODO：田中さん、送る', '田中さん: 送る'],
    ['not as topics of an ordinary heading', '## Kitchen\n- Ben: tiles by Friday\n- Anna: sink', ''],
    [
      'not as headings with nothing below them',
      '## To do\n- Follow-up with client\n- pay',
      'Follow-up with client|Pay',
    ],
    ['in such lines beside lists', '  Action item: call\n- [ ] book\nAction item: send', 'Call|Book|Send'],
    ['in the lists below a heading', '## Next steps\nThe team will:\n- a\n- b\n\n## Risks\n- c', 'A|B'],
    [
      'up to a plain title',
      '## Action items\n- Ben: pay\n- call\n\nSpeakers\n- intro\n- end',
      'Ben: Pay|Call',
    ],
    ['below no heading that means something else', '## Decisions\n### Details\n- [ ] Anna: call', ''],
    [
      'below plain labels of owners',
      '## Action items\n\nResponsável: Anna\n- call\n\nResponsável: Ben\n- pay',
      'Anna: Call|Ben: Pay',
    ],
    ['as they are if nothing follows a name', '- [ ] Anna: ...', 'Anna: ...'],
    ['in no questions', '# To do\n- Do we need a second room?', ''],
    [
      'in tables with columns for tasks and owners',
      '| Owner | Task | Status |\n|--|--|--|\n| Anna | [] a | 🟢 Done |\n| the vendor | b | open |\n| | Ben: c | ✅ |',
      'Anna: A (done)|the vendor: B|Ben: C (done)',
    ],
    [
      'with the persons above them',
      '## Action items\n- **Anna**\n\t- one\n\t- Ben: two\n- three\n\n### Ben Cole’s\n- four\n\n### Unassigned\n- six',
      'Anna: One|Ben: Two|Three|Ben Cole: Four|Six',
    ],
    [
      'with what, who, and when line by line',
      '## To do\n\n**What:** call Acme\n**Who:** Anna\n**When:** Friday\n\n**What:** write\n**Who:** Ben',
      'Anna: Call Acme|Ben: Write',
    ],
    [
      'in sentences, which do not end at an abbreviation, an initial, or a day of the month',
      '## Next steps\n\nAnna will call Dr. Lee by 23/10. Ben W. will wait until the 31. March is late!',
      'Anna: Anna will call Dr. Lee by 23/10.|Ben W.: Ben W. will wait until the 31. March is late!',
    ],
    [
      'wrapped over several lines, without markup',
      '# To do\n- __book__ `a_b`\n  a [room](https://a.example),\n\twhich is:<br>big\n- last\n\nNot wrapped',
      'Book a_b a room, which is: big|Last',
    ],
    ['for several handles', '- [ ] @Anna Weber and @Ben send the deck', 'Anna Weber and Ben: Send the deck'],
    [
      'without the label of the owner',
      '- [ ] send the deck. Owner: Anna. Use the template.',
      'Anna: Send the deck. Use the template.',
    ],
  ])('%s', (_where, markdown, expected) => expect(lines(markdown).join('|')).toBe(expected));

  it.each([
    'The assistant found no action items in this meeting.',
    'この会議ではタスクは検出されませんでした。',
  ])('not if a line says that there are none: %p', (line) =>
    expect(lines(`## To do\n- ${line}`)).toStrictEqual([]),
  );

  it.each([
    ['由王小明负责供应商', '王小明: 由王小明负责供应商'],
    ['王小明:SAP', '王小明: SAP'],
  ])('for who is made responsible: %j', (line, expected) =>
    expect(lines(`## 行动项\n- ${line}`, [{ name: '王小明', email: null }])).toStrictEqual([expected]),
  );

  it('with a name before a dash only if a participant has it', () => {
    expect(lines('- [ ] Anna - send the deck')).toStrictEqual(['Anna: Send the deck']);
    const others = [{ name: 'Cleo Park', email: null }];
    expect(lines('- [ ] Anna - send the deck', others)).toStrictEqual(['Anna - send the deck']);
  });

  it.each([
    ['- [ ] @Cleo Park: call', 'Cleo Park: Call'],
    ['## タスク\n- 担当：水野　料理写真の色補正', '水野: 料理写真の色補正'],
    ['## 待办\n**阿芳**\n- 给新员工排班，一周内', '阿芳: 给新员工排班，一周内'],
    ['## To do\n- book the hall - in Ghent, Belgium', 'Book the hall - in Ghent, Belgium'],
    ['## To do\n- Need to call', 'Need to call'],
  ])('where nobody is listed: %j', (markdown, expected) =>
    expect(lines(markdown, [])).toStrictEqual([expected]),
  );

  it('with the day that they say, but not with a number that can be one of two days', () =>
    expect(read(['## To do\n- call – Anna – May 12\n- write (due: 5/12)'])).toMatchObject([
      { text: 'Call', assignee: 'Anna', dueDate: '2027-05-12', dueText: 'May 12' },
      { text: 'Write (due: 5/12)', dueDate: null, dueText: null },
    ]));

  it.each([
    '- [ ] Frist: 3.12.2026, Angebot senden',
    '- [ ] Frist: Donnerstag, 3. Dezember – Angebot senden',
    '- [ ] Anna : délai : jeudi 3 décembre, Angebot senden',
    'Deadline: 3 December. Action: Angebot senden',
    '- [ ] Angebot senden (bis Donnerstag, 3. Dezember, 10 Uhr)',
  ])('with the day and nothing of it in the text: %j', (markdown) =>
    expect(read([markdown])).toMatchObject([{ text: 'Angebot senden', dueDate: '2026-12-03' }]),
  );

  it('without an owner behind thirty other labels, or one that is a link', () => {
    expect(read([`- [ ] call; ${'x: y; '.repeat(30)}Owner: Anna; z: y`])).toMatchObject([{ assignee: null }]);
    expect(lines('## To do\n- call - [Watch](https://a.example/1)')).toStrictEqual(['Call']);
  });
});

describe('an action item in several texts', () => {
  it('is another one if its words differ', () =>
    expect(lines('- [ ] Maße\n- [ ] Masse\n- [ ] call all\n- [ ] callall')).toHaveLength(4));

  it('is returned once, done if any text says so, with the assignee from any text', () => {
    const markdown = ['# To do\n- Send  the deck.\n- [ ] call', null, '- [x] **Anna**: send the deck', ''];
    expect(read(markdown, []).map(itemLine)).toStrictEqual(['Anna: Send the deck. (done)', 'Call']);
  });

  it('is one item per person, and without a name the first person’s', () =>
    expect(
      lines('- [ ] report\n- [ ] Anna: report\n- [x] call\n- [ ] Ben: report\n- [ ] call'),
    ).toStrictEqual(['Anna: Report', 'Call (done)', 'Ben: Report']));
});

describe('when an item is due', () => {
  it.each([
    ['- [ ] Anna: send it by 5 pm Friday', '2026-11-20T16:00:00.000Z'],
    ['- [ ] Anna: send it by Friday', null],
    [
      '## Tasks\n| Task | Owner | Due |\n|--|--|--|\n| Send it | Anna | 3 July 2027, 17:00 |',
      '2027-07-03T15:00:00.000Z',
    ],
  ])('is an instant on the clocks of the zone if a time is named: %j', (markdown, dueAt) =>
    expect(read([markdown]).map((item) => item.dueAt)).toStrictEqual([dueAt]),
  );

  it.each(['- [ ] Anna: send it (by @tomorrow)', '- [ ] Send it (Anna, due: @tomorrow)'])(
    'is no person: %j',
    (markdown) => expect(read([markdown])).toMatchObject([{ assignee: 'Anna', dueDate: '2026-11-19' }]),
  );
});

describe('reading action items', () => {
  it('returns no empty or repeated items, whatever the text', () => {
    const piece = fc.oneof(
      fc.anyText(),
      fc.constantFrom(...MARKUP),
      fc.constantFrom(...['\n- ', '\n- [ ] ', '\n## Next steps\n', '\n| Task | Owner |\n|--|--|\n', '\t']),
      fc.constantFrom(...['A: ', '@a ', '(A)', 'Anna', 'Owner: ', ' to ']),
    );
    const text = fc.array(piece).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 3 }), (markdown) => {
        const items = read(markdown);
        expect(items.every(({ text, assignee }) => text.trim() !== '' && assignee !== '')).toBe(true);
        const different = new Set(items.map(({ text, assignee }) => JSON.stringify([text, assignee])));
        expect(different.size).toBe(items.length);
      }),
    );
  });

  it('returns at most 1,000 items of 2,000 characters each, from the beginning of a text', () => {
    const many = Array.from({ length: 3000 }, (_, index) => `- [ ] ${index} report\n`).join('');
    expect(read([many])).toHaveLength(1000);
    expect(read([many, many.replaceAll('report', 'call')])).toHaveLength(1000);
    expect(lines(`- [ ] ${'long '.repeat(1000)}`)).toStrictEqual(['L' + 'ong l'.repeat(400).slice(0, 1999)]);
    expect(lines(`- [ ] first\n${' '.repeat(LONGEST_MARKDOWN)}\n- [ ] last`)).toStrictEqual(['First']);
  });
});

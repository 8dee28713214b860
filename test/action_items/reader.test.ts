import { describe, expect, it } from '@jest/globals';

import { itemLine } from '../../src/action_items/list.ts';
import type { Person } from '../../src/action_items/people.ts';
import { type ActionItem, actionItems } from '../../src/action_items/reader.ts';
import { LONGEST_MARKDOWN } from '../../src/text/markdown_lines.ts';
import { MARKUP } from '../support/markdown.ts';
import * as fc from '../support/properties.ts';

const WRITTEN = { writtenAt: '2026-11-18T14:00:00Z', timeZone: 'Europe/Berlin' };

function read(markdown: readonly (string | null)[], people: readonly Person[]): ActionItem[] {
  return actionItems(markdown, people, WRITTEN);
}

function texts(markdown: string): string[] {
  return read([markdown], []).map(({ text }) => text);
}

/** The items as `Anna: Send the deck (done)`. */
function lines(markdown: string, people: readonly Person[] = []): string[] {
  return read([markdown], people).map(itemLine);
}

const participants = [
  { name: 'Anna Weber', email: 'anna@acme.example' },
  { name: 'Ben Cole', email: 'ben@acme.example' },
  { name: 'R&D', email: 'notes@acme.example' },
];

describe('an action item', () => {
  it('can be a check box anywhere in a text', () => {
    const markdown =
      'Hello\n- [ ] **Open** one\n> * [x] Quoted\n1. [X] Numbered\n[ ] Bare\n☑ Ticked\n☐Sign\n- [] Empty\n- no box';
    expect(lines(markdown).join('|')).toBe(
      'Open one|Quoted (done)|Numbered (done)|Bare|Ticked (done)|Sign|Empty',
    );
  });

  it('can be a line with a label', () =>
    expect(lines('## Notes\n\n- **TODO:** call Acme\n')).toStrictEqual(['Call Acme']));

  it('can be a line with a label that is indented, or below a list', () =>
    expect(lines('  Action item: call\n- [ ] book\nAction item: send')).toHaveLength(3));

  it.each(['## Action movies', 'Next steps are not clear'])('is not found under %p', (heading) =>
    expect(lines(`${heading}\n- a`)).toStrictEqual([]),
  );

  it.each([
    ['a higher heading that is a name', '### Next steps\n#### Anna\n- a\n## Ben\n- b'],
    ['a task with a detail below', '## Next steps\n- **a**\n  - Due: b'],
    ['a table that has ended', '| Task | Owner |\n|--|--|\n| a | |\n\n| b | |'],
    ['a bullet as far out as the heading', '- **Action items:**\n  - a\n- **Decisions:**\n  - b'],
  ])('is not found after %s', (_what, markdown) => expect(texts(markdown)).toStrictEqual(['A']));

  it.each([
    ['an introduction', '**Next steps**\nThe team will:\n- a\n- b'],
    ['a sentence', '## Next steps\n- a\nNote: this is not all\n- b'],
    ['a bullet that divides the list', '## Next steps\n- **This week**\n  - a\n- Later:\n  - b'],
    ['a lower heading that is not set off as one', '**Next steps**\n### Anna\n- a\n### Ben\n- b'],
    ['a bullet with check boxes', '## Next steps\n- this week we want these\n  - [ ] a\n  - [ ] b'],
  ])('is still found after %s', (_what, markdown) => expect(texts(markdown)).toStrictEqual(['A', 'B']));

  it.each([
    [
      'has nested details, of which only check boxes are items',
      '## To do\n- **Important: plan the party**\n\t- in May\n\t  - at noon\n\t- [ ] book\n- last',
      ['Important: plan the party', 'Book', 'Last'],
    ],
    [
      'is wrapped over several lines',
      '# To do\n- book\n  a room,\n\twhich is:\n  big\n- last\n\nNot wrapped',
      ['Book a room, which is: big', 'Last'],
    ],
    ['begins with a name in lower case', '- [ ] iPhone test', ['iPhone test']],
    ['begins in lower case', '- [ ] first, call\n- [ ] go!', ['First, call', 'Go!']],
    [
      'has markup',
      '- [ ] __Send__ `a_b` to _[Acme](https://acme.example)_ ~~now~~<br>or<br />2 * 3',
      ['Send a_b to Acme now or 2 * 3'],
    ],
  ])('is read correctly if it %s', (_what, markdown, expected) =>
    expect(texts(markdown)).toStrictEqual(expected),
  );

  it('is not a question', () => expect(lines('# To do\n- Do we need a second room?\n')).toStrictEqual([]));
});

describe('a table of action items', () => {
  it('is read anywhere if it has columns for tasks and owners', () =>
    expect(
      lines('| Task | Owner |\n|:----------------------|--:|\n| a | |\n| | Anna |\n| b \\| c | TBD\n---'),
    ).toStrictEqual(['A', 'B | c']));

  it.each([
    ['| What: | Why |', '| call | it is long |', null],
    ['| Task | Description |', '| call | it is long |', null],
  ])('in a section has the task where %p says, or else in the longest cell', (header, row, assignee) =>
    expect(read([`# To do\n${header}\n|--|--|\n${row}`], [])).toMatchObject([{ text: 'Call', assignee }]),
  );

  it('gives the assignee and the status of each item', () => {
    const markdown =
      '| Owner | Task | Status |\n|--|--|--|\n| Anna | [] a | 🟢 Done |\n| the vendor | b | open |\n| | Ben: c | ✅ |\n| @ben | [x] d | |\n| | e [x] | |';
    expect(lines(markdown, participants)).toStrictEqual([
      ...['Anna: A (done)', 'the vendor: B', 'Ben: C (done)', 'ben: D (done)', 'E (done)'],
    ]);
  });

  it('is not recognized by a column for tasks alone', () =>
    expect(lines('# Notes\n| Task | Effort |\n|--|--|\n| a | Anna |')).toStrictEqual([]));
});

describe('the assignee of an action item', () => {
  it.each([
    ['Ludwig van Beethoven: send the deck', 'Ludwig van Beethoven'],
    ['@anna @ben, @cleo: send the deck', 'anna, ben, cleo'],
    ['send the deck — assigned to Anna', 'Anna'],
  ])('is found in %p without any named participants', (content, assignee) => {
    for (const unknown of [[], [{ name: null, email: null }]])
      expect(lines(`- [ ] ${content}`, unknown)).toStrictEqual([`${assignee}: Send the deck`]);
  });

  it.each([
    ['Anna - send the deck', 'Anna'],
    ['send the deck (Anna, Ben, by Friday)', 'Anna, Ben'],
  ])('is found in %p only if a participant has that name', (content, assignee) => {
    expect(read([`- [ ] ${content}`], participants)).toMatchObject([{ text: 'Send the deck', assignee }]);
    const others = [{ name: 'Cleo Park', email: null }];
    expect(read([`- [ ] ${content}`], others)).toMatchObject([{ assignee: null }]);
  });

  it.each([
    ['The team should send the deck', 'team'],
    ['Deck: Ben sends it', 'Ben'],
    ['The deck must be sent', null],
  ])('is the subject of the sentence %p, which stays whole', (content, assignee) => {
    expect(read([`## To do\n- ${content}`], participants)).toMatchObject([{ text: content, assignee }]);
  });

  it.each([
    ['Recoger las cajas del almacén: Lupe', 'Lupe'],
    ['お便りの原稿（井上さん、明日中に）', '井上さん'],
  ])('can be a name before a verb in a list of tasks if nobody is listed: %p', (content, assignee) =>
    expect(read([`## To do\n- ${content}`], [])).toMatchObject([{ assignee }]),
  );

  it('can be several handles with whole names', () =>
    expect(lines('- [ ] @Anna Weber and @Ben send the deck', participants)).toStrictEqual([
      'Anna Weber and Ben: Send the deck',
    ]));

  it.each([
    ['send the deck (Owner: Anna, not urgent)', 'Send the deck (not urgent)'],
    ['send the deck. Owner: Anna. Use the template.', 'Send the deck. Use the template.'],
  ])('is removed from %p, and only the assignee', (content, text) => {
    expect(read([`- [ ] ${content}`], participants)).toMatchObject([{ text, assignee: 'Anna' }]);
  });

  it.each(['Things to book: call (di)', 'Anna: ...', 'Send the deck (by 10:30)'])(
    'is not found in %p',
    (content) => {
      expect(lines(`- [ ] ${content}`)).toStrictEqual([content]);
    },
  );

  it.each([
    ['Cleo: choose|Ms Cleo: choose', null, 'Ms Cleo'],
    ['Pricing: tidy up|Anna & ?: check', null, null],
  ])('is read from an unknown name only if something says that it is one: %p', (items, ...names) => {
    const markdown = items.replace(/^|\|/g, '\n- [ ] ');
    expect(read([markdown], participants).map(({ assignee }) => assignee)).toStrictEqual(names);
  });

  it('can be named in a heading or bullet above the item', () => {
    const markdown =
      '## Action items\n- **Anna**\n\t- one\n\t- Ben: two\n- three\n\n### Cleo Park’s\n- four\n- [ ] Ben: plan\n  - [ ] book\n\n**Dan:**\n- five\n\n### Unassigned\n- six' +
      `\n\n### ${'Dan, '.repeat(15)}Eve\n- seven`;
    expect(lines(markdown).join('|')).toBe(
      'Anna: One|Ben: Two|Three|Cleo Park: Four|Ben: Plan|Ben: Book|Dan: Five|Six|Seven',
    );
  });

  it('can be named as the owner below the item', () => {
    const items = read(['## To do\n- one\n- two\n\n  Who : Ben & others'], []);
    expect(items.map(({ assignee }) => assignee)).toStrictEqual([null, 'Ben & others']);
  });

  it.each([
    ['## To do\nAnna\n- one\n\n## Ben\n- two', 'Anna', 'Ben'],
    ['## Anna’s next steps\n- one\n## Ben\n- two\n## Next steps for Anna\n- three', 'Anna', 'Ben', 'Anna'],
    ['## To do\n- Anna: plan\n  - Ben: book', 'Anna'],
  ])('is the person named above the items, or first in them: %j', (markdown, ...owners) => {
    expect(read([markdown], participants).map(({ assignee }) => assignee)).toStrictEqual(owners);
  });
});

describe('a heading of notes in general', () => {
  it('closes nothing below it: a subheading means what it says', () =>
    expect(
      lines(
        '# Meeting notes\n## Budget\n- [ ] Anna: call\n## Next steps\n- write\n## Decisions\n- [ ] Ben: pay',
        participants,
      ),
    ).toStrictEqual(['Anna: Call', 'Write']));

  it('within one that means something else opens nothing', () =>
    expect(lines('## Decisions\n### Details\n- [ ] Anna: call', participants)).toStrictEqual([]));
});

describe('a group of action items', () => {
  it.each([
    ['plain owner labels', '\nResponsável: Anna\n- call\n\nResponsável: Ben\n- pay', 'Anna: Call|Ben: Pay'],
    ['owner labels as bullets', '- Owner: Ben\n  - pay\n- 负责人：Anna\n  - call', 'Ben: Pay|Anna: Call'],
    ['plain titles', '\nThis week\n- pay\n\nLater on\n- call', 'Pay|Call'],
  ])('is named by %s', (_what, list, expected) =>
    expect(lines(`## Action items\n${list}`, participants).join('|')).toBe(expected),
  );

  it('ends with a plain title', () =>
    expect(
      lines('## Action items\n- Ben: pay\n- call\n\nSpeakers\n- intro\n- end', participants),
    ).toStrictEqual(['Ben: Pay', 'Call']));
});

describe('what is to be done, by whom, and when, line by line', () => {
  it.each([
    '**What:** call Acme\n**Who:** Anna\n**When:** Friday\n\n**What:** write\n**Who:** Ben\n**When:** Monday',
    '- **What:** call Acme\n  **Who:** Anna\n  **When:** Friday\n- **What:** write **Who:** Ben **When:** Monday',
    '- What: call Acme\n- Who: Anna\n- When: Friday\n\n- What: write\n- Who: Ben\n- When: Monday',
  ])('is one item: %j', (blocks) => {
    for (const heading of ['## Action items', '## Berlin'])
      expect(read([`${heading}\n\n${blocks}`], participants)).toMatchObject([
        { text: 'Call Acme', assignee: 'Anna', dueText: 'Friday' },
        { text: 'Write', assignee: 'Ben', dueText: 'Monday' },
      ]);
  });

  it('can do without a person among tasks', () =>
    expect(
      lines('## Next steps\n\n**Anna**\n\nWhat: call Acme\nWhen: Friday\n\nWhat: book – When: Monday'),
    ).toStrictEqual(['Anna: Call Acme', 'Anna: Book']));
});

describe('a paragraph below a heading that means action items', () => {
  it('is an item by sentence, but not at an abbreviation, an initial, or a day of the month', () =>
    expect(
      lines(
        '## Next steps\n\nAnna will call Dr. Lee by 23/10. **Ben** will book. @anna send it (soon). Ben W. will wait until the 31. March is late!',
        participants,
      ),
    ).toStrictEqual([
      'Anna: Anna will call Dr. Lee by 23/10.',
      'Ben: Ben will book.',
      'anna: Send it (soon).',
      'Ben W.: Ben W. will wait until the 31. March is late!',
    ]));

  it('ends where the next says neither who nor when, or is about the next meeting', () => {
    const first = '## Next steps\n\nAnna will call.';
    const read = (next: string) => lines(`${first}\n\n${next}`, participants).length;
    expect(read('Ben will book. Nobody knows where.')).toBe(3);
    expect(read('The report is due by Friday.')).toBe(2);
    expect(read('Next meeting by Friday, with Ben.')).toBe(1);
    expect(read('It was a good meeting.')).toBe(1);
    expect(read('Ben')).toBe(1);
  });

  it('in Japanese and Chinese ends at each full stop', () =>
    expect(lines('## アクションアイテム\n\nアンナさんは資料を送る。全員が読む。')).toStrictEqual([
      'アンナさん: アンナさんは資料を送る。',
      '全員: 全員が読む。',
    ]));

  it('can be a thread of quoted messages', () =>
    expect(
      lines('To do:\n\n> **Anna:** call\n>\n> **Ben:** book\n\nThanks, all!', participants),
    ).toStrictEqual(['Anna: Call', 'Ben: Book']));
});

describe('tasks are also found', () => {
  it.each([
    ['with the date in front', '## Tasks\n- Deadline: Friday, send', ['Send']],
    [
      'with who and when in front',
      '## Tasks\n**Who:** Anna\n**What:** call\n\n- Who: Ben\n- What: book',
      ['Anna: Call', 'Ben: Book'],
    ],
    [
      'below the names of participants that follow a task of nobody',
      '**Tasks**\n- call\n\n**Anna Weber**\n- book\n\n**Ben Cole**\n- send',
      ['Call', 'Anna Weber: Book', 'Ben Cole: Send'],
    ],
  ])('%s', (_where, markdown, expected) =>
    expect(lines(markdown, [...participants, { name: 'Lena', email: null }])).toStrictEqual(expected),
  );
});

describe('check boxes below a name', () => {
  it('are those of the person, under any ordinary heading, also of one who is not listed beside others', () =>
    expect(
      read(
        ['## Notes\n\nAnna Weber:\n- [ ] call\n\nCarla Diaz:\n- [ ] book\n\nAgenda:\n- [ ] roof'],
        participants,
      ).map(({ text, assigneeEmail }) => [text, assigneeEmail]),
    ).toStrictEqual([['Call', 'anna@acme.example']]));
});

describe('what a list or table says', () => {
  it.each([
    [
      'names and due dates below a short line',
      'Our side\n- Anna calls by Friday\n- Ben writes',
      ['Anna calls by Friday', 'Ben writes'],
    ],
    ['names without due dates', '## Our side\n- Anna: call\n- Ben: write', []],
    [
      'columns for owners and due dates',
      '## Site\n| Nr | Work | Owner | Due |\n|-|-|-|-|\n| 1 | call | Anna | Friday |',
      ['Call'],
    ],
    ['columns for decisions', '## Site\n| Decision | Owner | Due |\n|-|-|-|\n| call | Anna | Friday |', []],
    ['an arrow with a name', '1) Roof: wet\n   → Anna: call\n   → Berlin: sunny', ['Call']],
  ])('decides whether it is one of tasks: %s', (_what, markdown, expected) =>
    expect(read([markdown], participants).map(({ text }) => text)).toStrictEqual(expected),
  );

  it('makes names of all that begins a list of names', () =>
    expect(
      read(['## To do\n- Anna: call\n- Ben: write\n- Anna: ask\n- Cleo: pay'], participants).map(
        ({ assignee }) => assignee,
      ),
    ).toStrictEqual(['Anna', 'Ben', 'Anna', 'Cleo']));

  it('makes owners of a column of people, whatever its title says', () =>
    expect(
      read(['| Action | By |\n|-|-|\n| call | Ben |\n| write | Anna Weber |\n| ask | |'], participants).map(
        ({ assignee }) => assignee,
      ),
    ).toStrictEqual(['Ben', 'Anna Weber', null]));

  it('makes no tasks of check boxes below a bullet that means something else', () =>
    expect(lines('- Agenda\n[ ] budget\n[x] venue')).toStrictEqual([]));

  it('ends a list of lines with the first line that is apart', () =>
    expect(lines('## To do\ncall Ben\nwrite Anna\n\nPlease check these notes.\nRate them.')).toStrictEqual([
      ...['Call Ben', 'Write Anna'],
    ]));

  it('sets a date off with the name before it', () =>
    expect(read(['- [ ] call – Anna – May 12'], participants)).toMatchObject([
      { text: 'Call', assignee: 'Anna', dueText: 'May 12' },
    ]));

  it('has no owner behind thirty other labels', () =>
    expect(read([`- [ ] call; ${'x: y; '.repeat(30)}Owner: Anna; z: y`], participants)).toMatchObject([
      { assignee: null },
    ]));

  it('numbers items in a column that names them, so that another holds them', () =>
    expect(
      texts('| Item | Description | Owner | Due |\n|-|-|-|-|\n| 14.1 | call | Anna | Friday |'),
    ).toStrictEqual(['Call']));

  it('keeps a number that can be one of two days in the text', () =>
    expect(read(['## To do\n- call (Anna, 5/12)\n- write (due: 5/12)'], participants)).toMatchObject([
      { text: 'Call (5/12)', assignee: 'Anna', dueDate: null, dueText: null },
      { text: 'Write (due: 5/12)', dueDate: null, dueText: null },
    ]));

  it('does not take a link for a name', () =>
    expect(lines('## To do\n- call - [Watch](https://a.example/1)', participants)).toStrictEqual(['Call']));

  it.each([
    'The assistant found no action items in this meeting.',
    'この会議ではタスクは検出されませんでした。',
  ])('can be that there are none: %p', (line) => expect(lines(`## To do\n- ${line}`)).toStrictEqual([]));
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

describe('reading action items', () => {
  it('returns no empty or repeated items, whatever the text', () => {
    const piece = fc.oneof(
      fc.anyText(),
      fc.constantFrom(...MARKUP),
      fc.constantFrom(...['\n- ', '\n- [ ] ', '\n## Next steps\n', '\n| Task | Owner |\n|--|--|\n', '\t']),
      fc.constantFrom(...['A: ', '@a ', '(A)', 'Anna', 'Owner: ', ' to ']),
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.array(piece).map((parts) => parts.join('')),
          { maxLength: 3 },
        ),
        (markdown) => {
          const items = read(markdown, participants);
          expect(items.every(({ text, assignee }) => text.trim() !== '' && assignee !== '')).toBe(true);
          expect(new Set(items.map(({ text, assignee }) => JSON.stringify([text, assignee]))).size).toBe(
            items.length,
          );
        },
      ),
    );
  });

  it('returns at most 1,000 items of 2,000 characters each, from the beginning of a text', () => {
    const many = Array.from({ length: 3000 }, (_, index) => `- [ ] ${index} report\n`).join('');
    expect(read([many], [])).toHaveLength(1000);
    expect(read([many, many.replaceAll('report', 'call')], [])).toHaveLength(1000);
    expect(lines(`- [ ] ${'long '.repeat(1000)}`)).toStrictEqual(['L' + 'ong l'.repeat(400).slice(0, 1999)]);
    expect(lines(`- [ ] first\n${' '.repeat(LONGEST_MARKDOWN)}\n- [ ] last`)).toStrictEqual(['First']);
  });
});

it.each([
  ['## 할 일\n- 이지은 님이 보고서를 작성', '이지은', ['이지은 님', 'one@a.example', null]],
  ['## Tasks\n- Ben: send it\n  Next date: 24.3., 9 Uhr', 'Ben Hill', ['Ben', 'one@a.example', null]],
])('%j is for whom it names, and due when it says', (markdown, name, expected) => {
  const [item, ...others] = actionItems([markdown], [{ name, email: 'one@a.example' }], {
    writtenAt: '2026-11-18T10:00:00Z',
    timeZone: 'UTC',
  });
  expect(others).toStrictEqual([]);
  expect([item?.assignee, item?.assigneeEmail, item?.dueDate]).toStrictEqual(expected);
});

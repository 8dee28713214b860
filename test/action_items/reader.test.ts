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

  it.each(['Action item: call Acme', '- **TODO:** call Acme', '* Aufgabe: call Acme', 'タスク：call Acme'])(
    'can be a line with a label: %p',
    (line) => expect(lines(`## Notes\n\n${line}\n`)).toStrictEqual(['Call Acme']),
  );

  it('can be a line with a label that is indented, or below a list', () =>
    expect(lines('  Action item: call\n- [ ] book\nAction item: send')).toHaveLength(3));

  it.each([
    '### ✅ Key Action Items (3)',
    `${'tasks and '.repeat(7)}follow-ups`,
    'Next steps',
    'Next steps\n========== ',
    '【タスク】',
    '**Next steps for Acme:**',
    '## Decisions / next steps',
    '## Aufgabenbereiche',
    '## Who is fetching what?',
    '## Before our next call',
  ])('can be a list item under %p, up to the next heading', (heading) => {
    const markdown = `Intro\n- before\n\n${heading}\n\n- first\n2) second\n\n10. third\n• fourth\n\n# Decisions\n- after`;
    expect(lines(markdown)).toStrictEqual(['First', 'Second', 'Third', 'Fourth']);
  });

  it.each([
    '## Summary',
    'The tasks of a good manager are many:',
    '## Action movies',
    'Next steps are not clear',
    "## Last week's tasks",
    `## Next steps ${'and so on '.repeat(8)}`,
    `${'tasks and '.repeat(9)}follow-ups`,
  ])('is not found under %p', (heading) => expect(lines(`${heading}\n- a`)).toStrictEqual([]));

  it.each([
    ['a bold heading', '**Next steps**\n- a\n\n**Pricing**\n- b'],
    ['a deeper heading about something else', '## Next steps\n- a\nOpen questions:\n- b'],
    ['a deeper heading that says nothing else', '## Next steps\n- a\n### Decisions\n- b'],
    ['an underlined heading', '# Next steps\n- a\n\nPricing\n======= \n- b'],
    ['a higher heading that is a name', '### Next steps\n#### Anna\n- a\n## Ben\n- b'],
    ['a task with a detail below', '## Next steps\n- **a**\n  - Due: b'],
    ['a table that has ended', '| Task | Owner |\n|--|--|\n| a | |\n\n| b | |'],
    ['a bullet as far out as the heading', '- **Action items:**\n  - a\n- **Decisions:**\n  - b'],
  ])('is not found after %s', (_what, markdown) => expect(texts(markdown)).toStrictEqual(['A']));

  it.each([
    ['a rule', '## Next steps\n- a\n\n---\n- b'],
    ['an introduction', '**Next steps**\nThe team will:\n- a\n- b'],
    ['a sentence', '## Next steps\n- a\nNote: this is not all\n- b'],
    ['remarks', `Next steps:\n- a\nQ3\nThe API is ready\n**${'and so on '.repeat(9)}**\n- b`],
    ['a detail that is not a bullet', '## Next steps\n- a\n  Due: May\n- b'],
    ['items that begin with names', '## To do\n- in the week after\n  - **Anna:** a\n  - **Ben:** b'],
    ['a deeper heading that divides the list', '## Next steps\n### This week\n- a\n### Later\n- b'],
    ['an underlined deeper heading', 'Next steps\n===\n- a\nThis week\n---\n- b'],
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
    ['has details that are hardly indented', '## To do\n1. plan\n  - in May\n2. book', ['Plan', 'Book']],
    [
      'is wrapped over several lines',
      '# To do\n- book\n  a room,\n\twhich is:\n  big\n- last\n\nNot wrapped',
      ['Book a room, which is: big', 'Last'],
    ],
    ['is wrapped with its markup', '# To do\n- book [a\n  room](https://a.example)', ['Book a room']],
    ['reads like a heading', '- [ ] Define next steps:\n- [ ] Call', ['Define next steps:', 'Call']],
    ['is a name with nothing below it', '## To do\n- Anna\n- Ben', ['Anna', 'Ben']],
    ['begins with a name in lower case', '- [ ] iPhone test', ['iPhone test']],
    ['begins in lower case', '- [ ] first, call\n- [ ] go!', ['First, call', 'Go!']],
    [
      'has markup',
      '- [ ] __Send__ `a_b` to _[Acme](https://acme.example)_ ~~now~~<br>or<br />2 * 3',
      ['Send a_b to Acme now or 2 * 3'],
    ],
    ['has a name with underscores', '- [ ] Fill in Stage__c', ['Fill in Stage__c']],
    ['has escaped characters', '- [ ] Pay 5\\* \\[net\\]', ['Pay 5* [net]']],
    [
      'links to a time in the recording',
      '- [ ] Call ( [12:30](https://a.example)) [1:02:03](https://a.example)\n- [ ] Mail(12:30), go ( 10:02:03).',
      ['Call', 'Mail, go.'],
    ],
  ])('is read correctly if it %s', (_what, markdown, expected) =>
    expect(texts(markdown)).toStrictEqual(expected),
  );

  it.each(['None.', '[ ]', '', 'Do we need a second room?'])('is not a bullet that says %p', (nothing) =>
    expect(lines(`# To do\n- ${nothing}\n`)).toStrictEqual([]),
  );

  it('is not found in a code block', () =>
    expect(lines('- [ ] use ```\n```\n- [ ] code\n```\n~~~\n- [ ] code\n~~~')).toStrictEqual(['Use']));
});

describe('a table of action items', () => {
  it.each([
    [
      'in a section about action items, whatever its columns',
      '## Next steps\n\n| Nr. | Thing |\n|---|---|\n| 1 | a |\n| 2 | b \\| c |',
    ],
    [
      'elsewhere, with columns for tasks and owners',
      '| Task | Owner |\n|:----------------------|--:|\n| a | |\n| | Anna |\n| b \\| c | TBD\n---',
    ],
  ])('is read %s', (_what, markdown) => expect(lines(markdown)).toStrictEqual(['A', 'B | c']));

  it.each([
    ['| What: | Why |', '| call | it is long |', null],
    ['| Task | Description |', '| call | it is long |', null],
    ['| Thing | Nr. |', '| call | 1 |', null],
    ['| Thing | Topic |', '| call | Acme |', null],
    ['| Who? | Thing |', '| the vendor | call |', 'the vendor'],
    ['| Thing | Status |', '| call | in progress |', null],
    ['| Task | Owner |', '| call |', null],
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

  it.each(['| Risk | Owner |', '| Task | Effort |', '| Decision | Made by |'])(
    'is not recognized by the header %p',
    (header) => {
      expect(lines(`# Notes\n${header}\n|--|--|\n| a | Anna |`)).toStrictEqual([]);
    },
  );
});

describe('the assignee of an action item', () => {
  it.each([
    ['Anna: send the deck', 'Anna'],
    ['Ludwig van Beethoven: send the deck', 'Ludwig van Beethoven'],
    ['Anna & Ben: send the deck', 'Anna & Ben'],
    ['**Anna** :  send the deck', 'Anna'],
    ['[Anna](https://a.example): send the deck', 'Anna'],
    ['@anna @ben, @cleo: send the deck', 'anna, ben, cleo'],
    ['send the deck [@Anna]', 'Anna'],
    ['send the deck ( Owner: Anna )', 'Anna'],
    ['send the deck — assigned to Anna', 'Anna'],
    ['**@anna**: send the deck', 'anna'],
    ['アレクサンドル：send the deck', 'アレクサンドル'],
  ])('is found in %p without any named participants', (content, assignee) => {
    for (const unknown of [[], [{ name: null, email: null }]])
      expect(lines(`- [ ] ${content}`, unknown)).toStrictEqual([`${assignee}: Send the deck`]);
  });

  it.each([
    ['Anna - send the deck', 'Anna'],
    ['send the deck – Anna', 'Anna'],
    ['send the deck -> Anna', 'Anna'],
    ['anna: send the deck', 'anna'],
    ['send the deck (Anna, Ben, by Friday)', 'Anna, Ben'],
    ['R&D: send the deck', 'R&D'],
    ['send the deck (anna)', 'anna'],
  ])('is found in %p only if a participant has that name', (content, assignee) => {
    expect(read([`- [ ] ${content}`], participants)).toMatchObject([{ text: 'Send the deck', assignee }]);
    const others = [{ name: 'Cleo Park', email: null }];
    expect(read([`- [ ] ${content}`], others)).toMatchObject([{ assignee: null }]);
  });

  it.each([
    ['Anna to send the deck', 'Anna'],
    ['Anna Weber will send the deck', 'Anna Weber'],
    ['Anna and Ben need to send the deck', 'Anna and Ben'],
    ['The team should send the deck', 'team'],
    ['Anna: Ben sends the deck', 'Anna'],
    ['Deck: Ben sends it', 'Ben'],
    ['The deck must be sent', null],
    ['Annaさんは資料を送る', 'Annaさん'],
    ['Introduce Anna to the team', null],
    ['Slides to be sent', null],
    ['Inform team about it', null],
    ['De contracten nalopen', null],
  ])('is the subject of the sentence %p, which stays whole', (content, assignee) => {
    const people = [...participants, { name: 'Sanne de Wit', email: null }];
    const text = content.replace('Anna: ', '');
    expect(read([`## To do\n- ${content}`], people)).toMatchObject([{ text, assignee }]);
  });

  it.each([
    ['Ana enviará las notas', 'Ana'],
    ['Chocolatada: Marisa se encarga de todo', 'Marisa'],
    ['Recoger las cajas del almacén: Lupe', 'Lupe'],
    ['お便りの原稿（井上さん、明日中に）', '井上さん'],
    ['Vertrag prüfen', null],
  ])('can be a name before a verb in a list of tasks if nobody is listed: %p', (content, assignee) =>
    expect(read([`## To do\n- ${content}`], [])).toMatchObject([{ assignee }]),
  );

  it('can be several handles with whole names', () =>
    expect(lines('- [ ] @Anna Weber and @Ben send the deck', participants)).toStrictEqual([
      'Anna Weber and Ben: Send the deck',
    ]));

  it('makes a date beside it the due date', () =>
    expect(read(['- [ ] send the deck – Anna – today'], participants)).toMatchObject([
      { assignee: 'Anna', dueDate: '2026-11-18' },
    ]));

  it('is a name in brackets that is not listed, in a list of tasks', () =>
    expect(lines('## To do\n- call (Cleo)\n- write (Q3)', participants)).toStrictEqual([
      ...['Cleo: Call', 'Write (Q3)'],
    ]));

  it.each([
    ['send the deck (Anna – soon)', 'Send the deck (soon)'],
    ['send the deck (Owner: Anna, not urgent)', 'Send the deck (not urgent)'],
    ['send the deck – Anna, maybe', 'Send the deck, maybe'],
    ['send the deck. Owner: Anna. Use the template.', 'Send the deck. Use the template.'],
  ])('is removed from %p, and only the assignee', (content, text) => {
    expect(read([`- [ ] ${content}`], participants)).toMatchObject([{ text, assignee: 'Anna' }]);
  });

  it.each([
    'https://acme.example is down',
    '10:30 call with Acme',
    'Call (Anna) again',
    'Tell @anna about it',
    'Spring Sales Kick Off Party: clean up',
    'Things to book: call (di)',
    'Anna and paperwork: clean up',
    'Anna: ...',
    '**Acme** wants the deck',
    'Send the deck (by 10:30)',
    'Send the deck (Slides: Anna)',
    '(Anna)',
    'Ask anna@acme.example',
    'Call **Anna**: now',
    '資料を送付: 田中さんへ',
  ])('is not found in %p', (content) => {
    expect(lines(`- [ ] ${content}`)).toStrictEqual([content.replaceAll('**', '')]);
  });

  it.each([
    ['Photos: choose|call (Ben)', null, 'Ben'],
    ['Cleo: choose|Ms Cleo: choose', null, 'Ms Cleo'],
    ['[Cleo] choose|@cleo call', null, 'cleo'],
    ['Pricing: Ben will call|Acme to send it', 'Ben', null],
    ['send it (Owner: Cleo)|call. Owner: Dan', 'Cleo', 'Dan'],
    ['Pricing: tidy up|Anna & ?: check', null, null],
    ['@Cleo Park call', 'Cleo'],
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

  it.each([
    ['## To do\n- one\n  - Due: May\n  - Owner: Anna\n- two\n  Responsible: Ben', 'Anna', 'Ben'],
    ['## To do\n- one\n- two\n\n  Who : Ben & others', null, 'Ben & others'],
    [
      `${'Hello\n'.repeat(9)}## To do\n- one\n- two${'\n  - Due: May'.repeat(7)}\n  - Owner: Ben\n- Three`,
      null,
      'Ben',
      null,
    ],
  ])('can be named as the owner below the item: %j', (markdown, ...owners) => {
    expect(read([markdown], []).map(({ assignee }) => assignee)).toStrictEqual(owners);
  });

  it.each([
    ['## To do\nAnna\n- one\n\n## Ben\n- two', 'Anna', 'Ben'],
    ['## Anna’s next steps\n- one\n## Ben\n- two\n## Next steps for Anna\n- three', 'Anna', 'Ben', 'Anna'],
    ['## To do\n- Anna\n\n  - one\n- Ben\n  - two', 'Anna', 'Ben'],
    ['## To do\n\n- Anna\n  - one', 'Anna'],
    ['## To do\n- in the week after\n  - Anna will call\n  - Ben will write', 'Anna', 'Ben'],
    ['## To do\n- Anna: plan\n  - Ben: book', 'Anna'],
  ])('is the person named above the items, or first in them: %j', (markdown, ...owners) => {
    expect(read([markdown], participants).map(({ assignee }) => assignee)).toStrictEqual(owners);
  });

  it.each(['## Next steps\n### Berlin', '## Next steps for Acme'])(
    'is not found in the topic of %j',
    (heading) => expect(lines(`${heading}\n- call`, participants)).toStrictEqual(['Call']),
  );
});

describe('a heading of notes in general', () => {
  it.each(['# Meeting notes', '## Status', '## Diskussion', '# 議事録', '## 状況', '## Résumé'])(
    'leaves check boxes that name somebody, and nothing else: %s',
    (heading) =>
      expect(lines(`${heading}\n- [ ] Anna: call\n- [x] tidy up\n- Ben: write`, participants)).toStrictEqual([
        'Anna: Call',
      ]),
  );

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
    ['owner labels as headings', '### Owner: Ann\n- call\n### Owner: Ben\n- pay', 'Ann: Call|Ben: Pay'],
    ['owner labels as bullets', '- Owner: Ben\n  - pay\n- 负责人：Anna\n  - call', 'Ben: Pay|Anna: Call'],
    [
      'nobody',
      '\nBen\n- pay\n\nNoch niemand zugeteilt\n- call\n\nAnna\n- write',
      'Ben: Pay|Call|Anna: Write',
    ],
    ['people who are not listed', '\nBen\n- pay\n\n**Carla**\n- call', 'Ben: Pay|Call'],
    ['plain titles', '\nThis week\n- pay\n\nLater on\n- call', 'Pay|Call'],
  ])('is named by %s', (_what, list, expected) =>
    expect(lines(`## Action items\n${list}`, participants).join('|')).toBe(expected),
  );

  it.each(['Outline', 'Transcript', 'Speakers'])('ends with a plain title: %s', (title) =>
    expect(
      lines(`## Action items\n- Ben: pay\n- call\n\n${title}\n- intro\n- end`, participants),
    ).toStrictEqual([...['Ben: Pay', 'Call']]),
  );
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

  it('is none without a person', () =>
    expect(lines('## Berlin\nTopic: sales\nDate: Friday', participants)).toStrictEqual([]));

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
    ['below a label that names their owner', '## Owner: Anna\n- [ ] call', ['Anna: Call']],
    ['in a table of tasks and due dates', '| Task | Due |\n|-|-|\n| Ben: call | Friday |', ['Ben: Call']],
    ['below the number of a point of the agenda', '## TOP 3: Maßnahmen\n- @Anna buchen', ['Anna: Buchen']],
    [
      'below the names of participants that follow a task of nobody',
      '**Tasks**\n- call\n\n**Anna Weber**\n- book\n\n**Ben Cole**\n- send',
      ['Call', 'Anna Weber: Book', 'Ben Cole: Send'],
    ],
    [
      'with a date in a label and a short name behind it',
      '## Tasks\n- call, due: Friday (Lena)',
      ['Lena: Call'],
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

  it('are nobody’s if they name nobody and a topic is above', () =>
    expect(lines('# Build\n- [x] skirting\n- [ ] Anna: vinyl', participants)).toStrictEqual(['Anna: Vinyl']));
});

describe('what a list or table says', () => {
  it.each([
    [
      'names and due dates below any heading',
      '## Our side\n- Anna: call by Friday\n- write (Ben)',
      ['Call by Friday', 'Write'],
    ],
    [
      'names and due dates below a short line',
      'Our side\n- Anna calls by Friday\n- Ben writes',
      ['Anna calls by Friday', 'Ben writes'],
    ],
    ['names without due dates', '## Our side\n- Anna: call\n- Ben: write', []],
    ['statements about topics', '## News\n- Fair: Anna reported until Friday\n- Press: Ben spoke', []],
    ['names and due dates below decisions', '## Decisions\n- Anna: call by Friday\n- Ben: write', []],
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

  it.each([
    [3, 'Anna'],
    [30, null],
  ])('has an owner behind %i other labels: %p', (count, assignee) =>
    expect(read([`- [ ] call; ${'x: y; '.repeat(count)}Owner: Anna; z: y`], participants)).toMatchObject([
      { assignee },
    ]),
  );

  it('can mark a due date with a calendar', () =>
    expect(read(['- [ ] call 📅 2027-01-29'], [])).toMatchObject([{ dueDate: '2027-01-29' }]));

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

  it.each([
    [
      '- [ ] Anna: report\n- [ ] Ben: report\n- [x] report\n- [ ] @ben report',
      ['Anna: Report (done)', 'Ben: Report'],
    ],
    [
      '- [ ] report\n- [ ] Anna: report\n- [x] call\n- [ ] Ben: report\n- [ ] call',
      ['Anna: Report', 'Call (done)', 'Ben: Report'],
    ],
  ])('is one item per person, and without a name the first person’s: %j', (markdown, expected) =>
    expect(lines(markdown)).toStrictEqual(expected),
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
  ['## 待办\n- 提交报告——杨帆', '杨帆', ['杨帆', 'one@a.example', null]],
  ['## Tasks\n- Send the offer—Ben', 'Ben Hill', ['Ben', 'one@a.example', null]],
  ['## Tasks\n- Ben: send it\n  Next date: 24.3., 9 Uhr', 'Ben Hill', ['Ben', 'one@a.example', null]],
])('%j is for whom it names, and due when it says', (markdown, name, expected) => {
  const [item, ...others] = actionItems([markdown], [{ name, email: 'one@a.example' }], {
    writtenAt: '2026-11-18T10:00:00Z',
    timeZone: 'UTC',
  });
  expect(others).toStrictEqual([]);
  expect([item?.assignee, item?.assigneeEmail, item?.dueDate]).toStrictEqual(expected);
});

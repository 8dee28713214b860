import { person, segment } from '../app/support/office.ts';
import {
  anna,
  between,
  day,
  hasOnly,
  idOf,
  jonas,
  lacks,
  note,
  question,
  since,
  tasks,
  textsOf,
} from './question.ts';

const luis = person('Luis Romero', 'luis@northwind.example');
const priya = person('Priya Nair', 'priya@globex.example', { accountName: 'Globex' });
const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 19);
const said = (speaker: string | null, ...texts: string[]) =>
  texts.map((text, at) => segment(speaker ?? '', text, clock(60 * at + 10), clock(60 * at + 20)));

/** A talk of so many characters, in turns of two speakers. */
const talk = (characters: number, names: readonly [string, string]) => {
  const sentence = 'We looked at the figures of the quarter and agreed on what to do about them next. ';
  return Array.from({ length: Math.ceil(characters / (sentence.length + 30)) }, (_, at) => {
    return segment(names[at % 2] ?? '', `${sentence}Number ${at}.`, clock(6 * at), clock(6 * at));
  });
};

/** Asked by somebody who had seen only the reference, with the calls, what the answers must contain, and how large they may be. */
export const outsidersQuestions = [
  question('Who promised what', 4, async (call, w) => {
    note(w, 'Northwind: renewal call', day(3, 12, '13:30'), [anna, luis, person('Mei Tanaka', null)], {
      summary: tasks(
        '[ ] Anna Berg: Send the two-year offer by Friday',
        '[ ] Mei Tanaka: Confirm the number of seats by the end of the month',
        '[x] Luis Romero: Approve the budget',
      ),
    });
    note(w, 'Northwind internal prep', day(3, 12, '08:00'), [anna], {
      summary: tasks('[ ] Anna Berg: Print the contract'),
    });

    const items = await call('find_action_items', {
      titleContains: 'Northwind',
      status: 'all',
      ...between('2026-03-12', '2026-03-13'),
    });
    const of = (name: string) =>
      items.find(({ assignee, noteTitle }) => assignee === name && noteTitle === 'Northwind: renewal call');
    return {
      'all items': items.length === 4,
      'due dates': of('Anna Berg')?.dueDate === '2026-03-13' && of('Mei Tanaka')?.dueDate === '2026-03-31',
      done: of('Luis Romero')?.done === true,
      'no invented address': lacks(of('Mei Tanaka'), 'assigneeEmail'),
    };
  }),
  question('Overdue tasks of one person', 12, async (call, w) => {
    const people = [anna, person('Anna Kowalska', 'anna.kowalska@acme.example')];
    note(w, 'Planning', day(3, 11), people, {
      summary: tasks(
        '[ ] Anna Berg: Send the offer by 13 March 2026',
        '[ ] Anna Berg: Call Luis by 16 March 2026',
        '[x] Anna Berg: Book a room by 10 March 2026',
        '[ ] Anna Berg: Tidy the wiki',
        '[ ] Anna Kowalska: Pay the bill by 12 March 2026',
      ),
    });
    note(w, 'January', day(1, 12), people, {
      summary: tasks('[ ] Anna Berg: Renew the license by 20 January 2026'),
    });

    const items = await call('find_action_items', {
      assignee: 'anna.berg@acme.example',
      status: 'open',
      ...since('2025-12-16'),
    });
    return {
      'due dates': hasOnly(items, 'dueDate', ['2026-03-13', '2026-03-16', '', '2026-01-20']),
      titles: textsOf(items, 'noteTitle').includes('January'),
    };
  }),
  question('Open tasks nobody owns', 4, async (call, w) => {
    const projects = w.addFolder({ name: 'Projects' });
    const apollo = w.addFolder({ name: 'Apollo', parentFolderId: projects.id });
    note(w, 'A', day(3, 3), [anna], {
      tags: [w.tag(projects.id)],
      summary: tasks('[ ] Book the venue', '[ ] Anna: call', '[ ] Anna: write'),
    });
    note(w, 'B', day(3, 4), [anna], {
      tags: [w.tag(apollo.id)],
      summary: tasks('[ ] Order the engine', '[ ] Anna: fly'),
    });
    note(w, 'C', day(3, 5), [anna], { summary: tasks('[ ] Water the plants') });

    const folders = await call('find_folder', { name: 'Projects' });
    const items = await call('find_action_items', {
      unassigned: true,
      folderIds: [idOf(folders)],
      includeSubfolders: true,
      ...since('2026-03-01'),
    });
    return {
      'exactly the two': hasOnly(items, 'text', ['Book the venue', 'Order the engine']),
      'note titles': hasOnly(items, 'noteTitle', ['A', 'B']),
    };
  }),
  question('What a customer owes us', 8, async (call, w) => {
    const tom = person('Tom', null, { accountName: 'Globex', accountDomain: 'globex.example' });
    for (const [at, items] of [
      ['[ ] Priya Nair: Send the logs', '[ ] Anna Berg: Send the invoice'],
      ['[ ] Tom: Share the floor plan'],
      ['[ ] Priya Nair: Sign the contract'],
    ].entries())
      note(w, `Globex ${at}`, day(3, 2 + at), [anna, priya, tom], { summary: tasks(...items) });
    note(w, 'Other', day(3, 9), [anna, luis], { summary: tasks('[ ] Luis Romero: Pay') });

    const input = { status: 'open', ...since('2026-01-16') };
    const items = await call('find_action_items', { participant: ['globex.example'], ...input });
    const byName = await call('find_action_items', { participant: ['Globex'], ...input });
    const open = ['Send the logs', 'Send the invoice', 'Share the floor plan', 'Sign the contract'];
    return {
      'all open items': hasOnly(items, 'text', open),
      'the same by name': hasOnly(byName, 'text', open),
      addresses:
        items.filter(({ assigneeEmail }) => assigneeEmail === priya.email).length === 2 &&
        lacks(
          items.find(({ assignee }) => assignee === 'Tom'),
          'assigneeEmail',
        ),
    };
  }),
  question('Last meeting with a person', 4, async (call, w) => {
    note(w, 'First', day(2, 3), [anna, person('Soren Ostergard', 'soren@nordlys.example')]);
    note(w, 'Second', day(2, 17), [anna, person('Søren Østergård', 'soren@nordlys.example')]);
    note(w, 'Third', day(3, 4), [anna], {
      summary: '## Summary\n\nThey agreed on wind.',
      transcripts: said('Søren Østergård', 'Wind it is.'),
    });
    note(w, 'Another', day(3, 6), [anna, luis]);

    const rows = await call('find_note_summaries', { participant: ['Søren Østergård'], most: 1 });
    const plain = await call('find_note_summaries', { participant: ['Soren Ostergard'], most: 1 });
    return {
      newest: hasOnly(rows, 'title', ['Third']),
      date: String(rows[0]?.createdText).startsWith('Mar 4, 2026'),
      excerpt: rows[0]?.excerpt === 'They agreed on wind.',
      more: rows[0]?.hasMore === true,
      'without accents': hasOnly(plain, 'title', ['Third']),
    };
  }),
  question('Last meetings with a company', 15, async (call, w) => {
    const hooli = person('Gavin Belson', 'gavin@hooli.example', { accountName: 'Hooli' });
    for (let at = 0; at < 7; at += 1)
      note(w, `Hooli ${at}`, day(2, 1 + at * 4), [anna, hooli], {
        summary: tasks('[ ] Gavin Belson: Send the terms'),
      });
    note(w, 'Logistics', day(3, 10), [
      anna,
      person('Lars', 'lars@hooli-logistics.example', { accountName: 'Hooli Logistics' }),
    ]);
    note(w, 'Mention', day(3, 11), [anna, luis], { summary: 'Hooli came up.' });

    const rows = await call('find_note_summaries', { participant: ['hooli.example'], most: 5 });
    return {
      'five, newest first': textsOf(rows, 'title').join() === 'Hooli 6,Hooli 5,Hooli 4,Hooli 3,Hooli 2',
      'people and items': rows.every(
        ({ participantNames, openActionItemsText }) =>
          String(participantNames).includes('Gavin') && String(openActionItemsText).includes('terms'),
      ),
    };
  }),
  question('What was decided, English heading', 8, async (call, w) => {
    note(w, 'Leadership weekly', day(3, 10), [anna], {
      enhancedNote: '## Decisions\n\n- Raise prices\n- Hire two\n- Close Lisbon\n\n## Pricing\n\nFour tiers.',
    });

    const notes = await call('find_note_summaries', {
      titleContains: 'leadership',
      ...between('2026-03-09', '2026-03-16'),
    });
    const [section] = await call('find_section', { noteId: idOf(notes), heading: 'Decisions' });
    return {
      'three bullets': section?.text === '- Raise prices\n- Hire two\n- Close Lisbon',
      title: section?.noteTitle === 'Leadership weekly',
    };
  }),
  question('What was decided, German heading', 8, async (call, w) => {
    note(w, 'Jour fixe Vertrieb', day(3, 10), [anna], {
      inputLanguage: 'de',
      enhancedNote:
        '**Beschlüsse**\n\n- Preise für Händler erhöhen\n\n**Nächste Schritte**\n\n- Anna: Angebot',
    });

    const notes = await call('find_note_summaries', {
      titleContains: 'Jour fixe',
      ...between('2026-03-10', '2026-03-11'),
    });
    const guessed = await call('find_section', { noteId: idOf(notes), heading: 'Entscheidungen' });
    return { 'in German': guessed[0]?.text === '- Preise für Händler erhöhen' };
  }),
  question('Japanese heading', 8, async (call, w) => {
    note(w, '東都商事 定例会議', day(3, 11), [anna, person('田中 芽衣', 'mei.tanaka@toto.example')], {
      inputLanguage: 'ja',
      summary: '## 決定事項\n\n- 価格を据え置く\n\n## 次のアクション\n\n- 田中: 見積もり',
    });

    const notes = await call('find_note_summaries', { titleContains: '定例会議', most: 3 });
    const byName = await call('find_note_summaries', { participant: ['田中'] });
    const [section] = await call('find_section', { noteId: idOf(notes), heading: '決定事項' });
    return {
      decisions: section?.text === '- 価格を据え置く',
      date: String(notes[0]?.createdAt).startsWith('2026-03-11'),
      'by family name': byName.length === 1,
    };
  }),
  question('What was said about X and by whom', 8, async (call, w) => {
    note(w, 'One', day(3, 3), [anna, luis], {
      transcripts: said('Luis Romero', 'We need SSO for everyone.'),
    });
    note(w, 'Two', day(3, 5), [anna], { transcripts: said(null, 'Is there SSO?') });
    note(w, 'Three', day(3, 9), [anna], { transcripts: said('Anna Berg', 'They want sso, too.') });
    note(w, 'Four', day(3, 10), [anna], { transcripts: said('Anna Berg', 'He threw the lasso.') });
    note(w, 'Old', day(2, 24), [anna], { transcripts: said('Anna Berg', 'SSO is old.') });

    const rows = await call('find_quotes', { text: 'SSO', ...since('2026-03-02') });
    return {
      'three sentences': hasOnly(rows, 'noteTitle', ['One', 'Two', 'Three']),
      'with speakers': hasOnly(rows, 'speaker', ['Luis Romero', '', 'Anna Berg']),
      'with times': rows.every(({ startSec }) => startSec === 10),
      dates: rows[0]?.noteCreatedDate === '2026-03-09',
    };
  }),
  question('What one person said about X', 6, async (call, w) => {
    const transcripts = [
      ...said('Priya Nair', 'The security audit starts in May.', 'Our security audit needs logs.'),
      ...said('Anna Berg', 'A security audit is fine.', 'We had a security audit.'),
    ];
    note(w, 'Globex 1', day(3, 3), [anna, priya], { transcripts });
    note(w, 'Globex 2', day(2, 3), [anna, priya], {
      transcripts: [
        ...said('Priya Nair', 'The security audit is late.'),
        ...said('Anna Berg', 'Which security audit?', 'No security audit.'),
      ],
    });
    note(w, 'Internal', day(3, 4), [anna, person('Priya Shah', 'priya.shah@acme.example')], {
      transcripts: said('Priya Shah', 'Our own security audit passed.'),
    });

    const rows = await call('find_quotes', {
      text: 'security audit',
      participant: ['priya@globex.example'],
      saidBy: 'external',
      ...since('2025-12-16'),
    });
    return {
      "Priya Nair's three": hasOnly(rows, 'quote', [
        'The security audit starts in May.',
        'Our security audit needs logs.',
        'The security audit is late.',
      ]),
      speaker: rows.every(({ speaker }) => speaker === 'Priya Nair'),
    };
  }),
  question('What customers say about a competitor', 20, async (call, w) => {
    for (let at = 0; at < 14; at += 1) {
      const guests = at < 11 ? 2 : 1;
      const transcripts = [
        ...said(
          'Luis Romero',
          ...Array.from({ length: guests }, (_, n) => `Initech offered us deal ${at}-${n}.`),
        ),
        ...said('Anna Berg', `Initech is loud ${at}.`),
      ];
      note(w, `Call ${at}`, day(1 + (at % 3), 5 + (at % 9)), [anna, luis], {
        transcripts,
        ...(at < 6 && { summary: 'They talked about Initech.' }),
      });
    }

    const rows = await call('find_quotes', {
      text: 'Initech',
      where: 'transcript',
      saidBy: 'external',
      ...since('2026-01-01'),
    });
    const times = textsOf(rows, 'noteCreatedAt');
    return {
      "all the guests'": rows.length === 25 && rows.every(({ isExternal }) => isExternal === true),
      'newest first': times.join() === times.toSorted().reverse().join(),
      'nothing left': rows.every(({ hasMore }) => hasMore === false),
    };
  }),
  question('Not met for thirty days', 20, async (call, w) => {
    for (let at = 0; at < 12; at += 1) {
      const createdAt = at < 4 ? day(1, 20 + at) : day(3, 1 + at);
      note(w, `Meeting ${at}`, createdAt, [anna, person(`Guest ${at}`, `guest@company${at}.example`)]);
      if (at > 8)
        note(w, `Earlier ${at}`, day(1, 10), [anna, person(`Guest ${at}`, `guest@company${at}.example`)]);
    }
    note(w, 'Long ago', '2025-11-16T09:00:00Z', [anna, person('Guest', 'guest@company-long.example')]);
    note(w, 'Private', day(3, 2), [anna, person('G', 'g@gmail.com'), person('H', 'h@gmail.com')]);

    const rows = await call('find_participants', { who: 'external', by: 'company', ...since('2025-09-16') });
    const before = rows.filter(({ lastMetAt }) => String(lastMetAt) < '2026-02-14');
    return {
      'the five': hasOnly(
        before,
        'domain',
        ['0', '1', '2', '3', '-long'].map((company) => `company${company}.example`),
      ),
      'no mail provider': !textsOf(rows, 'domain').includes('gmail.com'),
      'last notes': before.every(
        ({ lastMetText, lastNoteTitle }) => Boolean(lastMetText) && Boolean(lastNoteTitle),
      ),
      'nothing left': rows.every(({ hasMore }) => hasMore === false),
    };
  }),
  question('Have we met this one', 6, async (call, w) => {
    note(w, 'Latex', '2025-05-20T09:00:00Z', [
      anna,
      person('Art Vandelay', 'art@vandelay.example', { accountName: 'Vandelay Industries' }),
    ]);
    note(w, 'Other', day(3, 2), [anna, luis]);

    const people = await call('find_participants', {
      participant: ['Vandelay'],
      by: 'person',
      ...since('2020-01-01'),
    });
    const notes = await call('find_note_summaries', { participant: ['Vandelay'] });
    return {
      'Art, once': hasOnly(people, 'name', ['Art Vandelay']),
      date: String(people[0]?.lastMetAt).startsWith('2025-05-20'),
      'with Anna Berg': notes[0]?.internalNames === 'Anna Berg',
      title: notes[0]?.title === 'Latex',
    };
  }),
  question('Transcript in parts', 16 * 8, async (call, w) => {
    note(w, 'Board meeting Q1', day(2, 19), [anna], {
      totalDurationSec: 6600,
      transcripts: talk(95_000, ['Anna Berg', 'Jonas Weber']),
    });

    const notes = await call('find_note_summaries', {
      titleContains: 'board',
      ...between('2026-02-01', '2026-03-01'),
    });
    const texts: string[] = [];
    let next: unknown = 1;
    while (next !== null && next !== undefined) {
      const [part] = await call('find_transcript', { noteId: idOf(notes), part: next });
      texts.push(String(part?.text));
      next = part?.nextPart;
    }
    const numbers = [...texts.join('\n\n').matchAll(/Number (\d+)\./g)].map(([, number]) => Number(number));
    return {
      'all turns once': numbers.length > 700 && numbers.every((number, at) => number === at),
      'parts of 15,000': texts.length > 5 && texts.every(({ length }) => length <= 15_000),
    };
  }),
  question("One speaker's words", 18, async (call, w) => {
    note(w, 'Interview: Zoë Müller (Backend)', day(3, 13), [person('Zoë Müller', null), jonas], {
      transcripts: [...talk(9000, ['Zoë Müller', 'Jonas Weber']), ...said('Speaker 3', 'Hello.')],
    });

    const notes = await call('find_note_summaries', {
      participant: ['Zoë Müller'],
      ...between('2026-03-13', '2026-03-14'),
    });
    const [part] = await call('find_transcript', { noteId: idOf(notes), speaker: 'Zoë', part: 1 });
    const [plain] = await call('find_transcript', { noteId: idOf(notes), speaker: 'Zoe', part: 1 });
    return {
      "Zoë's turns only":
        String(part?.text).startsWith('[00:00:00] Zoë Müller') && !/Jonas|Speaker 3/.test(String(part?.text)),
      'without dots': plain?.text === part?.text,
      'her parts': part?.partCount === 1,
    };
  }),
  question('How a call ended', 34, async (call, w) => {
    note(w, 'Globex / Acme: kickoff', day(3, 13), [anna, priya], {
      totalDurationSec: 3480,
      transcripts: talk(40_000, ['Anna Berg', 'Priya Nair']),
    });

    const notes = await call('find_note_summaries', { participant: ['Globex'], most: 1 });
    const [part] = await call('find_transcript', { noteId: idOf(notes), part: 3 });
    const beyond = await call('find_transcript', { noteId: idOf(notes), part: 9 });
    return {
      'the end': part?.nextPart === null && Number(part.endSec) > 1500,
      'nothing beyond': beyond.length === 0,
    };
  }),
  question('Summary of last month', 80, async (call, w) => {
    for (let at = 0; at < 44; at += 1)
      note(w, `Client call ${at}`, day(2, 1 + (at % 28), '10:00'), [anna, luis], {
        summary: `They agreed on point ${at}.`,
      });
    note(w, 'Late client call', day(2, 28, '22:30'), [anna, luis]);
    note(w, 'March client call', day(2, 28, '23:15'), [anna, luis]);
    note(w, 'Short client call', day(2, 10), [anna, luis], { totalDurationSec: 240 });
    for (let at = 0; at < 30; at += 1) note(w, `Stand-up ${at}`, day(2, 1 + (at % 28)), [anna, jonas]);

    const [digest] = await call('create_digest', {
      period: 'last-month',
      include: ['excerpt'],
      audience: 'external',
      minDurationMinutes: 5,
    });
    const text = String(digest?.text);
    return {
      count: digest?.count === 45,
      bounds: text.includes('Late client call') && !text.includes('March client call'),
      titles: text.includes('Client call 43'),
      total: digest?.totalDurationMinutes === 45 * 30,
    };
  }),
  question("Digest of one person's tasks", 12, async (call, w) => {
    const lind = person('Jonas Lind', 'jonas@lind.example');
    const items = [
      ['[ ] Jonas Weber: Write', '[ ] Jonas Weber: Draw', '[x] Jonas Weber: Call'],
      ['[ ] Jonas Weber: Read', '[x] Jonas Weber: Fly', '[ ] Jonas Lind: Wait'],
      ['[ ] Jonas Weber: Sing', '[ ] Jonas Weber: Run'],
    ];
    for (let at = 0; at < 9; at += 1)
      note(w, `Meeting ${at}`, day(3, 9 + (at % 5)), [anna, jonas, ...(at === 1 ? [lind] : [])], {
        summary: tasks(...(items[at] ?? ['[ ] Anna Berg: Rest'])),
      });

    const [digest] = await call('create_digest', {
      period: 'last-week',
      include: ['openActionItems'],
      assignee: 'Jonas Weber',
    });
    const text = String(digest?.text);
    return {
      'three notes': digest?.count === 3,
      'five items': ['Write', 'Draw', 'Read', 'Sing', 'Run'].every((word) => text.includes(word)),
      'nothing else': !/Wait|Call|Fly|Rest/.test(text),
    };
  }),
  question('Week so far by folder', 8, async (call, w) => {
    const projects = w.addFolder({ name: 'Projects' });
    const apollo = w.addFolder({ name: 'Apollo', parentFolderId: projects.id });
    w.addFolder({
      name: 'Hardware',
      parentFolderId: w.addFolder({ name: 'Gemini', parentFolderId: projects.id }).id,
    });
    note(w, 'Apollo stand-up', day(3, 16, '07:30'), [anna], {
      tags: [w.tag(apollo.id)],
      summary: 'They fly.',
    });
    note(w, 'Apollo review', day(3, 16, '08:30'), [anna], {
      tags: [w.tag(apollo.id)],
      status: 'summarizing',
    });
    note(w, 'Apollo last week', day(3, 12), [anna], { tags: [w.tag(apollo.id)] });

    const folders = await call('find_folder', { name: 'Projects' });
    const [digest] = await call('create_digest', {
      period: 'this-week',
      groupBy: 'folder',
      include: ['excerpt', 'openActionItems'],
      folderIds: [idOf(folders)],
      includeSubfolders: true,
    });
    return {
      'the one note': digest?.count === 1 && /Apollo[^]*Apollo stand-up/.test(String(digest.text)),
      'in progress': digest?.pendingCount === 1 && String(digest.pendingTitles).includes('Apollo review'),
    };
  }),
  question('Notes in a folder and its subfolders', 60, async (call, w) => {
    const clients = w.addFolder({ name: 'Clients' });
    const archive = w.addFolder({ name: 'Archive' });
    const other = w.addFolder({ name: 'Clients', parentFolderId: archive.id });
    const folders = Array.from({ length: 7 }, (_, at) =>
      w.addFolder({ name: `Client ${at}`, parentFolderId: clients.id }),
    );
    folders.push(w.addFolder({ name: 'Deep', parentFolderId: folders[0]?.id ?? '' }));
    for (let at = 0; at < 65; at += 1)
      note(w, `Note ${at}`, day(1 + (at % 3), 1 + (at % 14)), [anna, luis], {
        tags: [w.tag((at < 3 ? clients : (folders[at % 8] ?? clients)).id)],
      });
    note(w, 'Archived', day(3, 1), [anna], { tags: [w.tag(other.id)] });

    const named = await call('find_folder', { name: 'Clients' });
    const top = named.find(({ path }) => path === 'Clients');
    const rows = await call('find_note_summaries', {
      folderIds: [top?.id],
      includeSubfolders: true,
      most: 100,
    });
    return {
      'both folders': hasOnly(named, 'path', ['Clients', 'Archive / Clients']),
      'each once': new Set(textsOf(rows, 'id')).size === 65 && rows.length === 65,
      columns: rows.every(
        ({ title, createdAt, tagNames }) => Boolean(title) && Boolean(createdAt) && Boolean(tagNames),
      ),
      'nothing left': rows.every(({ hasMore }) => hasMore === false),
    };
  }),
  question('Pending invites', 4, async (call, w) => {
    const ends = [day(3, 17), day(3, 20), day(3, 25)];
    for (const [at, expiresAt] of ends.entries())
      w.addInvite({ email: `new${at}@acme.example`, createdAt: day(3, 10), expiresAt });
    w.addInvite({ isUrlInvite: true, createdAt: day(3, 10), expiresAt: day(4, 1) });

    const rows = await call('find_invite', { expiresBefore: '2026-04-30T00:00:00' });
    const thisWeek = rows.filter(({ expiresAt }) => String(expiresAt) < '2026-03-23');
    return {
      four: rows.length === 4,
      'this week': hasOnly(thisWeek, 'email', ['new0@acme.example', 'new1@acme.example']),
      'the link': rows.filter(({ isUrlInvite }) => isUrlInvite === true).length === 1,
    };
  }),
  question('Members of a group', 10, async (call, w) => {
    const [sales, ops] = [w.addGroup({ name: 'Sales' }), w.addGroup({ name: 'Sales Ops' })];
    const colleagues = Array.from({ length: 7 }, (_, at) =>
      w.addMember({ name: `Colleague ${at}`, email: `c${at}@acme.example`, groups: [at < 5 ? sales : ops] }),
    );

    const members = await call('find_member', { role: 'member' });
    const groups = members.flatMap((member) => member.groups as { id: string; name: string }[]);
    const rows = await call('find_member', { groupId: groups.find(({ name }) => name === 'Sales')?.id });
    return {
      'the five': hasOnly(rows, 'email', textsOf(colleagues.slice(0, 5), 'email')),
      'all found': rows.every(({ allMatchesFound }) => allMatchesFound === true),
    };
  }),
  question('Add text to a note', 8, async (call, w) => {
    note(w, 'Northwind: first call', day(2, 2), [anna, luis]);
    note(w, 'Northwind: renewal call', day(3, 12), [anna, luis], {
      userWrittenNote: 'Line one.\n\nLine two.',
      enhancedNote: 'E.',
    });

    const notes = await call('find_note_summaries', { titleContains: 'Northwind', most: 5 });
    const [changed] = await call('update_note', {
      noteId: idOf(notes),
      userWrittenNote: 'Luis confirmed by phone, 40 seats it is.',
      contentMode: 'append',
      parts: ['written-notes'],
    });
    return {
      'in this order':
        changed?.userWrittenNoteText === 'Line one.\n\nLine two.\n\nLuis confirmed by phone, 40 seats it is.',
      'the newest': changed?.title === 'Northwind: renewal call',
    };
  }),
  question('Move to a folder', 10, async (call, w) => {
    const folder = w.addFolder({ name: 'Globex', parentFolderId: w.addFolder({ name: 'Clients' }).id });
    const tags = ['Inbox', 'Q1'].map((name) => w.tag(w.addFolder({ name }).id));
    note(w, 'Globex / Acme: kickoff', day(3, 13), [anna, priya], { tags });
    note(w, 'Other', day(3, 12), [anna, priya], { tags: [w.tag(folder.id)] });

    const globex = idOf(await call('find_folder', { name: 'Globex' }));
    const inbox = idOf(await call('find_folder', { name: 'Inbox' }));
    const notes = await call('find_note_summaries', {
      participant: ['Globex'],
      ...between('2026-03-13', '2026-03-14'),
    });
    await call('update_note', { noteId: idOf(notes), tagIds: [globex], tagMode: 'add', parts: ['people'] });
    const [moved] = await call('update_note', {
      noteId: idOf(notes),
      tagIds: [inbox],
      tagMode: 'remove',
      parts: ['people'],
    });
    return { folders: JSON.stringify(moved?.tagNames) === '["Q1","Globex"]' };
  }),
  question('Visibility', 5, async (call, w) => {
    const ines = person('Inês Carvalho', 'ines@acme.example');
    note(w, '1:1 Inês', day(3, 9), [anna, ines], { summary: 'Her salary came up once.' });
    note(w, 'Inês: salary review', day(3, 5), [anna, ines], { summary: 'Her salary rises.' });

    const notes = await call('find_note_summaries', { participant: ['Ines'], textContains: 'salary' });
    const review = notes.find(({ title }) => title === 'Inês: salary review');
    const [changed] = await call('update_note', {
      noteId: review?.id,
      visibility: 'only-me',
      parts: ['people'],
    });
    const others = await call('find_note_summaries', { titleContains: '1:1' });
    return {
      both: notes.length === 2,
      'only me': changed?.visibility === 'only-me' && changed.title === 'Inês: salary review',
      'no summary': changed !== undefined && !('summary' in changed),
      'the other unchanged': others[0]?.visibility === 'workspace',
    };
  }),
  question("Something that doesn't exist", 1, async (call, w) => {
    for (let at = 0; at < 3; at += 1)
      note(w, `Warranty ${at}`, day(3, 2 + at), [anna, person('Wayne Hughes', 'wayne@acme.example')], {
        summary: 'The warranty ends.',
      });

    const notes = await call('find_note_summaries', {
      participant: ['Wayne Enterprises'],
      textContains: 'warranty',
    });
    const people = await call('find_participants', {
      participant: ['Wayne Enterprises'],
      ...since('2020-01-01'),
    });
    return { nothing: notes.length === 0 && people.length === 0 };
  }),
  question("A folder that doesn't exist", 8, async (call, w) => {
    w.addMember({ name: 'Anna Berg', email: 'anna.berg@acme.example' });
    note(w, 'Stand-up', day(3, 16, '07:15'), [anna, jonas], {
      tags: [w.tag(w.addFolder({ name: 'Team' }).id)],
    });

    const none = await call('find_folder', { name: 'Retro Archive' });
    const [member] = await call('find_member', { email: 'anna.berg@acme.example' });
    const created = await call('create_folder', { name: 'Retro Archive', ownerUserId: member?.ownerUserId });
    const notes = await call('find_note_summaries', { titleContains: 'stand-up', ...since('2026-03-16') });
    const [filed] = await call('update_note', {
      noteId: idOf(notes),
      tagIds: [idOf(created)],
      tagMode: 'add',
      parts: ['people'],
    });
    const again = await call('find_folder', { name: 'Retro Archive' });
    return {
      'one new folder': none.length === 0 && again.length === 1,
      'in both': JSON.stringify(filed?.tagNames) === '["Team","Retro Archive"]',
    };
  }),
  question('Far back', 6, async (call, w) => {
    const after = (date: string, days: number) =>
      new Date(Date.parse(`${date}T10:00:00Z`) + days * 86_400_000).toISOString();
    for (let at = 0; at < 3000; at += 1) note(w, `Meeting ${at}`, after('2022-01-01', at / 2), [anna]);
    for (let at = 0; at < 38; at += 1)
      note(w, `Northwind ${at}`, after('2024-02-06', Math.round((at * 315) / 37)), [anna, luis]);
    for (let at = 0; at < 60; at += 1)
      note(w, `Northwind later ${at}`, after('2025-01-06', at), [anna, luis]);

    const [company] = await call('find_participants', {
      participant: ['northwind.example'],
      by: 'company',
      ...between('2024-01-01', '2025-01-01'),
    });
    const notes = await call('find_note_summaries', {
      participant: ['northwind.example'],
      ...between('2024-01-01', '2024-02-07'),
    });
    return { 'how often': company?.noteCount === 38, first: hasOnly(notes, 'title', ['Northwind 0']) };
  }),
  question('An ambiguous name', 6, async (call, w) => {
    const people = [
      person('Alex Kim', 'alex.kim@acme.example'),
      person('Alexandra Popescu', 'alexandra.popescu@acme.example'),
      person('Alex Brandt', 'alex@brandt.example'),
    ];
    note(w, 'All', day(3, 9), people, {
      summary: tasks(
        '[ ] Alex Kim: Plan',
        '[ ] Alex Kim: Test',
        '[ ] Alex Popescu: Draw',
        '[ ] Alex Brandt: Sign',
        '[ ] Alex: Clean',
        '[ ] Alexis: Leave',
      ),
    });

    const items = await call('find_action_items', { assignee: 'Alex', status: 'open' });
    const plain = items.find(({ assignee }) => assignee === 'Alex');
    return {
      five: hasOnly(items, 'text', ['Plan', 'Test', 'Draw', 'Sign', 'Clean']),
      addresses: items.filter(({ assigneeEmail }) => assigneeEmail === 'alex.kim@acme.example').length === 2,
      'no guess': lacks(plain, 'assigneeEmail'),
    };
  }),
];

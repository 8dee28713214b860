import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';

import { wavHeader } from '../../sandbox/wav.ts';
import type { Note } from '../../sandbox/workspace/index.ts';
import type { InputData, Item, Zap } from '../../sandbox/zapier/index.ts';
import { recording } from '../audio/corpus.ts';
import { loopbackServer } from '../support/loopback_server.ts';
import { type App, settled, startApp } from './support/app.ts';
import { person, reset, segment } from './support/office.ts';

/** Thirty Zaps as someone wished for them who knew only what the app promises. */

let app: App;
let now = '2026-11-25T08:00:00Z';
beforeAll(async () => {
  const preload = new URL('../support/set_clock.ts', import.meta.url);
  app = await startApp({ preload, now: () => new Date(now) });
  app.workspace.workspace.allowedEmailDomains = ['northbeam.io', 'northbeam.de'];
});
afterAll(() => app.close());
beforeEach(() => {
  reset(app);
  clock('08:00');
});

/** `11:00` is today, November 25, 2026; `10-25 23:00` is another day. */
const utc = (when: string) => {
  const [time = '', day = '11-25'] = when.split(' ').toReversed();
  return new Date(`2026-${day}T${time}Z`).toISOString();
};
function clock(when: string): void {
  now = utc(when);
  app.environment.NOW = now;
}

const PEOPLE: Readonly<Record<string, string>> = {
  AS: 'Anna Schmidt <anna.schmidt@northbeam.io>',
  BO: 'Ben Ortiz <ben@northbeam.de>',
  LK: 'Lena Koch <lena@northbeam.io>',
  DW: 'Dana Wolf <dana@acme.com> (Acme)',
  HG: 'Hans Gruber <hans@globex.com> (Globex)',
  LG: 'Lou Grant <lou@gmail.com>',
};
/** `Name <address> (Company)`; without an address, the domain of the company. */
function someone(written: string) {
  const [, name = '', email = '', accountName = null] =
    /^(.+?) <(.*?)>(?: \((.+)\))?$/.exec(PEOPLE[written] ?? written) ?? [];
  if (!email.startsWith('@')) return person(name, email || null, { accountName });
  return person(name, null, { accountName, accountDomain: email.slice(1) });
}

const split = (text: string) => text.split(' / ');
const FIELDS: Readonly<Record<string, (value: string) => Partial<Note>>> = {
  title: (value) => ({ title: value === 'null' ? null : value }),
  status: (status) => ({ status }),
  kind: (kind) => ({ kind }),
  visibility: (visibility) => ({ visibility }),
  lang: (value) => ({ inputLanguage: value === 'null' ? null : value }),
  sec: (value) => ({ totalDurationSec: value === 'null' ? null : Number(value) }),
  in: (ids) => ({ tags: ids.split(' ').map((id) => app.workspace.tag(id)) }),
  own: (text) => ({ userWrittenNote: split(text).join('\n') }),
  enhanced: (text) => ({ enhancedNote: split(text).join('\n') }),
  summary: (text) => ({ summary: split(text).join('\n') }),
  tasks: (text) => ({ summary: ['## Action items', ...split(text)].join('\n') }),
  said: (text) => ({
    transcripts: split(text).map((line) => {
      const [, speaker = '', start = '', end = start, words = ''] =
        /^(.+?) ([\d:.]+)(?:-([\d:.]+))? (.+)$/.exec(line) ?? [];
      return segment(speaker, words, start, end);
    }),
  }),
};
const changes = (fields: readonly string[]): Partial<Note> =>
  Object.assign(
    {},
    ...fields.map((field) => {
      const [, name = '', value = ''] = /^(\w+) (.*)$/.exec(field) ?? [];
      return FIELDS[name]?.(value);
    }),
  ) as Partial<Note>;
/** Adds notes: an ID and a time (9:00 if it has none), people, and fields. */
function notes(text: string): void {
  for (const line of lines(text)) {
    const [head = '', people = '', ...fields] = line.split(' ; ');
    const [, id = '', when = '09:00'] = /^(\S+) ?(.*?)$/.exec(head)?.map((part) => part || undefined) ?? [];
    const participants = people === '-' ? [] : people.split(', ').map(someone);
    app.workspace.addNote({ id, title: id, createdAt: utc(when), participants, ...changes(fields) });
  }
}
const edit = (id: string, ...fields: string[]) => app.workspace.editNote(id, changes(fields));
/** Adds folders: an ID, a name, and the ID of the parent. */
function folders(text: string): void {
  for (const line of lines(text)) {
    const [id = '', name = '', parentFolderId = null] = line.split(' ; ');
    app.workspace.addFolder({ id, name, parentFolderId });
  }
}

const lines = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
/** Compares some fields of items, in any order. */
function expectRows(items: readonly Item[], fields: string, text: string): void {
  const cell = (value: unknown) => String(value).replaceAll('\n', ' / ');
  const rows = items.map((item) =>
    fields
      .split(' ')
      .map((field) => cell(item[field]))
      .join(' ; '),
  );
  expect(rows.toSorted()).toStrictEqual(lines(text).toSorted());
}
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

const turnOn = (key: string, input: InputData = {}) => app.zapier.turnOn(app.connection, key, input);
async function poll(zap: Zap, when: string, timezone = 'UTC'): Promise<Item[]> {
  clock(when);
  const items = await app.zapier.poll(zap, { timezone });
  return (await app.zapier.hydrate(app.connection, items)) as Item[];
}
const search = (key: string, input: InputData) => app.zapier.search(app.connection, key, input);
const create = (key: string, input: InputData, timezone = 'UTC') =>
  app.zapier.create(app.connection, key, input, { timezone });
/** The writes since the last call. */
function writes(): [string, unknown][] {
  const all = app.workspace.requests.filter(
    ({ method, path }) => method !== 'GET' && !path.endsWith('/webhook'),
  );
  app.workspace.clearRequests();
  return all.map(({ method, path, body }) => [`${method} ${path.replace('/v1/', '')}`, body]);
}
const instants = (...times: unknown[]) => times.map((time) => new Date(String(time)).toISOString());

it('1. contacts once, without the agency', async () => {
  const internalDomains = ['northbeam.io', 'northbeam.de', 'brightagency.co'];
  const zap = await turnOn('new_participant', {
    who: 'external',
    repeat: 'once-per-person',
    internalDomains,
  });
  notes(`n1a ; AS, Dana Wolf <Dana@Acme.com>, Tom Bright <tom@brightagency.co>
    n1b 11:00 ; BO, DW, Lee Park <lee@eu.brightagency.co>, Mia <@globex.com>
    n1c 13:00 ; AS, Omar Diaz <omar@globex.com> ; status summarizing
    n1d 14:00 ; AS, Jo Ray <jo@notbrightagency.co>, Sam Li <sam@northbeam.io.example.net>`);
  expectRows(
    await poll(zap, '14:30'),
    'email noteId firstName lastName isExternal',
    `dana@acme.com ; n1b ; Dana ; Wolf ; true
    jo@notbrightagency.co ; n1d ; Jo ; Ray ; true
    sam@northbeam.io.example.net ; n1d ; Sam ; Li ; true`,
  );
  edit('n1c', 'status completed');
  expectRows(await poll(zap, '15:15'), 'email noteId', 'omar@globex.com ; n1c');
  notes('n1e 16:00 ; AS, DW');
  expect(await poll(zap, '16:15')).toStrictEqual([]);
});

it('2. client calls in Slack, except interviews and 1:1s', async () => {
  const titleExcludes = ['interview', '1:1', 'do not share'];
  const zap = await turnOn('note_completed', { audience: 'external', titleExcludes });
  notes(`n2a ; AS, DW ; title Acme <> Northbeam kickoff
    n2b ; AS, BO, Ben <ben2@uk.northbeam.de> ; title Sprint planning
    n2c ; AS, Kim <kim@gmail.com> ; title INTERVIEW – Backend (Kim)
    n2d ; AS, Rolf Meier <> ; title Quick call
    n2e ; AS, Rolf Meier <@globex.com> (Globex) ; title null
    n2f ; BO, LG ; title Consultation`);
  expectRows(
    await poll(zap, '10:00'),
    'id externalCompanies externalCount firstExternalName firstExternalDomain externalEmails externalDomains',
    `n2a ; Acme ; 1 ; Dana Wolf ; acme.com ; dana@acme.com ; acme.com
    n2e ; Globex ; 1 ; null ; globex.com ; null ; globex.com
    n2f ; null ; 1 ; Lou Grant ; null ; lou@gmail.com ; null`,
  );
});

it('3. the first meeting with a company', async () => {
  notes('n3old 03-02 10:00 ; BO, DW');
  for (let day = 1; day <= 130; day += 1)
    app.workspace.addNote({ createdAt: new Date(Date.parse(now) - day * 86_400_000).toISOString() });
  const zap = await turnOn('note_completed', { audience: 'external' });
  notes(`n3a 10:00 ; AS, DW
    n3b 11:00 ; BO, HG
    n3c 12:00 ; AS, LG
    n3d 15:00 ; AS, Eva <eva@eu.globex.com> (Globex)
    n3e 16:00 ; AS, DW, Ian <ian@initech.com>`);
  const earlier: unknown[] = [];
  for (const { id, firstExternalDomain, createdAt } of await poll(zap, '16:30')) {
    // The first Filter of the wish.
    if (firstExternalDomain === null) continue;
    const criteria = { participant: [firstExternalDomain], createdBefore: createdAt, most: 1 };
    earlier.push(id, ...idsOf(await search('find_note_summaries', criteria)));
  }
  expect(earlier).toStrictEqual(['n3a', 'n3old', 'n3b', 'n3d', 'n3e', 'n3a']);
});

it('4. client hours with the day and duration of the Zap’s time zone', async () => {
  folders('f_nb ; Non-billable');
  const zap = await turnOn('note_completed', { audience: 'external', minDurationMinutes: '5' });
  notes(`n4a ; AS, DW ; sec 2850
    n4b 23:30 ; AS, DW ; sec 3723
    n4c ; AS, DW ; sec 299
    n4d ; AS, DW ; sec 300
    n4e ; AS, DW
    n4f ; AS, DW ; sec null
    n4g ; AS, DW ; in f_nb`);
  app.workspace.distortions.set('n4e', { totalDurationSec: '1800' });
  expectRows(
    await poll(zap, '11-26 06:00', 'Europe/Berlin'),
    'id durationText durationHhMm totalDurationSec createdDate createdText',
    `n4a ; 47:30 ; 00:48 ; 2850 ; 2026-11-25 ; Nov 25, 2026, 10:00 AM
    n4b ; 1:02:03 ; 01:02 ; 3723 ; 2026-11-26 ; Nov 26, 2026, 12:30 AM
    n4d ; 5:00 ; 00:05 ; 300 ; 2026-11-25 ; Nov 25, 2026, 10:00 AM
    n4e ; 30:00 ; 00:30 ; 1800 ; 2026-11-25 ; Nov 25, 2026, 10:00 AM
    n4g ; 30:00 ; 00:30 ; 1800 ; 2026-11-25 ; Nov 25, 2026, 10:00 AM`,
  );
});

it('5. the link to the deal below what was typed', async () => {
  const text = 'Deal 🤝 {{ref}}: https://crm.example/d/77?a=1&b=2';
  const append = (noteId: string, userWrittenNote = text) =>
    create('update_note', { noteId, userWrittenNote, contentMode: 'append' });
  notes(`n5a ; AS
    n5b ; AS ; own # Mine / Budget 40k
    n5c ; AS
    n5d ; AS ; own # Mine / Budget 40k
    n5e ; AS ; own # Mine / Budget 40k ; enhanced Kept`);
  app.workspace.distortions.set('n5c', { userWrittenNote: undefined });
  app.workspace.dialect.patchAnswer = 'short';
  await append('n5a');
  await append('n5b');
  expect(writes()).toStrictEqual([
    ['PATCH notes/n5a', { userWrittenNote: text }],
    ['PATCH notes/n5b', { userWrittenNote: `# Mine\nBudget 40k\n\n${text}` }],
  ]);
  await expect(append('n5c')).rejects.toThrow('did not show the written notes');
  await expect(append('n5d', '')).rejects.toThrow('nothing to change');
  expect(writes()).toStrictEqual([]);
  const fault = { kind: 'status', status: 500 } as const;
  app.workspace.faults.add({ method: 'GET', path: '/v1/notes/n5e', skip: 1, fault });
  expect(await append('n5e')).toMatchObject({ id: 'n5e', enhancedNote: null });
  expect(writes()).toHaveLength(1);
});

it('6. each client call in the client’s folder', async () => {
  folders(`f_clients ; Clients
    f_archive ; Archive
    f_q4 ; Q4
    f_acme ; Acme Corp ; f_clients
    f_old ; Acme ; f_archive
    f_glob ; globex GmbH ; f_clients`);
  app.workspace.addMember({ userId: 'u_ops' });
  const zap = await turnOn('note_completed', { audience: 'external' });
  app.workspace.clearRequests();
  const parentFolderId = 'f_clients';
  const file = async (written: string) => {
    notes(written);
    const [{ id, firstExternalCompany } = {}] = await poll(zap, '10:00');
    const wanted = { name: firstExternalCompany, parentFolderId };
    const made = { ...wanted, ownerUserId: 'u_ops', isPrivate: 'false' };
    const { item } = await app.zapier.searchOrCreate(app.connection, 'find_folder', wanted, made);
    await create('update_note', { noteId: id, tagIds: [item.id], tagMode: 'add' });
    return item;
  };
  await file('n6a ; AS, Di <di@acme.com> (ACME CORP) ; in f_q4');
  expect(writes()).toStrictEqual([['PATCH notes/n6a', { tagIds: ['f_q4', 'f_acme'] }]]);
  const made = await file('n6b ; AS, Di <di@acme.com> (Acme)');
  expect(made).toMatchObject({ path: 'Clients / Acme', parentName: 'Clients' });
  expect(writes()).toStrictEqual([
    ['POST folders', { name: 'Acme', ownerUserId: 'u_ops', isPrivate: false, parentFolderId }],
    ['PATCH notes/n6b', { tagIds: [made.id] }],
  ]);
  await file('n6c ; AS, Di <di@globex.com> (Globex GmbH) ; in f_glob');
  app.workspace.distortions.set('n6e', { tags: undefined });
  await expect(file('n6e ; AS, Di <di@acme.com> (Acme Corp)')).rejects.toThrow('did not show the folders');
  // A guest whose company is unknown: without the name, any client's folder would be found.
  const inputDataRaw = { name: '{{1__firstExternalCompany}}', parentFolderId };
  const bundle = { inputData: { name: '', parentFolderId }, inputDataRaw };
  const unknown = app.zapier.invoke('searches.find_folder.operation.perform', app.connection, bundle);
  await expect(unknown).rejects.toMatchObject({ name: 'HaltedError' });
  expect(writes()).toStrictEqual([]);
});

it('7. a recap to all guests', async () => {
  const zap = await turnOn('note_completed', { audience: 'external' });
  notes(`n7a ; AS, DW, LG
    n7b ; AS, DW, Cy <cy@legal-eagles.com>
    n7c ; AS, DW ; said Dana Wolf 00:10 this is off the / Dana Wolf 00:13 record please
    n7d ; AS, Rolf <@globex.com>`);
  expectRows(
    await poll(zap, '10:00'),
    'id externalEmails transcriptDialogue',
    `n7a ; dana@acme.com, lou@gmail.com ; null
    n7b ; dana@acme.com, cy@legal-eagles.com ; null
    n7c ; dana@acme.com ; Dana Wolf: this is off the record please
    n7d ; null ; null`,
  );
});

it('8. the share of talk of a sales call', async () => {
  const participant = ['Ben Ortiz <ben@northbeam.de>'];
  const zap = await turnOn('note_completed', { participant, audience: 'external', minDurationMinutes: 15 });
  notes(`n8a ; BO, DW ; said Ben Ortiz 00:00-14:00 a / Dana Wolf 14:00-20:00 b
    n8b ; BO, DW ; said Ben Ortiz 00:00:00-00:06:00.000 a / Dana Wolf 00:06:00-00:20:00 b
    n8c ; BO, DW ; said Speaker one 00:00-14:00 a / Speaker two 14:00-20:00 b
    n8d ; Bennet <bennet@northbeam.de>, DW
    n8e ; BO, DW ; sec 899
    n8f ; BO, DW ; sec 6000 ; said Ben Ortiz 00:00-75:00 a / Dana Wolf 75:00-100:00 b`);
  expectRows(
    await poll(zap, '10:00'),
    'id internalTalkPercent speakersText',
    `n8a ; 70 ; Ben Ortiz: 70% (14:00) / Dana Wolf: 30% (6:00)
    n8b ; 30 ; Dana Wolf: 70% (14:00) / Ben Ortiz: 30% (6:00)
    n8c ; null ; Speaker one: 70% (14:00) / Speaker two: 30% (6:00)
    n8f ; 75 ; Ben Ortiz: 75% (1:15:00) / Dana Wolf: 25% (25:00)`,
  );
});

it('9. my tasks, with their dates', async () => {
  const zap = await turnOn('new_action_item', { assignee: 'anna.schmidt@northbeam.io' });
  notes(`n9a ; AS, BO, DW ; tasks - [ ] Anna: Send the offer by Friday / - [x] Anna: Book the room / - [ ] Ben will call Dana / - [ ] Check the 5/12 numbers (Anna) / ## Agenda / - [ ] Anna: Intro
    n9b ; AS, Anna Lopez <anna.lopez@northbeam.io>, BO ; tasks - [ ] Anna: Prepare slides / - [ ] Anna Lopez: Order lunch / - [ ] Anna Schmidt – sign the NDA
    n9c ; Joanna Fuchs <joanna@northbeam.io>, BO ; tasks - [ ] Joanna: Buy cake
    n9d ; AS, BO ; own - [ ] Anna: buy milk`);
  expectRows(
    await poll(zap, '10:00', 'Europe/Berlin'),
    'text dueDate assigneeEmail noteId',
    `Check the 5/12 numbers ; null ; anna.schmidt@northbeam.io ; n9a
    Send the offer by Friday ; 2026-11-27 ; anna.schmidt@northbeam.io ; n9a
    Sign the NDA ; null ; anna.schmidt@northbeam.io ; n9b`,
  );
});

it('10. no task twice, whatever people tidy', async () => {
  notes('n10 ; BO, LK ; tasks - [ ] Ben: Fix login / - [ ] Ben: Write FAQ');
  const zap = await turnOn('new_action_item');
  edit('n10', 'tasks - [ ] Ben: Ship beta / - [ ] ben: write  FAQ. / - [x] Ben: Fix login');
  expectRows(await poll(zap, '10:00'), 'text assigneeEmail', 'Ship beta ; ben@northbeam.de');
  edit('n10', 'tasks - [ ] Ben: Ship beta / - [ ] Lena: Write FAQ / - [ ] Ben: Fix login');
  expectRows(await poll(zap, '11:00'), 'text assigneeEmail', 'Write FAQ ; lena@northbeam.io');
  edit('n10', 'enhanced ## To-dos / - [ ] Ben: Ship beta');
  expect(await poll(zap, '12:00')).toStrictEqual([]);
});

it('11. nobody’s tasks in the product folders', async () => {
  folders(`f_prod ; Product
    f_mob ; Mobile ; f_prod
    f_ios ; iOS ; f_mob
    f_prodty ; Productivity
    f_sales ; Sales
    f_x ; X ; f_y
    f_y ; Y ; f_x`);
  const below = { folderIds: ['f_prod'], includeSubfolders: 'true' };
  const zap = await turnOn('new_action_item', { ...below, unassigned: 'true' });
  notes(`n11a ; BO, LK ; in f_ios ; tasks - [ ] Reproduce the crash / - [ ] Everyone: update the app
    n11b ; BO, LK ; in f_prodty ; tasks - [ ] Buy chairs
    n11c ; BO, LK ; in f_sales f_mob ; tasks - [ ] add dark mode
    n11d ; BO, LK ; tasks - [ ] Call mum
    n11e ; BO, LK ; in f_prod ; tasks - Lena will fix the build
    n11f ; BO, LK ; in f_x ; tasks - [ ] Loop`);
  expectRows(
    await poll(zap, '10:00'),
    'text assignee tagNames',
    `Add dark mode ; null ; Sales,Mobile
    Reproduce the crash ; null ; iOS`,
  );
});

it('12. tasks from Spanish, Japanese, and German meetings', async () => {
  const zap = await turnOn('new_action_item', { languages: ['es', 'ja', 'de'] });
  notes(`n12a ; Lucía Gómez <lucia@northbeam.io> ; lang es-MX ; summary ## Próximos pasos / - Lucía enviará el contrato antes del viernes
    n12b ; 田中 太郎 <tanaka@northbeam.io> ; lang ja ; summary ## アクションアイテム / - 田中: 見積もりを送る
    n12c ; Jörg Maier <jorg@northbeam.de> ; lang de_AT ; summary ## Aufgaben / | Wer | Was | Bis | / |---|---|---| / | Jörg | Angebot prüfen | 27.11.2026 |
    n12d ; Jörg Maier <jorg@northbeam.de> ; lang en ; summary ## Aufgaben / - [ ] Jörg: Nein
    n12e ; Jörg Maier <jorg@northbeam.de> ; lang null ; summary ## Aufgaben / - [ ] Jörg: Nein
    n12f ; Jörg Maier <jorg@northbeam.de> ; lang est ; summary ## Aufgaben / - [ ] Jörg: Nein`);
  expectRows(
    await poll(zap, '10:00'),
    'noteId assignee assigneeEmail dueDate',
    `n12a ; Lucía ; lucia@northbeam.io ; 2026-11-27
    n12b ; 田中 ; tanaka@northbeam.io ; null
    n12c ; Jörg ; jorg@northbeam.de ; 2026-11-27`,
  );
});

it('13. what is done is added to the note; its own list can’t be ticked', async () => {
  notes('n13 ; AS ; own private ; tasks - [ ] Anna: Send the offer');
  const userWrittenNote = 'Done: Send the offer';
  await create('update_note', { noteId: 'n13', userWrittenNote, contentMode: 'append' });
  expect(writes()).toStrictEqual([['PATCH notes/n13', { userWrittenNote: `private\n\n${userWrittenNote}` }]]);
  expectRows(await search('find_action_items', { assignee: 'Anna' }), 'text done', 'Send the offer ; false');
});

it('14. a customer names a competitor', async () => {
  const zap = await turnOn('new_mention', {
    keywords: ['Gong', 'Modjo'],
    saidBy: 'external',
    titleExcludes: ['training'],
  });
  notes(`n14a ; AS, DW ; said Anna Schmidt 00:11:58 Do you use Gong? / Dana Wolf 00:12:05 We had Gong, and GONG was too pricey. / Dana Wolf 00:30:00 We looked at modjo too.
    n14b ; AS, DW ; said Anna Schmidt 00:01 Gong
    n14c ; AS, DW ; said Speaker two 00:01 Gong
    n14d ; AS, DW ; said Dana Wolf 00:01 The gongs in Gongzhou ring
    n14e ; AS, DW ; title Sales Training ; said Dana Wolf 00:01 Gong
    n14f ; AS, DW ; summary They use Gong`);
  expectRows(
    await poll(zap, '10:00'),
    'noteId keyword count firstSpeaker firstStartSec quotesText',
    `n14a ; Gong ; 2 ; Dana Wolf ; 725 ; [00:12:05] Dana Wolf: We had Gong, and GONG was too pricey.
    n14a ; Modjo ; 1 ; Dana Wolf ; 1800 ; [00:30:00] Dana Wolf: We looked at modjo too.`,
  );
  app.zapier.cache.entries.clear();
  app.workspace.dialect.workspaceDomains = 'forbidden';
  await expect(poll(zap, '11:00')).rejects.toThrow('Internal Domains');
});

it('15. words of churn in three languages', async () => {
  const keywords = ['cancel our contract', 'kündigen', '解約'];
  const zap = await turnOn('new_mention', { keywords, where: 'anywhere', audience: 'external' });
  notes(`n15a ; AS, DW ; said Dana Wolf 10:00 we may cancel / Dana Wolf 10:04 our contract in May
    n15b ; AS, DW ; said Dana Wolf 00:01 we may cancel / Anna Schmidt 00:02 ok / Dana Wolf 00:03 our contract is long
    n15c ; AS, HG ; said Hans Gruber 00:01 Wir wollen kundigen
    n15d ; AS, HG ; said Hans Gruber 00:01 ich kündige bald
    n15e ; BO, Ken <ken@kaisha.jp> ; said Ken 00:01 来月解約したいです
    n15f ; AS, LG ; own They might **cancel our** contract
    n15g ; AS, BO ; said Ben Ortiz 00:01 we cancel our contract
    n15h ; AS, DW ; said Dana Wolf 00:01 cancellation of our contract`);
  expectRows(
    await poll(zap, '10:00'),
    'noteId keyword count firstStartSec',
    `n15a ; cancel our contract ; 1 ; 600
    n15c ; kündigen ; 1 ; 1
    n15e ; 解約 ; 1 ; 1
    n15f ; cancel our contract ; 1 ; null`,
  );
});

it('16. the team’s client meetings of last week', async () => {
  clock('11-23 13:00');
  folders(`f_acme ; Acme
    f_q4 ; Q4`);
  const input = {
    period: 'last-week',
    title: 'Sales: last week',
    groupBy: 'folder',
    include: ['excerpt', 'openActionItems'],
    skipIfEmpty: 'true',
    participant: ['ben@northbeam.de', 'lena@northbeam.io'],
    audience: 'external',
    titleExcludes: ['standup'],
  };
  const digest = () => create('create_digest', input, 'America/New_York');
  notes(`n16a 11-16 04:59:59 ; BO, DW
    n16c 11-20 15:00 ; BO, LK
    n16e 11-23 05:00 ; BO, DW`);
  await expect(digest()).rejects.toMatchObject({ name: 'HaltedError' });
  notes(`n16b 11-16 05:00 ; BO, DW ; in f_acme f_q4 ; summary Renewal is on. / ## Action items / - [ ] Ben: Send terms / - [x] Ben: Book room
    n16d 11-23 04:59:59 ; LK, HG ; sec 2700
    n16f 11-18 10:00 ; BO, DW ; status summarizing
    n16g 11-19 10:00 ; AS, DW
    n16h 11-19 11:00 ; BO, DW ; title Acme Standup`);
  const made = await digest();
  expectRows([made], 'count totalDurationMinutes title openActionItemCount', '2 ; 75 ; Sales: last week ; 1');
  expect(instants(made.from, made.to)).toStrictEqual([utc('11-16 05:00'), utc('11-23 05:00')]);
  expect(made.text).toMatch(/Acme[^]*n16b[^]*Renewal is on\.[^]*Send terms/);
  expect(made.text).not.toMatch(/Book room|Q4/);
});

it('17. what Ben took on yesterday, when the clocks changed', async () => {
  const assigned = { assignee: 'ben@northbeam.de', include: ['openActionItems'] };
  const digest = async (when: string) => {
    clock(when);
    return create(
      'create_digest',
      { ...assigned, period: 'yesterday', skipIfEmpty: 'true' },
      'Europe/Berlin',
    );
  };
  notes(`n17a 10-24 22:00 ; BO, LK ; tasks - [ ] Ben: Draft SOW
    n17b 10-25 22:30 ; BO, LK ; tasks - [ ] Ben: Call Hans`);
  await expect(digest('10-27 06:30')).rejects.toMatchObject({ name: 'HaltedError' });
  notes(`n17c 10-25 23:00 ; BO, LK ; tasks - [ ] Ben: Too late
    n17d 10-25 12:00 ; BO, LK ; tasks - [ ] Lena: Print badges
    n17e 10-24 21:59:59 ; BO, LK ; tasks - [ ] Ben: Too early
    n17f 10-25 13:00 ; BO, LK ; tasks - [ ] Ben: Order mugs / - [ ] Lena: Pay mugs`);
  const made = await digest('10-26 06:30');
  expectRows([made], 'count actionItemsText', '3 ; Ben: Call Hans / Ben: Order mugs / Ben: Draft SOW');
  expect(instants(made.from, made.to)).toStrictEqual([utc('10-24 22:00'), utc('10-25 23:00')]);
});

it('18. a billing month of one client', async () => {
  clock('11-26 05:00');
  folders(`f_acme ; Acme
    f_it ; IT ; f_acme
    f_food ; Acme Food`);
  const month = { period: 'custom', createdAfter: '2026-10-26', createdBefore: '2026-11-26' };
  const below = { folderIds: ['f_acme'], includeSubfolders: 'true' };
  const digest = (changed: InputData = {}) =>
    create('create_digest', { ...month, ...below, groupBy: 'day', ...changed }, 'Europe/Berlin');
  notes(`n18a 10-25 22:59:59 ; AS, DW ; in f_acme
    n18b 10-25 23:00 ; AS, DW ; in f_acme
    n18c 11-25 22:59:59 ; BO, DW ; in f_it
    n18d 11-25 23:10 ; AS, DW ; in f_acme
    n18e 11-10 09:00 ; AS, DW ; in f_food`);
  expect(await digest()).toMatchObject({ count: 2, notes: [{ id: 'n18c' }, { id: 'n18b' }] });
  expect(await digest({ createdBefore: '2026-11-25' })).toMatchObject({ count: 1 });
  await expect(digest({ period: 'last-month' })).rejects.toThrow('Custom Start');
  await expect(digest({ createdAfter: '' })).rejects.toThrow('Custom Start');
});

it('19. voice memos from a drive', async () => {
  const sound = (sec: number) => Buffer.concat([wavHeader(50, sec * 100), Buffer.alloc(sec * 100)]);
  const files: Readonly<Record<string, Buffer>> = {
    '/visit.m4a': recording('index-last.m4a'),
    '/call.mp3': sound(60),
    '/zoom_0.mp4': recording('video.mp4'),
    '/memo.ogg': recording('opus.ogg'),
    '/sign-in': Buffer.from('<!doctype html><title>Sign in</title>'),
    '/long.wav': sound(14_400.4),
    '/longer.wav': sound(14_402),
    '/empty.mp3': Buffer.alloc(0),
  };
  const drive = await loopbackServer(({ url = '' }, response) => response.end(files[url]));
  const upload = (name: string, input: InputData = {}) =>
    create('create_note_from_audio', { audio: `${drive.url}/${name}`, ...input });
  folders('f_memos ; Memos');
  try {
    const made = await upload('visit.m4a', { title: 'Visit Müller.m4a', tagIds: ['f_memos'] });
    expect(made).toMatchObject({ id: made.noteId, fileExtension: 'm4a', durationSec: expect.any(Number) });
    const sent = { title: 'Visit Müller.m4a', tags: ['f_memos'], kind: 'in-person' };
    const announced = 'POST notes/from-audio/generate-upload-url';
    expect(writes()).toStrictEqual([
      [announced, { fileExtension: 'm4a', duration: made.durationSec }],
      ['POST notes/from-audio', { ...sent, audioUrl: expect.any(String) }],
    ]);
    const [put] = app.workspace.store.requests;
    expect(put).toMatchObject({ status: 200, headers: { 'content-type': 'audio/mp4' } });
    expect(put?.headers).not.toHaveProperty('authorization');
    expect(await upload('call.mp3')).toMatchObject({ fileExtension: 'wav', durationSec: 60 });
    await upload('long.wav');
    expect(writes()).toContainEqual([announced, { fileExtension: 'wav', duration: 14_400 }]);
    await expect(upload('zoom_0.mp4')).rejects.toThrow('video');
    await expect(upload('memo.ogg')).rejects.toThrow('Ogg');
    await expect(upload('sign-in')).rejects.toThrow('web page');
    await expect(upload('longer.wav')).rejects.toThrow('4 hours');
    await expect(upload('empty.mp3')).rejects.toThrow('empty');
    expect(writes()).toStrictEqual([]);
    app.workspace.faults.add({ path: '/v1/notes/from-audio', fault: { kind: 'status', status: 500 } });
    await expect(upload('visit.m4a')).rejects.toThrow('trouble');
    expect(writes()).toHaveLength(2);
  } finally {
    await drive.close();
  }
  const zap = await turnOn('note_completed', { kinds: ['in-person'], folderIds: ['f_memos'] });
  notes(`n19a ; AS ; kind in-person ; in f_memos
    n19b ; AS ; in f_memos
    n19c ; AS ; kind in-person
    n19d ; AS ; kind in-person ; in f_memos ; status postprocessing`);
  expect(idsOf(await poll(zap, '10:00'))).toStrictEqual(['n19a']);
  edit('n19d', 'status completed');
  expect(idsOf(await poll(zap, '11:00'))).toStrictEqual(['n19d']);
});

it('20. a recording for the note that the calendar made', async () => {
  const criteria = { titleContains: 'Acme QBR', status: 'idle', createdAfter: '2026-11-25' };
  notes(`n20c 15:00 ; - ; title Acme QBR
    n20d 08-25 09:00 ; - ; title Acme QBR ; status idle
    n20e 16:00 ; - ; title Globex QBR ; status idle`);
  expect(await search('find_note', criteria)).toStrictEqual([]);
  notes(`n20a 13:00 ; - ; title Acme QBR ; status idle
    n20b 14:00 ; - ; title Acme QBR prep ; status idle`);
  expect(idsOf(await search('find_note', criteria))).toStrictEqual(['n20a', 'n20b']);
  const audio = app.zapier.offer(recording('cbr.mp3'));
  await create('create_note_from_audio', { audio, existingNoteId: 'n20a' });
  const sent = { audioUrl: expect.any(String), existingNoteId: 'n20a', kind: 'in-person' };
  expect(writes()[1]?.[1]).toStrictEqual(sent);
});

it('21. what Acme said about single sign-on this month', async () => {
  notes(`n21a 11-03 09:00 ; AS, DW ; summary Acme wants single **sign-on** by Q1.
    n21b 11-10 09:00 ; AS, Pat <@acme.com> ; said Pat 00:05:00 Is single sign-on in?
    n21c 11-12 09:00 ; AS, Pat <pat@myacme.com> ; said Pat 00:05:00 Is single sign-on in?
    n21d 11-14 09:00 ; AS, Ops <ops@eu.acme.com> ; summary a single team; sign-on later
    n21e 10-30 09:00 ; AS, DW ; said Dana Wolf 00:05:00 Is single sign-on in?
    n21f 11-20 09:00 ; AS, Ops <ops@eu.acme.com> ; status summarizing ; own ask single sign-on`);
  const asked = { participant: ['acme.com'], textContains: 'single sign-on', createdAfter: '2026-11-01' };
  const found = await search('find_note_summaries', asked);
  expect(idsOf(found)).toStrictEqual(['n21f', 'n21b', 'n21a']);
  expectRows(
    found,
    'id status hasWrittenNotes excerpt quotesText summary transcripts participants',
    `n21f ; summarizing ; true ; null ; ask single sign-on ; undefined ; undefined ; undefined
    n21b ; completed ; false ; null ; [00:05:00] Pat: Is single sign-on in? ; undefined ; undefined ; undefined
    n21a ; completed ; false ; Acme wants single sign-on by Q1. ; Acme wants single sign-on by Q1. ; undefined ; undefined ; undefined`,
  );
});

it('22. what is still open for Ben', async () => {
  notes(`n22a 11-24 09:00 ; BO, DW ; tasks - [ ] Ben: Call Dana / - [x] Ben: Book flights
    n22b 11-20 09:00 ; Benjamin Kohl <bk@northbeam.io> ; tasks - [ ] Benjamin: Send invoice
    n22c 10-20 09:00 ; BO ; tasks - [ ] Ben: Old thing
    n22d 11-01 09:00 ; BO, LK ; tasks - [ ] Review the deck (Ben) / - [ ] Tell Ben about it (Lena)
    n22e 11-22 09:00 ; BO ; own - [ ] Ben: secret`);
  expectRows(
    await search('find_action_items', { assignee: 'Ben' }),
    'text assigneeEmail noteId noteTitle noteCreatedDate summaryText participantNames',
    `Call Dana ; ben@northbeam.de ; n22a ; n22a ; 2026-11-24 ; undefined ; undefined
    Review the deck ; ben@northbeam.de ; n22d ; n22d ; 2026-11-01 ; undefined ; undefined`,
  );
  const texts = async (input: InputData) =>
    (await search('find_action_items', { assignee: 'Ben', ...input })).map(({ text }) => text);
  expect(await texts({ createdAfter: '2026-10-01' })).toStrictEqual([
    'Call Dana',
    'Review the deck',
    'Old thing',
  ]);
  expect(await texts({ status: 'done' })).toStrictEqual(['Book flights']);
});

it('23. only the decisions', async () => {
  const zap = await turnOn('note_completed', { titleContains: 'steering' });
  notes(`n23a ; - ; title Steering Nov ; summary # Steering / ## Open decisions / - Logo colour / ## Decisions / We go with **plan B**. / ### Budget / 40k approved. / ## Next steps / - [ ] Anna: Send offer ; enhanced **Decisions** / - Ship in May /  / **Risks** / - Staff
    n23b ; - ; title steering Dez ; summary ## Entscheidungen / Plan C
    n23c ; - ; title Steering Oct ; summary ## Notes / The decisions were hard.
    n23d ; - ; title Board ; summary ## Decisions / Sell`);
  const sections: Item[] = [];
  for (const { id } of await poll(zap, '10:00'))
    sections.push(...(await search('find_section', { noteId: id, heading: 'Decisions' })));
  expect(sections[0]?.text).toBe('We go with plan B.\n\nBudget\n\n40k approved.');
  expectRows(
    sections.slice(1),
    'noteId heading text',
    `n23a ; Decisions ; - Ship in May
    n23a ; Open decisions ; - Logo colour`,
  );
});

it('24. interviews filed for the applicant tracker', async () => {
  folders(`f_int ; Interviews
    f_des ; Design ; f_int`);
  notes('n24e 11-01 09:00 ; BO ; in f_int');
  const zap = await turnOn('note_added_to_folder', { folderId: 'f_int', titleExcludes: ['debrief'] });
  notes(`n24a 11-04 09:00 ; BO, Rae <>, Kim Vo <kim@gmail.com> ; in f_int
    n24b 14:00 ; BO ; in f_int ; status summarizing
    n24c ; BO ; title DEBRIEF Kim Vo ; in f_int
    n24d ; BO ; in f_des`);
  expectRows(
    await poll(zap, '15:15'),
    'id firstExternalEmail firstExternalName firstExternalDomain',
    'n24a ; kim@gmail.com ; Kim Vo ; null',
  );
  edit('n24b', 'status completed');
  expect(idsOf(await poll(zap, '16:15'))).toStrictEqual(['n24b']);
  app.workspace.editNote('n24a', { tags: [] });
  expect(await poll(zap, '11-26 09:00')).toStrictEqual([]);
  edit('n24a', 'in f_int');
  expect(await poll(zap, '11-26 09:15')).toStrictEqual([]);
});

it('25. internal 1:1s become private', async () => {
  const titles = { titleContains: '1:1', titleExcludes: ['11:15'] };
  const shown = { audience: 'internal', visibilities: ['workspace', 'public'] };
  const zap = await turnOn('note_completed', { ...titles, ...shown });
  notes(`n25a ; AS, BO ; title Anna / Ben 1:1
    n25b ; AS, BO ; title Standup 11:15
    n25c ; AS, BO ; title 1:1 Lena ; visibility only-me
    n25d ; AS, LK ; title Weekly 1-1
    n25e ; AS, DW ; title 1:1 Dana ; visibility public
    n25f ; Somebody <> ; title 1:1 ???
    n25g ; BO, LK ; title BEN 1:1 ; visibility public`);
  app.workspace.clearRequests();
  const fired = await poll(zap, '10:00');
  for (const item of fired) {
    const changed = await create('update_note', { noteId: item.id, visibility: 'only-me' });
    expect(Object.keys(changed)).toStrictEqual(Object.keys(item));
  }
  expect(writes().toSorted()).toStrictEqual([
    ['PATCH notes/n25a', { visibility: 'only-me' }],
    ['PATCH notes/n25g', { visibility: 'only-me' }],
  ]);
  expect(await poll(zap, '11:00')).toStrictEqual([]);
});

it('26. a note whose processing hangs', async () => {
  const zap = await turnOn('note_status_changed', { statuses: ['transcript-processing', 'summarizing'] });
  const method = 'triggers.note_status_changed.operation.perform';
  const notified = async (cleanedRequest: unknown, expected: string) => {
    const bundle = { ...zap.bundle, cleanedRequest };
    expectRows((await app.zapier.invoke(method, app.connection, bundle)) as Item[], 'id status', expected);
  };
  clock('09:45');
  notes(`n26a ; AS ; status transcript-processing
    n26b ; AS
    n26c 11-20 09:00 ; AS ; status summarizing`);
  const event = { event: 'note.updated', eventId: 'evt_9', payload: { noteId: 'n26a' } };
  await notified(event, 'n26a ; transcript-processing');
  await notified(event, '');
  edit('n26a', 'status summarizing');
  await notified({ id: 'n26a' }, 'n26a ; summarizing');
  await notified({ id: 'n26b', status: 'summarizing' }, '');
  await notified({ note: { id: 'n26c' } }, '');
  notes('n26e 09:40 ; AS ; status summarizing');
  await notified({ data: { object: { id: 'evt_gone' } } }, 'n26e ; summarizing');
  edit('n26a', 'status completed');
  expectRows(await search('get_note', { noteId: 'n26a' }), 'status', 'completed');
});

it('27. somebody makes a note public', async () => {
  const zap = await turnOn('new_note', { visibilities: ['public'] });
  notes(`n27a ; AS
    n27b 11-24 07:30 ; AS
    n27c 11-24 08:30 ; AS
    n27d 12:00 ; AS ; status recording`);
  const events = `09:05 n27a workspace / 10:00 n27a public / 10:30 n27b public / 10:40 n27c public
    11:00 n27a only-me / 12:00 n27a public / 13:00 n27d public`;
  for (const event of lines(events).flatMap(split)) {
    const [when = '', id = '', visibility = ''] = event.split(' ');
    clock(when);
    edit(id, `visibility ${visibility}`);
    app.workspace.notify(id);
    await settled(app);
  }
  expect(idsOf(zap.runs)).toStrictEqual(['n27a', 'n27c', 'n27d']);
  expect(zap.errors).toStrictEqual([]);
});

it('28. a newcomer joins a group, a leaver leaves all', async () => {
  const all = app.workspace.addGroup({ id: 'g_all', name: 'All' });
  const german = app.workspace.addGroup({ id: 'g_de', name: 'Germany' });
  const member = (id: string, name: string, email: string, groups = [all]) =>
    app.workspace.addMember({ id, userId: `u${id}`, name, email, groups });
  member('m_8', 'Anna', 'Anna@Northbeam.io');
  member('m_9', 'Joanna', 'joanna@northbeam.io');
  const zap = await turnOn('new_member');
  member('m_1', 'Jörg Maier', 'jorg@northbeam.de');
  member('m_2', 'X', 'x@northbeam.de.contractors.com');
  member('m_3', 'Lea', 'lea@northbeam.de', [german, all]);
  expectRows(
    await poll(zap, '10:00'),
    'id firstName lastName groupNames',
    `m_1 ; Jörg ; Maier ; All
    m_2 ; X ; null ; All
    m_3 ; Lea ; null ; Germany,All`,
  );
  app.workspace.clearRequests();
  const join = (memberId: string) =>
    create('set_member_groups', { memberId, groupIds: ['g_de'], mode: 'add' });
  await join('m_1');
  await join('m_3');
  expect(writes()).toStrictEqual([['PATCH workspace/members/m_1', { groupIds: ['g_all', 'g_de'] }]]);
  app.workspace.dialect.memberGroups = false;
  await expect(join('m_2')).rejects.toThrow('did not say which groups the member is in');
  expect(writes()).toStrictEqual([]);
  expect(idsOf(await search('find_member', { email: 'anna@northbeam.io' }))).toStrictEqual(['m_8']);
  await create('set_member_groups', { memberId: 'm_8', removeAllGroups: 'true' });
  expect(writes()).toStrictEqual([['PATCH workspace/members/m_8', { groupIds: [] }]]);
});

it('29. invites that nobody accepts', async () => {
  const zap = await turnOn('new_invite');
  const invite = (id: string, email: string | null, given: object = {}) =>
    app.workspace.addInvite({ id, email, ...given });
  invite('i1', 'ann@northbeam.io');
  invite('i2', null, { isUrlInvite: true });
  invite('i3', 'boss@northbeam.io', { role: 'admin' });
  invite('i4', 'joann@northbeam.io');
  invite('i5', 'PAT@northbeam.io');
  expectRows(
    await poll(zap, '10:00'),
    'id isUrlInvite role email',
    `i1 ; false ; member ; ann@northbeam.io
    i2 ; true ; member ; null
    i3 ; false ; admin ; boss@northbeam.io
    i4 ; false ; member ; joann@northbeam.io
    i5 ; false ; member ; PAT@northbeam.io`,
  );
  app.workspace.invites.delete('i1');
  invite('i5', 'pat@northbeam.io');
  const open = async (email: string) => idsOf(await search('find_invite', { email, role: 'member' }));
  expect(await open('ann@northbeam.io')).toStrictEqual([]);
  expect(await open('joann@northbeam.io')).toStrictEqual(['i4']);
  expect(await open('PAT@northbeam.io')).toStrictEqual(['i5']);
});

it('30. a private folder for every deal that is won', async () => {
  folders(`f_clients ; Clients
    f_archive ; Archive
    f_old ; Umbrella ; f_archive
    f_uh ; Umbrella Health ; f_clients`);
  app.workspace.addMember({ id: 'm_7', userId: 'u_7', email: 'Lena@Northbeam.io' });
  app.workspace.addMember({ id: 'm_6', email: 'lenart@northbeam.io' });
  app.workspace.addMember({ id: 'm_5', userId: 'm_5', email: 'ben@northbeam.de' });
  const zap = await turnOn('new_folder');
  app.workspace.clearRequests();
  const won = async (name: string, email: string) => {
    const [owner] = await search('find_member', { email });
    if (owner === undefined) return null;
    const wanted = { name, parentFolderId: 'f_clients' };
    const made = { ...wanted, ownerUserId: owner.ownerUserId, isPrivate: 'true' };
    return (await app.zapier.searchOrCreate(app.connection, 'find_folder', wanted, made)).item;
  };
  const umbrella = await won('Umbrella', 'lena@northbeam.io');
  expect(umbrella).toMatchObject({ path: 'Clients / Umbrella' });
  await won('Umbrella', 'lena@northbeam.io');
  await won('Wayne, Inc.', 'ben@northbeam.de');
  expect(await won('Hooli', 'left@northbeam.io')).toBeNull();
  const made = { isPrivate: true, parentFolderId: 'f_clients' };
  expect(writes()).toStrictEqual([
    ['POST folders', { name: 'Umbrella', ownerUserId: 'u_7', ...made }],
    ['POST folders', { name: 'Wayne, Inc.', ownerUserId: 'm_5', ...made }],
  ]);
  folders(`f_q1 ; Q1 ; ${String(umbrella?.id)}
    f_misc ; Misc
    f_lost ; Lost ; f_nowhere`);
  expectRows(
    await poll(zap, '10:00'),
    'name path parentName',
    `Lost ; Lost ; null
    Misc ; Misc ; null
    Q1 ; Clients / Umbrella / Q1 ; Umbrella
    Umbrella ; Clients / Umbrella ; Clients
    Wayne, Inc. ; Clients / Wayne, Inc. ; Clients`,
  );
});

import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';

import { wavHeader } from '../../sandbox/wav.ts';
import type { Note, Participant } from '../../sandbox/workspace/index.ts';
import type { InputData, Item, Zap } from '../../sandbox/zapier/index.ts';
import { recording } from '../audio/corpus.ts';
import { loopbackServer } from '../support/loopback_server.ts';
import { type App, settled, startApp } from './support/app.ts';
import { person, reset, segment } from './support/office.ts';

/** Thirty Zaps as someone wished for them who knew only what the app promises. */

let app: App;
let now = '2026-11-25T08:00:00Z';
beforeAll(async () => {
  app = await startApp({
    preload: new URL('../support/set_clock.ts', import.meta.url),
    now: () => new Date(now),
  });
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

const at = (
  name: string | null,
  email: string | null,
  accountName: string | null = null,
  domain: string | null = null,
) => person(name, email, { accountName, accountDomain: domain });
const AS = at('Anna Schmidt', 'anna.schmidt@northbeam.io');
const BO = at('Ben Ortiz', 'ben@northbeam.de');
const LK = at('Lena Koch', 'lena@northbeam.io');
const DW = at('Dana Wolf', 'dana@acme.com', 'Acme', 'acme.com');
const HG = at('Hans Gruber', 'hans@globex.com', 'Globex', 'globex.com');
const LG = at('Lou Grant', 'lou@gmail.com');
const said = (...lines: [speaker: string, start: string, text: string, end?: string][]) => ({
  transcripts: lines.map(([speaker, start, text, end = start]) => segment(speaker, text, start, end)),
});
const tasks = (...lines: string[]) => ({ summary: ['## Action items', ...lines].join('\n') });

type Given = Partial<Omit<Note, 'participants' | 'tags'>> & { on?: string; in?: string[] };
/** A note of today at nine, unless `on` says otherwise; `in` are the IDs of its folders. */
function note(id: string, participants: Participant[] = [], given: Given = {}): void {
  const { on = '09:00', in: folders = [], ...rest } = given;
  const tags = folders.map((folder) => app.workspace.tag(folder));
  app.workspace.addNote({ id, title: id, createdAt: utc(on), participants, tags, ...rest });
}
const edit = (id: string, changes: Partial<Note>) => app.workspace.editNote(id, changes);
const folder = (id: string, name: string, parentFolderId: string | null = null) =>
  app.workspace.addFolder({ id, name, parentFolderId });

const turnOn = (key: string, input: InputData = {}) => app.zapier.turnOn(app.connection, key, input);
/** What a Zap runs for, oldest first, with the given fields. */
async function poll(zap: Zap, when: string, ...fields: string[]): Promise<unknown[][]> {
  return see(await polled(zap, when), ...fields);
}
async function polled(zap: Zap, when: string, timezone = 'UTC'): Promise<Item[]> {
  clock(when);
  const runs = await app.zapier.poll(zap, { timezone });
  return (await app.zapier.hydrate(
    app.connection,
    runs.map(({ item }) => item),
  )) as Item[];
}
const see = (items: readonly Item[], ...fields: string[]) =>
  items.map((item) => fields.map((field) => item[field]));
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

it('1. contacts once, without the agency', async () => {
  const internalDomains = ['northbeam.io', 'northbeam.de', 'brightagency.co'];
  const zap = await turnOn('new_participant', {
    who: 'external',
    repeat: 'once-per-person',
    internalDomains,
  });
  note('n1a', [AS, at('Dana Wolf', 'Dana@Acme.com'), at('Tom Bright', 'tom@brightagency.co')]);
  const mia = at('Mia', null, null, 'globex.com');
  note('n1b', [BO, DW, at('Lee Park', 'lee@eu.brightagency.co'), mia], { on: '11:00' });
  note('n1c', [AS, at('Omar Diaz', 'omar@globex.com')], { on: '13:00', status: 'summarizing' });
  const others = [at('Jo Ray', 'jo@notbrightagency.co'), at('Sam Li', 'sam@northbeam.io.example.net')];
  note('n1d', [AS, ...others], { on: '14:00' });
  const runs = await poll(zap, '14:30', 'email', 'noteId', 'firstName', 'lastName', 'isExternal');
  expect(runs.toSorted()).toStrictEqual([
    ['dana@acme.com', 'n1b', 'Dana', 'Wolf', true],
    ['jo@notbrightagency.co', 'n1d', 'Jo', 'Ray', true],
    ['sam@northbeam.io.example.net', 'n1d', 'Sam', 'Li', true],
  ]);
  edit('n1c', { status: 'completed' });
  expect(await poll(zap, '15:15', 'email', 'noteId')).toStrictEqual([['omar@globex.com', 'n1c']]);
  note('n1e', [AS, DW], { on: '16:00' });
  expect(await polled(zap, '16:15')).toStrictEqual([]);
});

it('2. client calls in Slack, except interviews and 1:1s', async () => {
  const zap = await turnOn('note_completed', {
    audience: 'external',
    titleExcludes: ['interview', '1:1', 'do not share'],
  });
  note('n2a', [AS, DW], { title: 'Acme <> Northbeam kickoff' });
  note('n2b', [AS, BO, at('Ben', 'ben2@uk.northbeam.de')], { title: 'Sprint planning' });
  note('n2c', [AS, at('Kim', 'kim@gmail.com')], { title: 'INTERVIEW – Backend (Kim)' });
  note('n2d', [AS, at('Rolf Meier', null)], { title: 'Quick call' });
  note('n2e', [AS, at('Rolf Meier', null, 'Globex', 'globex.com')], { title: null });
  note('n2f', [BO, LG], { title: 'Consultation' });
  const runs = await poll(
    zap,
    '10:00',
    'id',
    'externalCompanies',
    'externalCount',
    'firstExternalEmail',
    'firstExternalName',
    'firstExternalDomain',
    'externalEmails',
    'externalDomains',
  );
  expect(runs.toSorted()).toStrictEqual([
    ['n2a', 'Acme', 1, 'dana@acme.com', 'Dana Wolf', 'acme.com', 'dana@acme.com', 'acme.com'],
    ['n2e', 'Globex', 1, null, null, null, null, 'globex.com'],
    ['n2f', null, 1, 'lou@gmail.com', 'Lou Grant', null, 'lou@gmail.com', null],
  ]);
});

it('3. the first meeting with a company', async () => {
  note('n3old', [BO, DW], { on: '03-02 10:00' });
  for (let day = 1; day <= 130; day += 1)
    note(`old${day}`, [AS], {
      createdAt: new Date(Date.parse(utc('09:00')) - day * 86_400_000).toISOString(),
    });
  const zap = await turnOn('note_completed', { audience: 'external' });
  note('n3a', [AS, DW], { on: '10:00' });
  note('n3b', [BO, HG], { on: '11:00' });
  note('n3c', [AS, LG], { on: '12:00' });
  note('n3d', [AS, at('Eva', 'eva@eu.globex.com', 'Globex', 'globex.com')], { on: '15:00' });
  note('n3e', [AS, DW, at('Ian', 'ian@initech.com')], { on: '16:00' });
  const earlier: unknown[] = [];
  for (const { id, firstExternalDomain, createdAt } of await polled(zap, '16:30')) {
    // The first Filter of the wish.
    if (firstExternalDomain === null) continue;
    const participant = [firstExternalDomain];
    const [found] = await search('find_note_summaries', { participant, createdBefore: createdAt, most: 1 });
    earlier.push([id, found?.id ?? null]);
  }
  expect(earlier).toStrictEqual([
    ['n3a', 'n3old'],
    ['n3b', null],
    ['n3d', null],
    ['n3e', 'n3a'],
  ]);
});

it('4. client hours with the day and duration of the Zap’s time zone', async () => {
  folder('f_nb', 'Non-billable');
  const zap = await turnOn('note_completed', { audience: 'external', minDurationMinutes: '5' });
  note('n4a', [AS, DW], { totalDurationSec: 2850 });
  note('n4b', [AS, DW], { totalDurationSec: 3723, on: '23:30' });
  note('n4c', [AS, DW], { totalDurationSec: 299 });
  note('n4d', [AS, DW], { totalDurationSec: 300 });
  note('n4e', [AS, DW]);
  app.workspace.distortions.set('n4e', { totalDurationSec: '1800' });
  note('n4f', [AS, DW], { totalDurationSec: null });
  note('n4g', [AS, DW], { in: ['f_nb'] });
  const runs = await polled(zap, '11-26 06:00', 'Europe/Berlin');
  expect(
    see(runs, 'id', 'durationText', 'durationHhMm', 'totalDurationSec', 'createdDate').toSorted(),
  ).toStrictEqual([
    ['n4a', '47:30', '00:48', 2850, '2026-11-25'],
    ['n4b', '1:02:03', '01:02', 3723, '2026-11-26'],
    ['n4d', '5:00', '00:05', 300, '2026-11-25'],
    ['n4e', '30:00', '00:30', 1800, '2026-11-25'],
    ['n4g', '30:00', '00:30', 1800, '2026-11-25'],
  ]);
  expect(runs.find(({ id }) => id === 'n4b')?.createdText).toBe('Nov 26, 2026, 12:30 AM');
  expect(runs.find(({ id }) => id === 'n4g')?.tagNames).toStrictEqual(['Non-billable']);
});

it('5. the link to the deal below what was typed', async () => {
  const text = 'Deal 🤝 {{ref}}: https://crm.example/d/77?a=1&b=2';
  const append = (noteId: string, userWrittenNote = text) =>
    create('update_note', { noteId, userWrittenNote, contentMode: 'append' });
  note('n5a');
  for (const id of ['n5b', 'n5d', 'n5e'])
    note(id, [], { userWrittenNote: '# Mine\nBudget 40k', enhancedNote: 'Kept' });
  note('n5c');
  app.workspace.distortions.set('n5c', { userWrittenNote: undefined });
  app.workspace.dialect.shortPatchAnswers = true;
  await append('n5a');
  await append('n5b');
  expect(writes()).toStrictEqual([
    ['PATCH notes/n5a', { userWrittenNote: text }],
    ['PATCH notes/n5b', { userWrittenNote: `# Mine\nBudget 40k\n\n${text}` }],
  ]);
  await expect(append('n5c')).rejects.toThrow('did not show the written notes');
  await expect(append('n5d', '')).rejects.toThrow('nothing to change');
  expect(writes()).toStrictEqual([]);
  app.workspace.faults.add({
    method: 'GET',
    path: '/v1/notes/n5e',
    skip: 1,
    fault: { kind: 'status', status: 500 },
  });
  expect(await append('n5e')).toMatchObject({ id: 'n5e', enhancedNote: null });
  expect(writes()).toHaveLength(1);
});

it('6. each client call in the client’s folder', async () => {
  folder('f_clients', 'Clients');
  folder('f_archive', 'Archive');
  folder('f_q4', 'Q4');
  folder('f_acme', 'Acme Corp', 'f_clients');
  folder('f_old', 'Acme', 'f_archive');
  folder('f_glob', 'globex GmbH', 'f_clients');
  const file = async (id: string, accountName: string, given: Given = {}) => {
    note(id, [AS, { ...DW, accountName }], given);
    const [fired = {}] = await polled(zap, '10:00');
    const search = { name: fired.firstExternalCompany, parentFolderId: 'f_clients' };
    const owned = { ...search, ownerUserId: 'u_ops', isPrivate: 'false' };
    const { item } = await app.zapier.searchOrCreate(app.connection, 'find_folder', search, owned);
    await create('update_note', { noteId: id, tagIds: [item.id], tagMode: 'add' });
    return item;
  };
  app.workspace.addMember({ userId: 'u_ops' });
  const zap = await turnOn('note_completed', { audience: 'external' });
  app.workspace.clearRequests();
  await file('n6a', 'ACME CORP', { in: ['f_q4'] });
  expect(writes()).toStrictEqual([['PATCH notes/n6a', { tagIds: ['f_q4', 'f_acme'] }]]);
  const made = await file('n6b', 'Acme');
  expect(made).toMatchObject({ path: 'Clients / Acme', parentName: 'Clients' });
  expect(writes()).toStrictEqual([
    ['POST folders', { name: 'Acme', ownerUserId: 'u_ops', isPrivate: false, parentFolderId: 'f_clients' }],
    ['PATCH notes/n6b', { tagIds: [made.id] }],
  ]);
  await file('n6c', 'Globex GmbH', { in: ['f_glob'] });
  expect(writes()).toStrictEqual([]);
  app.workspace.distortions.set('n6e', { tags: undefined });
  await expect(file('n6e', 'Acme Corp')).rejects.toThrow('did not show the folders');
  expect(writes()).toStrictEqual([]);
  // A guest whose company is unknown: without the name, any client's folder would be found.
  const inputDataRaw = { name: '{{1__firstExternalCompany}}', parentFolderId: 'f_clients' };
  const unknown = { inputData: { ...inputDataRaw, name: '' }, inputDataRaw };
  await expect(
    app.zapier.invoke('searches.find_folder.operation.perform', app.connection, unknown),
  ).rejects.toMatchObject({
    name: 'HaltedError',
    message: 'Name: the value from an earlier step is empty, so the Zap stopped here.',
  });
});

it('7. a recap to all guests', async () => {
  const zap = await turnOn('note_completed', { audience: 'external' });
  note('n7a', [AS, DW, LG], tasks('- [ ] Anna: Send it'));
  note('n7b', [AS, DW, at('Cy', 'cy@legal-eagles.com')]);
  note(
    'n7c',
    [AS, DW],
    said(['Dana Wolf', '00:10', 'this is off the'], ['Dana Wolf', '00:13', 'record please']),
  );
  note('n7d', [AS, at('Rolf', null, null, 'globex.com')]);
  const runs = await poll(zap, '10:00', 'id', 'externalEmails', 'transcriptDialogue');
  expect(runs.toSorted()).toStrictEqual([
    ['n7a', 'dana@acme.com, lou@gmail.com', null],
    ['n7b', 'dana@acme.com, cy@legal-eagles.com', null],
    ['n7c', 'dana@acme.com', 'Dana Wolf: this is off the record please'],
    ['n7d', null, null],
  ]);
});

it('8. the share of talk of a sales call', async () => {
  const participant = ['Ben Ortiz <ben@northbeam.de>'];
  const zap = await turnOn('note_completed', { participant, audience: 'external', minDurationMinutes: 15 });
  const talk = (ben: string, end: string, zero = '00:00') =>
    said(['Ben Ortiz', zero, 'a', ben], ['Dana Wolf', ben, 'b', end]);
  note('n8a', [BO, DW], { totalDurationSec: 1200, ...talk('14:00', '20:00') });
  note('n8b', [BO, DW], { totalDurationSec: 1200, ...talk('00:06:00.000', '00:20:00', '00:00:00') });
  const unknown = said(['Speaker 1', '00:00', 'a', '14:00'], ['Speaker 2', '14:00', 'b', '20:00']);
  note('n8c', [BO, DW], { totalDurationSec: 1200, ...unknown });
  note('n8d', [at('Bennet', 'bennet@northbeam.de'), DW]);
  note('n8e', [BO, DW], { totalDurationSec: 899 });
  note('n8f', [BO, DW], { totalDurationSec: 6000, ...talk('75:00', '100:00') });
  const runs = await polled(zap, '10:00');
  expect(see(runs, 'id', 'internalTalkPercent').toSorted()).toStrictEqual([
    ['n8a', 70],
    ['n8b', 30],
    ['n8c', null],
    ['n8f', 75],
  ]);
  const [first, , , last] = runs.toSorted((a, b) => String(a.id).localeCompare(String(b.id)));
  expect(first?.speakersText).toBe('Ben Ortiz: 70% (14:00)\nDana Wolf: 30% (6:00)');
  expect(last?.speakers).toMatchObject([{ name: 'Ben Ortiz', talkTimeSec: 4500 }, {}]);
});

it('9. my tasks, with their dates', async () => {
  const zap = await turnOn('new_action_item', { assignee: 'anna.schmidt@northbeam.io' });
  note(
    'n9a',
    [AS, BO, DW],
    tasks(
      '- [ ] Anna: Send the offer by Friday',
      '- [x] Anna: Book the room',
      '- [ ] Ben will call Dana',
      '- [ ] Check the 5/12 numbers (Anna)',
      '## Agenda',
      '- [ ] Anna: Intro',
    ),
  );
  note(
    'n9b',
    [AS, at('Anna Lopez', 'anna.lopez@northbeam.io'), BO],
    tasks('- [ ] Anna: Prepare slides', '- [ ] Anna Lopez: Order lunch', '- [ ] Anna Schmidt – sign the NDA'),
  );
  note('n9c', [at('Joanna Fuchs', 'joanna@northbeam.io'), BO], tasks('- [ ] Joanna: Buy cake'));
  note('n9d', [AS, BO], { userWrittenNote: '- [ ] Anna: buy milk' });
  const runs = see(await polled(zap, '10:00', 'Europe/Berlin'), 'text', 'dueDate', 'assigneeEmail', 'noteId');
  expect(runs.toSorted()).toStrictEqual([
    ['Check the 5/12 numbers', null, 'anna.schmidt@northbeam.io', 'n9a'],
    ['Send the offer by Friday', '2026-11-27', 'anna.schmidt@northbeam.io', 'n9a'],
    ['Sign the NDA', null, 'anna.schmidt@northbeam.io', 'n9b'],
  ]);
});

it('10. no task twice, whatever people tidy', async () => {
  note('n10', [BO, LK], tasks('- [ ] Ben: Fix login', '- [ ] Ben: Write FAQ'));
  const zap = await turnOn('new_action_item');
  edit('n10', tasks('- [ ] Ben: Ship beta', '- [ ] ben: write  FAQ.', '- [x] Ben: Fix login'));
  expect(await poll(zap, '10:00', 'text', 'assignee', 'assigneeEmail')).toStrictEqual([
    ['Ship beta', 'Ben', 'ben@northbeam.de'],
  ]);
  edit('n10', tasks('- [ ] Ben: Ship beta', '- [ ] Lena: Write FAQ', '- [ ] Ben: Fix login'));
  expect(await poll(zap, '11:00', 'text', 'assigneeEmail')).toStrictEqual([
    ['Write FAQ', 'lena@northbeam.io'],
  ]);
  edit('n10', { enhancedNote: '## To-dos\n- [ ] Ben: Ship beta' });
  expect(await polled(zap, '12:00')).toStrictEqual([]);
});

it('11. nobody’s tasks in the product folders', async () => {
  folder('f_prod', 'Product');
  folder('f_mob', 'Mobile', 'f_prod');
  folder('f_ios', 'iOS', 'f_mob');
  folder('f_prodty', 'Productivity');
  folder('f_sales', 'Sales');
  folder('f_x', 'X', 'f_y');
  folder('f_y', 'Y', 'f_x');
  const zap = await turnOn('new_action_item', {
    folderIds: ['f_prod'],
    includeSubfolders: 'true',
    unassigned: 'true',
  });
  note('n11a', [BO, LK], {
    in: ['f_ios'],
    ...tasks('- [ ] Reproduce the crash', '- [ ] Everyone: update the app'),
  });
  note('n11b', [BO, LK], { in: ['f_prodty'], ...tasks('- [ ] Buy chairs') });
  note('n11c', [BO, LK], { in: ['f_sales', 'f_mob'], ...tasks('- [ ] add dark mode') });
  note('n11d', [BO, LK], tasks('- [ ] Call mum'));
  note('n11e', [BO, LK], { in: ['f_prod'], ...tasks('- Lena will fix the build') });
  note('n11f', [BO, LK], { in: ['f_x'], ...tasks('- [ ] Loop') });
  expect(
    (await poll(zap, '10:00', 'text', 'assignee', 'assigneeEmail', 'tagNames')).toSorted(),
  ).toStrictEqual([
    ['Add dark mode', null, null, ['Sales', 'Mobile']],
    ['Reproduce the crash', null, null, ['iOS']],
  ]);
});

it('12. tasks from Spanish, Japanese, and German meetings', async () => {
  const zap = await turnOn('new_action_item', { languages: ['es', 'ja', 'de'] });
  const table = '## Aufgaben\n| Wer | Was | Bis |\n|---|---|---|\n| Jörg | Angebot prüfen | 27.11.2026 |';
  const jorg = at('Jörg Maier', 'jorg@northbeam.de');
  const summary = '## Aufgaben\n- [ ] Jörg: Nein';
  note('n12a', [at('Lucía Gómez', 'lucia@northbeam.io')], {
    inputLanguage: 'es-MX',
    summary: '## Próximos pasos\n- Lucía enviará el contrato antes del viernes',
  });
  note('n12b', [at('田中 太郎', 'tanaka@northbeam.io')], {
    inputLanguage: 'ja',
    summary: '## アクションアイテム\n- 田中: 見積もりを送る',
  });
  note('n12c', [jorg], { inputLanguage: 'de_AT', summary: table });
  note('n12d', [jorg], { inputLanguage: 'en', translationLanguage: 'de', summary });
  note('n12e', [jorg], { inputLanguage: null, summary });
  note('n12f', [jorg], { inputLanguage: 'est', summary });
  expect(
    (await poll(zap, '10:00', 'noteId', 'text', 'assignee', 'assigneeEmail', 'dueDate')).toSorted(),
  ).toStrictEqual([
    ['n12a', expect.stringContaining('el contrato'), 'Lucía', 'lucia@northbeam.io', '2026-11-27'],
    ['n12b', '見積もりを送る', '田中', 'tanaka@northbeam.io', null],
    ['n12c', 'Angebot prüfen', 'Jörg', 'jorg@northbeam.de', '2026-11-27'],
  ]);
});

it('13. what is done is added to the note; its own list can’t be ticked', async () => {
  note('n13', [AS], { userWrittenNote: 'private', ...tasks('- [ ] Anna: Send the offer') });
  await create('update_note', {
    noteId: 'n13',
    userWrittenNote: 'Done: Send the offer',
    contentMode: 'append',
  });
  expect(writes()).toStrictEqual([
    ['PATCH notes/n13', { userWrittenNote: 'private\n\nDone: Send the offer' }],
  ]);
  expect(see(await search('find_action_items', { assignee: 'Anna' }), 'text', 'done')).toStrictEqual([
    ['Send the offer', false],
  ]);
});

it('14. a customer names a competitor', async () => {
  const zap = await turnOn('new_mention', {
    keywords: ['Gong', 'Modjo'],
    where: 'transcript',
    saidBy: 'external',
    titleExcludes: ['training'],
  });
  note('n14a', [AS, DW], {
    title: 'Acme QBR',
    ...said(
      ['Anna Schmidt', '00:11:58', 'Do you use Gong?'],
      ['Dana Wolf', '00:12:05', 'We had Gong, and GONG was too pricey.'],
      ['Dana Wolf', '00:30:00', 'We looked at modjo too.'],
    ),
  });
  note('n14b', [AS, DW], said(['Anna Schmidt', '00:01', 'Gong']));
  note('n14c', [AS, DW], said(['Speaker 2', '00:01', 'Gong']));
  note('n14d', [AS, DW], said(['Dana Wolf', '00:01', 'The gongs in Gongzhou ring']));
  note('n14e', [AS, DW], { title: 'Sales Training', ...said(['Dana Wolf', '00:01', 'Gong']) });
  note('n14f', [AS, DW], { summary: 'They use Gong' });
  expect(
    (
      await poll(zap, '10:00', 'noteId', 'keyword', 'count', 'firstSpeaker', 'firstStartSec', 'quotesText')
    ).toSorted(),
  ).toStrictEqual([
    ['n14a', 'Gong', 2, 'Dana Wolf', 725, '[00:12:05] Dana Wolf: We had Gong, and GONG was too pricey.'],
    ['n14a', 'Modjo', 1, 'Dana Wolf', 1800, '[00:30:00] Dana Wolf: We looked at modjo too.'],
  ]);
  app.zapier.cache.entries.clear();
  app.workspace.dialect.workspaceDomains = 'forbidden';
  await expect(polled(zap, '11:00')).rejects.toThrow('Internal Domains');
});

it('15. words of churn in three languages', async () => {
  const zap = await turnOn('new_mention', {
    keywords: ['cancel our contract', 'kündigen', '解約'],
    where: 'anywhere',
    audience: 'external',
  });
  note(
    'n15a',
    [AS, DW],
    said(['Dana Wolf', '10:00', 'we may cancel'], ['Dana Wolf', '10:04', 'our contract in May']),
  );
  note(
    'n15b',
    [AS, DW],
    said(
      ['Dana Wolf', '00:01', 'we may cancel'],
      ['Anna Schmidt', '00:02', 'ok'],
      ['Dana Wolf', '00:03', 'our contract is long'],
    ),
  );
  note('n15c', [AS, HG], said(['Hans Gruber', '00:01', 'Wir wollen kundigen']));
  note('n15d', [AS, HG], said(['Hans Gruber', '00:01', 'ich kündige bald']));
  note('n15e', [BO, at('Ken', 'ken@kaisha.jp')], said(['Ken', '00:01', '来月解約したいです']));
  note('n15f', [AS, LG], { userWrittenNote: 'They might **cancel our** contract' });
  note('n15g', [AS, BO], said(['Ben Ortiz', '00:01', 'we cancel our contract']));
  note('n15h', [AS, DW], said(['Dana Wolf', '00:01', 'cancellation of our contract']));
  expect((await poll(zap, '10:00', 'noteId', 'keyword', 'count', 'firstStartSec')).toSorted()).toStrictEqual([
    ['n15a', 'cancel our contract', 1, 600],
    ['n15c', 'kündigen', 1, 1],
    ['n15e', '解約', 1, 1],
    ['n15f', 'cancel our contract', 1, null],
  ]);
});

it('16. the team’s client meetings of last week', async () => {
  clock('11-23 13:00');
  folder('f_acme', 'Acme');
  folder('f_q4', 'Q4');
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
  note('n16a', [BO, DW], { on: '11-16 04:59:59' });
  note('n16c', [BO, LK], { on: '11-20 15:00' });
  note('n16e', [BO, DW], { on: '11-23 05:00' });
  await expect(digest()).rejects.toMatchObject({ name: 'HaltedError' });
  note('n16b', [BO, DW], {
    on: '11-16 05:00',
    in: ['f_acme', 'f_q4'],
    summary: 'Renewal is on.\n## Action items\n- [ ] Ben: Send terms\n- [x] Ben: Book room',
  });
  note('n16d', [LK, HG], { on: '11-23 04:59:59', totalDurationSec: 2700 });
  note('n16f', [BO, DW], { on: '11-18 10:00', status: 'summarizing' });
  note('n16g', [AS, DW], { on: '11-19 10:00' });
  note('n16h', [BO, DW], { on: '11-19 11:00', title: 'Acme Standup' });
  const made = await digest();
  expect(made).toMatchObject({
    count: 2,
    totalDurationMinutes: 75,
    title: 'Sales: last week',
    openActionItemCount: 1,
  });
  expect([made.from, made.to].map((time) => Date.parse(String(time)))).toStrictEqual(
    ['11-16 05:00', '11-23 05:00'].map((when) => Date.parse(utc(when))),
  );
  expect(made.text).toMatch(/Acme[^]*n16b[^]*Renewal is on\.[^]*Send terms/);
  expect(made.text).not.toMatch(/Book room|Q4/);
});

it('17. what Ben took on yesterday, when the clocks changed', async () => {
  clock('10-26 06:30');
  const input = {
    period: 'yesterday',
    assignee: 'ben@northbeam.de',
    include: ['openActionItems'],
    skipIfEmpty: 'true',
  };
  note('n17a', [BO, LK], { on: '10-24 22:00', ...tasks('- [ ] Ben: Draft SOW') });
  note('n17b', [BO, LK], { on: '10-25 22:30', ...tasks('- [ ] Ben: Call Hans') });
  clock('10-27 06:30');
  await expect(create('create_digest', input, 'Europe/Berlin')).rejects.toMatchObject({
    name: 'HaltedError',
  });
  clock('10-26 06:30');
  note('n17c', [BO, LK], { on: '10-25 23:00', ...tasks('- [ ] Ben: Too late') });
  note('n17d', [BO, LK], { on: '10-25 12:00', ...tasks('- [ ] Lena: Print badges') });
  note('n17e', [BO, LK], { on: '10-24 21:59:59', ...tasks('- [ ] Ben: Too early') });
  note('n17f', [BO, LK], { on: '10-25 13:00', ...tasks('- [ ] Ben: Order mugs', '- [ ] Lena: Pay mugs') });
  const made = await create('create_digest', input, 'Europe/Berlin');
  expect(made).toMatchObject({
    count: 3,
    openActionItemCount: 3,
    notes: [{ id: 'n17b' }, { id: 'n17f' }, { id: 'n17a' }],
  });
  expect([made.from, made.to].map((time) => Date.parse(String(time)))).toStrictEqual(
    ['10-24 22:00', '10-25 23:00'].map((when) => Date.parse(utc(when))),
  );
  expect(made.actionItemsText).toMatch(/^Ben: Call Hans\nBen: Order mugs\nBen: Draft SOW$/);
});

it('18. a billing month of one client', async () => {
  clock('11-26 05:00');
  folder('f_acme', 'Acme');
  folder('f_it', 'IT', 'f_acme');
  folder('f_food', 'Acme Food');
  const input = {
    period: 'custom',
    createdAfter: '2026-10-26',
    createdBefore: '2026-11-26',
    folderIds: ['f_acme'],
    includeSubfolders: 'true',
    groupBy: 'day',
    include: ['excerpt', 'participants'],
  };
  const digest = (changed: InputData = {}) =>
    create('create_digest', { ...input, ...changed }, 'Europe/Berlin');
  note('n18a', [AS, DW], { on: '10-25 22:59:59', in: ['f_acme'] });
  note('n18b', [AS, DW], { on: '10-25 23:00', in: ['f_acme'] });
  note('n18c', [BO, DW], { on: '11-25 22:59:59', in: ['f_it'] });
  note('n18d', [AS, DW], { on: '11-25 23:10', in: ['f_acme'] });
  note('n18e', [AS, DW], { on: '11-10 09:00', in: ['f_food'] });
  expect(await digest()).toMatchObject({ count: 2, notes: [{ id: 'n18c' }, { id: 'n18b' }] });
  expect(await digest({ createdBefore: '2026-11-25' })).toMatchObject({ count: 1 });
  await expect(digest({ period: 'last-month' })).rejects.toThrow('Custom Start');
  await expect(digest({ createdAfter: '' })).rejects.toThrow('Custom Start');
});

it('19. voice memos from a drive', async () => {
  const sound = (seconds: number) =>
    Buffer.concat([wavHeader(50, seconds * 100), Buffer.alloc(seconds * 100)]);
  const page = '<!doctype html><title>Sign in</title>';
  const files: Readonly<Record<string, Buffer>> = {
    '/Visit Müller.m4a': recording('index-last.m4a'),
    '/call.mp3': sound(60),
    '/zoom_0.mp4': recording('video.mp4'),
    '/memo.ogg': recording('opus.ogg'),
    '/sign-in': Buffer.from(page),
    '/long.wav': sound(14_400.4),
    '/longer.wav': sound(14_402),
    '/empty.mp3': Buffer.alloc(0),
  };
  const drive = await loopbackServer(({ url = '' }, response) => response.end(files[decodeURI(url)]));
  const upload = (name: string, input: InputData = {}) =>
    create('create_note_from_audio', { audio: `${drive.url}/${encodeURI(name)}`, ...input });
  try {
    folder('f_memos', 'Memos');
    const memo = { title: 'Visit Müller.m4a', kind: 'in-person', tagIds: ['f_memos'] };
    const made = await upload('Visit Müller.m4a', memo);
    expect(made).toMatchObject({ id: made.noteId, fileExtension: 'm4a', durationSec: expect.any(Number) });
    const sent = { title: memo.title, tags: ['f_memos'], kind: 'in-person' };
    expect(writes()).toStrictEqual([
      ['POST notes/from-audio/generate-upload-url', { fileExtension: 'm4a', duration: made.durationSec }],
      ['POST notes/from-audio', { ...sent, audioUrl: expect.any(String) }],
    ]);
    const [put] = app.workspace.store.requests;
    expect(put).toMatchObject({ status: 200, headers: { 'content-type': 'audio/mp4' } });
    expect(put?.headers).not.toHaveProperty('authorization');
    expect(await upload('call.mp3')).toMatchObject({ fileExtension: 'wav', durationSec: 60 });
    await upload('long.wav');
    expect(writes()).toContainEqual([
      'POST notes/from-audio/generate-upload-url',
      { fileExtension: 'wav', duration: 14_400 },
    ]);
    for (const [name, message] of [
      ['zoom_0.mp4', /video/],
      ['memo.ogg', /Ogg/],
      ['sign-in', /web page/],
      ['longer.wav', /4 hours/],
      ['empty.mp3', /empty/],
    ] as const)
      await expect(upload(name)).rejects.toThrow(message);
    expect(writes()).toStrictEqual([]);
    app.workspace.faults.add({ path: '/v1/notes/from-audio', fault: { kind: 'status', status: 500 } });
    await expect(upload('Visit Müller.m4a')).rejects.toThrow('trouble');
    expect(writes()).toHaveLength(2);
    app.workspace.deleteNote(String(made.id));
    const zap = await turnOn('note_completed', { kinds: ['in-person'], folderIds: ['f_memos'] });
    note('n19a', [], { kind: 'in-person', in: ['f_memos'] });
    note('n19b', [], { in: ['f_memos'] });
    note('n19c', [], { kind: 'in-person' });
    note('n19d', [], { kind: 'in-person', in: ['f_memos'], status: 'postprocessing' });
    expect(await poll(zap, '10:00', 'id')).toStrictEqual([['n19a']]);
    edit('n19d', { status: 'completed' });
    expect(await poll(zap, '11:00', 'id')).toStrictEqual([['n19d']]);
  } finally {
    await drive.close();
  }
});

it('20. a recording for the note that the calendar made', async () => {
  const criteria = { titleContains: 'Acme QBR', status: 'idle', createdAfter: '2026-11-25' };
  note('n20c', [], { title: 'Acme QBR', on: '15:00' });
  note('n20d', [], { title: 'Acme QBR', on: '08-25 09:00', status: 'idle' });
  note('n20e', [], { title: 'Globex QBR', on: '16:00', status: 'idle' });
  expect(await search('find_note', criteria)).toStrictEqual([]);
  note('n20a', [], { title: 'Acme QBR', on: '13:00', status: 'idle' });
  note('n20b', [], { title: 'Acme QBR prep', on: '14:00', status: 'idle' });
  expect(see(await search('find_note', criteria), 'id')).toStrictEqual([['n20a'], ['n20b']]);
  const drive = await loopbackServer((_, response) => response.end(recording('cbr.mp3')));
  await create('create_note_from_audio', { audio: drive.url, existingNoteId: 'n20a' });
  await drive.close();
  expect(writes()[1]?.[1]).toStrictEqual({
    audioUrl: expect.any(String),
    existingNoteId: 'n20a',
    kind: 'in-person',
  });
});

it('21. what Acme said about single sign-on this month', async () => {
  const pat = (speaker: string) => said([speaker, '00:05:00', 'Is single sign-on in?']);
  const ops = at('Ops', 'ops@eu.acme.com');
  note('n21a', [AS, DW], { on: '11-03 09:00', summary: 'Acme wants single **sign-on** by Q1.' });
  note('n21b', [AS, at('Pat', null, null, 'acme.com')], { on: '11-10 09:00', ...pat('Pat') });
  note('n21c', [AS, at('Pat', 'pat@myacme.com')], { on: '11-12 09:00', ...pat('Pat') });
  note('n21d', [AS, ops], { on: '11-14 09:00', summary: 'a single team; sign-on later' });
  note('n21e', [AS, DW], { on: '10-30 09:00', ...pat('Dana Wolf') });
  note('n21f', [AS, ops], {
    on: '11-20 09:00',
    status: 'summarizing',
    userWrittenNote: 'ask single sign-on',
  });
  const found = await search('find_note_summaries', {
    participant: ['acme.com'],
    textContains: 'single sign-on',
    createdAfter: '2026-11-01',
  });
  expect(see(found, 'id', 'status', 'hasWrittenNotes', 'excerpt', 'quotesText')).toStrictEqual([
    ['n21f', 'summarizing', true, null, 'ask single sign-on'],
    ['n21b', 'completed', false, null, '[00:05:00] Pat: Is single sign-on in?'],
    ['n21a', 'completed', false, 'Acme wants single sign-on by Q1.', 'Acme wants single sign-on by Q1.'],
  ]);
  for (const key of ['transcripts', 'summary', 'participants']) expect(found[0]).not.toHaveProperty(key);
});

it('22. what is still open for Ben', async () => {
  note('n22a', [BO, DW], { on: '11-24 09:00', ...tasks('- [ ] Ben: Call Dana', '- [x] Ben: Book flights') });
  note('n22b', [at('Benjamin Kohl', 'bk@northbeam.io')], {
    on: '11-20 09:00',
    ...tasks('- [ ] Benjamin: Send invoice'),
  });
  note('n22c', [BO], { on: '10-20 09:00', ...tasks('- [ ] Ben: Old thing') });
  note('n22d', [BO, LK], {
    on: '11-01 09:00',
    ...tasks('- [ ] Review the deck (Ben)', '- [ ] Tell Ben about it (Lena)'),
  });
  note('n22e', [BO], { on: '11-22 09:00', userWrittenNote: '- [ ] Ben: secret' });
  const found = await search('find_action_items', { assignee: 'Ben' });
  expect(see(found, 'text', 'assigneeEmail', 'noteId', 'noteTitle', 'noteCreatedDate')).toStrictEqual([
    ['Call Dana', 'ben@northbeam.de', 'n22a', 'n22a', '2026-11-24'],
    ['Review the deck', 'ben@northbeam.de', 'n22d', 'n22d', '2026-11-01'],
  ]);
  for (const key of ['summaryText', 'participantNames']) expect(found[0]).not.toHaveProperty(key);
  const texts = async (input: InputData) =>
    see(await search('find_action_items', { assignee: 'Ben', ...input }), 'text').flat();
  expect(await texts({ createdAfter: '2026-10-01' })).toStrictEqual([
    'Call Dana',
    'Review the deck',
    'Old thing',
  ]);
  expect(await texts({ status: 'done' })).toStrictEqual(['Book flights']);
});

it('23. only the decisions', async () => {
  const summary =
    '# Steering\n## Open decisions\n- Logo colour\n## Decisions\nWe go with **plan B**.\n### Budget\n40k approved.\n## Next steps\n- [ ] Anna: Send offer';
  const zap = await turnOn('note_completed', { titleContains: 'steering' });
  note('n23a', [], {
    title: 'Steering Nov',
    summary,
    enhancedNote: '**Decisions**\n- Ship in May\n\n**Risks**\n- Staff',
  });
  note('n23b', [], { title: 'steering Dez', summary: '## Entscheidungen\nPlan C' });
  note('n23c', [], { title: 'Steering Oct', summary: '## Notes\nThe decisions were hard.' });
  note('n23d', [], { title: 'Board', summary: '## Decisions\nSell' });
  const sections: unknown[] = [];
  for (const { id } of (await polled(zap, '10:00')).toSorted((a, b) =>
    String(a.id).localeCompare(String(b.id)),
  ))
    sections.push(
      ...see(await search('find_section', { noteId: id, heading: 'Decisions' }), 'noteId', 'heading', 'text'),
    );
  expect(sections).toStrictEqual([
    ['n23a', 'Decisions', expect.stringMatching(/^We go with plan B\.\n\nBudget\n\n40k approved\.$/)],
    ['n23a', 'Decisions', '- Ship in May'],
    ['n23a', 'Open decisions', '- Logo colour'],
  ]);
});

it('24. interviews filed for the applicant tracker', async () => {
  folder('f_int', 'Interviews');
  folder('f_des', 'Design', 'f_int');
  note('n24e', [BO], { on: '11-01 09:00', in: ['f_int'] });
  const zap = await turnOn('note_added_to_folder', { folderId: 'f_int', titleExcludes: ['debrief'] });
  note('n24a', [BO, at('Rae', null), at('Kim Vo', 'kim@gmail.com')], {
    on: '11-04 09:00',
    title: 'Backend – Kim',
    in: ['f_int'],
  });
  note('n24b', [BO], { on: '14:00', in: ['f_int'], status: 'summarizing' });
  note('n24c', [BO], { title: 'DEBRIEF Kim Vo', in: ['f_int'] });
  note('n24d', [BO], { in: ['f_des'] });
  expect(
    await poll(zap, '15:15', 'id', 'firstExternalEmail', 'firstExternalName', 'firstExternalDomain'),
  ).toStrictEqual([['n24a', 'kim@gmail.com', 'Kim Vo', null]]);
  edit('n24b', { status: 'completed' });
  expect(await poll(zap, '16:15', 'id')).toStrictEqual([['n24b']]);
  edit('n24a', { tags: [] });
  expect(await polled(zap, '11-26 09:00')).toStrictEqual([]);
  edit('n24a', { tags: [app.workspace.tag('f_int')] });
  expect(await polled(zap, '11-26 09:15')).toStrictEqual([]);
});

it('25. internal 1:1s become private', async () => {
  const zap = await turnOn('note_completed', {
    titleContains: '1:1',
    titleExcludes: ['11:15'],
    audience: 'internal',
    visibilities: ['workspace', 'public'],
  });
  note('n25a', [AS, BO], { title: 'Anna / Ben 1:1' });
  note('n25b', [AS, BO], { title: 'Standup 11:15' });
  note('n25c', [AS, BO], { title: '1:1 Lena', visibility: 'only-me' });
  note('n25d', [AS, LK], { title: 'Weekly 1-1' });
  note('n25e', [AS, DW], { title: '1:1 Dana', visibility: 'public' });
  note('n25f', [at('Somebody', null)], { title: '1:1 ???' });
  note('n25g', [BO, LK], { title: 'BEN 1:1', visibility: 'public' });
  const runs = await polled(zap, '10:00');
  app.workspace.clearRequests();
  for (const { id } of runs)
    expect(Object.keys(await create('update_note', { noteId: id, visibility: 'only-me' }))).toHaveLength(
      Object.keys(runs[0] ?? {}).length,
    );
  expect(writes().toSorted()).toStrictEqual([
    ['PATCH notes/n25a', { visibility: 'only-me' }],
    ['PATCH notes/n25g', { visibility: 'only-me' }],
  ]);
  expect(await polled(zap, '11:00')).toStrictEqual([]);
});

it('26. a note whose processing hangs', async () => {
  const zap = await turnOn('note_status_changed', { statuses: ['transcript-processing', 'summarizing'] });
  const { inputData, subscribeData } = zap;
  const notified = async (cleanedRequest: unknown) =>
    see(
      (await app.zapier.invoke('triggers.note_status_changed.operation.perform', app.connection, {
        inputData,
        subscribeData,
        cleanedRequest,
      })) as Item[],
      'id',
      'status',
    );
  clock('09:45');
  note('n26a', [AS], { status: 'transcript-processing' });
  const event = { event: 'note.updated', eventId: 'evt_9', payload: { noteId: 'n26a' } };
  expect(await notified(event)).toStrictEqual([['n26a', 'transcript-processing']]);
  expect(await notified(event)).toStrictEqual([]);
  edit('n26a', { status: 'summarizing' });
  expect(await notified({ id: 'n26a' })).toStrictEqual([['n26a', 'summarizing']]);
  note('n26b', [AS]);
  expect(await notified({ id: 'n26b', status: 'summarizing' })).toStrictEqual([]);
  note('n26c', [AS], { on: '11-20 09:00', status: 'summarizing' });
  expect(await notified({ note: { id: 'n26c' } })).toStrictEqual([]);
  note('n26e', [AS], { on: '09:40', status: 'summarizing' });
  expect(await notified({ data: { object: { id: 'evt_gone' } } })).toStrictEqual([['n26e', 'summarizing']]);
  edit('n26a', { status: 'completed' });
  expect(see(await search('get_note', { noteId: 'n26a' }), 'status')).toStrictEqual([['completed']]);
});

it('27. somebody makes a note public', async () => {
  const zap = await turnOn('new_note', { visibilities: ['public'] });
  const notified = async (when: string, id: string, visibility: string) => {
    clock(when);
    edit(id, { visibility });
    app.workspace.notify(id);
    await settled(app);
  };
  note('n27a', [AS]);
  note('n27b', [AS], { on: '11-24 07:30' });
  note('n27c', [AS], { on: '11-24 08:30' });
  note('n27d', [AS], { on: '12:00', status: 'recording' });
  await notified('09:05', 'n27a', 'workspace');
  await notified('10:00', 'n27a', 'public');
  await notified('10:30', 'n27b', 'public');
  await notified('10:40', 'n27c', 'public');
  await notified('11:00', 'n27a', 'only-me');
  await notified('12:00', 'n27a', 'public');
  await notified('13:00', 'n27d', 'public');
  expect(
    see(
      zap.runs.map(({ item }) => item),
      'id',
    ),
  ).toStrictEqual([['n27a'], ['n27c'], ['n27d']]);
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
  const runs = await poll(zap, '10:00', 'id', 'firstName', 'lastName', 'groupNames');
  expect(runs).toContainEqual(['m_1', 'Jörg', 'Maier', ['All']]);
  expect(runs).toHaveLength(3);
  app.workspace.clearRequests();
  const join = (memberId: string) =>
    create('set_member_groups', { memberId, groupIds: ['g_de'], mode: 'add' });
  await join('m_1');
  await join('m_3');
  expect(writes()).toStrictEqual([['PATCH workspace/members/m_1', { groupIds: ['g_all', 'g_de'] }]]);
  app.workspace.dialect.memberGroups = false;
  await expect(join('m_2')).rejects.toThrow('did not say which groups the member is in');
  expect(writes()).toStrictEqual([]);
  expect(see(await search('find_member', { email: 'anna@northbeam.io' }), 'id')).toStrictEqual([['m_8']]);
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
  expect((await poll(zap, '10:00', 'id', 'isUrlInvite', 'role')).toSorted()).toStrictEqual([
    ['i1', false, 'member'],
    ['i2', true, 'member'],
    ['i3', false, 'admin'],
    ['i4', false, 'member'],
    ['i5', false, 'member'],
  ]);
  app.workspace.invites.delete('i1');
  invite('i5', 'pat@northbeam.io');
  const open = async (email: string) => see(await search('find_invite', { email, role: 'member' }), 'id');
  expect(await open('ann@northbeam.io')).toStrictEqual([]);
  expect(await open('joann@northbeam.io')).toStrictEqual([['i4']]);
  expect(await open('PAT@northbeam.io')).toStrictEqual([['i5']]);
});

it('30. a private folder for every deal that is won', async () => {
  folder('f_clients', 'Clients');
  folder('f_archive', 'Archive');
  folder('f_old', 'Umbrella', 'f_archive');
  folder('f_uh', 'Umbrella Health', 'f_clients');
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
  folder('f_q1', 'Q1', String(umbrella?.id));
  folder('f_misc', 'Misc');
  folder('f_lost', 'Lost', 'f_nowhere');
  expect((await poll(zap, '10:00', 'name', 'path', 'parentName')).toSorted()).toStrictEqual([
    ['Lost', 'Lost', null],
    ['Misc', 'Misc', null],
    ['Q1', 'Clients / Umbrella / Q1', 'Umbrella'],
    ['Umbrella', 'Clients / Umbrella', 'Clients'],
    ['Wayne, Inc.', 'Clients / Wayne, Inc.', 'Clients'],
  ]);
});

import { describe, expect, it, jest } from '@jest/globals';

import { AFTER_NOTES_MS, STEP_MS } from '../../src/api/budgets.ts';
import { DeferredNote, ListedTexts } from '../../src/notes/listed_texts.ts';
import { noteList } from '../../src/service/note.ts';
import { ZapierCache } from '../support/memory.ts';
import { aNote, aParticipant, pagesOf, segment } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, idsOf, inStep, runCreate, runSearch, runTrigger } from '../support/zapier.ts';

const service = useService();
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const transcripts = [segment('Anna Berg', 'The rocket is late.', '00:00', '00:05')];
const whole = (id: string, hours: number) =>
  aNote({
    id,
    participants: [aParticipant({ name: 'Anna Lund', email: 'anna@acme.example' })],
    transcripts,
    summary: '- [ ] Anna: call',
    createdAt: ago(hours),
    updatedAt: ago(hours),
  });
type Listed = Record<string, unknown> & { id: string };

const withoutTranscripts = (note: Listed) => ({ ...note, transcripts: [] });
const withoutTexts = (note: Listed) => ({ ...note, transcripts: undefined, summary: undefined });
const asTheyAre = (note: Listed) => note;

/** A service whose list shows notes otherwise than they are. */
function serve(notes: readonly Listed[], shown: (note: Listed) => object = withoutTexts): void {
  service.list('/v1/notes', (query) => pagesOf(notes.map(shown))(query));
}
/** Answers requests for single notes. */
const serveSingly = (...notes: readonly Listed[]) => {
  for (const note of notes) service.list(`/v1/notes/${note.id}`, () => ({ note }));
};
/** The notes that were requested one by one, each once. */
function single(): string[] {
  const ids = service.requests.flatMap((request) => /^GET \/v1\/notes\/(.+)$/.exec(request)?.[1] ?? []);
  return [...new Set(ids)].sort();
}

const [newest, newer, old] = [whole('newest', 1), whole('newer', 2), whole('old', 100)];
const internalDomains = ['acme.example'];

describe('lists that leave out texts', () => {
  it.each([
    ['new_mention', { keywords: ['rocket'] }, 'firstQuote', 'The rocket is late.'],
    ['new_action_item', {}, 'text', 'Call'],
    ['new_participant', { who: 'everyone' }, 'summaryText', expect.stringContaining('Anna: call')],
    ['note_completed', {}, 'summary', '- [ ] Anna: call'],
    [
      'note_completed',
      { participant: ['Anna Berg'] },
      'transcriptText',
      '[00:00:00] Anna Berg: The rocket is late.',
    ],
    ['note_updated', {}, 'summaryText', expect.stringContaining('Anna: call')],
  ])(
    '%s with %j reads what it may fire for twice, in case an answer is lost',
    async (key, given, field, value) => {
      const surroundings = { cache: new ZapierCache() };
      const inputData = { internalDomains, ...given };
      const notes = [newer, old];
      serve(notes);
      serveSingly(newest, newer);
      service.on('GET', '/v1/notes/old').optionally().reply(200, { note: old });
      const poll = () => runTrigger(key, { inputData }, surroundings);

      expect((await poll())[0]).toMatchObject({ [field]: value });
      notes.unshift(newest);
      service.requests.length = 0;
      const [first] = await poll();
      expect(first).toMatchObject({ [field]: value });
      expect(String(first?.noteId ?? first?.id)).toBe('newest');
      // Another one may have been compared with the list.
      expect(single()).toStrictEqual(['newer', 'newest']);
      for (const read of [['newest'], []]) {
        service.requests.length = 0;
        expect((await poll()).filter(({ [field]: shown }) => shown === undefined)).toStrictEqual([]);
        expect(single()).toStrictEqual(read);
      }
    },
  );

  it('does not fail at a note that is hidden from the key', async () => {
    serve([newest, newer]);
    serveSingly(newer);
    service.on('GET', '/v1/notes/newest').times(2).reply(403, {});
    const fired = await runTrigger('note_completed', { inputData: { internalDomains } });
    expect(fired).toMatchObject([
      { id: 'newest', summary: null },
      { id: 'newer', summary: newer.summary },
    ]);
  });

  it.each([423, 409])(
    'leaves a note that answers %d to the next poll, and fires for the others',
    async (status) => {
      const surroundings = { cache: new ZapierCache(), log: [] };
      serve([newest, newer]);
      serveSingly(newer);
      service.on('GET', '/v1/notes/newest').times(2).reply(status, {});
      const poll = () => runTrigger('note_completed', { inputData: { internalDomains } }, surroundings);
      expect(await poll()).toMatchObject([{ id: 'newer', summary: newer.summary }]);
      expect(surroundings.log).toContainEqual(
        expect.stringMatching(/^The note "newest" could not be read: /),
      );
      serveSingly(newest);
      expect((await poll())[0]).toMatchObject({ id: 'newest', summary: newest.summary });
    },
  );

  it('are not taken for complete while all notes are locked', async () => {
    const surroundings = { cache: new ZapierCache(), log: [] };
    serve([newest, newer]);
    for (const id of ['newest', 'newer']) service.on('GET', `/v1/notes/${id}`).times(2).reply(423, {});
    const poll = () => runTrigger('note_completed', { inputData: { internalDomains } }, surroundings);
    expect(await poll()).toStrictEqual([]);
    serveSingly(newest, newer);
    expect((await poll()).map(({ summary }) => summary)).toStrictEqual([newest.summary, newer.summary]);
  });

  it('does not fire for changes when New or Updated Note is turned on', async () => {
    const surroundings = { cache: new ZapierCache() };
    serve([newest, newer]);
    serveSingly(newest, newer);
    const inputData = { internalDomains };
    const turnedOn = await runTrigger(
      'note_updated',
      { inputData, meta: { isPopulatingDedupe: true } },
      surroundings,
    );
    surroundings.cache.values.clear();
    const polled = await runTrigger('note_updated', { inputData }, surroundings);
    expect(polled.map(({ version }) => version)).toStrictEqual(turnedOn.map(({ version }) => version));
  });

  it.each<[string, object, (note: Listed) => object, string | undefined]>([
    ['note_updated', { parts: ['title'] }, withoutTexts, 'title'],
    ['note_updated', { parts: ['summary', 'written-notes'] }, withoutTexts, 'summary'],
    ['note_updated', {}, withoutTranscripts, 'title, summary'],
    ['new_action_item', {}, withoutTexts, undefined],
  ])('%s with %j does not fire for what else changes in an older note', async (key, given, shown, parts) => {
    const surroundings = { cache: new ZapierCache() };
    const notes = [old];
    serve(notes, shown);
    service.list('/v1/notes/old', () => ({ note: notes[0] }));
    const seen = new Set<unknown>();
    const fired = async (meta = {}) => {
      const inputData = { internalDomains, ...given };
      const found = await runTrigger(key, { inputData, meta }, surroundings);
      const keyOf = ({ id, version }: (typeof found)[number]) => JSON.stringify([id, version]);
      const isNew = (each: (typeof found)[number]) => !seen.has(keyOf(each)) && seen.add(keyOf(each));
      return found.filter(isNew).map(({ changedParts }) => changedParts);
    };
    await fired({ isPopulatingDedupe: true });
    const touched = { ...old, totalDurationSec: 60, updatedAt: ago(0) };
    notes.splice(0, 1, touched);
    expect(await fired()).toStrictEqual([]);
    notes.splice(0, 1, { ...touched, title: 'Other', summary: '- [ ] Anna: write', updatedAt: ago(-1) });
    expect(await fired()).toStrictEqual([parts]);
  });

  it('records what can be read when a Zap is turned on, also if the service asks for a pause', async () => {
    const surroundings = { cache: new ZapierCache(), log: [] };
    serve([newest, old]);
    serveSingly(newest);
    service.on('GET', '/v1/notes/old').reply(429);
    const poll = (meta = {}) =>
      runTrigger('new_action_item', { inputData: { internalDomains }, meta }, surroundings);
    await poll({ isPopulatingDedupe: true });
    expect(surroundings.log).toContainEqual(
      expect.stringMatching(/^The texts of \d notes could not be read yet/),
    );
    expect(await poll()).toStrictEqual([]);
  });

  it('makes an ordinary poll wait if the service asks for a pause, so that Zapier asks again', async () => {
    serve([newest, newer]);
    serveSingly(newest);
    service.on('GET', '/v1/notes/newer').reply(429);
    const failure = await failureOf(runTrigger('new_action_item', { inputData: { internalDomains } }));
    expect(failure.name).toBe('ThrottledError');
  });

  it('records a note with a summary when New Completed Note is turned on', async () => {
    const fresh = whole('fresh', 0.5);
    serve([fresh, newest]);
    serveSingly(fresh);
    const meta = { isPopulatingDedupe: true };
    const found = await runTrigger('note_completed', { inputData: { internalDomains }, meta });
    expect(idsOf(found)).toStrictEqual(['fresh', 'newest']);
  });

  const searching = { createdAfter: ago(200), internalDomains };
  const digest = { period: 'custom', createdAfter: ago(200), internalDomains };
  it.each([
    ['find_note', withoutTexts, () => runSearch('find_note', { ...searching, textContains: 'rocket' })],
    [
      'find_note by a name',
      withoutTranscripts,
      () => runSearch('find_note', { ...searching, participant: ['Bo'] }),
    ],
    [
      'find_note_summaries',
      withoutTexts,
      () => runSearch('find_note_summaries', { ...searching, textContains: 'x' }),
    ],
    ['find_quotes', withoutTranscripts, () => runSearch('find_quotes', { ...searching, text: 'rocket' })],
    ['find_action_items', withoutTexts, () => runSearch('find_action_items', searching)],
    ['create_digest', withoutTexts, () => runCreate('create_digest', digest)],
  ])('%s fails, and says what is missing', async (_, shown, run) => {
    serve([newest], shown);
    serveSingly(newest);
    const { message } = await failureOf(run());
    expect(message).toMatch(/leaves the (transcripts|summaries) of notes out of its lists/);
    expect(service.requests).toHaveLength(2);
  });

  it('are noticed even if no note says how long it is', async () => {
    serve([{ ...newest, totalDurationSec: null }]);
    serveSingly(newest);
    const { message } = await failureOf(runSearch('find_quotes', { ...searching, text: 'rocket' }));
    expect(message).toContain('leaves the transcripts of notes out of its lists');
  });

  it('are not taken for complete if the key was revoked before the note was read', async () => {
    serve([newest]);
    service.on('GET', '/v1/notes/newest').reply(401);
    const { name } = await failureOf(runSearch('find_quotes', { ...searching, text: 'rocket' }));
    expect(name).toBe('ExpiredAuthError');
  });

  it('shows whole notes where the texts decide nothing', async () => {
    serve([newest, newer]);
    serveSingly(newest, newer);
    const titled = { titleContains: 'weekly', internalDomains };
    expect(await runSearch('find_note', titled)).toMatchObject([
      { summary: newest.summary },
      { summary: newer.summary },
    ]);
    const rows = await runSearch('find_note_summaries', titled);
    expect(rows).toMatchObject([{ openActionItemsText: 'Anna: Call' }, { id: 'newer' }]);
    expect(await runSearch('find_participants', { internalDomains, createdAfter: ago(200) })).toStrictEqual(
      [],
    );
  });

  it('records what there is time for when a Zap is turned on, and does not take the rest for new', async () => {
    const bare = [newest, newer].map((note) => ({
      ...note,
      transcripts: [],
      summary: 'The rocket is late.',
    }));
    serve(bare, asTheyAre);
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    service.on('GET', '/v1/notes/newest').reply(200, () => {
      now = STEP_MS - AFTER_NOTES_MS / 2;
      return { note: bare[0] };
    });
    const surroundings = { cache: new ZapierCache(), log: [] };
    const inputData = { internalDomains, keywords: ['rocket'], where: 'anywhere' };
    const poll = (meta = {}) => runTrigger('new_mention', { inputData, meta }, surroundings);
    expect(await poll({ isPopulatingDedupe: true })).toStrictEqual([]);
    expect(surroundings.log).toContain('The texts of 2 notes could not be read yet.');
    expect(await poll()).toStrictEqual([]);
  });

  it('says which notes there was no time to read', async () => {
    serve([newest, newer]);
    serveSingly(newest);
    const { made, unread } = await inStep(async (step) => {
      const texts = new ListedTexts(step);
      const pages = texts.watch(noteList(step)).page({ limit: 100, offset: 0 });
      const listed = (await Array.fromAsync(pages)).flat();
      jest.spyOn(step.client.deadline, 'remainingMs', 'get').mockReturnValue(8000);
      const found = ['ready', ...listed.map((note) => new DeferredNote(note))];
      return await texts.finish(found, ({ id }) => Promise.resolve(id));
    });
    expect([made, idsOf(unread)]).toStrictEqual([['ready'], ['newest', 'newer']]);
  });

  it('fires for the latest notes after a notification that names none, with their texts', async () => {
    serve([newest, old]);
    serveSingly(newest);
    service.on('GET', '/v1/notes/old').optionally().reply(200, { note: old });
    const given = {
      inputData: { statuses: ['completed'], internalDomains },
      cleanedRequest: {},
      subscribeData: { hookUrl: 'https://hooks.example/1', subscribedAt: ago(3) },
    };
    const found = await runTrigger('note_status_changed', given);
    expect(found).toMatchObject([{ id: 'newest', summary: newest.summary }]);
  });
});

describe('a list that shows texts', () => {
  it('takes no further request if some notes have none', async () => {
    serve([withoutTexts(newest), newer], asTheyAre);
    await runTrigger('note_completed', { inputData: { internalDomains } });
    await runSearch('find_quotes', { createdAfter: ago(200), text: 'rocket', internalDomains });
    expect(single()).toStrictEqual([]);
  });

  it('takes one further request an hour if no note has any', async () => {
    const surroundings = { cache: new ZapierCache() };
    const empty = { ...newest, ...withoutTranscripts(newest), summary: null };
    serve([empty], asTheyAre);
    serveSingly(empty);
    const poll = () => runTrigger('note_completed', { inputData: { internalDomains } }, surroundings);
    expect(idsOf([...(await poll()), ...(await poll())])).toStrictEqual(['newest', 'newest']);
    expect(service.requests.filter((request) => request.endsWith('/newest'))).toHaveLength(1);
  });
});

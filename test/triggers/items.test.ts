import { describe, expect, it, jest } from '@jest/globals';

import { itemId } from '../../src/action_items/list.ts';
import { actionItems } from '../../src/action_items/reader.ts';
import { actionItemOutput } from '../../src/answers/action_item.ts';
import { noteLink } from '../../src/answers/link.ts';
import { Deadline } from '../../src/api/deadline.ts';
import { ZapierCache } from '../support/memory.ts';
import { aFolder, aNote, aPage, aParticipant, aTag, notesInOrder, pagesOf } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, idsOf, runTrigger } from '../support/zapier.ts';

const service = useService();
const sampling = { isLoadingSample: true };
const learning = { isPopulatingDedupe: true };

const anna = aParticipant({ name: 'Anna Berg', email: 'anna@acme.example' });
const luis = aParticipant({ name: 'Luis Romero', email: 'Luis@Client.example', accountName: 'Client' });
const nobody = aParticipant({ name: 'Mei Tanaka', email: null });

const list = (...notes: object[]) =>
  service.on('GET', '/v1/notes?status=completed&limit=100').reply(200, aPage(notes));
const domains = (...allowedEmailDomains: string[]) =>
  service
    .on('GET', '/v1/workspace')
    .reply(200, { workspace: { id: 'w', name: 'Acme', allowedEmailDomains } });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const summaryOf = (...items: string[]) => `## Action items\n\n${items.map((item) => `- ${item}`).join('\n')}`;
const textsOf = (records: Record<string, unknown>[]) => records.map(({ text }) => text);

describe('New Action Item', () => {
  const run = (inputData: Record<string, unknown> = {}, meta = {}) =>
    runTrigger('new_action_item', { inputData: { internalDomains: ['acme.example'], ...inputData }, meta });
  const poll = async (summary: string) => {
    list(aNote({ summary, participants: [anna, luis] }));
    return await run({ includeDone: true });
  };

  it('logs that a note has more items than are read', async () => {
    const log: string[] = [];
    list(
      aNote({ id: 'long', summary: summaryOf(...Array.from({ length: 1001 }, (_, i) => `[ ] Task ${i}`)) }),
    );
    const inputData = { internalDomains: ['acme.example'] };
    expect(await runTrigger('new_action_item', { inputData }, { log })).toHaveLength(1000);
    expect(log).toStrictEqual(['The note long is too long to read all of its action items.']);
  });

  it('gives with the next polls what it has no time to read', async () => {
    const cache = new ZapierCache();
    const log: string[] = [];
    const notes = ['a', 'b'].map((id, index) =>
      aNote({ id, createdAt: minutesAgo(index), summary: summaryOf('[ ] Send the offer') }),
    );
    const given = async () => {
      list(...notes);
      const inputData = { internalDomains: ['acme.example'] };
      const items = await runTrigger('new_action_item', { inputData }, { cache, log });
      return items.map(({ noteId }) => noteId);
    };
    jest.spyOn(Deadline.prototype, 'isOver', 'get').mockReturnValue(true);
    expect(await given()).toStrictEqual(['a']);
    expect(log).toStrictEqual([expect.stringContaining('The rest comes with the next checks.')]);
    // A note is given twice, in case an answer got lost.
    expect(await given()).toStrictEqual(['a']);
    expect(await given()).toStrictEqual(['b']);
  });

  it('fires once for each open item, in the order of the note, with fields of the note', async () => {
    list(
      aNote({
        id: 'old',
        createdAt: minutesAgo(60),
        tags: [aTag('top')],
        summary: summaryOf('[ ] Book a room'),
      }),
      aNote({
        id: 'new',
        title: 'Renewal',
        createdAt: '2030-03-12T13:30:00Z',
        totalDurationSec: 2850,
        participants: [anna, luis, nobody],
        tags: [aTag('t'), aTag('u')],
        summary: summaryOf('[ ] Anna: send the *offer* by Friday', '[x] Luis: sign', '[ ] call everyone'),
      }),
      aNote({ id: 'private', summary: summaryOf('[ ] Sleep') }),
    );
    const folders = [
      aFolder({ id: 'top', name: 'Top' }),
      aFolder({ id: 't', parentFolderId: 'top' }),
      aFolder({ id: 'u' }),
    ];
    service.on('GET', '/v1/folders').reply(200, { folders });
    const records = await run({ folderIds: ['Top'], includeSubfolders: 'yes' });
    expect(textsOf(records)).toStrictEqual(['Call everyone', 'Send the offer by Friday', 'Book a room']);
    expect(records[1]).toStrictEqual({
      id: expect.stringMatching(/^new-[\da-f]{24}$/),
      text: 'Send the offer by Friday',
      done: false,
      assignee: 'Anna',
      assigneeEmail: 'anna@acme.example',
      dueDate: '2030-03-15',
      dueAt: null,
      dueText: 'by Friday',
      noteId: 'new',
      noteTitle: 'Renewal',
      noteCreatedAt: '2030-03-12T13:30:00Z',
      noteCreatedDate: '2030-03-12',
      noteCreatedText: 'Mar 12, 2030, 1:30 PM',
      durationMinutes: 47.5,
      excerpt: expect.stringContaining('Anna: send the offer'),
      summaryText: expect.stringContaining('Anna: send the offer'),
      summaryHtml: expect.stringContaining('<em>offer</em>'),
      participantNames: 'Anna Berg, Luis Romero, Mei Tanaka',
      participantsWithoutEmail: 'Mei Tanaka',
      withoutEmailCount: 1,
      participantEmails: 'anna@acme.example, Luis@Client.example',
      internalNames: 'Anna Berg',
      externalNames: 'Luis Romero',
      externalEmails: 'Luis@Client.example',
      externalDomains: 'client.example',
      externalCompanies: 'Client',
      firstExternalEmail: 'Luis@Client.example',
      firstExternalCompany: 'Client',
      tagNames: ['Tag t', 'Tag u'],
      matchedFolderNames: ['Tag t'],
      actionItemsText: 'Anna: Send the offer by Friday\nLuis: Sign (done)\nCall everyone',
      ...noteLink('new'),
    });
  });

  it('does not fire again for an item that is ticked, moved, or retyped', async () => {
    const before = idsOf(await poll(summaryOf('[ ] Anna: send the offer', '[ ] call')));
    const after = await poll(
      `${summaryOf('[ ] CALL!', '[x] Anna: Send  the offer.')}\n\n## Other\n\n- [ ] Luis: send the offer`,
    );
    expect(after).toHaveLength(3);
    expect(idsOf(after)).toStrictEqual(expect.arrayContaining(before));
  });

  it.each([
    ['anna@acme.example', ['Send the offer', 'Read the contract']],
    ['Luis Romero', ['Sign', 'Read the contract']],
    ['Ann', []],
  ])('fires for %s only with the items assigned to them', async (assignee, texts) => {
    const summary = summaryOf(
      '[ ] Anna: send the offer',
      '[ ] Luis Romero: sign',
      '[ ] Anna & Luis: read the contract',
      '[ ] call everyone',
    );
    list(aNote({ participants: [anna, luis], summary }));
    expect(textsOf(await run({ assignee })).toReversed()).toStrictEqual(texts);
  });

  it('does not fire for a note without items, or one that fails the filters', async () => {
    list(
      aNote({ id: 'a', summary: 'They agreed.' }),
      aNote({ id: 'b', title: 'Other', summary: summaryOf('[ ] call') }),
    );
    expect(await run({ titleContains: 'weekly' })).toStrictEqual([]);
  });

  it('returns three whole items as a sample, from one request', async () => {
    const talk = 'They talked for a long time. '.repeat(500);
    const summary = `${talk}\n\n${summaryOf('[ ] one', '[ ] two')}`;
    service.list('/v1/notes', pagesOf(notesInOrder(500).map((note) => ({ ...note, summary }))));
    const sample = await run({}, sampling);
    expect(textsOf(sample)).toStrictEqual(['One', 'Two', 'One']);
    expect(sample.map(({ noteId }) => noteId)).toStrictEqual(['note-100', 'note-100', 'note-99']);
    for (const { summaryText } of sample) expect(summaryText).toContain(talk.trim());
    expect(service.requests).toHaveLength(1);
  });

  it('returns every existing item when the Zap is turned on, but only IDs after the first hundred', async () => {
    const items = Array.from({ length: 25 }, (_, index) => `[ ] item ${index}`);
    const notes = Array.from({ length: 6 }, (_, index) =>
      aNote({ id: `n${index}`, createdAt: minutesAgo(index), summary: summaryOf(...items) }),
    );
    list(...notes);
    const learned = await run({}, learning);
    expect(new Set(idsOf(learned)).size).toBe(150);
    expect(learned.map((record) => 'text' in record)).toStrictEqual(learned.map((_, index) => index < 100));

    list(...notes);
    const polled = await run();
    expect(idsOf(polled).sort()).toStrictEqual(idsOf(learned).sort());
    expect(polled.every((record) => 'text' in record)).toBe(true);
  });

  it('has a static sample whose ID matches its note and text', () => {
    const { noteId, text, assignee, id } = actionItemOutput.sample;
    const line = `- [ ] ${String(assignee)}: ${String(text)}`;
    const [item] = actionItems([line], [], { writtenAt: null, timeZone: 'UTC' });
    expect(item && itemId(String(noteId), item)).toBe(id);
  });
});

describe('New Meeting Participant', () => {
  const run = (inputData: Record<string, unknown> = {}, meta = {}) =>
    runTrigger('new_participant', { inputData, meta });
  const own = { internalDomains: ['acme.example'] };
  const meeting = (id: string, minutes: number, ...participants: object[]) => ({
    ...aNote({ id, createdAt: minutesAgo(minutes) }),
    participants,
  });

  it('fires once for each external participant with an email address', async () => {
    domains('acme.example');
    list(meeting('n', 1, anna, luis, nobody, luis));
    const records = await run();
    expect(records).toMatchObject([
      {
        id: 'n-luis@client.example',
        name: 'Luis Romero',
        firstName: 'Luis',
        lastName: 'Romero',
        email: 'Luis@Client.example',
        domain: 'client.example',
        companyDomain: 'client.example',
        isExternal: true,
        externalCompanies: 'Client',
        noteId: 'n',
        noteTitle: 'Weekly meeting',
      },
    ]);
  });

  it.each(['external', 'internal'])('asks for Internal Domains if it cannot tell who is %s', async (who) => {
    domains();
    expect((await failureOf(run({ who }))).message).toMatch(/Enter them in "Internal Domains"\.$/);
    domains();
    list(meeting('n', 1, luis));
    expect(await run({ who: 'everyone' })).toMatchObject([{ isExternal: null, externalEmails: null }]);
  });

  it.each([
    ['internal', undefined, ['anna@acme.example']],
    ['everyone', undefined, ['anna@acme.example', 'Luis@Client.example']],
    ['external', 'external', ['Luis@Client.example']],
    ['everyone', 'internal', ['anna@acme.example']],
  ])('fires for people (%s) of meetings (%s)', async (who, audience, emails) => {
    list(meeting('with-guest', 1, luis, nobody), meeting('internal', 2, anna));
    expect((await run({ ...own, who, audience })).map(({ email }) => email).toReversed()).toStrictEqual(
      emails,
    );
  });

  it('fires for every meeting, or once per person with the newest meeting', async () => {
    const notes = [
      meeting('old', 2, luis),
      meeting('new', 1, aParticipant({ email: ' luis@client.example ' })),
    ];
    list(...notes);
    expect(idsOf(await run(own))).toStrictEqual(['new-luis@client.example', 'old-luis@client.example']);
    list(...notes);
    const once = await run({ ...own, repeat: 'once-per-person' });
    expect(once).toMatchObject([{ id: 'luis@client.example', noteId: 'new' }]);
  });

  it.each([
    ['once-per-company-and-note', ['new-client.example', 'new-kestrel', 'old-client.example']],
    ['once-per-company', ['client.example', 'kestrel']],
  ])('fires %s for the first guest, not for one whose company is unknown', async (repeat, ids) => {
    const guest = (email: string, accountName: string | null = null) => aParticipant({ email, accountName });
    const unknown = guest('nobody@gmail.com');
    list(
      meeting('new', 1, unknown, luis, guest('eva@client.example'), guest('a@gmx.net', 'Kestrel')),
      meeting('old', 2, guest('b@CLIENT.example'), { ...unknown, accountName: ' ' }),
    );
    const records = await run({ ...own, repeat });
    expect(idsOf(records).sort()).toStrictEqual(ids);
    expect(records).toContainEqual(expect.objectContaining({ email: luis.email }));
  });

  it.each([
    ' ',
    'c_1882@resource.calendar.google.com',
    'a b@client.example',
    'luis@client.example, luis@other.example',
    `${'x'.repeat(300)}@client.example`,
  ])('skips a participant with the address %j', async (email) => {
    list(meeting('n', 1, aParticipant({ email })));
    expect(await run({ ...own, who: 'everyone' })).toStrictEqual([]);
  });

  it('returns each person once when the Zap is turned on and fires once per person', async () => {
    const crowd = Array.from({ length: 150 }, (_, i) => aParticipant({ email: `p${i}@client.example` }));
    list(meeting('a', 1, ...crowd), meeting('b', 2, ...crowd));
    expect(await run({ ...own, repeat: 'once-per-person' }, learning)).toHaveLength(150);
  });
});

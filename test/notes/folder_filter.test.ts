import { beforeEach, describe, expect, it } from '@jest/globals';

import type { List } from '../../src/lists/list.ts';
import { readList } from '../../src/lists/range.ts';
import { Budget } from '../../src/lists/reading.ts';
import { noteFilter, noteFilters, notifiedTest } from '../../src/notes/filter.ts';
import { findNotes } from '../../src/notes/find.ts';
import type { Note } from '../../src/service/note.ts';
import { readInputs } from '../../src/zapier/inputs.ts';
import type { Step } from '../../src/zapier/step.ts';
import { ZapierCache } from '../support/memory.ts';
import { aFolder, aNote, aPage, aTag } from '../support/records.ts';
import { useService } from '../support/service.ts';
import { failureOf, inStep } from '../support/zapier.ts';

const service = useService();
beforeEach(() => service.workspace('Acme'));

const FOLDERS = [
  aFolder({ id: 'clients', name: 'Clients' }),
  aFolder({ id: 'north', name: 'Nörth', parentFolderId: 'clients' }),
  aFolder({ id: 'deep', name: 'Deep', parentFolderId: 'north' }),
  aFolder({ id: 'other', name: 'Other' }),
  aFolder({ id: 'deep-2', name: 'deep', parentFolderId: 'other' }),
  aFolder({ id: 'egg', name: 'Egg', parentFolderId: 'hen' }),
  aFolder({ id: 'hen', name: 'Hen', parentFolderId: 'egg' }),
];
const folders = (...listed: object[]) =>
  service.on('GET', '/v1/folders').reply(200, { folders: listed.length > 0 ? listed : FOLDERS });
const notes = (query: string, ...items: object[]) =>
  service.on('GET', `/v1/notes?${query}limit=100`).reply(200, aPage(items));
const noteIn = (id: string, ...tags: string[]) => aNote({ id, tags: tags.map(aTag) });
const untyped = (tags: unknown, id = 'odd') => ({ ...aNote({ id }), tags });

const filterOf = (step: Step, filledIn: Record<string, unknown>) =>
  noteFilter(step, readInputs(noteFilters, filledIn));

/** What a search, or any reading of lists, finds with a filter. */
const found = (filledIn: Record<string, unknown>, cache = new ZapierCache()): Promise<string[]> =>
  inStep(
    async (step) => {
      return await findNotes(
        step,
        filterOf(step, filledIn),
        { status: undefined },
        async ({ lists, passes }) => {
          const ids: string[] = [];
          for (const list of lists) ids.push(...(await passing(list, passes)));
          return ids;
        },
      );
    },
    { cache },
  );
async function passing(list: List<Note>, passes: (note: Note) => Promise<boolean>): Promise<string[]> {
  const ids: string[] = [];
  const reading = readList(list, { budget: new Budget(10_000) });
  for await (const notes of reading) for (const note of notes) if (await passes(note)) ids.push(note.id);
  return ids;
}

/** Whether a note that a notification names passes a filter. */
const notified = (
  filledIn: Record<string, unknown>,
  note: Pick<Note, 'tags'>,
  cache = new ZapierCache(),
): Promise<boolean> => inStep((step) => notifiedTest(filterOf(step, filledIn))(aNote(note)), { cache });
const tagged = (...tags: string[]) => ({ tags: tags.map(aTag) });

describe('a chosen folder', () => {
  it.each([
    ['its ID', 'north'],
    ['its name, whatever the case and accents', ' NORTH '],
    ['its path', 'clients/ Nörth'],
  ])('can be given by %s', async (_, folderId) => {
    folders();
    notes('folderIds=north&', noteIn('a', 'north'));
    expect(await found({ folderIds: [folderId] })).toStrictEqual(['a']);
  });

  it('is requested by its ID even if another has it for a name', async () => {
    folders(aFolder({ id: 'x', name: 'north' }), aFolder({ id: 'north', name: 'x' }));
    notes('folderIds=north&', noteIn('a', 'north'));
    expect(await found({ folderIds: ['north'] })).toStrictEqual(['a']);
  });

  it.each([
    [
      'Clints',
      'Folders: there is no folder "Clints" in the workspace "Acme". Choose it from the list, or use its ID, its name, or its path, such as Clients / Northwind.',
    ],
    ['x'.repeat(60), `Folders: there is no folder "${'x'.repeat(50)}…" in the workspace "Acme". Choose`],
    [
      'DEEP',
      'Folders: "DEEP" is the name of 2 folders: Clients / Nörth / Deep (deep), Other / deep (deep-2). Use the ID in parentheses.',
    ],
  ])('that is none, or several, is an error: %s', async (folderId, message) => {
    folders();
    expect((await failureOf(found({ folderIds: ['north', folderId] }))).message).toContain(message);
  });

  it('costs no request beyond its list once its ID was checked', async () => {
    const cache = new ZapierCache();
    folders();
    for (let poll = 0; poll < 3; poll += 1) {
      notes('folderIds=north&', noteIn('a', 'north'));
      expect(await found({ folderIds: ['north'] }, cache)).toStrictEqual(['a']);
      cache.values.delete('folders');
    }
    expect(service.requests.filter((request) => request === 'GET /v1/folders')).toHaveLength(1);
  });

  it('is looked up although the ID of another was checked', async () => {
    const cache = new ZapierCache();
    folders();
    for (const folderId of ['north', 'Nörth']) {
      notes('folderIds=north&', noteIn('a', 'north'));
      expect(await found({ folderIds: [folderId] }, cache)).toStrictEqual(['a']);
    }
  });

  it.each([
    ['is empty', () => notes('folderIds=north&')],
    ['has other notes', () => notes('folderIds=north&', noteIn('a', 'other'))],
    ['is refused', () => service.on('GET', '/v1/notes?folderIds=north&limit=100').reply(404)],
  ])('that was deleted is an error when its list %s', async (_, list) => {
    const cache = new ZapierCache();
    folders();
    notes('folderIds=north&', noteIn('a', 'north'));
    await found({ folderIds: ['north'] }, cache);
    cache.values.delete('folders');
    list();
    folders(aFolder({ id: 'other' }));
    expect((await failureOf(found({ folderIds: ['north'] }, cache))).message).toContain(
      'Folders: there is no folder "north" in',
    );
  });

  it('that has no notes finds none', async () => {
    folders();
    notes('folderIds=north&');
    expect(await found({ folderIds: ['north'] })).toStrictEqual([]);
  });

  it('is sent as it is if the key may not read the folders', async () => {
    service.on('GET', '/v1/folders').reply(403);
    notes('folderIds=Clients&', noteIn('a'));
    expect(await found({ folderIds: ['Clients'] })).toStrictEqual(['a']);
  });

  it('that the service shows no note of is an error if it may be a name, and the key may not read the folders', async () => {
    service.on('GET', '/v1/folders').twice().reply(403);
    notes('folderIds=Clients&');
    const { message } = await failureOf(found({ folderIds: ['Clients'] }));
    expect(message).toMatch(
      /^Folders: nothing was found for "Clients"\. If it is a name, .* the "folders" scope/,
    );
    notes('folderIds=fld_1&');
    expect(await found({ folderIds: ['fld_1'] })).toStrictEqual([]);
  });

  it('that is missing in an earlier step is an error', async () => {
    expect((await failureOf(found({ folderIds: ['{{1__id}}'] }))).message).toMatch(
      /^Folders: .* was not replaced by the value from an earlier step/,
    );
  });
});

describe('a service that ignores the filter by folder', () => {
  const mixed = () => [noteIn('a', 'north'), noteIn('b', 'other'), noteIn('c'), noteIn('d', 'stray')];

  it('is told from its own notes: those that their tags put into other folders are left out', async () => {
    const cache = new ZapierCache();
    folders();
    notes('folderIds=north&', noteIn('c'), ...mixed());
    // What was found before, without a folder that is known, may be of any.
    notes('', ...mixed());
    expect(await found({ folderIds: ['north'] }, cache)).toStrictEqual(['a']);
    notes('', ...mixed());
    expect(await found({ folderIds: ['north'] }, cache)).toStrictEqual(['a']);
  });

  it('is told from notes in no folder among those that are in this one', async () => {
    folders();
    notes('folderIds=north&', noteIn('c'), noteIn('a', 'north'));
    notes('', noteIn('c'), noteIn('a', 'north'));
    expect(await found({ folderIds: ['north'] })).toStrictEqual(['a']);
  });

  it('is not one that also lists what is in subfolders, which is left out', async () => {
    const cache = new ZapierCache();
    folders();
    for (let poll = 0; poll < 2; poll += 1) {
      notes('folderIds=north&', noteIn('a', 'north'), noteIn('b', 'deep'));
      expect(await found({ folderIds: ['north'] }, cache)).toStrictEqual(['a']);
    }
  });
});

describe('more than three folders', () => {
  const four = { folderIds: ['north', 'deep', 'other', 'Egg'] };

  it('are one list, in which the tags decide', async () => {
    folders();
    notes('', noteIn('a', 'north'), noteIn('b', 'hen'), noteIn('c', 'hen', 'egg'), noteIn('d'));
    expect(await found(four)).toStrictEqual(['a', 'c']);
  });

  it('are requested one by one if the notes have tags and none of these is a folder', async () => {
    folders();
    service
      .on('GET', '/v1/notes?limit=100')
      .reply(200, aPage([noteIn('a'), noteIn('b', 'label-1'), untyped([{ name: 'North' }])], 100));
    for (const [id, note] of [
      ['north', 'b'],
      ['deep', 'c'],
      ['other', 'd'],
      ['egg', 'b'],
    ])
      notes(`folderIds=${id}&`, noteIn(note ?? '', 'label-1'));
    expect(await found(four)).toStrictEqual(['b', 'c', 'd', 'b']);
  });

  it.each([null, undefined])(
    'are requested one by one if no note of the list has tags, which are %p',
    async (tags) => {
      folders();
      notes('', untyped(tags, 'a'), untyped(tags, 'b'));
      for (const id of ['north', 'deep', 'other', 'egg'])
        notes(`folderIds=${id}&`, untyped(tags, `in-${id}`));
      expect(await found(four)).toStrictEqual(['in-north', 'in-deep', 'in-other', 'in-egg']);
    },
  );

  it('are one list if only some tags are folders, or no note has a tag', async () => {
    folders();
    notes('', noteIn('a', 'label-1'), noteIn('b', 'egg'));
    expect(await found(four)).toStrictEqual(['b']);
    folders();
    notes('', noteIn('a'));
    expect(await found(four)).toStrictEqual([]);
  });

  it('are one list if the only tag is a folder that was created a second ago', async () => {
    const cache = new ZapierCache();
    folders();
    notes('', noteIn('a', 'egg'));
    await found(four, cache);
    folders(...FOLDERS, aFolder({ id: 'new' }));
    notes('', noteIn('late', 'new'));
    expect(await found(four, cache)).toStrictEqual([]);
  });

  it('are requested one by one if the key may not read the folders', async () => {
    service.on('GET', '/v1/folders').reply(403);
    for (const id of four.folderIds) notes(`folderIds=${id}&`, noteIn(`in-${id}`));
    expect(await found(four)).toStrictEqual(['in-north', 'in-deep', 'in-other', 'in-Egg']);
  });
});

describe('tags', () => {
  it('that were no folders are not waited for in later runs', async () => {
    const cache = new ZapierCache();
    const stray = noteIn('a', 'label');
    for (const list of ['whole', 'none']) {
      folders();
      if (list === 'whole') notes('', stray);
      for (const id of ['north', 'deep', 'other', 'egg']) notes(`folderIds=${id}&`, noteIn(`in-${id}`));
      const ids = await found({ folderIds: ['north', 'deep', 'other', 'egg'] }, cache);
      expect(ids).toStrictEqual(['in-north', 'in-deep', 'in-other', 'in-egg']);
      cache.values.delete('folders');
    }
  });

  it('can be plain IDs, numbers included', async () => {
    folders(...FOLDERS, aFolder({ id: '7' }));
    notes('', untyped(['egg'], 'a'), untyped([7], 'b'), untyped('deep', 'c'), untyped(['other'], 'd'));
    expect(await found({ folderIds: ['egg', '7', 'north', 'deep'] })).toStrictEqual(['a', 'b', 'c']);
  });
});

describe('Include Subfolders', () => {
  const below = (...folderIds: string[]) => ({ folderIds, includeSubfolders: 'true' });
  const inEach = () => FOLDERS.map(({ id }) => noteIn(id, id));

  it.each([
    [['clients'], ['clients', 'north', 'deep']],
    [
      ['North', 'other'],
      ['north', 'deep', 'other', 'deep-2'],
    ],
    [['egg'], ['egg', 'hen']],
  ])('of %j includes %j, in one list', async (folderIds, expected) => {
    folders();
    notes('', ...inEach());
    expect(await found(below(...folderIds))).toStrictEqual(expected);
  });

  it('reads the folders once in ten minutes, however many notes there are', async () => {
    const cache = new ZapierCache();
    folders();
    for (let poll = 0; poll < 2; poll += 1) {
      notes('', ...inEach());
      expect(await found(below('clients'), cache)).toHaveLength(3);
    }
    expect([...cache.ttls.entries()]).toStrictEqual([['folders', 600]]);
  });

  it('reads the folders again for a subfolder that was created a second ago', async () => {
    const cache = new ZapierCache();
    folders();
    notes('', ...inEach());
    await found(below('clients'), cache);
    folders(...FOLDERS, aFolder({ id: 'new', parentFolderId: 'deep' }));
    notes('', ...inEach(), noteIn('late', 'new'), noteIn('stray', 'stray'));
    expect(await found(below('clients'), cache)).toStrictEqual(['clients', 'north', 'deep', 'late']);
    folders(
      ...FOLDERS,
      aFolder({ id: 'newer', parentFolderId: 'new' }),
      aFolder({ id: 'new', parentFolderId: 'deep' }),
    );
    expect(await notified(below('clients'), tagged('newer'), cache)).toBe(true);
  });

  it('requests a subfolder that was created a second ago if the tags are known to be no folders', async () => {
    const cache = new ZapierCache();
    const labelled = noteIn('a', 'label-1');
    folders();
    notes('', labelled);
    for (const id of ['north', 'deep']) notes(`folderIds=${id}&`, labelled);
    await found(below('north'), cache);
    folders(...FOLDERS, aFolder({ id: 'new', parentFolderId: 'deep' }));
    for (const id of ['north', 'deep', 'new']) notes(`folderIds=${id}&`, labelled);
    expect(await found(below('north'), cache)).toHaveLength(3);
  });

  it('does not keep a list of folders that is empty', async () => {
    const cache = new ZapierCache();
    service.on('GET', '/v1/folders').reply(200, { folders: [] });
    expect((await failureOf(found(below('clients'), cache))).message).toContain('no folder "clients"');
    folders();
    notes('', ...inEach());
    expect(await found(below('clients'), cache)).toHaveLength(3);
  });

  it('requests folder by folder if the tags are no folders', async () => {
    folders();
    notes('', noteIn('a', 'label-1'));
    for (const id of ['clients', 'north', 'deep']) notes(`folderIds=${id}&`, noteIn(`in-${id}`, 'label-1'));
    expect(await found(below('clients'))).toStrictEqual(['in-clients', 'in-north', 'in-deep']);
  });

  it('says which scope the key lacks if it may not read the folders', async () => {
    service.on('GET', '/v1/folders').reply(403);
    expect((await failureOf(found(below('clients')))).message).toContain('the "folders" scope');
  });
});

describe('a note that a notification names', () => {
  it('is in a folder with the name of its tag if the key may not read the folders', async () => {
    service.on('GET', '/v1/folders').reply(403);
    const note = { tags: [{ id: 'f1', name: 'Clients', color: null }] };
    expect(await notified({ folderIds: ['Clients'] }, note)).toBe(true);
  });

  it('is in a chosen folder if it has its tag, without a request if that is the ID', async () => {
    expect(await notified({ folderIds: ['north', 'other'] }, tagged('label-1', 'other'))).toBe(true);
    expect(service.requests).toStrictEqual([]);
  });

  it.each([
    [{ folderIds: ['NORTH'] }, ['north'], true],
    [{ folderIds: ['north'] }, ['other'], false],
    [{ folderIds: ['north'] }, [], false],
    [{ folderIds: ['Clients'], includeSubfolders: 'true' }, ['deep'], true],
    [{}, [], true],
  ])('with the filter %j and the tags %j passes: %j', async (filledIn, tags, expected) => {
    if ('folderIds' in filledIn) folders();
    expect(await notified(filledIn, tagged(...tags))).toBe(expected);
  });

  it('is an error if the chosen folder was deleted', async () => {
    folders();
    const { message } = await failureOf(notified({ folderIds: ['gone'] }, tagged('north')));
    expect(message).toContain('Folders: there is no folder "gone" in');
  });

  it.each([
    ['are no folders', [aTag('label-1')]],
    ['have no IDs', [{ id: null, name: 'North', color: null }]],
  ])('is an error if its tags %s', async (_, tags) => {
    folders();
    notes('', noteIn('a', 'label-2'), noteIn('b'));
    const { message } = await failureOf(notified({ folderIds: ['north'] }, { tags }));
    expect(message).toMatch(
      /^Folders: .* do not say which folders they are in, .* or use New Completed Note\.$/,
    );
  });

  it('does not pass if its own tags are no folders, but those of other notes are', async () => {
    folders();
    notes('', noteIn('a', 'north'));
    expect(await notified({ folderIds: ['north'] }, tagged('private'))).toBe(false);
  });
});

it.each([
  [{ folderIds: ['Clients'], includeSubfolders: 'true' }, ['other', 'deep'], [['deep', 'Tag deep']]],
  [
    { folderIds: ['north', 'Other'] },
    ['other', 'deep', 'north'],
    [
      ['other', 'Tag other'],
      ['north', 'Tag north'],
    ],
  ],
])('with %j, the folders of a note in %j that matched are %j', async (filledIn, tags, expected) => {
  folders();
  const matched = await inStep(async (step) => filterOf(step, filledIn).folders?.matched(tagged(...tags)));
  expect(matched?.map(({ id, name }) => [id, name])).toStrictEqual(expected);
});

describe('Excluded Folders', () => {
  const without = (...excludeFolderIds: string[]) => ({ excludeFolderIds });
  const inEach = () => [
    ...FOLDERS.map(({ id }) => noteIn(id, id)),
    noteIn('none'),
    noteIn('both', 'deep', 'egg'),
  ];

  it.each([
    [without('clients'), '', ['other', 'deep-2', 'egg', 'hen', 'none']],
    [without('NORTH', 'Egg', 'other'), '', ['clients', 'none']],
    [{ folderIds: ['egg'], ...without('clients') }, 'folderIds=egg&', ['egg']],
  ])('with %j leave out notes in them and in their subfolders', async (filledIn, query, expected) => {
    folders();
    const items = inEach().filter(({ id }) => query === '' || !['other', 'deep-2', 'none'].includes(id));
    notes(query, ...items);
    expect(await found(filledIn)).toStrictEqual(expected);
  });

  it.each([
    [['deep'], false],
    [['egg', 'other'], true],
    [[], true],
  ])('leave out a note that a notification names by its tags: %j', async (tags, expected) => {
    folders();
    expect(await notified(without('Clients'), tagged(...tags))).toBe(expected);
  });

  it('are an error if one does not exist, even where there is no note', async () => {
    folders();
    const { message } = await failureOf(found(without('clients', 'gone')));
    expect(message).toContain('Excluded Folders: there is no folder "gone" in');
  });

  it('are an error if the tags are no folders, after one look at other notes', async () => {
    folders();
    notes('', noteIn('a', 'label-1'), noteIn('b', 'label-2'));
    notes('', noteIn('a', 'label-1'));
    const { message } = await failureOf(found(without('clients')));
    expect(message).toMatch(/^Excluded Folders: .* do not say which folders they are in, .* in "Folders"\.$/);
  });

  const listed = (inClients: object) => {
    folders();
    notes('', untyped(undefined, 'a'), untyped(undefined, 'b'));
    service.on('GET', '/v1/notes?folderIds=clients&limit=1').reply(200, aPage([inClients]));
  };
  it('are an error if the notes in them are listed without tags', async () => {
    listed(untyped(undefined, 'c'));
    const { message } = await failureOf(found(without('clients')));
    expect(message).toMatch(/^Excluded Folders: .* do not say which folders they are in/);
  });

  it('leave out nothing if only notes in no folder are listed without tags', async () => {
    listed(noteIn('c', 'clients'));
    expect(await found(without('clients'))).toStrictEqual(['a', 'b']);
  });

  it('read a subfolder that was created a second ago', async () => {
    const cache = new ZapierCache();
    folders();
    notes('', noteIn('a', 'deep'), noteIn('b'));
    expect(await found(without('clients'), cache)).toStrictEqual(['b']);
    folders(...FOLDERS, aFolder({ id: 'new', parentFolderId: 'deep' }));
    notes('', noteIn('late', 'new'), noteIn('b'));
    expect(await found(without('clients'), cache)).toStrictEqual(['b']);
  });

  it('say which scope the key lacks if it may not read the folders', async () => {
    service.on('GET', '/v1/folders').reply(403);
    notes('', noteIn('a', 'deep'));
    expect((await failureOf(found(without('clients')))).message).toContain('the "folders" scope');
  });
});

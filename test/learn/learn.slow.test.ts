import { afterAll, describe, expect, it, jest } from '@jest/globals';

import { dialectOf, type Finding } from '../../sandbox/learn/findings.ts';
import { refusalsOf, reportOf } from '../../sandbox/learn/report.ts';
import { recordIn, recordsIn, survey } from '../../sandbox/learn/survey.ts';
import { visit, type Visitor } from '../../sandbox/learn/visit.ts';
import { type Dialect, startWorkspace, type Workspace } from '../../sandbox/workspace/index.ts';
import { learn } from './support.ts';

/** What a survey prints meanwhile. */
const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
afterAll(() => printed.mockRestore());

describe('a survey', () => {
  it('says nothing about an empty workspace that its responses do not show', async () => {
    const found = await learn({ data: 'empty' });

    expect(Object.keys(dialectOf(found)).sort()).toStrictEqual([
      ...['emptyLists', 'errorBody', 'meShape', 'paginationForm', 'strict', 'unknownId', 'workspaceDomains'],
    ]);
  });

  it('finds a list that is oldest-first and comes in pages of 25', async () => {
    const found = dialectOf(await learn({ dialect: { listOrder: 'oldest-first', maxPageSize: 25 } }));

    expect(found).toMatchObject({ listOrder: 'oldest-first', maxPageSize: 25, ignoresOffset: false });
  });

  it('sends fewer than 60 requests, all of them GETs', async () => {
    const methods: string[] = [];
    await learn({}, { look: ({ requests }) => methods.push(...requests.map(({ method }) => method)) });

    expect(methods.length).toBeLessThan(60);
    expect(new Set(methods)).toStrictEqual(new Set(['GET']));
  });

  it('shows no content of the workspace, and never the key', async () => {
    const content: unknown[] = [];
    const look = ({ keys, notes, workspace }: Workspace) => {
      content.push(keys.everything, workspace.name);
      for (const { id, title, participants } of notes.values())
        content.push(id, title, ...participants.map(({ email }) => email));
    };
    const found = await learn({}, { look });
    const report = reportOf(found);

    expect(content.filter((text) => typeof text === 'string' && report.includes(text))).toStrictEqual([]);
  });

  it('pauses as long as the service asks for, and finds the same', async () => {
    const { now } = Date;
    let aheadMs = 0;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
    try {
      const wait = async (seconds: number) => {
        await Promise.resolve();
        aheadMs += seconds * 1000;
      };
      const questions = async (dialect: Partial<Dialect>) =>
        (await learn({ dialect }, { wait })).flatMap(({ question }) =>
          question.includes('rate of requests') ? [] : question,
        );
      const unlimited = await questions({});

      expect(aheadMs).toBe(0);
      expect(await questions({ rateLimit: { requests: 20, perMs: 10_000 } })).toStrictEqual(unlimited);
      expect(aheadMs).toBeGreaterThanOrEqual(10_000);
      expect(String(printed.mock.lastCall)).toMatch(
        /^The service asks for a pause of \d+ s, after \d+ requests\.$/,
      );
    } finally {
      clock.mockRestore();
    }
  });

  it('stops and says why if the service asks for long pauses', async () => {
    const limited = learn(
      { dialect: { rateLimit: { requests: 5, perMs: 600_000 } } },
      { wait: () => Promise.resolve() },
    );

    await expect(limited).rejects.toThrow(/^The service limits its rate: after 5 requests, it asks to wait/);
  });

  it('stops at a wrong key with one sentence, and learns nothing from it', async () => {
    const workspace = await startWorkspace();
    try {
      const visitor = visit({ baseUrl: workspace.baseUrl, apiKey: 'wrong' });
      await expect(survey(visitor)).rejects.toThrow(
        'The service rejected the API key (401 at /v1/me), so nothing was learned. Check API_KEY and run this again.',
      );
      expect(visitor.requests).toBe(1);
    } finally {
      await workspace.close();
    }
  });

  it('says first what does not work, and for whom', async () => {
    const [first] = await learn({ dialect: { listOrder: 'oldest-first', ignoresOffset: true } });

    expect(first?.breaks).toContain('all steps about notes');
    expect(reportOf(first === undefined ? [] : [first])).toMatch(/^Does not work with this service: 1\n/);
  });

  it.each<[string, Partial<Dialect>, string, object]>([
    [
      'a repeated page that says that the list continues',
      { repeatsPages: true },
      'Does `offset` work for notes?',
      { breaks: expect.stringContaining('a digest') },
    ],
    [
      'a repeated page of a list whose length is known, which only costs',
      { repeatsPages: true, paginationForm: 'total' },
      'Does `offset` work for notes?',
      { cost: expect.stringContaining('One more request') },
    ],
    [
      'a list without transcripts',
      { listedNotes: 'without-transcripts' },
      'What do lists of notes leave out?',
      { breaks: expect.stringContaining('New Keyword Mention') },
    ],
    [
      'a list without any generated text',
      { listedNotes: 'without-texts' },
      'What do lists of notes leave out?',
      { breaks: expect.stringContaining('New Action Item') },
    ],
    [
      'pages of at most 50',
      { largePages: 'refused', maxPageSize: 50 },
      'Does the service accept `limit=100`?',
      { answer: expect.stringMatching(/^Not for notes \(50 is accepted\)/) },
    ],
  ])('says what comes of %s', async (_, dialect, question, expected) => {
    const found = byQuestion(await learn({ dialect }));
    expect(found.get(question)).toMatchObject(expected);
  });

  it('never promises a cheap poll of a list whose newest end can’t be reached', async () => {
    const found = await learn({
      dialect: { listOrder: 'oldest-first', ignoresOffset: true, maxPageSize: 25 },
    });
    const order = found.find(({ question }) => question === 'In which order are notes listed?');

    expect(order).toMatchObject({
      answer: 'Oldest first.',
      breaks: expect.stringContaining('only the oldest'),
    });
    expect(order).not.toHaveProperty('cost');
  });

  it('shows every refused request with its status and the service’s words', async () => {
    const refused: string[] = [];
    await learn(
      { dialect: { strict: true } },
      { look: (_, visitor) => refused.push(refusalsOf(visitor.refused)) },
    );

    expect(refused.join()).toMatch(/GET \/v1\/folders\?unknownParameter=x {2}400 {2}\S/);
  });
});

const byQuestion = (found: readonly Finding[]) =>
  new Map(found.map((finding) => [finding.question, finding]));

describe('a finding is certain only if a control agrees', () => {
  /** Learns a workspace through something that changes its responses. */
  const answersThrough = async (through: (get: Visitor['get']) => Visitor['get']) =>
    byQuestion(await learn({}, { through }));

  const ofItems =
    (change: (item: Record<string, unknown>) => object) =>
    (get: Visitor['get']): Visitor['get'] =>
    async (path, query, options) => {
      const response = await get(path, query, options);
      const body = recordIn(response.body);
      const items = recordsIn(body?.items).map(change);
      return items.length > 0 ? { ...response, body: { ...body, items } } : response;
    };

  it('an offset in pages is not taken for one in records', async () => {
    const answers = await answersThrough(
      (get) =>
        (path, query = {}, options) =>
          get(path, query.offset === 5 ? { ...query, offset: 25 } : query, options),
    );
    expect(answers.get('Does `offset` work for notes?')?.breaks).toContain('notes beyond the first page');
  });

  it('a list under another key is not taken for an empty one', async () => {
    const answers = await answersThrough((get) => async (path, query, options) => {
      const response = await get(path, query, options);
      const { items, ...others } = recordIn(response.body) ?? {};
      return { ...response, body: { ...others, data: items } };
    });
    expect(answers.get('Can this key read notes?')).toMatchObject({
      answer: expect.stringContaining('has `pagination`, `data`, but no list'),
      breaks: expect.stringContaining('all steps about notes'),
    });
  });

  it('an offset past the end that is refused is not taken for one that does not work', async () => {
    const answers = await answersThrough((get) => async (path, query = {}, options) => {
      const response = await get(path, query, options);
      const isRefused = path === '/v1/invites' && query.offset !== undefined;
      const [first] = recordsIn(recordIn(response.body)?.items);
      const pagination = { nextOffset: null, isLast: true };
      if (path === '/v1/invites') response.body = { items: [first], pagination };
      return isRefused ? { ...response, status: 400 } : response;
    });
    expect(answers.get('Does `offset` work for invites?')?.certainty).toBe('open');
  });

  it('folders that tags name and whose lists are empty are not taken for a working filter', async () => {
    const answers = await answersThrough((get) => async (path, query = {}, options) => {
      const response = await get(path, query, options);
      return query.folderIds === undefined ? response : { ...response, body: { items: [], pagination: {} } };
    });
    expect(answers.get('Does the filter by folder work, and for several folders?')?.breaks).toContain(
      'instant triggers',
    );
  });

  it('folders are tried one by one if no tag names any, and what their lists show is no proof of tags', async () => {
    const answers = await answersThrough(ofItems((item) => ({ ...item, tags: [] })));
    expect(answers.get('Does the filter by folder work, and for several folders?')?.answer).toMatch(
      /^Yes, but a note's tags/,
    );
  });

  it('plain numbers are not IDs that need escaping, and a field of tags can be undocumented', async () => {
    let count = 0;
    const odd = (item: Record<string, unknown>) => ({
      ...item,
      id: (count += 1),
      tags: [{ id: 1, icon: '📁' }],
    });
    const answers = await answersThrough(ofItems(odd));
    expect(answers.get('Do IDs need escaping in a URL?')?.answer).toBe('No, they are numbers.');
    expect(answers.get('Does a note have undocumented fields?')?.answer).toContain('icon (of tags)');
  });

  it('tags in an object are said to be lost', async () => {
    const answers = await answersThrough(ofItems((item) => ({ ...item, tags: { 1: {} } })));
    expect(answers.get('Do all values have the documented types?')?.cost).toContain('`tags`');
  });

  it('a list that the key may not read is not said to refuse a page of 100', async () => {
    const answers = byQuestion(await learn({}, { key: 'notesOnly' }));
    expect(answers.get('Does the service accept `limit=100`?')?.answer).toBe('Yes.');
    expect(answers.get('Can this key read members?')?.breaks).toContain('Find Member');
  });
});

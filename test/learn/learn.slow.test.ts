import { beforeEach, describe, expect, it, jest } from '@jest/globals';

import { dialectOf, type Finding, findings } from '../../sandbox/learn/findings.ts';
import { reportOf } from '../../sandbox/learn/report.ts';
import { verdicts } from '../../sandbox/learn/steps.ts';
import { recordIn, recordsIn, survey } from '../../sandbox/learn/survey.ts';
import { visit, type Visitor } from '../../sandbox/learn/visit.ts';
import { type Dialect, startWorkspace, type Workspace } from '../../sandbox/workspace/index.ts';
import { learn } from './support.ts';

/** What a survey prints meanwhile. */
const mute = () => jest.spyOn(console, 'log').mockImplementation(() => undefined);
let printed: ReturnType<typeof mute>;
beforeEach(() => {
  printed = mute();
});

describe('a survey', () => {
  it('says nothing about an empty workspace that its responses do not show', async () => {
    const found = await learn({ data: 'empty' });

    expect(Object.keys(dialectOf(found)).sort()).toStrictEqual([
      ...['errorBody', 'meShape', 'paginationForm', 'unknownId', 'workspaceDomains'],
    ]);
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
    jest.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
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
  });

  it('stops and says why if the service asks for long pauses', async () => {
    const limited = learn(
      { dialect: { rateLimit: { requests: 5, perMs: 600_000 } } },
      { wait: () => Promise.resolve() },
    );

    await expect(limited).rejects.toThrow(/^The service limits its rate: after 5 requests, it asks to wait/);
  });

  it('repeats a request that the service fails to answer, and judges by what follows', async () => {
    const workspace = await startWorkspace({ processing: 'manual' });
    try {
      const { baseUrl, faults, keys } = workspace;
      faults.add({ path: '/v1/workspace/members', times: 2, fault: { kind: 'status', status: 502 } });
      const visitor = visit({ baseUrl, apiKey: keys.everything, wait: () => Promise.resolve() });
      const found = byQuestion(findings(await survey(visitor)));
      expect(found.get('Can this key read members?')?.effect).toBe('works');
      expect(visitor.refused.map(({ status }) => status)).not.toContain(502);
    } finally {
      await workspace.close();
    }
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

    expect(first?.answer).toContain('all steps about notes');
    expect(reportOf(first === undefined ? [] : [first])).toMatch(/^Does not work with this service: 1\n/);
  });

  it.each<[string, Partial<Dialect>, string, object]>([
    [
      'a repeated page that says that the list continues',
      { repeatsPages: true },
      'Does `offset` work for notes?',
      { effect: 'does not work', answer: expect.stringContaining('a digest') },
    ],
    [
      'a list without transcripts',
      { listedNotes: 'without-transcripts' },
      'What do lists of notes leave out?',
      { effect: 'does not work', answer: expect.stringContaining('Find Quotes, and searches') },
    ],
    [
      'a list without any generated text',
      { listedNotes: 'without-texts' },
      'What do lists of notes leave out?',
      { effect: 'does not work', answer: expect.stringContaining('Find Action Items') },
    ],
  ])('says what comes of %s', async (_, dialect, question, expected) => {
    const found = byQuestion(await learn({ dialect }));
    expect(found.get(question)).toMatchObject(expected);
  });
});

describe('each step', () => {
  const verdictsIn = async (dialect: Partial<Dialect>, ways = {}) =>
    new Map(Array.from(verdicts(await learn({ dialect }, ways)), ([key, { verdict }]) => [key, verdict]));

  it('works unless a finding says otherwise; what only a change or a notification shows is not known', async () => {
    const found = await verdictsIn({});
    const changes = ['update_note', 'create_folder', 'set_member_groups', 'create_note_from_audio'];
    expect([...found].filter(([, verdict]) => verdict !== 'works').map(([key]) => key)).toStrictEqual([
      ...['new_note', 'note_status_changed'],
      ...changes,
    ]);
    for (const [key, verdict] of found)
      expect([key, verdict]).toStrictEqual([key, expect.stringMatching(/^(works|open)$/)]);
  });

  it.each<[string, Partial<Dialect>, Record<string, string>]>([
    [
      'lists without texts',
      { listedNotes: 'without-texts' },
      {
        ...{ find_action_items: 'does not work', create_digest: 'does not work', new_action_item: 'costs' },
        ...{ get_note: 'works', new_folder: 'works' },
      },
    ],
    [
      'a filter by folder that is ignored',
      { folderIdsForm: 'ignored' },
      { note_added_to_folder: 'costs', get_note: 'works' },
    ],
    [
      'only the oldest notes',
      { listOrder: 'oldest-first', ignoresOffset: true },
      { note_completed: 'does not work', find_note: 'costs', find_transcript: 'works' },
    ],
    [
      'other forms of all values',
      { texts: 'html', words: 'upper-case', times: 'basic' },
      { note_completed: 'works', find_quotes: 'works' },
    ],
  ])('is judged by what it needs: %s', async (_, dialect, expected) => {
    expect(Object.fromEntries(await verdictsIn(dialect))).toMatchObject(expected);
  });

  it('does not work where its records can’t be read', async () => {
    const found = await verdictsIn({}, { key: 'notesOnly' });
    expect(Object.fromEntries(found)).toMatchObject({
      ...{ find_member: 'does not work', new_invite: 'does not work', find_folder: 'does not work' },
      ...{ note_completed: 'costs', find_transcript: 'works', create_folder: 'open' },
    });
  });
});

const byQuestion = (found: readonly Finding[]) =>
  new Map(found.map((finding) => [finding.question, finding]));

describe('a finding is certain only if a control agrees', () => {
  /** Learns a workspace through something that changes its responses. */
  const answersThrough = async (through: (get: Visitor['get']) => Visitor['get']) =>
    byQuestion(await learn({}, { through }));

  it('an offset in pages is not taken for one in records', async () => {
    const answers = await answersThrough(
      (get) =>
        (path, query = {}, options) =>
          get(path, query.offset === 5 ? { ...query, offset: 25 } : query, options),
    );
    expect(answers.get('Does `offset` work for notes?')?.answer).toContain('notes beyond the first page');
  });

  it('a list under another key is not taken for an empty one', async () => {
    const answers = await answersThrough((get) => async (path, query, options) => {
      const response = await get(path, query, options);
      const { items, ...others } = recordIn(response.body) ?? {};
      return { ...response, body: { ...others, data: items } };
    });
    expect(answers.get('Can this key read notes?')).toMatchObject({
      answer: expect.stringContaining('has `pagination`, `data`, but no list'),
      effect: 'does not work',
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
    expect(answers.get('Does `offset` work for invites?')?.effect).toBe('open');
  });

  it('folders that tags name and whose lists are empty are not taken for a working filter', async () => {
    const answers = await answersThrough((get) => async (path, query = {}, options) => {
      const response = await get(path, query, options);
      return query.folderIds === undefined ? response : { ...response, body: { items: [], pagination: {} } };
    });
    expect(answers.get('Does the filter by folder work, and for several folders?')?.answer).toContain(
      'instant triggers',
    );
  });

  it('a list that the key may not read is not said to refuse a page of 100', async () => {
    const answers = byQuestion(await learn({}, { key: 'notesOnly' }));
    expect(answers.get('Does the service accept `limit=100`?')?.answer).toBe('Yes.');
    expect(answers.get('Can this key read members?')?.answer).toContain('Find Member');
  });
});

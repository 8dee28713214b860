import { afterEach, describe, expect, it } from '@jest/globals';

import { dialectOf, findings } from '../../scripts/learn/findings.ts';
import { notificationFindings } from '../../scripts/learn/notification.ts';
import { reportOf } from '../../scripts/learn/report.ts';
import { survey } from '../../scripts/learn/survey.ts';
import { visit } from '../../scripts/learn/visit.ts';
import {
  type Dialect,
  defaultDialect,
  dialects,
  notificationExamples,
  startWorkspace,
  type Workspace,
  type WorkspaceOptions,
} from '../../sandbox/workspace/index.ts';

/** What no GET shows: writes, uploads, notifications, and the address itself. */
const HIDDEN: readonly (keyof Dialect)[] = [
  'pathPrefix',
  'shortPatchAnswers',
  'workspaceScope',
  'contentType',
  'uploadExpiresSec',
  'initialAudioStatus',
  'webhookPayload',
  'webhookOnEdit',
  'unknownHookStatus',
  'rateLimit',
];

let workspace: Workspace | undefined;

afterEach(async () => {
  await workspace?.close();
  workspace = undefined;
});

async function learn(options: WorkspaceOptions) {
  workspace = await startWorkspace({ processing: 'manual', ...options });
  // An older note that was edited tells the order by creation from the one by update.
  const [oldest] = workspace.notesIn('oldest-first');
  if (oldest !== undefined) workspace.editNote(oldest.id, { title: 'Edited' });
  const visitor = visit({ baseUrl: workspace.baseUrl, apiKey: workspace.keys.everything });
  return findings(await survey(visitor));
}

/** The embedded workspace's own records are written like this. */
const STORED = { timestampLayout: 'hh:mm:ss', calendarEvent: 'stored', meetingApp: 'stored' };

function visible(dialect: Partial<Dialect>): Record<string, unknown> {
  const whole = { ...defaultDialect, ...dialect };
  return Object.fromEntries(
    Object.entries(whole)
      .filter(([key]) => !HIDDEN.some((hidden) => hidden === key))
      .map(([key, value]) => [key, value === 'stored' ? Reflect.get(STORED, key) : value]),
  );
}

describe('learning a service', () => {
  const seen = dialects.filter(({ dialect }) => !HIDDEN.some((hidden) => hidden in dialect));

  it.each(seen)('finds the switches of $name, and claims no others', async ({ dialect }) => {
    const found = dialectOf(await learn({ dialect }));
    const expected = visible(dialect);

    for (const [key, value] of Object.entries(found))
      expect([key, value]).toStrictEqual([key, expected[key]]);
    for (const key of Object.keys(dialect)) expect(found).toHaveProperty([key]);
  });

  it('claims nothing about an empty workspace that its responses do not show', async () => {
    const found = await learn({ data: 'empty' });

    expect(Object.keys(dialectOf(found)).sort()).toStrictEqual([
      'errorBody',
      'meShape',
      'paginationForm',
      'strict',
      'workspaceDomains',
    ]);
  });
});

describe('a survey', () => {
  it('sends fewer than 60 requests, all of them GETs, one at a time', async () => {
    await learn({});
    const requests = workspace?.requests ?? [];

    expect(requests.length).toBeLessThan(60);
    expect(requests.map(({ method }) => method)).toStrictEqual(requests.map(() => 'GET'));
  });

  it('shows no content of the workspace, and never the key', async () => {
    const report = reportOf(await learn({}));
    const notes = [...(workspace?.notes.values() ?? [])];
    const content = [
      workspace?.keys.everything,
      workspace?.workspace.name,
      ...notes.flatMap(({ id, title, participants }) => [
        id,
        title,
        ...participants.map(({ email }) => email),
      ]),
    ];

    expect(content.filter((text) => typeof text === 'string' && report.includes(text))).toStrictEqual([]);
  });

  it('stops with a sentence when the service asks for fewer requests', async () => {
    const limited = learn({ dialect: { rateLimit: { requests: 5, perMs: 600_000, retryAfter: 'seconds' } } });

    await expect(limited).rejects.toThrow(
      /^The service asks for fewer requests \(429 at .*, after 6 requests\)/,
    );
    expect(workspace?.requests).toHaveLength(6);
  });
});

describe('a captured notification', () => {
  it.each(notificationExamples('note_1'))('is told from the other shapes: %s', (shape, body) => {
    expect(dialectOf(notificationFindings(body))).toStrictEqual({ webhookPayload: shape });
  });

  it('is explained by the place of the ID', () => {
    const [finding] = notificationFindings('{"type":"note.created","payload":{"note":{"id":"note_1"}}}');

    expect(finding?.answer).toBe('One ID of notes, found at payload.note.id.');
  });

  it('costs a list if it names no note', () => {
    const [finding] = notificationFindings('{"event":"ping"}');

    expect(finding?.answer).toBe('No ID of a note.');
    expect(finding?.improvement).toMatch(/^Send the ID/);
  });
});

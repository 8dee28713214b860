import { describe, expect, it } from '@jest/globals';

import { notificationExamples } from '../../sandbox/workspace/index.ts';
import { dialectOf } from '../../scripts/learn/findings.ts';
import { notificationFindings } from '../../scripts/learn/notification.ts';
import { reportOf } from '../../scripts/learn/report.ts';
import { learn } from './support.ts';

describe('a survey', () => {
  it('says nothing about an empty workspace that its responses do not show', async () => {
    const found = await learn({ data: 'empty' });

    expect(Object.keys(dialectOf(found)).sort()).toStrictEqual([
      'errorBody',
      'meShape',
      'paginationForm',
      'strict',
      'workspaceDomains',
    ]);
  });

  it('finds a list that is oldest-first and comes in pages of 25', async () => {
    const found = dialectOf(await learn({ dialect: { listOrder: 'oldest-first', maxPageSize: 25 } }));

    expect(found).toMatchObject({ listOrder: 'oldest-first', maxPageSize: 25, ignoresOffset: false });
  });

  it('sends fewer than 60 requests, all of them GETs', async () => {
    const methods: string[] = [];
    await learn({}, ({ requests }) => methods.push(...requests.map(({ method }) => method)));

    expect(methods.length).toBeLessThan(60);
    expect(new Set(methods)).toStrictEqual(new Set(['GET']));
  });

  it('shows no content of the workspace, and never the key', async () => {
    const content: unknown[] = [];
    const found = await learn({}, ({ keys, notes, workspace }) => {
      content.push(keys.everything, workspace.name);
      for (const { id, title, participants } of notes.values())
        content.push(id, title, ...participants.map(({ email }) => email));
    });
    const report = reportOf(found);

    expect(content.filter((text) => typeof text === 'string' && report.includes(text))).toStrictEqual([]);
  });

  it('stops and says why if the service asks for fewer requests', async () => {
    let requests = 0;
    const limited = learn(
      { dialect: { rateLimit: { requests: 5, perMs: 600_000 } } },
      (workspace) => (requests = workspace.requests.length),
    );

    await expect(limited).rejects.toThrow(
      /^The service reached its rate limit \(429 at .*, after 6 requests\)/,
    );
    expect(requests).toBe(6);
  });
});

describe('a captured notification', () => {
  it.each(notificationExamples('note_1'))('is distinguished from the other shapes: %s', (shape, body) => {
    expect(dialectOf(notificationFindings(body))).toStrictEqual({ webhookPayload: shape });
  });

  it('says where the ID is', () => {
    const [finding] = notificationFindings('{"type":"note.created","payload":{"note":{"id":"note_1"}}}');

    expect(finding?.answer).toBe('One ID of notes, found at payload.note.id.');
  });

  it('requires reading a list if it names no note', () => {
    const [finding] = notificationFindings('{"event":"ping"}');

    expect(finding?.answer).toBe('No ID of a note.');
    expect(finding?.improvement).toMatch(/^Send the ID/);
  });
});

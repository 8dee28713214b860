import { describe, expect, it } from '@jest/globals';

import { errorForResponse, retryAfterSeconds, unreachable } from '../../src/api/errors.ts';
import type { FailureKind } from '../../src/api/service_error.ts';
import { product } from '../../src/product.ts';
import * as fc from '../support/properties.ts';
import { rows } from '../support/rows.ts';

const ENDPOINT: Parameters<typeof errorForResponse>[1] = {
  method: 'GET',
  path: '/v1/notes/{id}',
  needs: 'the "notes" scope',
  subject: 'note',
};
const LABELS = { tagIds: 'Folders', title: 'Title', kind: 'Kind of Meeting', ownerUserId: 'Owner' };
const RECONNECT = `in the developer settings of ${product.name} (${product.developerSettingsUrl}) and reconnect the account in Zapier.`;
const PLAN = `Your ${product.name} plan does not include this, or a payment is due.`;
const GONE =
  'No note has the ID "Weekly sync". It may have been deleted. Choose the note from the list, or map the Note ID that another step returned.';
const TROUBLE = `${product.name} is having trouble: it returned a server error. Try again later.`;
const answer = (
  status: number,
  body = '',
  headers: Record<string, string> = {},
  endpoint: typeof ENDPOINT = ENDPOINT,
) =>
  errorForResponse({ status, body, headers: new Headers(headers) }, endpoint, {
    labels: LABELS,
    id: 'Weekly sync',
  });
const rejection = (status: number, body: unknown) =>
  answer(status, typeof body === 'string' ? body : JSON.stringify(body)).message;

describe('the error for a response', () => {
  it.each<[number, FailureKind, string]>([
    [401, 'expired-auth', `The API key is missing, invalid, or revoked. Create a new key ${RECONNECT}`],
    [402, 'forbidden', `${PLAN} Ask an admin of your workspace to check the plan.`],
    [
      403,
      'forbidden',
      `The API key is not allowed to do this. The step needs the "notes" scope. Create one ${RECONNECT}`,
    ],
    [404, 'not-found', GONE],
    [410, 'not-found', GONE],
    [500, 'unavailable', TROUBLE],
    [599, 'unavailable', TROUBLE],
  ])('with status %d is of the kind %s and says: %s', (status, kind, message) => {
    const body = status === 403 ? '{"error":"Forbidden"}' : '{"message":"stack trace"}';
    expect(answer(status, body)).toMatchObject({ kind, message });
  });

  it.each(['Only the owner can change the visibility', 'Only the owner can change the visibility.'])(
    'with status 403 shows the reason that the service gives: %s',
    (message) => {
      expect(answer(403, JSON.stringify({ message })).message).toBe(
        `${product.name} does not allow this: Only the owner can change the visibility. If the API key is the reason: The step needs the "notes" scope. Create one ${RECONNECT}`,
      );
    },
  );

  it.each(['Forbidden', '403 Forbidden', 'Access denied.', 'not authorized', 'Permission is denied'])(
    'with status 403 does not repeat what says no more than that: %s',
    (message) => {
      expect(answer(403, JSON.stringify({ message })).message).toMatch(
        /^The API key is not allowed to do this\. The step/,
      );
    },
  );

  it('with status 404 is a rejection if the endpoint does not name a record', () => {
    const list = { method: 'GET', path: '/v1/notes', needs: '' } as const;
    expect(answer(404, '', {}, list).kind).toBe('rejected');
  });

  it.each([
    [429, '120', 'is receiving too many requests', 120],
    [429, '1', 'is receiving too many requests', 1],
    [503, 'soon', 'is unavailable for a short time', 60],
  ])(
    'with status %d and the Retry-After "%s" says when to try again',
    (status, after, what, retryAfterSec) => {
      expect(answer(status, '', { 'retry-after': after })).toMatchObject({
        kind: 'throttled',
        retryAfterSec,
        message: `${product.name} ${what}. Try again in ${retryAfterSec} second${retryAfterSec === 1 ? '' : 's'}.`,
      });
    },
  );

  it('with status 503 and Retry-After does not invite to repeat a write, which may have happened', () => {
    const write = { ...ENDPOINT, method: 'PATCH', effect: 'the note was updated' } as const;
    expect(answer(503, '', { 'retry-after': '7' }, write)).toMatchObject({
      kind: 'unavailable',
      uncertainty: `It is not known whether the note was updated. Check in ${product.name} before you replay the run.`,
    });
  });

  it('that never came is of a kind of its own', () => {
    expect(unreachable().kind).toBe('unreachable');
  });
});

/** Takes exponential time if each level is read twice. */
const nested = (open: string, close: string) => open.repeat(1000) + close.repeat(1000);

describe('a rejection', () => {
  it.each([
    [408, 'did not respond in time'],
    [425, 'was not ready'],
  ])('of status %d says nothing about the values', (status, what) => {
    expect(answer(status)).toMatchObject({
      kind: 'unavailable',
      message: `${product.name} is having trouble: it ${what}. Try again later.`,
    });
  });

  it('of status 423 says that the record is locked', () => {
    expect(rejection(423, '')).toBe(`The note is locked in ${product.name}. Try again later.`);
    expect(rejection(423, { message: 'It is being merged' })).toBe(
      `The note is locked in ${product.name}: It is being merged. Try again later.`,
    );
  });

  it.each([400, 409, 422])('of status %d quotes the message of the service', (status) => {
    expect(answer(status).kind).toBe('rejected');
    expect(rejection(status, { message: 'Title is too long' })).toBe(
      `${product.name} rejected the values of this step: Title is too long.`,
    );
  });

  it.each(rows<[reason: string, what: string, body: unknown]>('error_bodies'))(
    'is read as "%s" from %s',
    (reason, _, body) => {
      expect(rejection(422, JSON.stringify(body))).toBe(
        `${product.name} rejected the values of this step: ${reason}.`,
      );
    },
  );

  it.each([
    ['an empty body', ''],
    ['a web page', '<html><body>Bad Request</body></html>'],
    ['broken JSON', '{"message":'],
    ['an empty message', '{"message":"  "}'],
    ...['undefined', 'null', '[object Object]'].map(
      (text) => [text, JSON.stringify({ message: text })] as const,
    ),
    ['an empty list', '{"errors":[]}'],
    ['lists within lists', '[[[[[[[["deep"]]]]]]]]'],
    ['objects within objects', `${'{"error":'.repeat(6)}{"message":"deep"}${'}'.repeat(6)}`],
    ['fields within fields', `${'{"errors":'.repeat(12)}"deep"${'}'.repeat(12)}`],
    ['errors within errors within errors', nested('{"error":{"errors":[', ']}}')],
    ['errors by field within errors by field', nested('{"errors":{"errors":{"title":[', ']}}}')],
    ['more brackets than can be followed', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['a number', '7'],
    ['null', 'null'],
  ])('gives no reason for %s', (_, body) => {
    expect(rejection(400, body)).toBe(
      `${product.name} rejected the values of this step. Check them and try again.`,
    );
  });

  it('ends with one period, whether the service sent one or not', () => {
    expect(rejection(400, 'no JSON')).toMatch(/[^.]\.$/);
    expect(rejection(400, { message: 'Too long.' })).toMatch(/: Too long\.$/);
  });

  it('is one line of limited length, with the first three reasons', () => {
    const errors = Array.from({ length: 9 }, (_, i) => `reason ${i}\nof ${'x'.repeat(40)}`);
    const message = rejection(400, { errors });
    expect(message).toContain('reason 2 of');
    expect(message).not.toContain('reason 3');
    expect(message).not.toContain('\n');
    expect(rejection(400, { message: 'y'.repeat(300) })).toMatch(/: y{300}\.$/);
    expect(rejection(400, { message: 'y'.repeat(301) })).toMatch(/: y{299}…$/);
  });

  it('is a sentence for any JSON body', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(rejection(400, JSON.stringify(body))).toMatch(
          new RegExp(`^${product.name} rejected the values`),
        );
      }),
    );
  });
});

describe('the wait', () => {
  const NOW = new Date('2026-03-12T12:00:00Z');
  const wait = (headers: Record<string, string>) => retryAfterSeconds(new Headers(headers), NOW);

  it.each<[string | null, number]>([
    [null, 60],
    ['soon', 60],
    ['0', 60],
    ['-5', 60],
    [' 30 ', 30],
    ['1.2', 2],
    ['30 s', 60],
    ['0x10', 60],
    ['1e3', 60],
    ['Infinity', 60],
    ['in 30', 60],
    ['3601', 3600],
    ['Thu, 12 Mar 2026 12:01:30 GMT', 90],
    ['Thu, 12 Mar 2026 11:59:00 GMT', 60],
    ['Fri, 13 Mar 2026 12:00:00 GMT', 3600],
  ])('for Retry-After or RateLimit-Reset %p is %d seconds', (header, seconds) => {
    expect(wait(header === null ? {} : { 'retry-after': header })).toBe(seconds);
    expect(wait(header === null ? {} : { 'ratelimit-reset': header })).toBe(seconds);
  });

  it.each<[Record<string, string>, number]>([
    [{ 'ratelimit-reset': '1773316890' }, 90],
    [{ 'x-ratelimit-reset': '1773316890' }, 90],
    [{ 'x-ratelimit-reset': '45' }, 45],
    [{ ratelimit: '"default";r=0;t=45' }, 45],
    [{ ratelimit: 'limit=100, remaining=0, reset=45' }, 45],
    [{ 'x-ratelimit-reset': '1773316000' }, 60],
  ])('is read from %j as %d seconds', (headers, seconds) => {
    expect(wait(headers)).toBe(seconds);
  });

  it('is that of Retry-After, unless it is unusable', () => {
    expect(wait({ 'retry-after': '30', 'ratelimit-reset': '7' })).toBe(30);
    expect(wait({ 'retry-after': 'soon', 'ratelimit-reset': '7' })).toBe(7);
  });

  it('is between 1 and 3,600 whole seconds, whatever the header contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (header) => {
        const seconds = retryAfterSeconds({ get: () => header }, NOW);
        expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 3600).toBe(true);
      }),
    );
  });
});

describe("the service's own words", () => {
  it.each<[unknown, string]>([
    [{ message: 'tagIds must be an array' }, 'Folders must be an array'],
    [{ message: 'Each of tag_ids[0] and `ownerUserId` exists' }, 'Each of Folders and `Owner` exists'],
    [{ message: 'body/title must be a string' }, 'Title must be a string'],
    [{ message: 'kind is not included in the list' }, 'Kind of Meeting is not included in the list'],
    [{ message: 'Some kind of "title" is missing' }, 'Some kind of "Title" is missing'],
    [{ message: 'A constructor is odd' }, 'A constructor is odd'],
    [{ message: 'Unknown', field: 'tagIds.0' }, 'Unknown (field: Folders)'],
    [{ message: 'tagIds: unknown', field: 'tagIds' }, 'Folders: unknown'],
    [{ message: 'Unknown', field: 'colour' }, 'Unknown (field: colour)'],
    [{ errors: { owner_user_id: ['is gone'] } }, 'is gone (field: Owner)'],
    [{ message: 'Too\u001b\u0000 long\u202e' }, 'Too long'],
  ])('%j has labels in place of the keys of the step', (body, reason) => {
    expect(rejection(422, body)).toContain(`of this step: ${reason}.`);
  });
});

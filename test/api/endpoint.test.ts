import { describe, expect, it } from '@jest/globals';

import { fillPath, isUsableId } from '../../src/api/endpoint.ts';
import * as fc from '../support/properties.ts';

const NOTE = { path: '/v1/notes/{id}', needs: '', subject: 'note' };

describe('an ID in a path', () => {
  it.each([
    ['abc', '/v1/notes/abc'],
    ['a/b', '/v1/notes/a%2Fb'],
    ['a?b#c', '/v1/notes/a%3Fb%23c'],
    ['a b&ü', '/v1/notes/a%20b%26%C3%BC'],
    ['100%', '/v1/notes/100%25'],
    ['...', '/v1/notes/...'],
    ['{id}', '/v1/notes/%7Bid%7D'],
    ['$&', '/v1/notes/%24%26'],
  ])('is escaped: %p', (id, path) => {
    expect(fillPath(NOTE, { id })).toBe(path);
  });

  it.each(['', '  ', '.', '..', '%2e', '%2E%2e', '.%2e', '%252e%252e', ' .. ', 'x'.repeat(513), '\ud800'])(
    'is rejected: %p',
    (id) => {
      expect(isUsableId(id)).toBe(false);
      expect(() => fillPath(NOTE, { id })).toThrow(
        /^No note has the ID ".*"\. It may have been deleted\. Choose the note from the list, or map the Note ID/s,
      );
    },
  );

  it('is rejected if it is missing', () => {
    expect(() => fillPath({ path: '/v1/{id}', needs: '' }, {})).toThrow(/^No record has the ID ""/);
  });

  it('stays within its own segment', () => {
    const wild = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[.%2eE/\\ ]{0,12}$/),
      fc.string({ unit: fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)) }),
    );
    fc.assert(
      fc.property(wild, (id) => {
        if (!isUsableId(id)) return;
        const { pathname } = new URL(`https://api.example${fillPath(NOTE, { id })}`);
        expect(pathname.split('/')).toHaveLength(4);
        expect(decodeURIComponent(pathname.split('/')[3] ?? '')).toBe(id);
      }),
    );
  });
});

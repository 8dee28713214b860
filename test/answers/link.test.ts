import { afterEach, describe, expect, it } from '@jest/globals';

import { noteLink } from '../../src/answers/link.ts';
import { product } from '../../src/product.ts';
import publicSurface from '../review/public_surface.json' with { type: 'json' };
import { presentNote } from '../support/present.ts';
import { aNote } from '../support/records.ts';

const { noteUrlTemplate } = product;
afterEach(() => {
  product.noteUrlTemplate = noteUrlTemplate;
});

describe('the link to a note', () => {
  it("contains the note's ID, escaped, in every place the template names", () => {
    product.noteUrlTemplate = 'https://notes.example/n/{id}?from=zapier#{id}';
    expect(noteLink('a/../$&?ü')).toStrictEqual({
      noteUrl: 'https://notes.example/n/a%2F..%2F%24%26%3F%C3%BC?from=zapier#a%2F..%2F%24%26%3F%C3%BC',
    });
  });

  it('is in the output if there is a template', () => {
    product.noteUrlTemplate = 'https://notes.example/n/{id}';
    const note = presentNote(aNote({ id: 'a/b' }), { domains: null, timeZone: 'UTC' }, { file: () => '' });
    expect(note.noteUrl).toBe('https://notes.example/n/a%2Fb');
  });

  it('is nowhere if there is no template', () => {
    product.noteUrlTemplate = null;
    const note = presentNote(aNote(), { domains: null, timeZone: 'UTC' }, { file: () => '' });
    expect(note).not.toHaveProperty('noteUrl');
  });

  it('is public if the brand has a template', () => {
    expect(publicSurface.paths.some((path) => path.endsWith('.noteUrl'))).toBe(noteUrlTemplate !== null);
  });
});

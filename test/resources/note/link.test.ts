import { afterEach, describe, expect, it } from '@jest/globals';

import { product } from '../../../src/product.ts';
import { noteLink } from '../../../src/resources/note/link.ts';

const { noteUrlTemplate } = product;
afterEach(() => {
  product.noteUrlTemplate = noteUrlTemplate;
});

describe('the link to a note', () => {
  it("doesn't exist if the publisher has set no template", () => {
    product.noteUrlTemplate = null;
    expect(noteLink('n1')).toStrictEqual({});
  });

  it("has the note's ID in the place the template says, escaped", () => {
    product.noteUrlTemplate = 'https://notes.example/n/{id}?from=zapier#{id}';
    expect(noteLink('a/../$&?ü')).toStrictEqual({
      noteUrl: 'https://notes.example/n/a%2F..%2F%24%26%3F%C3%BC?from=zapier#a%2F..%2F%24%26%3F%C3%BC',
    });
  });
});

import { afterAll, beforeAll } from '@jest/globals';

import { product } from '../../src/product.ts';

/** For tests that compare whole texts: notes have no link of their own, whatever the brand. */
export function withoutNoteLinks(): void {
  const { noteUrlTemplate } = product;
  beforeAll(() => {
    product.noteUrlTemplate = null;
  });
  afterAll(() => {
    product.noteUrlTemplate = noteUrlTemplate;
  });
}

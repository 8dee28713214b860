import { product } from '../../src/product.ts';

/** Where the notes of a test that imports this have their pages. */
export const TEMPLATE = 'https://notes.example/n/{id}';
product.noteUrlTemplate = TEMPLATE;

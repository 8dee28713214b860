import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from '@jest/globals';

const project = join(import.meta.dirname, '../..');

/** The sources as one text, in which values that are put in at run time are ellipses. */
async function sources(): Promise<string> {
  const texts: string[] = [];
  for await (const path of glob('src/**/*.ts', { cwd: project })) {
    texts.push(await readFile(join(project, path), 'utf8'));
  }
  return texts
    .join('\n')
    .replace(/\$\{[^}]*\}/g, '…')
    .replaceAll(String.raw`\'`, "'");
}

async function quotedSentences(): Promise<string[]> {
  const page = await readFile(join(project, 'docs/troubleshooting.md'), 'utf8');
  return [...page.matchAll(/^> (.+)$/gm)].map(([, sentence = '']) => sentence);
}

/** Whether the sources have a text, whole or in two parts of several words, which the app puts together. */
function isIn(said: string, text: string): boolean {
  const words = text.replace(/\.$/, '').split(' ');
  const inTwo = words.some((_, at) => {
    const parts = [words.slice(0, at), words.slice(at)];
    return parts.every((part) => part.length > 1 && said.includes(part.join(' ')));
  });
  return said.includes(text) || inTwo;
}

it('every message on the troubleshooting page is one that the app has', async () => {
  const said = await sources();
  const sentences = await quotedSentences();
  // What the app puts in is often a label: “Title: use …”.
  const isSaid = (sentence: string) => sentence.split(/…:? ?/).every((part) => isIn(said, part));
  expect(sentences.length).toBeGreaterThan(0);
  expect(sentences.filter((sentence) => !isSaid(sentence))).toStrictEqual([]);
});

it('every message of the app is explained on the troubleshooting page', async () => {
  const thrown = /new (?:UserError|HaltedRun)\(\s*(['`])((?:\\.|(?!\1).)*)\1/gs;
  const messages = [...(await sources()).matchAll(thrown)].map(([, , message = '']) => message);
  const openings = messages.flatMap((message) => /[\w']+(?: [\w']+){2,3}/.exec(message) ?? []);
  const page = (await quotedSentences()).join('\n');
  expect(openings.length).toBeGreaterThan(40);
  expect(openings.filter((opening) => !page.includes(opening))).toStrictEqual([]);
});

it('every problem with a recording is explained on the troubleshooting page', async () => {
  const problems = await readFile(join(project, 'src/audio/problems.ts'), 'utf8');
  const openings = [...problems.matchAll(/=>\s*['`]([^$'`]{12})/g)].map(([, opening = '']) => opening);
  const page = (await quotedSentences()).join('\n');
  expect(openings.length).toBeGreaterThan(20);
  expect(openings.filter((opening) => !page.includes(opening))).toStrictEqual([]);
});

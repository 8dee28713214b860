import { readFileSync } from 'node:fs';

/** One line of a recipe's table. */
export interface Mapping {
  /** The field of the target, with its key in backticks where the target is the app itself. */
  readonly field: string;
  /** The label of the output field, as the editor shows it. */
  readonly choose: string;
  /** `title`, or `2.id` for a value of step 2. */
  readonly key: string;
  readonly kind: string;
}

export interface RecipeStep {
  readonly number: number;
  readonly name: string;
  /** Key of the operation; undefined where the step is another app's. */
  readonly operation: string | undefined;
  /** Input fields, by key, that the text of the step sets. */
  readonly settings: Readonly<Record<string, string>>;
  /** Keys of the input fields for which the user chooses a value of their own. */
  readonly chosen: readonly string[];
  readonly mappings: Mapping[];
}

export interface Recipe {
  readonly title: string;
  readonly steps: RecipeStep[];
}

const [introduction = '', ...chapters] = readFileSync(
  new URL('../../docs/recipes.md', import.meta.url),
  'utf8',
).split(/^## /m);

/** The titles in the index. */
export function readIndex(): string[] {
  return [...introduction.matchAll(/\[([^\]]+)\]\(#/g)].map(([, title = '']) => title);
}

/** The recipes as `docs/recipes.md` tells them. */
export function readRecipes(): Recipe[] {
  return chapters.map((chapter) => ({
    title: chapter.split('\n', 1)[0] ?? '',
    steps: chapter
      .split(/^(?=\*\*Step )/m)
      .slice(1)
      .map(readStep),
  }));
}

function readStep(text: string): RecipeStep {
  const [, number, rest = ''] = /^\*\*Step (\d+)\.\*\* (.*)/.exec(text) ?? [];
  const [, name = '', operation] = /^(.+?)(?: \(`(\w+)`\))?[.…]/.exec(rest) ?? [];
  return {
    number: Number(number),
    name,
    operation,
    settings: Object.fromEntries(
      [...rest.matchAll(/\(`(\w+)`\) to `([^`]+)`/g)].map(([, key = '', value = '']) => [key, value]),
    ),
    chosen: [...rest.matchAll(/ under [\w ]+ \(`(\w+)`\)/g)].map(([, key = '']) => key),
    mappings: text
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2)
      .map(readMapping),
  };
}

function readMapping(line: string): Mapping {
  const [field = '', choose = '', key = '', kind = ''] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  return { field, choose, key: key.replaceAll('`', ''), kind };
}

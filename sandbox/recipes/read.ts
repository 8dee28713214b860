import { readFileSync } from 'node:fs';

/** One line of a recipe's table. */
export interface Mapping {
  /** The name of the field to fill in. */
  readonly field: string;
  /** Its key, if the step is the app's own. */
  readonly input: string | undefined;
  /** The label of the value, as the editor shows it. */
  readonly choose: string;
  /** The number of the step that the value comes from. */
  readonly from: number;
  /** The key of the value in that step's output. */
  readonly key: string;
  readonly kind: string;
}

export interface RecipeStep {
  /** The whole text of the step, with its table. */
  readonly text: string;
  readonly number: number;
  readonly name: string;
  /** Key of the operation; undefined where the step is another app's. */
  readonly operation: string | undefined;
  /** Input fields, by key, that the text of the step sets. */
  readonly settings: Readonly<Record<string, string>>;
  /** Keys of the input fields for which the user chooses a value of their own. */
  readonly chosen: readonly string[];
  readonly mappings: readonly Mapping[];
  /** Whether Zapier returns all results of a search, each field as a list. */
  readonly returnsAll: boolean;
  /** Whether the steps that follow run once for each value that is mapped into this one. */
  readonly isLoop: boolean;
}

export interface Recipe {
  readonly title: string;
  /** What the Zap is for, in a sentence. */
  readonly purpose: string;
  readonly steps: readonly RecipeStep[];
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
  return chapters.map((chapter) => {
    const [head = '', ...steps] = chapter.split(/^(?=\*\*Step )/m);
    const [title = '', purpose = ''] = head.split(/\n\s*/);
    return { title, purpose, steps: steps.map(readStep) };
  });
}

function readStep(text: string): RecipeStep {
  const [, number, name = '', operation, rest = ''] =
    /^\*\*Step (\d+)\.\*\* (.+?)(?: \(`(\w+)`\))?[.…](.*)/.exec(text) ?? [];
  return {
    text,
    number: Number(number),
    name,
    operation,
    settings: Object.fromEntries(
      [...rest.matchAll(/\(`(\w+)`\) to `([^`]+)`/g)].map(([, key = '', value = '']) => [key, value]),
    ),
    chosen: [...rest.matchAll(/ under [\w ]+ \(`(\w+)`\)/g)].map(([, key = '']) => key),
    mappings: [...text.matchAll(/^\|(.+)\|$/gm)].slice(2).map(([, line = '']) => readMapping(line)),
    returnsAll: rest.includes('return all results as line items'),
    isLoop: name.startsWith('Looping by Zapier'),
  };
}

function readMapping(line: string): Mapping {
  const [target = '', choose = '', source = '', kind = ''] = line.split('|').map((cell) => cell.trim());
  const [, field = '', input] = /^(.+?)(?: \(`(\w+)`\))?$/.exec(target) ?? [];
  const [, from = 1, key = ''] = /^`(?:(\d+)\.)?(\w+)`$/.exec(source) ?? [];
  return { field, input, choose, from: Number(from), key, kind };
}

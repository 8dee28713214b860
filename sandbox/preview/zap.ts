/** A Zap as its address holds it: what is filled in, and how the values of one step get into the next. */

/** Maximum steps of a Zap on the page. */
export const MOST_STEPS = 5;
/** Maximum runs of a loop. Source: Looping by Zapier. */
const MOST_RUNS = 500;

/** The rows of each field that is filled in; one row, unless the field is a list. */
export type Input = Readonly<Record<string, readonly string[]>>;
export interface ZapStep {
  /** The `id` of one of the app's steps. That of a step of another app is `~` and its name. */
  readonly id: string;
  readonly input: Input;
}
export type Item = Readonly<Record<string, unknown>>;

/** In the input, but no fields: repeat the step and those after it for each line item; continue if nothing is found. */
export const REPEATS = '$repeat';
export const GOES_ON = '$continue';

/** A value of an earlier step, in Zapier's notation: `{{1__title}}`, `{{2__segments[]text}}` for line items. */
export const TOKEN = /\{\{(\d+)__([^{}]+)\}\}/g;
export const tokenOf = (step: number, path: string): string => `{{${step}__${path}}}`;
export const tokensIn = (input: Input) =>
  [...Object.values(input).flat().join('\n').matchAll(TOKEN)].map(([, number, path = '']) => ({
    number: Number(number),
    keys: path.split(/__|\[\]/),
  }));

/** Returns the fragment of the page's address that shows a Zap. */
export function addressOf(zap: readonly ZapStep[]): string {
  const texts = zap.map(({ id, input }) => {
    const rows = Object.entries(input).flatMap(([key, values]) =>
      values.map((value): [string, string] => [key, value]),
    );
    return `${encodeURIComponent(id)}?${new URLSearchParams(rows).toString()}`.replace(/\?$/, '');
  });
  return `#${texts.join('/')}`;
}

/** Reads what `addressOf` wrote; leaves out steps that the app doesn't have. */
export function readAddress(fragment: string, has: (id: string) => boolean): ZapStep[] {
  const steps = fragment
    .slice(1)
    .split('/')
    .map((text): ZapStep => {
      const [id = '', query] = text.split('?');
      const params = new URLSearchParams(query);
      const input = Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)]));
      return { id: decodeURIComponent(id), input };
    });
  return steps.filter(({ id }) => id.startsWith('~') || has(id)).slice(0, MOST_STEPS);
}

/** Inserts a step, or removes the one at a place; tokens keep to their steps. Those of a removed step become step 0's. */
export function withStep(zap: readonly ZapStep[], place: number, step?: ZapStep): ZapStep[] {
  const renumbered = (text: string) =>
    text.replace(TOKEN, (token, number: string, path: string) => {
      const before = Number(number) - 1;
      if (before < place) return token;
      if (step !== undefined) return tokenOf(before + 2, path);
      return tokenOf(before === place ? 0 : before, path);
    });
  const others = zap.map(({ id, input }): ZapStep => {
    const entries = Object.entries(input).map(([key, rows]) => [key, rows.map(renumbered)] as const);
    return { id, input: Object.fromEntries(entries) };
  });
  return step === undefined ? others.toSpliced(place, 1) : others.toSpliced(place, 0, step);
}

const isRecord = (value: unknown): value is Item => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value ?? '').replace(/^""$/, '');
};

/** Replaces tokens by values. A token that stands alone keeps the type of its value. */
function fillText(text: string, outputs: readonly Item[]): unknown {
  // For a path into line items, the values of all of them.
  const valueOf = (number: string, path: string) =>
    path.split(/__|\[\]/).reduce<unknown>(
      (value, key) => {
        const of = (each: unknown) => (isRecord(each) ? each[key] : undefined);
        return Array.isArray(value) ? value.map(of) : of(value);
      },
      outputs[Number(number) - 1],
    );
  const [, number, path] = /^\{\{(\d+)__([^{}]+)\}\}$/.exec(text) ?? [];
  if (number !== undefined && path !== undefined) return valueOf(number, path);
  return text.replace(TOKEN, (_, each: string, its: string) => textOf(valueOf(each, its)));
}

/**
 * Fills the outputs of earlier steps into an input, as Zapier does: several values become the rows of a list, and a
 * text with commas in any other field. Omits what is empty.
 */
export function fill(input: Input, outputs: readonly Item[], isList: (key: string) => boolean): Item {
  const filled = Object.entries(input)
    .filter(([key]) => !key.startsWith('$'))
    .map(([key, rows]): [string, unknown] => {
      const values = rows.flatMap((row) => fillText(row, outputs)).filter((value) => textOf(value) !== '');
      return [
        key,
        isList(key) || values.length === 0 ? values : values.length === 1 ? values[0] : textOf(values),
      ];
    });
  return Object.fromEntries(filled.filter(([, value]) => !Array.isArray(value) || value.length > 0));
}

/** The lists and line items among the outputs that an input uses. */
export function listsIn(input: Input, outputs: readonly Item[]) {
  return tokensIn(input).flatMap(({ number, keys: [key = ''] }) => {
    const value = outputs[number - 1]?.[key];
    return Array.isArray(value) ? [{ place: number - 1, key, values: value as unknown[] }] : [];
  });
}

/** The outputs for each run of a loop: all lists that the input uses have one item, the first, then the second, … */
export function runsOf(input: Input, outputs: readonly Item[]): (readonly Item[])[] {
  const lists = listsIn(input, outputs);
  if (!input[REPEATS] || lists.length === 0) return [outputs];
  const count = Math.min(MOST_RUNS, Math.max(...lists.map(({ values }) => values.length)));
  return Array.from({ length: count }, (_, run) =>
    lists.reduce(
      (now, { place, key, values }) => now.with(place, { ...now[place], [key]: values.slice(run, run + 1) }),
      outputs,
    ),
  );
}

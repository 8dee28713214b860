/** How the values of one step get into the next: the part of Zapier's editor that fills in what the app is sent. */

/** Maximum runs of a loop. Source: Looping by Zapier. */
const MOST_RUNS = 500;

/** The rows of each field that is filled in; one row, unless the field is a list. */
export type Input = Readonly<Record<string, readonly string[]>>;
export type Item = Readonly<Record<string, unknown>>;

/** In the input, but no field: repeat the step and those after it for each line item. */
export const REPEATS = '$repeat';

/** A value of an earlier step, in Zapier's notation: `{{1__title}}`, `{{2__segments[]text}}` for line items. */
export const TOKEN = /\{\{(\d+)__([^{}]+)\}\}/g;
/** The token for a path such as `1__title`. */
export const tokenOf = (path: string): string => `{{${path}}}`;
export const tokensIn = (input: Input) =>
  [...Object.values(input).flat().join('\n').matchAll(TOKEN)].map(([, number, path = '']) => ({
    number: Number(number),
    keys: path.split(/__|\[\]/),
  }));

const isRecord = (value: unknown): value is Item => typeof value === 'object' && value !== null;

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

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
      return [key, isList(key) ? values : values.length > 1 ? textOf(values) : values[0]];
    });
  return Object.fromEntries(filled.filter(([, value]) => textOf(value) !== ''));
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

import { type Input, TOKEN, tokenOf } from '../zapier/mapping.ts';

/** Maximum steps of a Zap on the page. */
export const MOST_STEPS = 5;
/** In the input, but no field: continue if nothing is found. */
export const GOES_ON = '$continue';

/** A step of a Zap as its address holds it. */
export interface ZapStep {
  /** The `id` of one of the app's steps. That of a step of another app is `~` and its name. */
  readonly id: string;
  readonly input: Input;
}

/** Returns the fragment of the page's address that shows a Zap. */
export function addressOf(zap: readonly ZapStep[]): string {
  const texts = zap.map(({ id, input }) => {
    const rows = Object.entries(input).flatMap(([key, values]) =>
      values.map((value) => [key, value] satisfies [string, string]),
    );
    return `${encodeURIComponent(id)}?${new URLSearchParams(rows).toString()}`.replace(/\?$/, '');
  });
  return `#${texts.join('/')}`;
}

/** Reads what `addressOf` wrote; leaves out steps that the app doesn't have. */
export function readAddress(fragment: string, has: (id: string) => boolean): ZapStep[] {
  const texts = fragment.slice(1).split('/');
  const steps = texts.map((text): ZapStep => {
    const [id = '', query] = text.split('?');
    const params = new URLSearchParams(query);
    const input = Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)]));
    return { id: decodeURIComponent(id), input };
  });
  return steps.filter(({ id }) => id.startsWith('~') || has(id)).slice(0, MOST_STEPS);
}

/** Inserts a step, or removes the one at a place; tokens keep to their steps. Those of a removed step become step 0's. */
export function withStep<Step extends ZapStep>(zap: readonly Step[], place: number, step?: Step): Step[] {
  const renumbered = (text: string) =>
    text.replace(TOKEN, (token, number: string, path: string) => {
      const before = Number(number) - 1;
      if (before < place) return token;
      if (step !== undefined) return tokenOf(`${before + 2}__${path}`);
      return tokenOf(`${before === place ? 0 : before}__${path}`);
    });
  const others = zap.map((each): Step => {
    const entries = Object.entries(each.input).map(([key, rows]) => [key, rows.map(renumbered)] as const);
    return { ...each, input: Object.fromEntries(entries) };
  });
  return step === undefined ? others.toSpliced(place, 1) : others.toSpliced(place, 0, step);
}

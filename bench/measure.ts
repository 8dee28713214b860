/** One measured figure, next to the same figure of something that does without what is measured. */
export interface Row {
  readonly section: string;
  /** What was measured, with its unit. */
  readonly figure: string;
  readonly value: number;
  readonly baseline: number;
  /** Why the two differ, if that is intended. */
  readonly note: string;
}

export function row(section: string, figure: string, value: number, baseline: number, note = ''): Row {
  return { section, figure, value, baseline, note };
}

/** Formats rows as a Markdown table. */
export function formatTable(rows: readonly Row[]): string {
  const lines = rows.map(({ section, figure, value, baseline, note }) => {
    const ratio = (value / baseline).toFixed(2);
    return `| ${[section, figure, value.toFixed(1), baseline.toFixed(1), ratio, note].join(' | ')} |`;
  });
  return [
    '| section | figure | value | baseline | ratio | note |',
    '| --- | --- | ---: | ---: | ---: | --- |',
    ...lines,
  ].join('\n');
}

/** In ms. */
export async function elapsed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The best of several rounds, in which the two take turns: whatever else the machine does only slows them. */
export async function bestOf(
  rounds: number,
  ours: () => Promise<number>,
  baseline: () => Promise<number>,
): Promise<[ours: number, baseline: number]> {
  let best: [number, number] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    best = [Math.min(best[0], await ours()), Math.min(best[1], await baseline())];
  }
  return best;
}

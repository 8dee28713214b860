/** One measured figure, set against the same figure of something that does without what is measured. */
export interface Row {
  readonly section: string;
  /** What was measured, with its unit. */
  readonly figure: string;
  readonly value: number;
  readonly baseline: number;
  readonly ratio: number;
}

export function row(section: string, figure: string, value: number, baseline: number): Row {
  return { section, figure, value, baseline, ratio: value / baseline };
}

/** Lays rows out as a Markdown table. */
export function formatTable(rows: readonly Row[]): string {
  const lines = rows.map(({ section, figure, value, baseline, ratio }) => [
    section,
    figure,
    value.toFixed(1),
    baseline.toFixed(1),
    ratio.toFixed(2),
  ]);
  return [
    ['section', 'figure', 'value', 'baseline', 'ratio'],
    ['---', '---', '---:', '---:', '---:'],
    ...lines,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

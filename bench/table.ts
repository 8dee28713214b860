/** One measured figure, set against the same figure of something that does without what is measured. */
export interface Row {
  readonly section: string;
  /** What was measured, with its unit. */
  readonly figure: string;
  readonly value: number;
  readonly baseline: number;
  readonly ratio: number;
  /** Why the two differ, where that is meant; empty where it speaks for itself. */
  readonly note: string;
}

export function row(section: string, figure: string, value: number, baseline: number, note = ''): Row {
  return { section, figure, value, baseline, ratio: value / baseline, note };
}

/** Lays rows out as a Markdown table. */
export function formatTable(rows: readonly Row[]): string {
  const lines = rows.map(({ section, figure, value, baseline, ratio, note }) => [
    section,
    figure,
    value.toFixed(1),
    baseline.toFixed(1),
    ratio.toFixed(2),
    note,
  ]);
  return [
    ['section', 'figure', 'value', 'baseline', 'ratio', 'note'],
    ['---', '---', '---:', '---:', '---:', '---'],
    ...lines,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

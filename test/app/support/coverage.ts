/** The values of each factor, first the one that is taken where any will do. No two factors have a value of the same name. */
export type Factors = ReadonlyMap<string, readonly string[]>;

/** One value for every factor. */
export type Row = ReadonlyMap<string, string>;

interface Run {
  row: Row;
  read: readonly string[];
}

type Pair = readonly [string, string];

/** After so many runs with a value that did not read a factor it is likely that none does. */
const SUSPICIOUS = 3;

/** Whether every value is to be read in some run, or every pair of values in one. */
export type Goal = 'values' | 'pairs';

/**
 * Rows in which every pair of values of two factors meets, or at least every value is, where only a run shows which factors a
 * program reads.
 *
 * Two values meet in a run that reads both factors: to be in one row proves nothing. Whether a factor is read may depend on the
 * value of another, and where it never is with that value, the pair is the same run as without it: the two are apart. That is
 * proved by two runs that differ in this value alone, of which only one reads the factor; or no run reads both factors.
 */
export class Coverage {
  readonly #goal: Goal;
  readonly #factors: Factors;
  readonly #factorOf: ReadonlyMap<string, string>;
  readonly #isCrowded: (values: readonly string[]) => boolean;
  readonly #runs: Run[] = [];
  /** The factors read, in the order of the first time: one on which another depends comes before it. */
  readonly #relevant = new Set<string>();
  readonly #met = new Set<string>();
  /** Pairs of factors that one run has read. */
  readonly #together = new Set<string>();
  /** By value and factor: how many runs with the value have read the factor, and how many have not. */
  readonly #reading = new Map<string, number>();
  readonly #passing = new Map<string, number>();
  /** All pairs of values of so many factors: there are more whenever another is read. */
  #listed: { factors: number; pairs: readonly Pair[] } = { factors: 0, pairs: [] };
  /** Values and factors: with nothing changed but the value the factor was read no more. */
  readonly #shutting = new Set<string>();

  /** @param isCrowded whether values are too much for one row: what is wrong with some could hide what is wrong with others. */
  constructor(
    factors: Factors,
    goal: Goal = 'pairs',
    isCrowded: (values: readonly string[]) => boolean = () => false,
  ) {
    this.#goal = goal;
    this.#factors = factors;
    this.#factorOf = new Map(
      [...factors].flatMap(([factor, values]) => values.map((value) => [value, factor] as const)),
    );
    this.#isCrowded = isCrowded;
  }

  get relevant(): ReadonlySet<string> {
    return this.#relevant;
  }

  get runs(): number {
    return this.#runs.length;
  }

  /** How many values were read; or pairs of values, in one run. */
  get met(): number {
    return this.#goal === 'pairs' ? this.#met.size : this.#valuesOfInterest().length - this.#unread().length;
  }

  /** How many have to be: of the factors read, those that are not known to be apart. */
  get wanted(): number {
    return this.#goal === 'pairs'
      ? this.#pairs().filter((pair) => !this.#isApart(pair)).length
      : this.#valuesOfInterest().length;
  }

  #valuesOfInterest(): string[] {
    return [...this.#relevant].flatMap((factor) => this.#factors.get(factor) ?? []);
  }

  #unread(): string[] {
    return this.#valuesOfInterest().filter((value) => !this.#reading.has(named(value, this.#factor(value))));
  }

  /** The pairs of values of the factors read; first those that take most rows. */
  #pairs(): readonly Pair[] {
    if (this.#listed.factors !== this.#relevant.size) {
      const factors = [...this.#relevant].map((factor) => this.#factors.get(factor) ?? []);
      const pairs = factors
        .flatMap((values, index) => factors.slice(index + 1).map((others) => [values, others] as const))
        .sort(([a, b], [c, d]) => c.length * d.length - a.length * b.length)
        .flatMap(([values, others]) => values.flatMap((a) => others.map((b): Pair => [a, b])));
      this.#listed = { factors: factors.length, pairs };
    }
    return this.#listed.pairs;
  }

  /** The next row to run; undefined when the goal is reached. */
  next(): Row | undefined {
    if (this.runs === 0) return this.#completed(new Map());
    return (this.#goal === 'pairs' ? this.#rowWithNewPair() : undefined) ?? this.#rowWithNewValue();
  }

  #rowWithNewPair(): Row | undefined {
    const missing = this.#pairs().filter((pair) => !this.#met.has(named(...pair)) && !this.#isApart(pair));
    const isDoubtful = ([a, b]: Pair) => this.#isSuspect(a, b) || this.#isSuspect(b, a);
    // To learn first what depends on what saves rows.
    const doubtful = missing.filter(isDoubtful).map((pair) => () => this.#probes(pair));
    const others = missing
      .filter((pair) => !isDoubtful(pair))
      .map((pair) => () => [this.#greedy(pair), ...this.#probes(pair)]);
    for (const rowsOf of [...doubtful, ...others]) {
      const row = rowsOf().find((one) => this.#isNew(one));
      if (row !== undefined) return row;
    }
    return undefined;
  }

  /** As many values that were not read as fit into one row, or one of them alone; where no other factor is read there is no pair. */
  #rowWithNewValue(): Row | undefined {
    const unread = this.#unread();
    for (const value of unread) {
      const factor = this.#factor(value);
      const bases = this.#runs.filter(({ read }) => read.includes(factor));
      const alone = bases.map(({ row }) => new Map([...row, [factor, value]]));
      const row = [this.#fresh(value, unread), ...alone].find((one) => this.#isNew(one));
      if (row !== undefined) return row;
    }
    return undefined;
  }

  #fresh(seed: string, unread: readonly string[]): Row {
    const chosen = new Map([[this.#factor(seed), seed]]);
    for (const value of unread) {
      const factor = this.#factor(value);
      const isShut = [...chosen.values()].some((one) => this.#shuts(one, factor));
      if (!chosen.has(factor) && !isShut && !this.#isCrowded([...chosen.values(), value]))
        chosen.set(factor, value);
    }
    return this.#completed(chosen);
  }

  #isNew(row: Row): boolean {
    return !this.#runs.some((run) => isSame(run.row, row));
  }

  /** @param read the factors that a run of the row has read, in this order. */
  record(row: Row, read: readonly string[]): void {
    for (const [index, factor] of read.entries()) {
      this.#relevant.add(factor);
      const value = row.get(factor) ?? '';
      for (const other of read.slice(index + 1)) {
        this.#together.add(named(factor, other));
        this.#met.add(named(value, row.get(other) ?? ''));
      }
      for (const other of this.#factors.keys()) {
        const counts = read.includes(other) ? this.#reading : this.#passing;
        counts.set(named(value, other), (counts.get(named(value, other)) ?? 0) + 1);
      }
    }
    const run = { row, read };
    for (const earlier of this.#runs) {
      this.#compare(earlier, run);
      this.#compare(run, earlier);
    }
    this.#runs.push(run);
  }

  #compare(one: Run, other: Run): void {
    const [changed, ...more] = [...other.row].filter(([factor, value]) => one.row.get(factor) !== value);
    if (changed === undefined || more.length > 0 || !other.read.includes(changed[0])) return;
    for (const lost of one.read) if (!other.read.includes(lost)) this.#shutting.add(named(changed[1], lost));
  }

  /** The pair, and of every other factor the value that makes most new pairs with those before. */
  #greedy(seed: Pair): Row {
    const chosen = new Map(seed.map((value) => [this.#factor(value), value]));
    for (const factor of this.#relevant) {
      if (!chosen.has(factor)) chosen.set(factor, this.#best(factor, [...chosen.values()], seed));
    }
    return this.#completed(chosen);
  }

  #best(factor: string, chosen: readonly string[], seed: Pair): string {
    const [standard = '', ...others] = this.#factors.get(factor) ?? [];
    if (chosen.some((value) => this.#shuts(value, factor))) return standard;
    const gain = (value: string) =>
      chosen.filter((other) => !this.#met.has(named(value, other)) && !this.#isSuspect(value, other)).length;
    const [first = standard, ...more] = [standard, ...others]
      .filter((value) => !seed.some((one) => this.#isSuspect(value, one)))
      .filter((value) => value === standard || !this.#isCrowded([...chosen, value]));
    return more.reduce((best, value) => (gain(value) > gain(best) ? value : best), first);
  }

  /** Rows that differ in one value of the pair from a run that has read both factors: first those that then hold the pair. */
  #probes([a, b]: Pair): Row[] {
    const [factorA, factorB] = [this.#factor(a), this.#factor(b)];
    const bases = this.#runs.filter(({ read }) => read.includes(factorA) && read.includes(factorB));
    return [
      ...bases.filter(({ row }) => row.get(factorA) === a).map(({ row }) => new Map([...row, [factorB, b]])),
      ...bases.filter(({ row }) => row.get(factorB) === b).map(({ row }) => new Map([...row, [factorA, a]])),
      ...bases.map(({ row }) => new Map([...row, [factorA, a]])),
    ];
  }

  #completed(chosen: Row): Row {
    return new Map(
      [...this.#factors].map(([factor, [standard = '']]) => [factor, chosen.get(factor) ?? standard]),
    );
  }

  #factor(value: string): string {
    return this.#factorOf.get(value) ?? '';
  }

  /** Whether a value seems to keep a factor from being read. */
  #shuts(value: string, factor: string): boolean {
    const key = named(value, factor);
    return !this.#reading.has(key) && (this.#passing.get(key) ?? 0) >= SUSPICIOUS;
  }

  #isSuspect(value: string, other: string): boolean {
    return this.#shuts(value, this.#factor(other));
  }

  #isApart([a, b]: Pair): boolean {
    const areApart = !this.#together.has(named(this.#factor(a), this.#factor(b)));
    return areApart || this.#isProved(a, b) || this.#isProved(b, a);
  }

  #isProved(value: string, other: string): boolean {
    const key = named(value, this.#factor(other));
    return !this.#reading.has(key) && this.#shutting.has(key);
  }
}

function named(a: string, b: string): string {
  return a < b ? `${a} + ${b}` : `${b} + ${a}`;
}

function isSame(row: Row, other: Row): boolean {
  return [...row].every(([factor, value]) => other.get(factor) === value);
}

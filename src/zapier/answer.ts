import { jsonBytes } from '../text/json_size.ts';
import { andMore, withoutMiddle } from '../text/shorten.ts';
import { MOST_BYTES } from './limits.ts';
import type { Output, Presented } from './output.ts';
import type { PollPurpose, Step } from './step.ts';

/** How many items the lists within a record keep; its texts keep ten times as many characters. */
const FEWEST = 4;
const CUTS = [3000, 1000, 300, 100, 30, 10, FEWEST] as const;
const DEEPEST = 20;
/** How a text begins that Zapier replaces with what it points to. */
const POINTER = 'hydrate|||';

/**
 * What an operation returns, within 5 MB and with every record. The first records, which are the newest or the best, stay
 * whole as long as there is room. The others are cut only as far as it takes: their lists and texts or, if that is not
 * enough or Zapier only learns which records exist, all but the IDs.
 */
export function answerOf<Id extends string | null>(
  records: readonly Presented<Id>[],
  {
    step,
    output,
    purpose,
  }: { step: Pick<Step, 'log'>; output: Pick<Output, 'outputFields'>; purpose: PollPurpose },
): Presented<Id>[] {
  const whole = sized(records);
  if (whole.bytes <= MOST_BYTES.answer) return [...records];
  const small = smaller(records, output, purpose);
  let left = MOST_BYTES.answer - small.bytes;
  let cut = 0;
  const answer = records.map((record, index) => {
    const more = (whole.sizes[index] ?? 0) - (small.sizes[index] ?? 0);
    const isWhole = more <= left;
    if (isWhole) left -= more;
    else cut += 1;
    return isWhole ? record : (small.records[index] ?? record);
  });
  step.log(`${cut} of ${records.length} records were shortened, because Zapier accepts only 6 MB.`);
  return answer;
}

/**
 * Shortens the records that are collected for an answer as soon as they are twice as large as an answer may be: the first stay
 * whole, so the answer is as complete as if all had.
 */
export function shortenedLater(): (record: Presented) => Presented {
  let bytes = 0;
  return (record) => {
    bytes += jsonBytes(record);
    return bytes <= 2 * MOST_BYTES.answer ? record : { ...cutFields(record, FEWEST), id: record.id };
  };
}

function smaller<Id extends string | null>(
  records: readonly Presented<Id>[],
  { outputFields }: Pick<Output, 'outputFields'>,
  purpose: PollPurpose,
) {
  for (const most of purpose === 'known-items' ? [] : CUTS) {
    const cut = sized(records.map((record) => ({ ...cutFields(record, most), id: record.id })));
    if (cut.bytes <= MOST_BYTES.answer) return cut;
  }
  // What Zapier tells records apart by.
  const primary = outputFields.filter((field) => field.primary === true);
  const keysOf = (record: Presented<Id>) => Object.fromEntries(primary.map(({ key }) => [key, record[key]]));
  return sized(records.map((record) => ({ ...keysOf(record), id: record.id })));
}

function sized<Id extends string | null>(records: readonly Presented<Id>[]) {
  // A comma follows each.
  const sizes = records.map((record) => jsonBytes(record) + 1);
  return { records, sizes, bytes: sizes.reduce((sum, size) => sum + size, 2) };
}

function cutFields(record: object, most: number, depth = 0): Record<string, unknown> {
  const entries: [string, unknown][] = Object.entries(record);
  return Object.fromEntries(entries.map(([key, value]) => [key, cutValue(key, value, { most, depth })]));
}

function cutValue(key: string, value: unknown, { most, depth }: { most: number; depth: number }): unknown {
  if (typeof value === 'string') {
    // Part of an ID or an address would be another one.
    const isWhole = /(?:id|url|email)s?$/i.test(key) || value.startsWith(POINTER);
    return isWhole ? value : withoutMiddle(value, most * 10);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return null;
  if (!Array.isArray(value)) return cutFields(value, most, depth + 1);
  const items: readonly unknown[] = value;
  // To count a single one takes as much room as to show it.
  const shown = items.length === most + 1 ? items.length : most;
  const kept = items.slice(0, shown).map((item) => cutValue(key, item, { most, depth: depth + 1 }));
  const others = andMore(items.length - shown);
  return [...kept, ...others.map((name) => (typeof items[0] === 'string' ? name : { id: null, name }))];
}

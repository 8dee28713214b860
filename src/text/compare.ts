/** More marks on one character than any language writes. Ordering them takes quadratic time. */
const MARKS = /(?<![\p{M}\uff9e\uff9f])[\p{M}\uff9e\uff9f]{31,}/gu;
const MOST_MARKS = /.{30}(?=.)/gsu;
/** Joins graphemes, is invisible, and keeps the marks on its two sides apart. */
const JOINER = '\u034f';

/**
 * A text in a normal form. The only way to one: normalizing takes quadratic time for a long run of marks, which therefore
 * becomes several (the Stream-Safe Text Format of UAX #15).
 */
export function normalized(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  return isAscii(text) ? text : streamSafe(text).normalize(form);
}

function streamSafe(text: string): string {
  return text.replace(MARKS, (run) => run.replace(MOST_MARKS, `$&${JOINER}`));
}

function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

/**
 * A text in the form used for comparing words and names: without case, without the accents of Latin, Greek, and Cyrillic
 * letters and the vowel points of Arabic and Hebrew, with one kind of quotation mark and one kind of hyphen, composed.
 */
export function fold(text: string): string {
  const signs = text.replace(/[’‘ʼ´`]/g, "'");
  if (isAscii(signs)) return signs.toLowerCase().replace(/\0/g, '');
  const folded = normalized(signs, 'NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\0\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/(?![〜〰゠])[\p{Pd}\u2043\u2212]/gu, '-')
    .replace(/[ßæœøłđıς]/g, (letter) => UNDECOMPOSED.get(letter) ?? letter);
  return normalized(folded, 'NFC');
}

/** Letters that have no accent to lose. */
const UNDECOMPOSED = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' }),
);

/** A test for texts that contain another, ignoring case and the encoding of accents. */
export function containing(part: string): TextTest {
  const wanted = comparable(part);
  return (text) => text !== null && comparable(text).includes(wanted);
}

/** A test for texts that are the same as one of others, with the same tolerance and ignoring surrounding blanks. */
export function sameAs(...texts: readonly string[]): TextTest {
  const wanted = new Set(texts.map((text) => comparable(text.trim())));
  return (other) => other !== null && wanted.has(comparable(other.trim()));
}

/** The test of a criterion; if it is not filled in, every text passes. */
export function ifGiven(text: string | undefined, test: (text: string) => TextTest): TextTest {
  return text === undefined ? () => true : test(text);
}

type TextTest = (text: string | null) => boolean;

/** Ignores case and the encoding of accents. */
export function comparable(text: string): string {
  return normalized(text, 'NFC').toLowerCase();
}

/** In the order of their names, as people read a list. */
export function alphabetically<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  // Not made when the app starts: the first one takes some milliseconds.
  const { compare } = new Intl.Collator('en');
  const named = items.map((item) => ({
    item,
    name: normalized(nameOf(item).slice(0, LONGEST_COMPARED), 'NFC'),
  }));
  return named.sort((a, b) => compare(a.name, b.name)).map(({ item }) => item);
}

/** What is the same up to here stays in its order. */
const LONGEST_COMPARED = 150;

import { comparable } from './compare.ts';
import { sharedList } from './shared_lists.ts';

/**
 * Languages that meetings are commonly held in, by code, with the names that `Intl.DisplayNames` has for them, as a test
 * checks: asking it takes 9 ms of every cold start. The filter also accepts the code of any other language.
 */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  sharedList('languages').map((line): [string, string] => {
    const [name = '', code = ''] = line.split(', ');
    return [code, name];
  }),
);

/** A language by its name, in English or its own, or by its code, such as `es`, `spa`, `en-US`, or `en_US`; null if there is none. */
export function languageOf(text: string): Intl.Locale | null {
  const name = text.trim().toLowerCase();
  const named = Object.entries(LANGUAGES).find(([, label]) => label.toLowerCase() === name);
  return localeOf(named?.[0] ?? name.replaceAll('_', '-')) ?? localeOf(codeOfOwnName(name));
}

function localeOf(code: string | undefined): Intl.Locale | null {
  if (code === undefined) return null;
  try {
    const locale = new Intl.Locale(code);
    return isKnown(locale.language) ? locale : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The codes of languages by what they call themselves, such as `español`. Made at first use: it takes milliseconds. */
let ownNames: ReadonlyMap<string, string> | undefined;

function codeOfOwnName(name: string): string | undefined {
  const ownName = (code: string) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  ownNames ??= new Map(Object.keys(LANGUAGES).map((code) => [comparable(ownName(code)), code]));
  return ownNames.get(comparable(name));
}

let names: Intl.DisplayNames | undefined;

function isKnown(code: string): boolean {
  names ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return names.of(code) !== undefined;
}

/** Whether `language` is `wanted`: `en` also matches `en-US`; `en-US` matches only that region. */
export function languageMatches(language: Intl.Locale, wanted: Intl.Locale): boolean {
  return (['language', 'script', 'region'] as const).every(
    (part) => wanted[part] === undefined || language[part] === wanted[part],
  );
}

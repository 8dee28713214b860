import { sameAs } from './compare.ts';

/**
 * Languages that meetings are commonly held in, by code, with the names that `Intl.DisplayNames` has for them, as a test
 * checks: asking it takes 9 ms of every cold start. The filter also accepts the code of any other language.
 */
export const LANGUAGES: Readonly<Record<string, string>> = {
  af: 'Afrikaans',
  sq: 'Albanian',
  ar: 'Arabic',
  hy: 'Armenian',
  az: 'Azerbaijani',
  bn: 'Bangla',
  eu: 'Basque',
  be: 'Belarusian',
  bs: 'Bosnian',
  bg: 'Bulgarian',
  my: 'Burmese',
  ca: 'Catalan',
  zh: 'Chinese',
  hr: 'Croatian',
  cs: 'Czech',
  da: 'Danish',
  nl: 'Dutch',
  en: 'English',
  et: 'Estonian',
  fil: 'Filipino',
  fi: 'Finnish',
  fr: 'French',
  gl: 'Galician',
  ka: 'Georgian',
  de: 'German',
  el: 'Greek',
  gu: 'Gujarati',
  he: 'Hebrew',
  hi: 'Hindi',
  hu: 'Hungarian',
  is: 'Icelandic',
  id: 'Indonesian',
  ga: 'Irish',
  it: 'Italian',
  ja: 'Japanese',
  kn: 'Kannada',
  kk: 'Kazakh',
  km: 'Khmer',
  ko: 'Korean',
  lo: 'Lao',
  lv: 'Latvian',
  lt: 'Lithuanian',
  mk: 'Macedonian',
  ms: 'Malay',
  ml: 'Malayalam',
  mr: 'Marathi',
  mn: 'Mongolian',
  ne: 'Nepali',
  no: 'Norwegian',
  fa: 'Persian',
  pl: 'Polish',
  pt: 'Portuguese',
  pa: 'Punjabi',
  ro: 'Romanian',
  ru: 'Russian',
  sr: 'Serbian',
  si: 'Sinhala',
  sk: 'Slovak',
  sl: 'Slovenian',
  es: 'Spanish',
  sw: 'Swahili',
  sv: 'Swedish',
  ta: 'Tamil',
  te: 'Telugu',
  th: 'Thai',
  tr: 'Turkish',
  uk: 'Ukrainian',
  ur: 'Urdu',
  uz: 'Uzbek',
  vi: 'Vietnamese',
  cy: 'Welsh',
  zu: 'Zulu',
};

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

/** The code of a language that calls itself so, such as `español`. */
function codeOfOwnName(name: string): string | undefined {
  const isName = sameAs(name);
  return Object.keys(LANGUAGES).find((code) =>
    isName(new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? null),
  );
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

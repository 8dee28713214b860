/** Languages that meetings are commonly held in; the filter also accepts the code of any other language. */
const CODES =
  'af ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lo lt lv mk ml mn mr ms my ne nl no pa pl pt ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zu'.split(
    ' ',
  );

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Names of languages in English by code, in alphabetical order. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  CODES.map((code) => [code, names.of(code) ?? code] as const).sort(([, a], [, b]) =>
    a.localeCompare(b, 'en'),
  ),
);

/** A language by its name in English or its code, such as `es`, `spa`, `en-US`, or `en_US`; null if there is none. */
export function languageOf(text: string): Intl.Locale | null {
  const name = text.trim().toLowerCase();
  const named = Object.entries(LANGUAGES).find(([, label]) => label.toLowerCase() === name);
  try {
    const locale = new Intl.Locale(named?.[0] ?? name.replaceAll('_', '-'));
    return names.of(locale.language) === undefined ? null : locale;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Whether `language` is `wanted`: `en` also matches `en-US`; `en-US` matches only that region. */
export function languageMatches(language: Intl.Locale, wanted: Intl.Locale): boolean {
  return (['language', 'script', 'region'] as const).every(
    (part) => wanted[part] === undefined || language[part] === wanted[part],
  );
}

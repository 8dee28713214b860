import { type Definition, visibleOperations } from '../../../scripts/definition.ts';
import { type Checks, ofDisplays, ofFields, ofInputs, ofOperations, ofTexts, ofVisible } from '../check.ts';

/**
 * Small words: lowercase unless they are the first or last word of the label. Source: the list in Python's `titlecase`.
 */
const SMALL = new Set('a an and as at but by en for if in of on or the to v via vs'.split(' '));

/** Converts a label to title case in Zapier's style: `Find Note by ID`. */
function titleCase(label: string): string {
  const words = label.split(' ');
  return words
    .map((word, index) => {
      const isInside = index > 0 && index < words.length - 1;
      const lower = word.toLowerCase();
      if (isInside && SMALL.has(lower)) return lower;
      return word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
    })
    .join(' ');
}

/** Whether a markdown text has a link that is bare or broken. */
function hasBareLink(markdown = ''): boolean {
  const rest = markdown.replace(/`[^`]*`/g, '').replace(/\[[^[\]]+\]\(https?:\/\/[^()\s]+\)/g, '');
  return /https?:\/\/|www\.|\]\(/i.test(rest);
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A description without the names of other operations. */
function withoutLabels(definition: Definition, description: string): string {
  const labels = visibleOperations(definition).map(({ display }) => display.label);
  // The longest first: "Find Note" is part of others.
  return labels
    .sort((a, b) => b.length - a.length)
    .reduce((text, label) => text.replaceAll(label, ''), description);
}

const VERBS = { triggers: ['New'], creates: ['Create', 'Update', 'Set'], searches: ['Find'] } as const;
/** Further sentences tell people and AI agents which other step to use, or what to expect. */
const SENTENCES = {
  triggers: /^Triggers when [^.]+\.(?: [A-Z][^.]+\.)?$/,
  creates: /^[A-Z][a-z]+s\b[^.]+\.(?: [A-Z][^.]+\.)?$/,
  searches: /^Finds [^.]+\.(?: [A-Z][^.]+\.)*$/,
} as const;

/** Checks of the texts that users read; `H…` are rules of Zapier's style guide. */
export const wordingChecks: Checks = {
  'D007: All URLs are https.': ofTexts(({ text }) => /http:\/\//i.test(text) && `contains ${text}`),
  'D008: A URL is inside a markdown link or backticks.': (definition) => [
    ...ofDisplays(
      ({ display: { description } }) =>
        hasBareLink(description) && `has a bare or broken link: ${description}`,
    )(definition),
    ...ofFields(({ helpText = '' }) => hasBareLink(helpText) && `has a bare or broken link: ${helpText}`)(
      definition,
    ),
  ],
  'D011: A help text does not only repeat the label.': ofFields(
    ({ label = '', helpText }) =>
      helpText !== undefined && plain(helpText) === plain(label) && `only repeats its label: ${helpText}`,
  ),
  'D018: Labels of operations are in title case.': ofDisplays(
    ({ display: { label } }) => label !== titleCase(label) && `“${label}” should be “${titleCase(label)}”`,
  ),
  'D021: The description of a trigger is “Triggers when … .”': ofOperations(
    ({ kind, display: { description } }) =>
      kind === 'triggers' && !/^Triggers when .+\.$/s.test(description) && `is described as “${description}”`,
  ),
  'D025: No text contains a script.': ofTexts(({ text }) => /javascript:/i.test(text) && `contains ${text}`),
  'H01: A label says what the operation does: New X, Create X, Find X.': ofVisible(
    ({ kind, display: { label } }) =>
      !VERBS[kind].some((verb) => label.startsWith(`${verb} `)) &&
      `is called “${label}”: begin with ${VERBS[kind].join(' or ')}, or add a verb to VERBS in test/review/checks/wording.ts`,
  ),
  'H02: No trigger fires on arbitrary changes: the user chooses which.': ofVisible(
    ({ kind, display: { label }, operation: { inputFields } }) =>
      kind === 'triggers' &&
      /\b(Updated|Changed|Modified)\b/.test(label) &&
      !inputFields.some(({ key }) => key === 'parts') &&
      `is called “${label}”`,
  ),
  'H03: A description is a sentence in the third person. One more may say which other step to use, or what to expect.':
    ofVisible(
      ({ kind, display: { description } }) =>
        !SENTENCES[kind].test(description) &&
        `is described as “${description}”: it must match ${SENTENCES[kind].source}`,
    ),
  'H04: A description capitalizes no nouns and omits the names of the app and of Zapier.': ofVisible(
    ({ display: { description } }, definition) =>
      /[^.]\s(?!Enterprise plan)\p{Lu}\p{Ll}/u.test(withoutLabels(definition, description)) &&
      `is described as “${description}”`,
  ),
  'H05: A noun is singular and in title case.': ofOperations(
    ({ noun }) => (/[^s]s$/.test(noun) || noun !== titleCase(noun)) && `has the noun “${noun}”`,
  ),
  'H06: Every field has a label in title case.': ofFields(
    ({ label = '' }) => (label === '' || label !== titleCase(label)) && `is labelled “${label}”`,
  ),
  'H07: Required fields come first.': ofOperations(({ operation: { inputFields } }) => {
    const optional = inputFields.findIndex(({ required }) => required !== true);
    return inputFields
      .filter(({ required }, index) => required === true && index > optional && optional >= 0)
      .map(({ key }) => `has the required field ${key} after an optional one`);
  }),
  'H08: A field for several values is a list, not comma-separated text.': ofInputs(
    ({ list, helpText = '', placeholder = '' }) =>
      list !== true &&
      /comma|separated by/i.test(`${helpText} ${placeholder}`) &&
      'asks for comma-separated text',
  ),
  'H12: A step shows at most six fields outside groups.': ofVisible(({ operation: { inputFields } }) => {
    const shown = inputFields.filter(({ group }) => group === undefined).length;
    return shown > 6 && `shows ${shown} fields outside groups: put the less used ones in one with inGroup`;
  }),
};

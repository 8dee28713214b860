import { type Definition, visibleOperations } from '../../../scripts/definition.ts';
import { type Check, ofDisplays, ofFields, ofInputs, ofOperations, ofTexts, ofVisible } from '../check.ts';
import { titleCase } from './title_case.ts';

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
export const wordingChecks: Check[] = [
  {
    code: 'D007',
    demand: 'All URLs are https.',
    find: ofTexts(({ text }) => /http:\/\//i.test(text) && `contains ${text}`),
  },
  {
    code: 'D008',
    demand: 'A URL is inside a markdown link or backticks.',
    find: (definition) => [
      ...ofDisplays(
        ({ display: { description } }) =>
          hasBareLink(description) && `has a bare or broken link: ${description}`,
      )(definition),
      ...ofFields(({ helpText = '' }) => hasBareLink(helpText) && `has a bare or broken link: ${helpText}`)(
        definition,
      ),
    ],
  },
  {
    code: 'D011',
    demand: 'A help text does not only repeat the label.',
    find: ofFields(
      ({ label = '', helpText }) =>
        helpText !== undefined && plain(helpText) === plain(label) && `only repeats its label: ${helpText}`,
    ),
  },
  {
    code: 'D018',
    demand: 'Labels of operations are in title case.',
    find: ofDisplays(
      ({ display: { label } }) => label !== titleCase(label) && `“${label}” should be “${titleCase(label)}”`,
    ),
  },
  {
    code: 'D021',
    demand: 'The description of a trigger is “Triggers when … .”',
    find: ofOperations(
      ({ kind, display: { description } }) =>
        kind === 'triggers' &&
        !/^Triggers when .+\.$/s.test(description) &&
        `is described as “${description}”`,
    ),
  },
  {
    code: 'D025',
    demand: 'No text contains a script.',
    find: ofTexts(({ text }) => /javascript:/i.test(text) && `contains ${text}`),
  },
  {
    code: 'H01',
    demand: 'A label says what the operation does: New X, Create X, Find X.',
    find: ofVisible(
      ({ kind, display: { label } }) =>
        !VERBS[kind].some((verb) => label.startsWith(`${verb} `)) &&
        `is called “${label}”: begin with ${VERBS[kind].join(' or ')}, or add a verb to VERBS in test/review/checks/wording.ts`,
    ),
  },
  {
    code: 'H02',
    demand: 'No trigger fires on arbitrary changes: the user chooses which.',
    find: ofVisible(
      ({ kind, display: { label }, operation: { inputFields } }) =>
        kind === 'triggers' &&
        /\b(Updated|Changed|Modified)\b/.test(label) &&
        !inputFields.some(({ key }) => key === 'parts') &&
        `is called “${label}”`,
    ),
  },
  {
    code: 'H03',
    demand:
      'A description is a sentence in the third person. One more may say which other step to use, or what to expect.',
    find: ofVisible(
      ({ kind, display: { description } }) =>
        !SENTENCES[kind].test(description) &&
        `is described as “${description}”: it must match ${SENTENCES[kind].source}`,
    ),
  },
  {
    code: 'H04',
    demand: 'A description capitalizes no nouns and omits the names of the app and of Zapier.',
    find: ofVisible(
      ({ display: { description } }, definition) =>
        /[^.]\s(?!Enterprise plan)\p{Lu}\p{Ll}/u.test(withoutLabels(definition, description)) &&
        `is described as “${description}”`,
    ),
  },
  {
    code: 'H05',
    demand: 'A noun is singular and in title case.',
    find: ofOperations(
      ({ noun }) => (/[^s]s$/.test(noun) || noun !== titleCase(noun)) && `has the noun “${noun}”`,
    ),
  },
  {
    code: 'H06',
    demand: 'Every field has a label in title case.',
    find: ofFields(
      ({ label = '' }) => (label === '' || label !== titleCase(label)) && `is labelled “${label}”`,
    ),
  },
  {
    code: 'H07',
    demand: 'Required fields come first.',
    find: ofOperations(({ operation: { inputFields } }) => {
      const optional = inputFields.findIndex(({ required }) => required !== true);
      return inputFields
        .filter(({ required }, index) => required === true && index > optional && optional >= 0)
        .map(({ key }) => `has the required field ${key} after an optional one`);
    }),
  },
  {
    code: 'H08',
    demand: 'A field for several values is a list, not comma-separated text.',
    find: ofInputs(
      ({ list, helpText = '', placeholder = '' }) =>
        list !== true &&
        /comma|separated by/i.test(`${helpText} ${placeholder}`) &&
        'asks for comma-separated text',
    ),
  },
  {
    code: 'H12',
    demand: 'A step shows at most six fields outside groups.',
    find: ofVisible(({ operation: { inputFields } }) => {
      const shown = inputFields.filter(({ group }) => group === undefined).length;
      return shown > 6 && `shows ${shown} fields outside groups: put the less used ones in one with inGroup`;
    }),
  },
];

import {
  type Definition,
  type InputFieldDefinition,
  kinds,
  operationsOf,
  visibleOperations,
} from '../../scripts/definition.ts';

/** A problem for which a reviewer would reject the app. */
export interface Finding {
  /** Path in the definition, such as `creates.update_note.noteId`. */
  where: string;
  problem: string;
}

/**
 * Requirements for public apps, by what is demanded after Zapier's own code
 * (https://docs.zapier.com/integrations/publish/integration-checks-reference), or `H…` for a house rule.
 */
export type Checks = Readonly<Record<string, (definition: Definition) => Finding[]>>;

/** The code of a requirement. */
export const codeOf = (requirement: string): string => requirement.split(': ', 1)[0] ?? '';

interface Located {
  where: string;
}

/** Makes a check of each thing. `problemsOf` returns what is wrong with one, or false. */
const each =
  <Thing extends Located>(thingsIn: (definition: Definition) => readonly Thing[]) =>
  (problemsOf: (thing: Thing, definition: Definition) => string | false | readonly string[]) =>
  (definition: Definition): Finding[] =>
    thingsIn(definition).flatMap((thing) =>
      [problemsOf(thing, definition)]
        .flat()
        .flatMap((problem) => (problem === false ? [] : { where: thing.where, problem })),
    );

export const ofOperations = each(operationsOf);
export const ofVisible = each(visibleOperations);
/** Of the fields of steps. */
export const ofInputs = each(inputsIn);
/** Of the fields of the connection. */
export const ofConnection = each(connectionFields);
export const ofFields = each((definition) => [...connectionFields(definition), ...inputsIn(definition)]);
/** Of what has a label and a description: operations, and searches that create. */
export const ofDisplays = each((definition) => [
  ...operationsOf(definition),
  ...Object.entries(definition.searchOrCreates).map(([key, { display }]) => ({
    where: `searchOrCreates.${key}`,
    display,
  })),
]);
/** Of every text in the definition. */
export const ofTexts = each((definition) => textsIn(definition, ''));

type LocatedField = InputFieldDefinition & Located;

export function inputsIn(definition: Definition): LocatedField[] {
  return operationsOf(definition).flatMap(({ where, operation }) =>
    operation.inputFields.map((field) => ({ ...field, where: `${where}.${field.key}` })),
  );
}

function connectionFields({ authentication }: Definition): LocatedField[] {
  return authentication.fields.map((field) => ({ ...field, where: `authentication.${field.key}` }));
}

function textsIn(value: unknown, where: string): (Located & { text: string })[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, where === '' ? key : `${where}.${key}`),
  );
}

/** Formats each finding as a line with the file to edit. The mistake may be in a file that this one imports. */
export function linesOf(findings: readonly Finding[], { triggers }: Definition): string[] {
  return findings.map(({ where, problem }) => {
    const [part = '', key = ''] = where.split('.');
    const folder = part === 'triggers' && triggers[key]?.display.hidden === true ? 'dropdowns' : part;
    const isOperation = kinds.some((kind) => kind === part);
    const file = isOperation
      ? `src/${folder}/${key}.ts`
      : part === 'authentication'
        ? 'src/authentication.ts'
        : 'index.ts';
    return `${file}: ${where} ${problem}`;
  });
}

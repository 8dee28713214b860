import {
  type Definition,
  type InputFieldDefinition,
  type Kind,
  kinds,
  type OperationDefinition,
  operationsOf,
} from '../../scripts/definition.ts';

/** A problem for which a reviewer would reject the app. */
export interface Finding {
  /** Path in the definition, such as `creates.update_note.noteId`. */
  where: string;
  problem: string;
}

/** A requirement for public apps. */
export interface Check {
  /**
   * Zapier's own code (https://docs.zapier.com/integrations/publish/integration-checks-reference), or `H…` for house
   * rules.
   */
  code: string;
  demand: string;
  find: (definition: Definition) => Finding[];
}

export type LocatedOperation = OperationDefinition & { kind: Kind; where: string };
export type LocatedField = InputFieldDefinition & { kind: Kind; where: string };

export function operationsIn(definition: Definition): LocatedOperation[] {
  return kinds.flatMap((kind) =>
    operationsOf(definition, kind).map((each) => ({ ...each, kind, where: `${kind}.${each.key}` })),
  );
}

export function visibleOperations(definition: Definition): LocatedOperation[] {
  return operationsIn(definition).filter(({ display }) => display.hidden !== true);
}

export function inputsIn(definition: Definition): LocatedField[] {
  return operationsIn(definition).flatMap(({ kind, where, operation }) =>
    operation.inputFields.map((field) => ({ ...field, kind, where: `${where}.${field.key}` })),
  );
}

export function authFields(definition: Definition): (InputFieldDefinition & { where: string })[] {
  return definition.authentication.fields.map((field) => ({
    ...field,
    where: `authentication.${field.key}`,
  }));
}

/** Returns a finding for each thing for which `isWrong` returns true. */
export function findingsOf<Thing extends { where: string }>(
  things: readonly Thing[],
  isWrong: (thing: Thing) => boolean,
  problem: (thing: Thing) => string,
): Finding[] {
  return things.filter(isWrong).map((thing) => ({ where: thing.where, problem: problem(thing) }));
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

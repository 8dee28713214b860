/** Requirements for the output of an operation. They apply to static samples and to live results. */

export type Item = Readonly<Record<string, unknown>>;

interface Field {
  key: string;
  type?: string | undefined;
  list?: boolean | undefined;
  children?: readonly Field[] | undefined;
}

const DATE_LIKE = /^\d{4}-\d\d-\d\d([T ]|$)|^\d{1,2}[./ ][\w]{1,9}[./ ]\d{4}|^\w{3,9} \d{1,2}, \d{4}/;
const ISO_WITH_ZONE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d))?$/;

/**
 * Paths of dates that are not ISO 8601 with a time zone. Checks all `datetime` fields and all texts that look like
 * dates.
 */
export function badDates(item: Item, fields: readonly Field[]): string[] {
  const declared = fields
    .filter(({ type }) => type === 'datetime')
    .map(({ key }) => [key, item[key]] as const)
    .filter(([, value]) => value !== null && value !== undefined);
  // Dates in keys that end with `Text`, such as `createdText`, are meant for people.
  const found = leaves(item).filter(
    ([path, value]) => typeof value === 'string' && DATE_LIKE.test(value) && !path.endsWith('Text'),
  );
  const isBad = (value: unknown) =>
    typeof value !== 'string' || !ISO_WITH_ZONE.test(value) || Number.isNaN(Date.parse(value));
  return [...new Set([...declared, ...found].filter(([, value]) => isBad(value)).map(([path]) => path))];
}

function leaves(value: unknown, path = ''): (readonly [path: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}

/**
 * Differences between an item and the output fields, at any depth: unknown keys, missing keys, and values of the wrong
 * type.
 */
export function misfits(item: Item, fields: readonly Field[], path = ''): string[] {
  const unnamed = Object.keys(item).filter((key) => !fields.some((field) => field.key === key));
  return [
    ...unnamed.map((key) => `${path}${key} is not an output field`),
    ...fields.flatMap((field) => {
      const where = `${path}${field.key}`;
      return Object.hasOwn(item, field.key)
        ? valueMisfits(item[field.key], field, where)
        : [`${where} is missing`];
    }),
  ];
}

function valueMisfits(value: unknown, field: Field, where: string): string[] {
  const { children, list } = field;
  if (value === null || value === undefined || isPointer(value)) return [];
  if (children !== undefined) {
    if (isItem(value)) return misfits(value, children, `${where}.`);
    if (!Array.isArray(value)) return [`${where} is neither an object nor a list of line items`];
    return value.flatMap((line: unknown, index) =>
      isItem(line) ? misfits(line, children, `${where}.${index}.`) : [`${where}.${index} is not a line item`],
    );
  }
  if (list === true) {
    const fits = Array.isArray(value) && value.every((each) => hasType(each, field));
    return fits ? [] : [`${where} is not a list of type ${field.type ?? 'any'}`];
  }
  return hasType(value, field) ? [] : [`${where} is not of type ${field.type ?? 'any'}`];
}

/**
 * Whether the value is a hydration pointer. It can replace any value: large values load when a later step uses them.
 */
function isPointer(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('hydrate|||');
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasType(value: unknown, { type }: Field): boolean {
  switch (type) {
    case undefined:
      return true;
    case 'number':
      return typeof value === 'number';
    case 'integer':
      return Number.isInteger(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'file':
      return typeof value === 'string' && value.startsWith('https://');
    default:
      return typeof value === 'string';
  }
}

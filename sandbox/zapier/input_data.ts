import type { InputFieldDefinition } from '../../scripts/definition.ts';
import { ZapError } from './zap_error.ts';

export type InputData = Readonly<Record<string, unknown>>;

/** Words that mean "no" in a boolean field. Source: the CLI's `invoke`, which behaves like Zapier in production. */
const negatives = 'noo|no|n|false|nope|f|never|no thanks|no thank you|nul|0|none|nil|nill|null'.split('|');

/**
 * Prepares a user's input as the app receives it: adds the defaults of omitted fields and converts text to the field's
 * type.
 *
 * @throws {ZapError} `RequiredFieldError` if a required field is missing.
 */
export function prepareInput(
  fields: readonly InputFieldDefinition[],
  filledIn: InputData,
): { inputData: InputData; inputDataRaw: InputData } {
  const defaults = Object.fromEntries<unknown>(
    fields.flatMap((field) => (field.default === undefined ? [] : [[field.key, field.default]])),
  );
  const inputDataRaw: InputData = { ...defaults, ...filledIn };
  const missing = fields.find((field) => field.required === true && isEmpty(inputDataRaw[field.key]));
  if (missing !== undefined) {
    const message = `Required field "${missing.label ?? missing.key}" (${missing.key}) is missing.`;
    throw new ZapError({ name: 'RequiredFieldError', message });
  }
  const types = new Map(fields.map((field) => [field.key, field.type]));
  const inputData = Object.fromEntries<unknown>(
    Object.entries(inputDataRaw).map(([key, value]) => [key, convert(value, types.get(key))]),
  );
  return { inputData, inputDataRaw };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function convert(value: unknown, type: string | undefined): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => convert(item, type));
  }
  if (typeof value !== 'string' || value === '') {
    return value;
  }
  switch (type) {
    case 'boolean':
      return !negatives.includes(value.toLowerCase());
    case 'integer':
      return Math.floor(parseDecimal(value));
    case 'number':
      return parseDecimal(value);
    default:
      return value;
  }
}

/** Extracts a number from any text, as Zapier does: `1,200 EUR` becomes 1. */
function parseDecimal(text: string): number {
  const number = Number.parseFloat(text.replace(/[^\d.,-]/g, ''));
  return Number.isNaN(number) ? 0 : number;
}

import type { Bundle, PlainInputField } from 'zapier-platform-core';
import * as zod from 'zod/mini';

import { HaltedRun, UserError } from '../api/user_error.ts';
import { sameAs } from '../text/compare.ts';
import { writtenMoment } from '../text/dates.ts';
import { quoted } from '../text/shorten.ts';
import { zoneClock } from '../text/time_zone.ts';
import { constant } from './constant.ts';

/**
 * The kit for input fields. One `Input` defines both the field in the editor and how its value is read, so that the two
 * can't drift apart. The platform passes raw values (`cleanInputData: false`); only this file decides which are empty.
 */
export interface Input<Value> {
  field: Omit<PlainInputField, 'key'> & { label: string };
  /** @throws {UserError} for an unusable value; the message names the field. */
  read: (raw: unknown) => Value;
}

export type Inputs = Readonly<Record<string, Input<unknown>>>;
export type InputValues<Given extends Inputs> = {
  [Key in keyof Given]: Given[Key] extends Input<infer Value> ? Value : never;
};

/** Groups of less used fields, in the order in which the editor shows them below the other fields. */
const GROUPS = { people: 'People', meeting: 'Meeting', advanced: 'Advanced' } as const;

/** The same fields in a group of the editor. */
export function inGroup<Given extends Inputs>(group: keyof typeof GROUPS, inputs: Given): Given;
export function inGroup(group: keyof typeof GROUPS, inputs: Inputs): Inputs {
  return Object.fromEntries(
    Object.entries(inputs).map(([key, { field, read }]) => [key, { field: { ...field, group }, read }]),
  );
}

/** The fields in Zapier's format: those without a group first, then group by group. */
export function inputFields(inputs: Inputs): {
  inputFields: PlainInputField[];
  inputFieldGroups: { key: string; label: string }[];
} {
  const fields = Object.entries(inputs).map(([key, { field }]) => constant({ key, ...field }));
  const inThe = (group?: string) => fields.filter((field) => field.group === group);
  const groups = Object.entries(GROUPS).filter(([group]) => inThe(group).length > 0);
  return {
    inputFields: [...inThe(), ...groups.flatMap(([group]) => inThe(group))],
    inputFieldGroups: groups.map(([key, label]) => constant({ key, label })),
  };
}

type Raw = Record<string, unknown>;

export function readInputs<Given extends Inputs>(inputs: Given, inputData: Raw): InputValues<Given>;
export function readInputs(inputs: Inputs, inputData: Raw): Raw {
  return Object.fromEntries(Object.entries(inputs).map(([key, input]) => [key, input.read(inputData[key])]));
}

const mapped = zod.lazy(() => zod.catch(zod.record(zod.string(), zod.unknown()), {}));

type GivenInputs = Pick<Bundle, 'inputData' | 'inputDataRaw'>;

/** @throws {HaltedRun} if the value that an earlier step gave one of these filters is empty: without it, anything is found. */
export function requireMapped(filters: Inputs, bundle: GivenInputs): void {
  const label = emptyMapped(filters, bundle);
  if (label !== undefined)
    throw new HaltedRun(`${label}: the value from an earlier step is empty, so the Zap stopped here.`);
}

/** @throws {UserError} if an ID that an earlier step gave is empty: without it, an action changes something else. */
export function requireMappedIds(inputs: Inputs, bundle: GivenInputs): void {
  const ids = Object.entries(inputs).filter(([, { field }]) => field.dynamic !== undefined);
  const inputDataRaw = mapped.parse(bundle.inputDataRaw);
  const lacksOne = ids.find(
    ([key, { field }]) =>
      field.list && isMapped(inputDataRaw[key]) && isOneEmpty(inputDataRaw[key], bundle.inputData[key]),
  );
  const label = emptyMapped(Object.fromEntries(ids), bundle) ?? lacksOne?.[1].field.label;
  if (label !== undefined)
    throw new UserError(
      `${label}: the value from an earlier step is empty. Map one that always has a value, or leave the field empty.`,
    );
}

/** The label of the first field for which an earlier step gave nothing. */
function emptyMapped(inputs: Inputs, bundle: GivenInputs): string | undefined {
  const inputDataRaw = mapped.parse(bundle.inputDataRaw);
  return Object.entries(inputs).find(([key, { read }]) => {
    return isMapped(inputDataRaw[key]) && isEmpty(read(bundle.inputData[key]));
  })?.[1].field.label;
}

const isMapped = (entered: unknown) => JSON.stringify(entered ?? null).includes('{{');

/** Whether one of several values came out empty: the others alone would replace everything. */
function isOneEmpty(entered: unknown, filledIn: unknown): boolean {
  const [before, after] = [countOf(entered), countOf(filledIn)];
  return before.filled > 1 && (after.filled < before.filled || after.blank > before.blank);
}

function countOf(list: unknown) {
  // The name of an earlier step's field may contain a comma.
  const values = valuesIn(typeof list === 'string' ? list.replace(/\{\{[^{}]*\}\}/g, 'mapped') : list);
  const blank = values.filter((value) =>
    typeof value === 'string' ? value.trim() === '' : (value ?? null) === null,
  ).length;
  return { blank, filled: values.length - blank };
}

type FieldText = Pick<PlainInputField, 'helpText' | 'placeholder'> & { label: string };
type Options = Pick<PlainInputField, 'dynamic' | 'search' | 'choices'>;

/** How long a value of a field of each type may be: a text in bytes, others in characters. */
export const LONGEST = { text: 1_000_000, file: 10_000, other: 1000 } as const;
/** How many values a list may have. */
export const MOST_VALUES = 500;
/** More values than these don't fit into a message. */
const MOST_SHOWN = 50;

function requireAtMost(most: number, size: number, unit: string, what: () => string): void {
  if (size <= most) return;
  const [given, limit] = [size, most].map((count) => count.toLocaleString('en'));
  throw new UserError(`${what()} has ${given} ${unit}. Use at most ${limit}.`);
}

/** What a user entered, in a message. Part of a link to a file could be a signature that lets anyone read it. */
function named(value: string, type: string | undefined): string {
  return type === 'file' ? 'the link' : quoted(value);
}

/** A field with one value. @param problem what the user is told of a text of which `parse` makes none. */
function single<Value>(
  field: FieldText & Options & Pick<PlainInputField, 'type' | 'default'>,
  parse: (text: string) => Value | undefined,
  problem = '',
): Input<Value | undefined> {
  const { label, type } = field;
  return {
    field,
    read: (raw) => {
      const text = textIn(label, raw, type);
      if (text === undefined) return undefined;
      const what = () => `${label}: ${named(text, type)}`;
      if (type === 'text') requireAtMost(LONGEST.text, Buffer.byteLength(text), 'bytes', what);
      else requireAtMost(type === 'file' ? LONGEST.file : LONGEST.other, text.length, 'characters', what);
      const value = parse(text);
      if (value === undefined) throw new UserError(`${label}: ${quoted(text)} ${problem}`);
      return value;
    },
  };
}

/** How Zapier writes the place of a value from an earlier step: `{{1__title}}`. */
const PLACEHOLDER = /\{\{\d+__[^{}]*\}\}/;
const NOT_FILLED_IN = 'was not replaced by the value from an earlier step. Map the value again.';
/** Undefined for a value that Zapier should have filled in, and did not. */
const trimmed = (text: string) => (PLACEHOLDER.test(text) ? undefined : text.trim());
const unchanged = (text: string) => text;

/** An ID, an address, or a search term; surrounding blanks are removed. */
export const string = (field: FieldText & Options) =>
  single({ type: 'string', ...field }, trimmed, NOT_FILLED_IN);
/** A file: a link, or a file from an earlier step. */
export const file = (field: FieldText) => single({ type: 'file', ...field }, trimmed, NOT_FILLED_IN);
/** A short text, kept byte for byte. */
export const exactString = (field: FieldText) => single({ type: 'string', ...field }, unchanged);
/** A long text, kept byte for byte. */
export const text = (field: FieldText) => single({ type: 'text', ...field }, unchanged);

type Choices<Value extends string> = FieldText & {
  choices: Readonly<Record<Value, string>>;
  /** Other names that can be typed or mapped, in lowercase. */
  aliases?: ReadonlyMap<string | null, NoInfer<Value>>;
};

/** One of a few values; the editor shows their names. With `others`, any other text can be typed or mapped. */
export function choice(
  field: Choices<string> & { others: true; default?: string },
): Input<string | undefined>;
export function choice<Value extends string>(
  field: Choices<Value> & { default: NoInfer<Value> },
): Input<Value>;
export function choice<Value extends string>(field: Choices<Value>): Input<Value | undefined>;
export function choice<Value extends string>({
  aliases,
  choices,
  others = false,
  ...field
}: Choices<Value> & { default?: NoInfer<Value>; others?: boolean }): Input<string | undefined> {
  const values = keysOf(choices);
  const options = values.map((value) => ({ value, sample: value, label: choices[value] }));
  const names = options.map(({ label }) => `"${label}"`);
  const chosen = single(
    { type: 'string', ...field, choices: options },
    // A typed or mapped value may be the name that the editor shows.
    (text) => {
      const isTyped = sameAs(text);
      const meant = aliases?.get(text.trim().toLowerCase());
      const known = meant ?? values.find((value) => isTyped(value) || isTyped(choices[value]));
      return known ?? (others ? trimmed(text) : undefined);
    },
    `is not one of the choices. Choose ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`,
  );
  return { ...chosen, read: (raw) => chosen.read(raw) ?? field.default };
}

/** A check box; undefined if it was not set. */
export function boolean(field: FieldText) {
  const read = (text: string) => {
    if (/^\s*(?:true|yes|y|t|on|1)\s*$/i.test(text)) return true;
    return /^\s*(?:false|no|n|f|off|0)\s*$/i.test(text) ? false : undefined;
  };
  return single({ type: 'boolean', ...field }, read, 'is not yes or no. Enter "yes" or "no".');
}

/** Makes a number of a text if it passes the test. */
const numberThat = (passes: (value: number) => boolean) => (digits: string) =>
  passes(Number(digits)) ? Number(digits) : undefined;

/** A number of 0 or more. */
export function number(field: FieldText) {
  return single(
    { type: 'number', ...field },
    numberThat((value) => Number.isFinite(value) && value >= 0),
    `is not a number. Enter 0 or more, such as ${field.placeholder ?? '30'}.`,
  );
}

type Limits = FieldText & { least: number; most: number };

export function wholeNumber(field: Limits & { default: string }): Input<number>;
export function wholeNumber(field: Limits): Input<number | undefined>;
export function wholeNumber({
  least,
  most,
  ...field
}: Limits & { default?: string }): Input<number | undefined> {
  const whole = single(
    { type: 'integer', ...field },
    numberThat((value) => Number.isInteger(value) && value >= least && value <= most),
    `is not a whole number from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}. Use one such as ${field.default ?? least}.`,
  );
  const fallback = field.default === undefined ? undefined : Number(field.default);
  return { ...whole, read: (raw) => whole.read(raw) ?? fallback };
}

const isoMoment = zod.lazy(() => zod.union([zod.iso.datetime({ local: true }), zod.iso.date()]));

/** An instant in milliseconds since 1970. The given time zone applies if the user's value has none. */
export type InstantIn = (timeZone: string) => number;

/** A date and time, with or without a time zone. A date alone means the start of that day. */
export function datetime(field: FieldText) {
  const read = (text: string): InstantIn | undefined => {
    const { date, time, zone } = writtenMoment(text) ?? { date: '', time: null, zone: null };
    const local = time === null ? date : `${date}T${time}`;
    if (!isoMoment.safeParse(local).success) return undefined;
    if (zone !== null) return () => Date.parse(`${local}${zone}`);
    const shown = Date.parse(time === null ? date : `${local}Z`);
    return (timeZone) => zoneClock(timeZone).instantOf(shown);
  };
  return single(
    { type: 'datetime', ...field },
    read,
    'is not a date. Use one such as 2026-03-31, or with a time, 2026-03-31T09:30:00Z.',
  );
}

export function required<Value>({ field, read }: Input<Value | undefined>): Input<Value> {
  return {
    field: { required: true, ...field },
    read: (raw) => {
      const value = read(raw);
      if (value === undefined || isEmpty(value)) throw new UserError(`${field.label}: fill in this field.`);
      return value;
    },
  };
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Several such values, without duplicates. A single text, such as an earlier step returns, is split at its commas. */
export function list<Value>({ field, read }: Input<Value | undefined>, most = MOST_VALUES): Input<Value[]> {
  return {
    field: { ...field, list: true },
    read: (raw) => {
      const given = valuesIn(raw);
      const what = () => `${field.label}: ${quoted(given.slice(0, MOST_SHOWN).join(', '))}`;
      requireAtMost(most, given.length, 'values', what);
      return [...new Set(given.map((item) => read(item)).filter((value) => value !== undefined))];
    },
  };
}

function valuesIn(raw: unknown): unknown[] {
  if (Array.isArray(raw)) return raw;
  return typeof raw === 'string' ? raw.split(',') : [raw];
}

/** The same, with a single text kept whole: where a comma can be within a value, only what reads the values can tell. */
export function wholeTexts({ field, read }: Input<string[]>): Input<string[]> {
  return {
    field,
    read: (raw) =>
      typeof raw === 'string' ? [read(raw).join(', ')].filter((text) => text !== '') : read(raw),
  };
}

const scalar = zod.lazy(() => zod.union([zod.string(), zod.number(), zod.boolean()]));

/** The text of a single value; undefined if the field is empty. */
function textIn(label: string, raw: unknown, type: string | undefined): string | undefined {
  const value: unknown = Array.isArray(raw) && raw.length <= 1 ? raw[0] : raw;
  if (value === undefined || value === null) return undefined;
  const { success, data } = scalar.safeParse(value);
  if (success) return String(data).trim() === '' ? undefined : String(data);
  const shown = Array.isArray(value) ? value.slice(0, MOST_SHOWN).join(', ') : JSON.stringify(value);
  throw new UserError(`${label}: ${named(shown, type)} is not a single value. Map a single value.`);
}

export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const isKey = (key: string): key is Key => Object.hasOwn(record, key);
  return Object.keys(record).filter(isKey);
}

import * as zod from 'zod/mini';

import { parseJson } from './json_stream.ts';

/** The labels of the step's fields, by key. */
export type Labels = Readonly<Record<string, string>>;

const MOST_PROBLEMS = 3;
const LONGEST_MESSAGE = 300;

/** The service's own message in an error body of any common JSON form, with the field if it is named; null if there is none. */
export function serviceMessage(body: string, labels: Labels = {}): string | null {
  const problems = problemsIn(parseJson(body));
  if (problems.length === 0) return null;
  const labelsByName = new Map(Object.entries(labels).map(([key, label]) => [fieldName(key), label]));
  const sentence = problems
    .slice(0, MOST_PROBLEMS)
    .map(({ message, field }) => {
      const what = labelled(message, labelsByName);
      const where = field === null ? null : (labelOf(field, labelsByName) ?? field);
      return where === null || what.includes(where) ? what : `${what} (field: ${where})`;
    })
    .join('; ')
    // A URL in the message may contain a signature.
    .replace(/https?:\/\/\S+/gi, '(address)')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  if (sentence.length > LONGEST_MESSAGE) return `${sentence.slice(0, LONGEST_MESSAGE - 1)}…`;
  // A sentence about what was done may follow.
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** A key, possibly in quotes, possibly with a path to it or to what is in it: `tagIds`, `"title"`, `body/tag_ids[0]`. */
const KEY = /(["'`]?)([a-z][\w-]*(?:[./[]\w+\]?)*)\1/gi;

/** The service's words with labels in place of keys. A key that is an ordinary word stays within a sentence. */
function labelled(text: string, labels: ReadonlyMap<string, string>): string {
  return text.replace(KEY, (written, quote: string, path: string, position: number) => {
    const isKey = quote !== '' || position === 0 || /[^a-z]/.test(path);
    const label = isKey ? labelOf(path, labels) : undefined;
    return label === undefined ? written : quote + label + quote;
  });
}

function labelOf(path: string, labels: ReadonlyMap<string, string>): string | undefined {
  return path
    .split(/[./[\]]/)
    .map((key) => labels.get(fieldName(key)))
    .find((label) => label !== undefined);
}

/** A key without the differences in style between services: `tagIds`, `tag_ids`, and `tags` are one name. */
function fieldName(key: string): string {
  return key
    .toLowerCase()
    .replace(/[_-]/g, '')
    .replace(/ids?$|s$/, '');
}

interface Problem {
  message: string;
  field: string | null;
}

const record = zod.lazy(() => zod.record(zod.string(), zod.unknown()));
const DEEPEST = 6;
/** Nothing, or what a service writes that has no message. */
const NO_MESSAGE = /^(?:undefined|null|\[object \w+\])?$/i;

/** The problems in (a part of) an error body. Of several messages about the same thing, the most specific one counts. */
function problemsIn(body: unknown, depth = 0, field: string | null = null): Problem[] {
  if (typeof body === 'string') {
    const message = body.trim();
    // Some validators write all problems into one message, as JSON.
    if (/^[[{]/.test(message) && depth < DEEPEST) {
      const problems = problemsIn(parseJson(message), depth + 1, field);
      if (problems.length > 0) return problems;
    }
    return NO_MESSAGE.test(message) ? [] : [{ message, field }];
  }
  if (depth >= DEEPEST) return [];
  if (Array.isArray(body)) return body.flatMap((item: unknown) => problemsIn(item, depth + 1, field));
  const { data: parts } = record.safeParse(body);
  if (parts === undefined) return [];

  const { errors, details, fieldViolations, 'invalid-params': invalid, messages, fault, error, json } = parts;
  const { message, msg, defaultMessage, faultstring, detail, reason, description, title, text } = parts;
  const namedField = fieldIn(parts) ?? field;
  const inside = (part: unknown) => problemsIn(part, depth + 1, namedField);
  const isText = typeof error === 'string';
  const found = [
    problemsByField(errors, depth + 1),
    ...[errors, details, fieldViolations, invalid, messages, fault, json, isText ? undefined : error].map(
      inside,
    ),
    // Spring's codes are no fields.
    ...(typeof defaultMessage === 'string' ? [] : [problemsByField(body, depth, Array.isArray)]),
    ...[defaultMessage, message, msg, text, faultstring, detail, reason, description, title, error].map(
      inside,
    ),
  ];
  return found.find((problems) => problems.length > 0) ?? [];
}

/** `{title: ["is too long"]}`: the key is the field, unless it is a word such as `message`. */
function problemsByField(
  errors: unknown,
  depth: number,
  isProblem: (value: unknown) => boolean = () => true,
): Problem[] {
  const { data: fields = {} } = record.safeParse(errors);
  if (['message', 'msg', 'detail', 'reason'].some((word) => word in fields)) return [];
  return Object.entries(fields)
    .filter(([, value]) => isProblem(value))
    .flatMap(([field, value]) => problemsIn(value, depth + 1, field));
}

/** The field a problem is about: `title`, or `tags.0` if it is given as a path or pointer. */
function fieldIn(parts: Record<string, unknown>): string | null {
  const { field, param, path, loc, pointer, source, name, reason } = parts;
  const { data: within } = record.safeParse(source);
  const paths = [field, param, path, loc].map((each) => (Array.isArray(each) ? each.join('.') : each));
  const pointers = [pointer, within?.pointer, within?.parameter].map((each) =>
    typeof each === 'string' ? each.replace(/^#?\//, '').replaceAll('/', '.') : undefined,
  );
  // RFC 7807 calls the field of a reason its name.
  const named = [...paths, ...pointers, reason === undefined ? undefined : name];
  // A path that begins with a slash is the request's.
  return named.filter((each) => typeof each === 'string').find((each) => /^\s*[^\s/]/.test(each)) ?? null;
}

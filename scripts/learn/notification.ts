import { type Dialect, notificationExamples } from '../../sandbox/workspace/index.ts';
import { parseJson } from '../../src/api/json_stream.ts';
import { noteIdsOf } from '../../src/hooks/notification.ts';
import type { Finding } from './findings.ts';

/** Which note IDs the app reads from a captured notification, and where it finds them. */
export function notificationFindings(captured: string): Finding[] {
  const ids = noteIdsOf({ rawRequest: { content: captured } }).flatMap(([likeliest]) => likeliest ?? []);
  const places = placesOf(decoded(captured), ids);
  const shape = shapeOf(captured);
  return [
    {
      question: 'What does the app read from this notification?',
      answer:
        ids.length === 0
          ? 'No ID of a note.'
          : `${ids.length === 1 ? 'One ID' : `${ids.length} IDs`} of notes, found at ${places.join(', ')}.`,
      certainty: 'certain',
      cost:
        ids.length === 0
          ? 'For each notification, the app lists the newest notes: one request or more.'
          : 'One request for each note: the app reads the note itself, because notifications are not signed.',
      ...(ids.length === 0 && { improvement: 'Send the ID of the note, such as `{"noteId": "…"}`.' }),
      ...(shape !== null ? { dialect: { webhookPayload: shape } } : { isUnforeseen: true }),
    },
  ];
}

/** The embedded workspace's notification shape with IDs in the same places; null if there is none. */
function shapeOf(captured: string): Dialect['webhookPayload'] | null {
  const signature = signatureOf(captured);
  return notificationExamples('example').find(([, body]) => signatureOf(body) === signature)?.[0] ?? null;
}

function signatureOf(body: string): string {
  const value = decoded(body);
  const ids = noteIdsOf({ rawRequest: { content: body } }).flatMap(([likeliest]) => likeliest ?? []);
  // The envelope's keys distinguish shapes whose IDs are in the same place.
  const envelope = ['type', 'event'].filter((key) => isRecord(value) && key in value);
  return JSON.stringify([
    body.trim() === ''
      ? 'empty'
      : typeof parseJson(body) === 'string'
        ? 'text'
        : parseJson(body) === undefined,
    envelope,
    placesOf(value, ids),
    holdsMore(value, ids),
  ]);
}

/** Whether an object contains more than the ID, such as a whole note. */
function holdsMore(value: unknown, ids: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const inside: unknown[] = Object.values(value);
  return inside.some((each) => ids.some((id) => id === each))
    ? inside.length > 1
    : inside.some((each) => holdsMore(each, ids));
}

function placesOf(value: unknown, ids: readonly string[], place = ''): string[] {
  if (typeof value === 'string') return ids.includes(value) ? [place === '' ? 'the text' : place] : [];
  if (Array.isArray(value))
    return [...new Set(value.flatMap((each: unknown) => placesOf(each, ids, `${place}[]`)))];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    placesOf(each, ids, place === '' ? key : `${place}.${key}`),
  );
}

/** Decodes JSON, JSON in a JSON string, or form data. */
function decoded(body: string): unknown {
  const value = parseJson(body);
  if (typeof value === 'string') return decoded(value);
  return value ?? (body.includes('=') ? Object.fromEntries(new URLSearchParams(body)) : undefined);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

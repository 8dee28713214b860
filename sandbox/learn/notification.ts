import { parseJson } from '../../src/api/json_stream.ts';
import { noteIdsOf } from '../../src/hooks/notification.ts';
import { type Dialect, notificationExamples } from '../workspace/index.ts';
import type { Finding } from './findings.ts';

/** Which note IDs the app reads from a captured notification, and where it finds them. */
export function notificationFindings(captured: string): Finding[] {
  const events = noteIdsOf({ rawRequest: { content: captured } });
  const places = events.map((ids) => ids.flatMap((id) => placesOf(decoded(captured), [id]).slice(0, 1)));
  const shape = shapeOf(captured);
  return [
    {
      question: 'What does the app read from this notification?',
      answer:
        events.length === 0
          ? 'No ID of a note: for each notification, the app lists the newest notes.'
          : `${events.length === 1 ? 'One event' : `${events.length} events`}. The app asks for the note whose ID is at ${listed(places)}.`,
      effect: events.length === 0 ? 'costs' : 'works',
      // Only asking for the note shows whether an ID is one's.
      isLikely: events.length > 0,
      dialect: shape === null ? {} : { webhookPayload: shape },
    },
  ];
}

/** `data.object.id, or if there is none, id`, for each kind of event. */
function listed(places: readonly string[][]): string {
  return [...new Set(places.map((some) => some.join(', or if there is none, ')))].join('; ');
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

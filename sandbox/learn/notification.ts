import { parseJson } from '../../src/api/json_stream.ts';
import { noteIdsOf } from '../../src/polls/notification.ts';
import type { Finding } from './findings.ts';
import { recordIn } from './survey.ts';

/** Which note IDs the app reads from a captured notification, and where it finds them. */
export function notificationFindings(captured: string): Finding[] {
  const events = noteIdsOf({ rawRequest: { content: captured } });
  const places = events.map((ids) => ids.flatMap((id) => placesOf(decoded(captured), [id]).slice(0, 1)));
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
      dialect: {},
      steps: {},
    },
  ];
}

/** `data.object.id, or if there is none, id`, for each kind of event. */
function listed(places: readonly string[][]): string {
  return [...new Set(places.map((some) => some.join(', or if there is none, ')))].join('; ');
}

function placesOf(value: unknown, ids: readonly string[], place = ''): string[] {
  if (typeof value === 'string') return ids.includes(value) ? [place === '' ? 'the text' : place] : [];
  if (Array.isArray(value))
    return [...new Set(value.flatMap((each: unknown) => placesOf(each, ids, `${place}[]`)))];
  return Object.entries(recordIn(value) ?? {}).flatMap(([key, each]) =>
    placesOf(each, ids, place === '' ? key : `${place}.${key}`),
  );
}

/** Decodes JSON, JSON in a JSON string, or form data. */
function decoded(body: string): unknown {
  const value = parseJson(body);
  if (typeof value === 'string') return decoded(value);
  return value ?? (body.includes('=') ? Object.fromEntries(new URLSearchParams(body)) : undefined);
}

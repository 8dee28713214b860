export interface Notification {
  contentType: string;
  body: string;
}

interface NotifiedEvent {
  type: string;
  eventId: string;
  timestamp: string;
  /** The note as `GET` returns it, or only its ID if it no longer exists. */
  note: { id: string | number } & Record<string, unknown>;
}

const json = (value: unknown): Notification => ({
  contentType: 'application/json',
  body: JSON.stringify(value),
});

/** Common formats of notifications. The document shows none. */
export const notifications = {
  'type-payload': ({ note, ...event }) => json({ ...event, payload: { note } }),
  note: ({ note }) => json(note),
  'wrapped-note': ({ note }) => json({ note }),
  data: ({ note }) => json({ data: note }),
  'data-id': ({ note: { id } }) => json({ data: { id } }),
  payload: ({ note }) => json({ payload: note }),
  'payload-note': ({ note }) => json({ payload: { note } }),
  noteId: ({ note }) => json({ noteId: note.id }),
  id: ({ note: { id } }) => json({ id }),
  resourceId: ({ note, ...event }) => json({ ...event, resourceType: 'note', resourceId: note.id }),
  'type-data': ({ note, ...event }) => json({ ...event, data: { noteId: note.id } }),
  'data-object': ({ eventId, note, ...event }) => json({ id: eventId, ...event, data: { object: note } }),
  'event-doc': ({ type, note, ...event }) => json({ event: type, ...event, doc: note }),
  'event-payload': ({ type, note, ...event }) => json({ event: type, ...event, payload: note }),
  'event-data': ({ type, note, ...event }) => json({ event: type, ...event, data: { note } }),
  array: ({ note }) => json([note]),
  'array-of-events': ({ note, ...event }) => json([{ ...event, payload: { noteId: note.id } }]),
  'json-string': ({ note }) => json(JSON.stringify({ noteId: note.id })),
  form: ({ type, note }) => ({
    contentType: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({ event: type, noteId: String(note.id) }).toString(),
  }),
  empty: () => ({ contentType: 'application/json', body: '' }),
  garbage: () => ({ contentType: 'application/octet-stream', body: '\u0000\u0001{{not json, not a form' }),
} satisfies Record<string, (event: NotifiedEvent) => Notification>;

export type WebhookPayload = keyof typeof notifications;

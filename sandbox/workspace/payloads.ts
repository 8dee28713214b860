import { type WebhookPayload, webhookPayloads } from './dialect.ts';

export interface Notification {
  contentType: string;
  body: string;
}

export interface NotifiedEvent {
  type: string;
  eventId: string;
  timestamp: string;
  /** The note as `GET` gives it, or its id alone when it no longer exists. */
  note: { id: string } & Record<string, unknown>;
}

/** The body of a notification: the document shows none, so every shape that is usual among such services is here. */
export function notificationOf(shape: WebhookPayload, event: NotifiedEvent): Notification {
  const { type, eventId, timestamp, note } = event;
  const { id } = note;
  switch (shape) {
    case 'note':
      return json(note);
    case 'wrapped-note':
      return json({ note });
    case 'data':
      return json({ data: note });
    case 'data-id':
      return json({ data: { id } });
    case 'payload':
      return json({ payload: note });
    case 'payload-note':
      return json({ payload: { note } });
    case 'noteId':
      return json({ noteId: id });
    case 'id':
      return json({ id });
    case 'type-payload':
      return json({ type, eventId, timestamp, payload: { note } });
    case 'type-data':
      return json({ type, eventId, timestamp, data: { noteId: id } });
    case 'event-payload':
      return json({ event: type, eventId, timestamp, payload: note });
    case 'event-data':
      return json({ event: type, eventId, timestamp, data: { note } });
    case 'array':
      return json([note]);
    case 'array-of-events':
      return json([{ type, eventId, timestamp, payload: { noteId: id } }]);
    case 'json-string':
      return json(JSON.stringify({ noteId: id }));
    case 'form':
      return {
        contentType: 'application/x-www-form-urlencoded',
        body: new URLSearchParams({ event: type, noteId: id }).toString(),
      };
    case 'empty':
      return { contentType: 'application/json', body: '' };
    case 'garbage':
      return { contentType: 'application/octet-stream', body: '\u0000\u0001{{not json, not a form' };
  }
}

/** A notification about one note in every shape, as the body that is sent. */
export function notificationExamples(noteId: string): [WebhookPayload, string][] {
  const event = {
    type: 'note.created',
    eventId: 'evt',
    timestamp: '2026-01-01T00:00:00Z',
    note: { id: noteId, title: 'Weekly' },
  };
  return webhookPayloads.map((shape) => [shape, notificationOf(shape, event).body]);
}

function json(value: unknown): Notification {
  return { contentType: 'application/json', body: JSON.stringify(value) };
}

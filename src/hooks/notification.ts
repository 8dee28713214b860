import { isUsableId } from '../api/endpoint.ts';
import { parseJson } from '../api/json_stream.ts';

/** A request as Zapier passes it: parsed (bare, or in an envelope with its headers), and raw. */
export interface HookRequest {
  cleanedRequest?: unknown;
  rawRequest?: unknown;
}

/** The service would not send more notes than this in one notification. */
const MOST_IDS = 100;
const DEEPEST = 6;

/** The fields that may contain the note. */
const CONTAINERS = ['note', 'notes', 'payload', 'data', 'items', 'body', 'event'];

/**
 * The note IDs in a notification, without duplicates.
 *
 * The payload is neither documented nor signed: it is a hint, and only IDs are read from it. Accepted are a bare note,
 * `{note}`, `{data}`, `{payload}`, `{payload: {note}}`, `{noteId}`, `{id}`, an event around any of them, an array of any of
 * them, and each of these as a JSON text or a form.
 */
export function noteIdsOf({ cleanedRequest, rawRequest }: HookRequest): string[] {
  const bare =
    isRecord(cleanedRequest) && isEnvelope(cleanedRequest) ? cleanedRequest.content : cleanedRequest;
  const found = idsIn(bare, 0);
  const ids = found.length > 0 || !isRecord(rawRequest) ? found : idsIn(rawRequest.content, 0);
  return [...new Set(ids)].slice(0, MOST_IDS);
}

function isEnvelope(request: Record<string, unknown>): boolean {
  return Object.hasOwn(request, 'content') && Object.hasOwn(request, 'headers');
}

function idsIn(value: unknown, depth: number): string[] {
  if (depth > DEEPEST) return [];
  if (typeof value === 'string') return idsIn(decoded(value), depth + 1);
  if (Array.isArray(value)) return value.flatMap((item: unknown) => idsIn(item, depth + 1));
  if (!isRecord(value)) return [];

  const named = idOf(value, 'noteId') ?? idOf(value, 'note_id');
  if (named !== undefined) return [named];
  // The `id` of an event is not the note's, so inner records come first.
  const inside = CONTAINERS.filter((key) => Object.hasOwn(value, key)).flatMap((key) =>
    idsIn(value[key], depth + 1),
  );
  if (inside.length > 0) return inside;
  const own = idOf(value, 'id');
  return own === undefined ? [] : [own];
}

function idOf(record: Record<string, unknown>, key: string): string | undefined {
  const id = Object.hasOwn(record, key) ? record[key] : undefined;
  return typeof id === 'string' && isUsableId(id) ? id : undefined;
}

/** The value of a JSON text, or else of a form. */
function decoded(text: string): unknown {
  return parseJson(text) ?? Object.fromEntries(new URLSearchParams(text));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { isUsableId } from '../api/endpoint.ts';
import { parseJson } from '../api/json_stream.ts';
import { isNoId } from '../service/directory.ts';

/** A request as Zapier passes it: parsed (bare, or in an envelope with its headers), and raw. */
export interface HookRequest {
  cleanedRequest?: unknown;
  rawRequest?: unknown;
}

/** The service would not send more events than this in one notification. */
const MOST_EVENTS = 100;
/** IDs to try for one event: each takes a request. */
const MOST_CANDIDATES = 5;
const DEEPEST = 6;
/** Of a container, and of all together, so much is looked at: a transcript can be long, and a forged notification longer. */
const MOST_WITHIN = 1000;
const MOST_VALUES = 20_000;

/** Fields that only a note has. */
const NOTE_FIELDS = [
  ...['title', 'summary', 'enhancedNote', 'userWrittenNote', 'transcripts', 'participants', 'tags'],
  ...['visibility', 'totalDurationSec', 'inputLanguage', 'translationLanguage'],
  ...['calendarEvent', 'meetingApp'],
];
/** This many of them beside an ID make it likely a note's. */
const LIKELY = 2;
/** A name such as `noteId` counts for as many. */
const NAMED = 4;
const NOTES_ID = /^(?:note|meeting)s?$|(?:note|meeting)s?ids?$/;
const OTHER_ID =
  /(?:event|hook|delivery|request|workspace|account|user|member|person|people|participant|attendee|guest|speaker|author|owner|creator|folder|tag|group|invite|segment|transcript)s?id$/;

/** What a notification is about: the ID itself, the kind of what has it, or a record. */
const RESOURCE = 'resource';

/** An ID that may be a note's, and how likely it is. */
interface Candidate {
  id: string;
  likelihood: number;
}
/** What one event may be about. */
type Event = readonly Candidate[];

/**
 * The IDs in a notification: for each event, those that may be its note's, the likeliest first.
 *
 * The payload is neither documented nor signed: it is a hint, and only IDs are read from it. A single walk looks at all of
 * it, JSON texts and forms included, whatever its containers are called. Each item of an array is an event of its own.
 */
export function noteIdsOf({ cleanedRequest, rawRequest }: HookRequest): string[][] {
  const events = eventsInBody(isEnvelope(cleanedRequest) ? cleanedRequest.content : cleanedRequest);
  const found = events.length > 0 || !isRecord(rawRequest) ? events : eventsInBody(rawRequest.content);
  return found.slice(0, MOST_EVENTS).map((event) => {
    const ids = event.toSorted((a, b) => b.likelihood - a.likelihood).map(({ id }) => id);
    return [...new Set(ids)].slice(0, MOST_CANDIDATES);
  });
}

function isEnvelope(request: unknown): request is Record<string, unknown> {
  return isRecord(request) && Object.hasOwn(request, 'content') && Object.hasOwn(request, 'headers');
}

function eventsInBody(body: unknown): Event[] {
  const isForm = typeof body === 'string' && parseJson(body) === undefined;
  const form = () => new URLSearchParams(String(body).split('&', MOST_WITHIN).join('&'));
  const place = { name: '', likeness: 0, depth: 0, left: { values: MOST_VALUES } };
  return walk(isForm ? Object.fromEntries(form()) : body, place);
}

interface Place {
  /** The nearest key, in lowercase letters; for an `id`, the key of its record comes first: `noteid`. */
  name: string;
  /** For an `id`, how many of a note's fields are beside it. */
  likeness: number;
  depth: number;
  left: { values: number };
}

function walk(value: unknown, { name, likeness, depth, left }: Place): Event[] {
  left.values -= 1;
  if (left.values < 0) return [];
  const isJson = typeof value === 'string' && /^\s*["[{]/.test(value);
  const id = Number.isSafeInteger(value) ? String(value) : value;
  if (typeof id === 'string' && !isJson) {
    const likelihood = likelihoodOf({ name, likeness, depth });
    const isKind = name === RESOURCE && isNoId(id);
    return likelihood === null || isKind || !isUsableId(id) ? [] : [[{ id, likelihood }]];
  }
  if (depth > DEEPEST) return [];
  const below = { name, likeness: 0, depth: depth + 1, left };
  if (isJson) return walk(parseJson(value), below);
  if (Array.isArray(value)) return value.slice(0, MOST_WITHIN).flatMap((item: unknown) => walk(item, below));
  return isRecord(value) ? walkRecord(value, below) : [];
}

/** The event that a record is about, and those in its lists. Once an ID is likely a note's, events without one are none. */
function walkRecord(record: Record<string, unknown>, { name, depth, left }: Place): Event[] {
  const likeness = NOTE_FIELDS.filter((key) => Object.hasOwn(record, key)).length;
  const keys = Object.keys(record).slice(0, MOST_WITHIN);
  const found = keys.map((key) => {
    const value = record[key];
    const word = key.toLowerCase().replace(/[^a-z]/g, '');
    const isId = word === 'id';
    const place = { name: isId ? name + word : word, likeness: isId ? likeness : 0, depth, left };
    const events = walk(value, place);
    return { events, isSame: events.length === 1 && !Array.isArray(value) };
  });
  const own = found.flatMap(({ events, isSame }) => (isSame ? events.flat() : []));
  const events = [own, ...found.flatMap((each) => (each.isSame ? [] : each.events))];
  const least = Math.min(LIKELY, Math.floor(likelihoodIn(events.flat())));
  return events.filter((event) => event.length > 0 && likelihoodIn(event) >= least);
}

function likelihoodIn(event: Event): number {
  return event.reduce((most, { likelihood }) => Math.max(most, likelihood), Number.NEGATIVE_INFINITY);
}

/** Null if an ID is no note's. The deeper an ID of anything, the less likely it is the ID of the event itself. */
function likelihoodOf({ name, likeness, depth }: Omit<Place, 'left'>): number | null {
  if (NOTES_ID.test(name)) return Math.max(likeness, NAMED);
  if (likeness >= LIKELY) return likeness;
  if (!(name.endsWith('id') || name === RESOURCE) || OTHER_ID.test(name)) return null;
  return name === 'id' ? 0 : 1 + depth / 100;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

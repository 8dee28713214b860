import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Every gap and contradiction of the API document is one switch. The defaults are one plausible service; each other
 * value is another service that the same document describes.
 */
export interface Dialect {
  /** Path in front of `/v1`, such as `/team`; empty for none. */
  pathPrefix: string;
  /** Unknown query parameters and body fields are answered 400. */
  strict: boolean;

  /** The document shows both forms of the pagination object. */
  paginationForm: 'nextOffset' | 'total';
  /** Page size when `limit` is not sent: 20 in one description, 10 in another. */
  defaultPageSize: number;
  /** Pages never hold more than this, whatever `limit` asks for. */
  maxPageSize: number;
  /** In which order lists come is not shown. */
  listOrder: 'newest-first' | 'oldest-first' | 'updated-first' | 'unordered';
  /** Every page is the first page. */
  ignoresOffset: boolean;
  /** Past the end the last page comes again and again, and is never called the last. */
  repeatsPages: boolean;
  /** How the note list takes several `folderIds`: the parameter repeated, one value with commas, or the first one only. */
  folderIdsForm: 'repeated' | 'comma-separated' | 'first-only';

  /** PATCH of a note leaves out the five fields that one response example omits. */
  shortPatchAnswers: boolean;
  /** Fields that are null are left out, at any depth. */
  absentFields: boolean;
  /** Fields the document does not know appear on every record. */
  extraFields: boolean;
  /** Layout of transcript timestamps; `stored` leaves them as the record has them. */
  timestampLayout: 'stored' | 'mm:ss' | 'hh:mm:ss' | 'hh:mm:ss.mmm' | 'mixed';
  /** Shape of a note's `calendarEvent`; `stored` leaves it as the record has it. */
  calendarEvent: 'stored' | 'null' | 'string' | 'array' | 'nested';
  /** Shape of a note's `meetingApp`; `stored` leaves it as the record has it. */
  meetingApp: 'stored' | 'null' | 'string' | 'number' | 'object';
  /** Identifiers of records made from now on need escaping in a path. */
  oddIds: boolean;

  /** Members carry `userId` (one variant of the response does not). */
  memberUserId: boolean;
  /** Listed members carry `folders`. */
  memberFolders: boolean;
  /** Listed members carry `groups`. */
  memberGroups: boolean;
  /** Listed folders carry `memberCount`. */
  folderMemberCount: boolean;
  /** The first three folders name parents that don't exist, or each other. */
  folderCycle: boolean;
  /** The workspace's `allowedEmailDomains`; `forbidden` answers the whole endpoint with 403. */
  workspaceDomains: 'given' | 'none' | 'forbidden';
  /** Scope that `GET /v1/workspace` demands, `null` for any valid key. */
  workspaceScope: 'users' | 'notes' | 'folders' | 'templates' | null;
  /** What `GET /v1/me` answers is not shown. */
  meShape:
    'user' | 'wrapped-user' | 'wrapped-workspace' | 'key' | 'empty-object' | 'array' | 'text' | 'no-content';

  /** `contentType` is returned beside the upload address. */
  contentType: boolean;
  /** Lifetime of an upload address in seconds (600 in the document). */
  uploadExpiresSec: number;
  /** First state of a note made from audio; the document names both. */
  initialAudioStatus: 'transcript-processing' | 'postprocessing';

  /** Body of the notifications. */
  webhookPayload: WebhookPayload;
  /** A note that is edited (PATCH) is notified too. */
  webhookOnEdit: boolean;
  /** Status that removing an address answers which is not registered. */
  unknownHookStatus: 200 | 404 | 410;

  /** Form of an error's body. */
  errorBody: ErrorBody;
  /** More than `requests` within `perMs` are answered 429, with `Retry-After` in the given form; `null` for no limit. */
  rateLimit: { requests: number; perMs: number; retryAfter: 'seconds' | 'date' | 'absent' } | null;
}

export type WebhookPayload =
  | 'note'
  | 'wrapped-note'
  | 'data'
  | 'data-id'
  | 'payload'
  | 'payload-note'
  | 'noteId'
  | 'id'
  | 'type-payload'
  | 'type-data'
  | 'event-payload'
  | 'event-data'
  | 'array'
  | 'array-of-events'
  | 'json-string'
  | 'form'
  | 'empty'
  | 'garbage';

export type ErrorBody =
  | 'error.message'
  | 'message'
  | 'error'
  | 'errors[]'
  | 'errors-map'
  | 'detail'
  | 'detail[]'
  | 'text'
  | 'html'
  | 'empty';

export const defaultDialect: Dialect = {
  pathPrefix: '',
  strict: true,
  paginationForm: 'nextOffset',
  defaultPageSize: 20,
  maxPageSize: 100,
  listOrder: 'newest-first',
  ignoresOffset: false,
  repeatsPages: false,
  folderIdsForm: 'repeated',
  shortPatchAnswers: false,
  absentFields: false,
  extraFields: false,
  timestampLayout: 'stored',
  calendarEvent: 'stored',
  meetingApp: 'stored',
  oddIds: false,
  memberUserId: true,
  memberFolders: true,
  memberGroups: true,
  folderMemberCount: true,
  folderCycle: false,
  workspaceDomains: 'given',
  workspaceScope: null,
  meShape: 'user',
  contentType: true,
  uploadExpiresSec: 600,
  initialAudioStatus: 'transcript-processing',
  webhookPayload: 'type-payload',
  webhookOnEdit: false,
  unknownHookStatus: 200,
  errorBody: 'error.message',
  rateLimit: null,
};

type Variants = { [Switch in keyof Dialect]?: readonly Dialect[Switch][] };

/** The values worth a run of their own; limits, errors and what breaks a list on purpose are left to their own tests. */
const variants = {
  pathPrefix: ['/team'],
  paginationForm: ['total'],
  defaultPageSize: [10],
  maxPageSize: [25],
  listOrder: ['oldest-first', 'updated-first', 'unordered'],
  ignoresOffset: [true],
  repeatsPages: [true],
  folderIdsForm: ['comma-separated', 'first-only'],
  shortPatchAnswers: [true],
  absentFields: [true],
  extraFields: [true],
  timestampLayout: ['mm:ss', 'hh:mm:ss', 'hh:mm:ss.mmm', 'mixed'],
  calendarEvent: ['null', 'string', 'array', 'nested'],
  meetingApp: ['null', 'string', 'number', 'object'],
  oddIds: [true],
  memberUserId: [false],
  memberFolders: [false],
  memberGroups: [false],
  folderMemberCount: [false],
  folderCycle: [true],
  workspaceDomains: ['none', 'forbidden'],
  meShape: ['wrapped-user', 'wrapped-workspace', 'key', 'empty-object', 'array', 'text', 'no-content'],
  contentType: [false],
  initialAudioStatus: ['postprocessing'],
  webhookPayload: [
    'note',
    'wrapped-note',
    'data',
    'data-id',
    'payload',
    'payload-note',
    'noteId',
    'id',
    'type-data',
    'event-payload',
    'event-data',
    'array',
    'array-of-events',
    'json-string',
    'form',
    'empty',
    'garbage',
  ],
  webhookOnEdit: [true],
  unknownHookStatus: [404, 410],
  errorBody: ['message', 'error', 'errors[]', 'errors-map', 'detail', 'detail[]', 'text', 'html', 'empty'],
} satisfies Variants;

export interface NamedDialect {
  /** Such as `listOrder: unordered`. */
  name: string;
  dialect: Partial<Dialect>;
}

/** One dialect for every switch turned away from its default: rows for table-driven tests. */
export const dialects: readonly NamedDialect[] = Object.entries(variants).flatMap(([key, values]) =>
  values.map((value) => ({ name: `${key}: ${value}`, dialect: { [key]: value } })),
);

/** Every body of a notification there is a switch for. */
export const webhookPayloads: readonly WebhookPayload[] = [
  defaultDialect.webhookPayload,
  ...variants.webhookPayload,
];

/** What `npm run learn -- --save` found out about the real service, in the project's folder. */
export const savedDialectFile = 'dialect.json';

/** The saved dialect; empty if none was saved. @throws if the file is no dialect. */
export function savedDialect(): Partial<Dialect> {
  const path = fileURLToPath(new URL(`../../${savedDialectFile}`, import.meta.url));
  if (!existsSync(path)) return {};
  const saved: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const unknown = Object.keys(saved ?? {}).filter((key) => !(key in defaultDialect));
  if (typeof saved !== 'object' || unknown.length > 0) {
    throw new Error(
      `${savedDialectFile} has no such switches: ${unknown.join(', ')}. Write it again with npm run learn -- --save.`,
    );
  }
  return { ...saved };
}

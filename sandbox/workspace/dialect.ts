import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Scope } from './auth.ts';
import { errorBodies, type ErrorBody } from './errors.ts';
import { notifications, type WebhookPayload } from './payloads.ts';

/**
 * The values of a switch: first the default, then the values that `dialects` tries. A switch with a single value has
 * tests of its own.
 */
const values = <const Value>(...all: [Value, ...Value[]]): readonly Value[] => all;

/**
 * One switch for each gap or contradiction in the API document. The defaults describe one plausible service. Each other
 * value describes another service that the same document allows.
 */
const switches = {
  /** Path before `/v1`; empty for none. */
  pathPrefix: values<string>('', '/team'),
  /** Responds with 400 to unknown query parameters and body fields. */
  strict: values<boolean>(true),

  /** The document shows both forms of the pagination object. */
  paginationForm: values('nextOffset', 'total'),
  /** Page size if `limit` is not sent. The document says 20 in one place and 10 in another. */
  defaultPageSize: values<number>(20, 10),
  /** Maximum page size, even if `limit` is higher. */
  maxPageSize: values<number>(100, 25),
  /** Order of lists, which the document does not specify. */
  listOrder: values('newest-first', 'oldest-first', 'updated-first', 'unordered'),
  /** Response to a `limit` above `maxPageSize`: a shorter page, or 422. */
  largePages: values('shortened', 'refused'),
  /** Returns the first page for every offset. */
  ignoresOffset: values(false, true),
  /** Response to an offset above `maxOffset`: as documented, the page at `maxOffset`, or 422. */
  beyondMaxOffset: values('served', 'repeated', 'refused'),
  maxOffset: values<number>(1000),
  /** Repeats the last page for offsets past the end, and never marks a page as the last. */
  repeatsPages: values(false, true),
  /** A note leaves the front of the list while it is read: from the second page on, it is missing. */
  shrinks: values(false, true),
  /** Notes of a folder that does not exist: none, 422, or the notes of all folders. */
  unknownFolder: values('empty', 'refused', 'all'),
  /** How the note list reads several `folderIds`: repeated parameters, one value with commas, only the first one, or not at all. */
  folderIdsForm: values('repeated', 'comma-separated', 'first-only', 'ignored'),

  /**
   * Response to a change. If `short`, a note lacks the five fields that one example in the document omits, a member has
   * only its groups, and a new folder only its ID. If `nothing`, the status is 204. A `page` is that of a proxy.
   */
  changeAnswer: values('whole', 'short', 'nothing', 'page'),
  /** Status of the response to POST. */
  createdStatus: values<200 | 201 | 202>(200, 201, 202),
  /** Response to the ID of a note or a member that does not exist: 404, or 200 with null in its place. */
  unknownId: values('not-found', 'null'),
  /** Notes in lists; their transcripts may be empty there, or all generated texts left out. */
  listedNotes: values('whole', 'without-transcripts', 'without-texts'),
  /** What stands for null, at any depth: nothing, everywhere or in lists only, or an empty text where there are texts. */
  missingValues: values('null', 'absent', 'absent-in-lists', 'empty-text'),
  /** Empty lists, at any depth: the items of a page, too. */
  emptyLists: values('empty', 'null'),
  /** What a note's texts are: Markdown, alone or in objects, or HTML. */
  texts: values('markdown', 'objects', 'html'),
  /** Writes a note's status, kind, and visibility as documented, or as `IN_PERSON`. */
  words: values('documented', 'upper-case'),
  /** Adds undocumented fields to every record. */
  extraFields: values(false, true),
  /** Layout of transcript timestamps; `stored` returns them unchanged. */
  timestampLayout: values('stored', 'mm:ss', 'hh:mm:ss', 'hh:mm:ss.mmm', 'mixed'),
  /** Shape of a note's `calendarEvent`; `stored` returns it unchanged. */
  calendarEvent: values('stored', 'null', 'string', 'array', 'nested'),
  /** Shape of a note's `meetingApp`; `stored` returns it unchanged. */
  meetingApp: values('stored', 'null', 'string', 'number', 'object'),
  /** A note's tags: as documented, only the IDs of folders, or under other names and without IDs. */
  tags: values('documented', 'ids', 'unidentified'),
  /** IDs of new records: `odd` ones must be escaped in a path; `numeric` ones are numbers in notifications. */
  ids: values('prefixed', 'odd', 'numeric'),
  /** Layout of the times of records: two of ISO 8601, `2026-11-23 22:17:51 UTC`, `…Z[UTC]`, or seconds since 1970. */
  times: values('iso', 'basic', 'spaced', 'named-zone', 'seconds'),

  /** Members have `userId`; one documented variant of the response does not. */
  memberUserId: values(true, false),
  /** Listed members have `folders`. */
  memberFolders: values(true, false),
  /** Listed members have `groups`. */
  memberGroups: values(true, false),
  /** Listed folders have `memberCount`. */
  folderMemberCount: values(true, false),
  /** The first listed folder has a parent that does not exist; the second and third are each other's parents. */
  folderCycle: values(false, true),
  /** The workspace's `allowedEmailDomains`. With `forbidden`, the endpoint responds with 403. */
  workspaceDomains: values('given', 'none', 'forbidden'),
  /** Scope that `GET /v1/workspace` requires; `null` allows any valid key. */
  workspaceScope: values<Scope | null>(null),
  /** Response to `GET /v1/me`, which the document does not show. */
  meShape: values(
    'user',
    'wrapped-user',
    'wrapped-workspace',
    'key',
    'empty-object',
    'array',
    'text',
    'no-content',
  ),

  /** Returns `contentType` along with the upload URL. */
  contentType: values(true, false),
  /** First status of a note created from audio. The document names both. */
  initialAudioStatus: values('transcript-processing', 'postprocessing'),

  /** Format of notifications. */
  webhookPayload: Object.keys(notifications) as WebhookPayload[],
  /** Also sends a notification when a note is edited (PATCH). */
  webhookOnEdit: values(false, true),
  /** Status of the response to unregistering a URL that is not registered. */
  unknownHookStatus: values(200, 404, 410),

  /** Format of error responses. */
  errorBody: Object.keys(errorBodies) as ErrorBody[],
  /** Responds with 429 to more than `requests` requests in `perMs` milliseconds; `null` for no limit. */
  rateLimit: values<{ requests: number; perMs: number } | null>(null),
};

/** One reading of the API document: a value for each switch. */
export type Dialect = { [Switch in keyof typeof switches]: (typeof switches)[Switch][number] };

const entries: [string, readonly unknown[]][] = Object.entries(switches);

export const defaultDialect = Object.fromEntries(
  entries.map(([key, [usual]]) => [key, usual]),
) as unknown as Readonly<Dialect>;

/** One dialect for each value that is not a default, with a name such as `listOrder: unordered`. */
export const dialects: readonly { name: string; dialect: Partial<Dialect> }[] = entries.flatMap(
  ([key, [, ...others]]) =>
    others.map((value) => ({ name: `${key}: ${String(value)}`, dialect: { [key]: value } })),
);

/** The file, in the project directory, where `npm run learn -- --save` stores the dialect of the real service. */
export const savedDialectFile = 'dialect.json';

/** Reads the saved dialect. Returns an empty object if there is no file. @throws if the file is not a dialect. */
export function savedDialect(): Partial<Dialect> {
  const path = fileURLToPath(new URL(`../../${savedDialectFile}`, import.meta.url));
  if (!existsSync(path)) return {};
  const saved: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const unknown = Object.keys(saved ?? {}).filter((key) => !(key in defaultDialect));
  if (typeof saved !== 'object' || unknown.length > 0) {
    throw new Error(
      `${savedDialectFile} contains unknown switches: ${unknown.join(', ')}. Recreate it with npm run learn -- --save.`,
    );
  }
  return { ...saved };
}

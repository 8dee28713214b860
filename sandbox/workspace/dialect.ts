import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Scope } from './auth.ts';
import { type ErrorBody, errorBodies } from './errors.ts';
import { notifications, type WebhookPayload } from './payloads.ts';

/**
 * The values of a switch: first the default, then those worth a run of their own. Limits, errors, and what breaks a list
 * on purpose are left to their own tests.
 */
const values = <const Value>(...all: [Value, ...Value[]]): readonly Value[] => all;

/**
 * Every gap and contradiction of the API document is one switch. The defaults are one plausible service; each other
 * value is another service that the same document describes.
 */
const switches = {
  /** Path in front of `/v1`; empty for none. */
  pathPrefix: values<string>('', '/team'),
  /** Unknown query parameters and body fields are answered 400. */
  strict: values<boolean>(true),

  /** The document shows both forms of the pagination object. */
  paginationForm: values('nextOffset', 'total'),
  /** Page size when `limit` is not sent: 20 in one description, 10 in another. */
  defaultPageSize: values<number>(20, 10),
  /** Pages never hold more than this, whatever `limit` asks for. */
  maxPageSize: values<number>(100, 25),
  /** In which order lists come is not shown. */
  listOrder: values('newest-first', 'oldest-first', 'updated-first', 'unordered'),
  /** Every page is the first page. */
  ignoresOffset: values(false, true),
  /** Past the end the last page comes again and again, and is never called the last. */
  repeatsPages: values(false, true),
  /** How the note list takes several `folderIds`: the parameter repeated, one value with commas, or the first one only. */
  folderIdsForm: values('repeated', 'comma-separated', 'first-only'),

  /** PATCH of a note leaves out the five fields that one response example omits. */
  shortPatchAnswers: values(false, true),
  /** Fields that are null are left out, at any depth. */
  absentFields: values(false, true),
  /** Fields the document does not know appear on every record. */
  extraFields: values(false, true),
  /** Layout of transcript timestamps; `stored` leaves them as the record has them. */
  timestampLayout: values('stored', 'mm:ss', 'hh:mm:ss', 'hh:mm:ss.mmm', 'mixed'),
  /** Shape of a note's `calendarEvent`; `stored` leaves it as the record has it. */
  calendarEvent: values('stored', 'null', 'string', 'array', 'nested'),
  /** Shape of a note's `meetingApp`; `stored` leaves it as the record has it. */
  meetingApp: values('stored', 'null', 'string', 'number', 'object'),
  /** Identifiers of records made from now on need escaping in a path. */
  oddIds: values(false, true),

  /** Members carry `userId` (one variant of the response does not). */
  memberUserId: values(true, false),
  /** Listed members carry `folders`. */
  memberFolders: values(true, false),
  /** Listed members carry `groups`. */
  memberGroups: values(true, false),
  /** Listed folders carry `memberCount`. */
  folderMemberCount: values(true, false),
  /** The first three folders name parents that don't exist, or each other. */
  folderCycle: values(false, true),
  /** The workspace's `allowedEmailDomains`; `forbidden` answers the whole endpoint with 403. */
  workspaceDomains: values('given', 'none', 'forbidden'),
  /** Scope that `GET /v1/workspace` demands, `null` for any valid key. */
  workspaceScope: values<Scope | null>(null),
  /** What `GET /v1/me` answers is not shown. */
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

  /** `contentType` is returned beside the upload address. */
  contentType: values(true, false),
  /** First state of a note made from audio; the document names both. */
  initialAudioStatus: values('transcript-processing', 'postprocessing'),

  /** Body of the notifications. */
  webhookPayload: Object.keys(notifications) as WebhookPayload[],
  /** A note that is edited (PATCH) is notified too. */
  webhookOnEdit: values(false, true),
  /** Status that removing an address answers which is not registered. */
  unknownHookStatus: values(200, 404, 410),

  /** Form of an error's body. */
  errorBody: Object.keys(errorBodies) as ErrorBody[],
  /** More than `requests` within `perMs` are answered 429; `null` for no limit. */
  rateLimit: values<{ requests: number; perMs: number } | null>(null),
};

/** How one service reads the API document: a value for every switch. */
export type Dialect = { [Switch in keyof typeof switches]: (typeof switches)[Switch][number] };

const entries: [string, readonly unknown[]][] = Object.entries(switches);

export const defaultDialect = Object.fromEntries(
  entries.map(([key, [usual]]) => [key, usual]),
) as unknown as Readonly<Dialect>;

/** One dialect for every switch turned away from its default, named such as `listOrder: unordered`. */
export const dialects: readonly { name: string; dialect: Partial<Dialect> }[] = entries.flatMap(
  ([key, [, ...others]]) =>
    others.map((value) => ({ name: `${key}: ${String(value)}`, dialect: { [key]: value } })),
);

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

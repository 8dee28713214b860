import * as zod from 'zod';

import { id as usableId } from '../../src/api/tolerant.ts';
import { NOTE_STATUSES, noteSchema } from '../../src/service/note.ts';
import { altered, type Query, type Response, type Visitor } from './visit.ts';

/** A record as the service returns it, with any fields. */
export type Item = Record<string, unknown>;

/** One page of a list. */
export interface Listing {
  response: Response;
  /** Whether the response has a list where the API document says so, with records that have IDs, or empty. */
  isList: boolean;
  /** The records with an ID. */
  items: Item[];
  /** Null if the response has none. */
  pagination: Item | null;
}

/** All responses of a survey. It contains workspace data, so print only the findings. */
export interface Survey {
  pauses: Visitor['pauses'];
  me: Response;
  workspace: Response;
  /** With a key that looks like the real one. */
  wrongKey: Response;
  folders: Listing;
  members: PagedList;
  invites: PagedList;
  notes: PagedList;
  /** The same request as `notes.short`, repeated to see whether the order changes. */
  notesAgain: Listing;
  /** The response to a request for more than 100 notes. */
  largePage: Listing;
  /** Those behind it that it does not have. */
  behindLarge: Item[];
  byStatus: ReadonlyMap<string, Listing>;
  byFolder: FolderQueries | null;
  /** An ID that looks like the service's own, if any is known. */
  unknownNote: Response;
  /** A listed note, completed if one is, and the response to its GET. */
  oneNote: { listed: Item; response: Response } | null;
}

/** A list, requested in several ways to learn how it is paginated. */
export interface PagedList {
  /** No offset, and the largest `limit` that the service accepts. */
  first: Listing;
  limit: number;
  /** `limit=5`, no offset. */
  short: Listing;
  /** `limit=5&offset=5`. */
  second: Listing;
  /** `limit=5`, with an offset far beyond the end. */
  beyond: Listing;
  /** The same with the largest `limit`. */
  wideBeyond: Listing;
}

/** The notes of two folders, requested one by one and together. */
interface FolderQueries {
  folderIds: readonly [string, string];
  one: Listing;
  other: Listing;
  repeated: Listing;
  commaSeparated: Listing;
}

export const SHORT_PAGE = 5;
export const LARGE_PAGE = 200;
const FAR_OFFSET = 1_000_000;
/** What the app asks for, until the service accepts it. */
const LIMITS = [100, 50, 20, 10] as const;

const STATUSES = Object.keys(NOTE_STATUSES);

/** Surveys all that the API document leaves open and GET requests can show. @throws {SurveyError} */
export async function survey(visitor: Visitor): Promise<Survey> {
  const list = async (path: string, query: Query, key = 'items') =>
    listing(await visitor.get(path, query), key);
  const largestPage = async (path: string) => {
    for (const limit of LIMITS) {
      const first = await list(path, { limit });
      if (!isInvalid(first.response)) return { first, limit };
    }
    return { first: await list(path, {}), limit: 0 };
  };
  const paged = async (path: string): Promise<PagedList> => {
    const { first, limit } = await largestPage(path);
    const short = await list(path, { limit: SHORT_PAGE });
    const second = await list(path, { limit: SHORT_PAGE, offset: SHORT_PAGE });
    const beyond = await list(path, { limit: SHORT_PAGE, offset: FAR_OFFSET });
    const wideBeyond = beyond.items.length > 0 ? await list(path, { limit, offset: FAR_OFFSET }) : beyond;
    return { first, limit, short, second, beyond, wideBeyond };
  };

  const me = await visitor.get('/v1/me');
  const workspace = await visitor.get('/v1/workspace');
  const folders = await list('/v1/folders', {}, 'folders');
  const notes = await paged('/v1/notes');
  const notesAgain = await list('/v1/notes', { limit: SHORT_PAGE });
  const largePage = await list('/v1/notes', { limit: LARGE_PAGE });
  const behind = await list('/v1/notes', { limit: SHORT_PAGE, offset: largePage.items.length || LARGE_PAGE });
  const behindLarge = behind.items.filter(({ id }) => largePage.items.every((each) => each.id !== id));
  const byStatus = new Map<string, Listing>();
  for (const status of STATUSES) byStatus.set(status, await list('/v1/notes', { status, limit: SHORT_PAGE }));
  const byFolder = await queryFolders(notes, folders, list);
  const members = await paged('/v1/workspace/members');
  const invites = await paged('/v1/invites');
  const oneNote = await wholeNote(notes.first.items, visitor);
  const id = oneNote === null ? null : String(oneNote.listed.id);
  const unknownNote = await visitor.get(
    `/v1/notes/${encodeURIComponent(id === null ? 'no-such-note' : altered(id))}`,
  );
  const wrongKey = await visitor.get('/v1/me', {}, { isKeyWrong: true });

  return {
    pauses: visitor.pauses,
    ...{ me, workspace, wrongKey, folders, members, invites, notes },
    ...{ notesAgain, largePage, behindLarge, byStatus, byFolder, unknownNote, oneNote },
  };
}

/** So many notes are tried: some may be hidden from the key, or have no summary. */
const MOST_NOTES = 3;

/** Of a completed note, or else any, what its GET shows: the longer a meeting, the more it has. */
async function wholeNote(items: readonly Item[], visitor: Visitor): Promise<Survey['oneNote']> {
  const read = items.map((listed) => ({ listed, note: noteSchema.parse(listed) }));
  const rank = ({ note }: (typeof read)[number]) =>
    note.status === 'completed' ? 1 + (note.totalDurationSec ?? 0) : 0;
  let best: Survey['oneNote'] = null;
  for (const { listed } of read.toSorted((a, b) => rank(b) - rank(a)).slice(0, MOST_NOTES)) {
    const response = await visitor.get(`/v1/notes/${encodeURIComponent(String(listed.id))}`);
    const whole = noteSchema.safeParse(recordIn(response.body)?.note).data;
    if (best === null || whole !== undefined) best = { listed, response };
    if ((whole?.summary ?? '') !== '') break;
  }
  return best;
}

/** So many folders are asked for their notes if the tags of the newest notes don't name two. */
const MOST_FOLDERS = 12;

/** The IDs of a note's folders, as far as its tags show any. */
export function tagIdsOf({ tags }: Item): string[] {
  return (Array.isArray(tags) ? tags : []).flatMap((tag: unknown) => {
    const id = recordIn(tag)?.id ?? tag;
    return typeof id === 'string' || typeof id === 'number' ? [String(id)] : [];
  });
}

/** Queries two folders that each contain a note the other lacks; null if no such pair is found. */
async function queryFolders(
  { first: { items: notes }, limit }: PagedList,
  folders: Listing,
  list: (path: string, query: Query) => Promise<Listing>,
): Promise<FolderQueries | null> {
  const ask = (folderIds: string | readonly string[]) => list('/v1/notes', { folderIds, limit });
  const hasOther = (some: readonly Item[], others: readonly Item[]) =>
    some.some(({ id }) => others.every((other) => other.id !== id));
  const tagged = notes.map((note) => ({ id: note.id, tagIds: tagIdsOf(note) }));
  const known = [...new Set(tagged.flatMap(({ tagIds }) => tagIds))];
  const inFolder = (id: string) => tagged.filter(({ tagIds }) => tagIds.includes(id));
  const areApart = (one: string, other: string) =>
    hasOther(inFolder(one), inFolder(other)) && hasOther(inFolder(other), inFolder(one));
  const pair = known.flatMap((one) => {
    const other = known.find((id) => areApart(one, id));
    return other === undefined ? [] : [[one, other]];
  })[0];
  const wanted = pair ?? folders.items.slice(0, MOST_FOLDERS).map(({ id }) => String(id));
  const asked: { id: string; listing: Listing }[] = [];
  for (const id of wanted) {
    const listing = await ask(id);
    const apart = asked.find(
      (each) => hasOther(each.listing.items, listing.items) && hasOther(listing.items, each.listing.items),
    );
    asked.push({ id, listing });
    const [first] = asked;
    const other = pair === undefined ? apart : asked[1] && first;
    if (other === undefined) continue;
    return {
      folderIds: [other.id, id],
      one: other.listing,
      other: listing,
      repeated: await ask([other.id, id]),
      commaSeparated: await ask(`${other.id},${id}`),
    };
  }
  return null;
}

export function isOk({ status }: Response): boolean {
  return status >= 200 && status < 300;
}

/** Whether the service rejected the request's values. */
export function isInvalid({ status }: Response): boolean {
  return status === 400 || status === 422;
}

const record = zod.record(zod.string(), zod.unknown());

/** The value as a record; undefined if it isn't one. */
export function recordIn(value: unknown): Item | undefined {
  return record.safeParse(value).data;
}

/** The records in a list; empty if the value isn't a list. */
export function recordsIn(value: unknown): Item[] {
  if (!Array.isArray(value)) return [];
  return value.map(recordIn).filter((each) => each !== undefined);
}

function listing(response: Response, key: string): Listing {
  const envelope = recordIn(response.body);
  const all = envelope?.[key];
  const items = recordsIn(all).filter(({ id }) => usableId.safeParse(id).success);
  return {
    response,
    isList: Array.isArray(all) && (all.length === 0 || items.length > 0),
    items,
    pagination: recordIn(envelope?.pagination) ?? null,
  };
}

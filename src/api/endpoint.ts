import type * as zod from 'zod/mini';

import { quoted } from '../text/shorten.ts';
import type { CreatedIds } from './created.ts';
import { UserError } from './user_error.ts';

interface Described {
  /** Relative to the base URL, with ids in braces: `/v1/notes/{id}`. */
  path: string;
  /** The key it requires, for the message about a 403: `an API key with the "notes" scope`. */
  needs: string;
  /** What was not found if it answers with a 404: `note`. */
  subject?: string;
}

/** What the app knows about one endpoint of the service; `Client` turns it into a request and a parsed response. */
export interface Endpoint<Answer = unknown> extends Described {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The field of the response that holds the record: `note`. Without it, `answer` describes the whole response. */
  recordKey?: string;
  /** `zod.unknown()` if no shape is documented: then any 2xx is accepted, even if it isn't JSON. */
  answer: zod.ZodMiniType<Answer>;
  /** What a write does, as a clause: `the note was updated`. */
  effect?: string;
  /** For a create: where the response has the ID of what was created. Without one, it is not known to have happened. */
  created?: CreatedIds;
  /** What the user is told to do if it is not known whether a write happened: where to look for it, for example. */
  uncertainty?: string;
}

/** A list endpoint; its items are parsed one by one as they arrive. */
export interface ListEndpoint<Item = unknown> extends Described {
  method: 'GET';
  /** The field that holds the list: `items`. */
  itemsKey: string;
  item: zod.ZodMiniType<Item>;
}

export const NEEDS_VALID_KEY = 'a valid API key';
export const NEEDS_NOTES = 'an API key with the "notes" scope';
export const NEEDS_FOLDERS = 'an API key with the "folders" scope';
export const NEEDS_USERS = 'an API key with the "users" scope';
export const NEEDS_ENTERPRISE = 'an API key of an Enterprise plan with the "notes" scope';

/** IDs by their names in the path. */
export type PathIds = Readonly<Record<string, string>>;

/**
 * The path with its ids filled in and escaped.
 *
 * @throws {UserError} for an ID that can't be escaped or would lead to another path.
 */
export function fillPath({ path, subject = 'record' }: Described, ids: PathIds): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name] ?? '';
    if (!isUsableId(id)) {
      throw new UserError(unknownId(subject, id));
    }
    return encodeURIComponent(id);
  });
}

/** What the user is told of a value that is no record's ID: a name, a title, or several IDs, perhaps. */
export function unknownId(subject: string, id: string): string {
  const name = subject.replace(/^./, (first) => first.toUpperCase());
  return `No ${subject} has the ID ${quoted(id)}. It may have been deleted. Choose the ${subject} from the list, or map the ${name} ID that another step returned.`;
}

const LONGEST_ID = 512;

/** Whether a text can be an id: not empty, at most 512 characters, well-formed, and not `.` or `..` in any encoding. */
export function isUsableId(id: string): boolean {
  if (id.trim() === '' || id.length > LONGEST_ID || !id.isWellFormed()) return false;
  return !/^\.{1,2}$/.test(fullyDecoded(id).trim());
}

function fullyDecoded(text: string): string {
  const decoded = text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decoded === text ? text : fullyDecoded(decoded);
}

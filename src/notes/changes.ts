import * as zod from 'zod/mini';

import { type Note, type NoteChanges, VISIBILITY_ALIASES } from '../service/note.ts';
import { shortHash } from '../text/short_hash.ts';
import type { Cache } from '../zapier/cache.ts';
import { keysOf } from '../zapier/inputs.ts';
import type { Step } from '../zapier/step.ts';

/** The parts of a note whose changes can start a Zap. */
export const CHANGING_PARTS = {
  title: 'Title',
  folders: 'Folders',
  visibility: 'Note visibility',
  'written-notes': 'Written notes',
  summary: 'Summary',
  'enhanced-note': 'AI-enhanced note',
  participants: 'Participants',
} as const;

export type ChangingPart = keyof typeof CHANGING_PARTS;

/** What counts of each part. Pictures, colors, and the names of folders can differ without anybody having edited the note. */
const VALUES: Readonly<Record<ChangingPart, (note: Partial<Note>) => unknown>> = {
  title: ({ title }) => title ?? '',
  folders: ({ tags = [] }) => asSet(tags.map((tag) => tag.id ?? tag.name ?? tag)),
  visibility: ({ visibility = null }) => VISIBILITY_ALIASES.get(visibility) ?? visibility,
  'written-notes': ({ userWrittenNote }) => userWrittenNote ?? '',
  summary: ({ summary }) => summary ?? '',
  'enhanced-note': ({ enhancedNote }) => enhancedNote ?? '',
  participants: ({ participants = [] }) =>
    asSet(
      participants.map(({ name, email, accountName, accountDomain }) => [
        name,
        email,
        accountName,
        accountDomain,
      ]),
    ),
};

function asSet(items: readonly unknown[]): unknown[] {
  return [...new Set(items.map((item) => JSON.stringify(item)))].sort();
}

/** The length of a state: 24 bits. */
export const STATE_LENGTH = 4;

/** A short text that stands for what a part of a note holds. */
export function stateOf(note: Partial<Note>, part: ChangingPart): string {
  return shortHash(VALUES[part](note), STATE_LENGTH);
}

const TEXTS = {
  'written-notes': 'userWrittenNote',
  summary: 'summary',
  'enhanced-note': 'enhancedNote',
} as const;

/** Whether a note, as it is listed, shows nothing in one of some parts that a list may leave out. @param parts empty: all. */
export function lacksWatched(note: Note, parts: readonly ChangingPart[]): boolean {
  return keysOf(TEXTS).some(
    (part) => (parts.length === 0 || parts.includes(part)) && (note[TEXTS[part]] ?? '') === '',
  );
}

/** Longer than a poll looks back for changes of older notes. */
const OWN_REMEMBERED_SEC = 3 * 24 * 60 * 60;
/** Of so many changes in a row, the first can still be recognized. */
const MOST_STATES = 100;
/** Stands for any state: what was there was replaced. */
export const ANY_STATE = '*';

const ownSchema = zod.lazy(() =>
  zod.record(
    zod.string(),
    zod.object({
      /** When this app last changed the part, in milliseconds since 1970. */
      at: zod.number(),
      /** The states through which it went from one to the next. */
      states: zod.array(zod.string()),
    }),
  ),
);

/** What the steps of this app have changed in a note lately, by part. */
export type OwnChanges = zod.infer<typeof ownSchema>;

const PARTS_SENT: Readonly<Record<keyof NoteChanges, ChangingPart>> = {
  title: 'title',
  visibility: 'visibility',
  userWrittenNote: 'written-notes',
  tagIds: 'folders',
};

/**
 * Leaves behind what a step has changed, so that a Zap that changes the note it was started by does not run in a circle.
 *
 * @param before the parts that the change added to or removed from. The others were replaced, whatever they were.
 */
export async function rememberOwnChange(
  { cache }: Pick<Step, 'cache'>,
  { before, changes, after }: { before: Partial<Note>; changes: NoteChanges; after: Note },
): Promise<void> {
  const { tagIds, ...fields } = changes;
  const tags = tagIds?.map((id) => ({ id, name: null, color: null }));
  // The service may keep a text in another form than it was sent.
  const sent = { ...after, ...fields, ...(tags && { tags }) };
  const own = await ownChanges(cache, after.id);
  for (const [field, part] of Object.entries(PARTS_SENT)) {
    if (!Object.hasOwn(changes, field)) continue;
    const isKnown = Object.hasOwn(before, part === 'folders' ? 'tags' : field);
    const from = isKnown ? stateOf(before, part) : ANY_STATE;
    const earlier = own[part]?.states ?? [];
    const states = earlier.at(-1) === from ? earlier : [from];
    const reached = [stateOf(sent, part), stateOf(after, part)];
    own[part] = { at: Date.now(), states: [...states, ...new Set(reached)].slice(-MOST_STATES) };
  }
  await cache.set(keyOf(after.id), own, OWN_REMEMBERED_SEC);
}

export async function ownChanges(cache: Pick<Cache, 'get'>, noteId: string): Promise<OwnChanges> {
  return ownSchema.safeParse(await cache.get(keyOf(noteId))).data ?? {};
}

const keyOf = (noteId: string) => `own-${shortHash(noteId, 43)}`;

/** The states from which this app's own changes alone led to this one, oldest first. */
export function statesBefore(
  own: OwnChanges,
  part: ChangingPart,
  { state, since }: { state: string; since: number },
): readonly string[] {
  const { at = 0, states = [] } = own[part] ?? {};
  return at > since ? states.slice(0, Math.max(0, states.lastIndexOf(state))) : [];
}

/** Whether somebody has changed a part since this app did: it is not as this app left it. */
export function isChangedSince(
  own: OwnChanges,
  part: ChangingPart,
  { state, since, updatedAt }: { state: string; since: number; updatedAt: number },
): boolean {
  const { at = 0, states = [] } = own[part] ?? {};
  // A list can show the note as it was before.
  return at > since && updatedAt > at && states.at(-1) !== state;
}

/** How a Zap gets a note. */
export interface Version {
  version: string;
  /** The parts that changed, such as `title, folders`; null if the note is new or that is not known. */
  changedParts: string | null;
}

import { expect } from '@jest/globals';

import type { Item } from '../../sandbox/zapier/index.ts';
import type { StoredFolder, StoredMember, StoredNote, StoredPerson, Walk } from './outsiders.ts';

/** What the product contract makes of a service's records, worked out from the stored records alone. */

/** In milliseconds since 1970; the services store texts, seconds, and milliseconds. */
export function instant(at: string | number): number {
  if (typeof at === 'string') return Date.parse(at);
  return at < 1e11 ? at * 1000 : at;
}

export const newestFirst = (notes: readonly StoredNote[]): StoredNote[] =>
  notes.toSorted((a, b) => instant(b.createdAt) - instant(a.createdAt));

export const idsOf = (items: readonly { id?: unknown }[]): string[] => items.map(({ id }) => String(id));

/** A participant that is a text is a name. */
export const peopleOf = ({ participants }: StoredNote): StoredPerson[] =>
  (participants ?? []).map((person) => (typeof person === 'string' ? { name: person, email: null } : person));

/** Of the address, or of the company if there is none. */
export const domainOf = ({ email, accountDomain = null }: StoredPerson): string | null =>
  email?.replace(/.*@/, '') ?? accountDomain;

export function isExternal(person: StoredPerson, { workspace }: Walk): boolean {
  const domain = domainOf(person);
  return domain !== null && !workspace.allowedEmailDomains.includes(domain);
}

const joined = (texts: readonly (string | null)[]): string | null =>
  texts.filter((text) => text !== null).join(', ') || null;

/** Seconds, or `undefined` if they are stored as a text that is no number. */
export function secondsOf({ totalDurationSec: seconds }: StoredNote): number | null | undefined {
  const number = seconds === null ? null : Number(seconds);
  return Number.isNaN(number) ? undefined : number;
}

export function expectNotes(items: readonly Item[], stored: readonly StoredNote[], walk: Walk): void {
  expect(items).toMatchObject(stored.map((note) => expectedNote(note, walk)));
  expect(items.map(({ createdAt }) => Date.parse(String(createdAt)))).toStrictEqual(
    stored.map(({ createdAt }) => Math.floor(instant(createdAt))),
  );
}

export function expectedNote(note: StoredNote, walk: Walk): Item {
  const people = peopleOf(note);
  const tags = note.tags ?? [];
  const { kind, status, visibility, summary, enhancedNote, userWrittenNote, inputLanguage } = note;
  const seconds = secondsOf(note);
  return {
    id: note.id,
    title: String(note.title),
    ...{ kind, status, visibility, summary, enhancedNote, userWrittenNote, inputLanguage },
    ...(seconds !== undefined && { totalDurationSec: seconds }),
    tagNames: tags.map(({ name }) => name),
    tagIds: tags.flatMap(({ id }) => id ?? []),
    participantNames: joined(people.map(({ name }) => name)),
    participantEmails: joined(people.map(({ email }) => email)),
    participantCount: people.length,
    externalEmails: joined(people.filter((person) => isExternal(person, walk)).map(({ email }) => email)),
    transcripts: (note.transcripts ?? []).map((segment) => ({
      ...segment,
      startSec: clockSeconds(segment.startTimestamp),
    })),
  };
}

/** `mm:ss` and `hh:mm:ss`. */
function clockSeconds(clock = ''): number {
  return clock.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

/** The tasks that the service wrote into a summary. */
export function tasksOf({ summary }: StoredNote, pattern: RegExp): { text: string; assignee: string }[] {
  return [...(summary ?? '').matchAll(pattern)].map(({ groups = {} }) => ({
    text: groups.text ?? '',
    assignee: groups.assignee ?? groups.old ?? '',
  }));
}

/** `Parent / Child`. */
export function pathOf(folder: StoredFolder, folders: readonly StoredFolder[]): string {
  const parent = folders.find(({ id }) => id === folder.parentFolderId);
  return parent === undefined ? folder.name : `${pathOf(parent, folders)} / ${folder.name}`;
}

/** The folder and all folders below it. */
export function withSubfolders(id: string, folders: readonly StoredFolder[]): string[] {
  const children = folders.filter(({ parentFolderId }) => parentFolderId === id);
  return [id, ...children.flatMap((child) => withSubfolders(child.id, folders))];
}

/** What a Zap gets of a member; the owner of a folder is named by the user's ID, if there is one. */
export const expectedMember = ({ id, userId, name, email, role, groups }: StoredMember): Item => ({
  ...{ id, email, role },
  name: name ?? null,
  ownerUserId: userId ?? id,
  groupNames: (groups ?? []).map((group) => group.name),
});

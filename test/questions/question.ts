import type { Note, Participant, Workspace } from '../../sandbox/workspace/index.ts';
import type { Item } from '../../sandbox/zapier/index.ts';
import { person } from '../app/support/office.ts';

/** Runs a search or an action with what an agent fills in. An action's result is the only row. */
export type Call = (key: string, input: Record<string, unknown>) => Promise<Item[]>;

/** What somebody asks an agent that has the searches and actions as tools. */
export interface Question {
  /** What it is about, in a few words. */
  about: string;
  /** How much all calls may return together. */
  mostBytes: number;
  /** Puts into the workspace what it lacks, then makes the calls. @returns what the answers must contain, and whether they do. */
  ask: (call: Call, workspace: Workspace) => Promise<Readonly<Record<string, boolean>>>;
}

/** Monday morning. The Zap's time zone is `ZONE`. */
export const NOW = '2026-03-16T09:00:00Z';
export const ZONE = 'Europe/Berlin';

export const question = (about: string, mostKilobytes: number, ask: Question['ask']): Question => ({
  about,
  mostBytes: mostKilobytes * 1000,
  ask,
});

export const anna = person('Anna Berg', 'anna.berg@acme.example');
export const jonas = person('Jonas Weber', 'jonas.weber@acme.example');

export const note = (
  workspace: Workspace,
  title: string,
  createdAt: string,
  participants: Participant[],
  rest: Partial<Note> = {},
): Note => workspace.addNote({ title, createdAt, updatedAt: createdAt, participants, ...rest });

/** A summary with check boxes. */
export const tasks = (...items: string[]): string =>
  `## Summary\n\nThey met.\n\n## Action items\n\n${items.map((item) => `- ${item}`).join('\n')}`;

/** Whether a row is there, and has no such value: in a list, what is null is left out. */
export const lacks = (row: Item | undefined, key: string): boolean =>
  row !== undefined && (row[key] ?? null) === null;
export const textsOf = (rows: readonly Item[], key: string): string[] =>
  rows.map((row) => (lacks(row, key) ? '' : String(row[key])));
export const idOf = (rows: readonly Item[], index = 0): string => String(rows[index]?.id);
/** Whether the rows have exactly these values, in any order. */
export const hasOnly = (rows: readonly Item[], key: string, values: readonly unknown[]): boolean =>
  JSON.stringify(textsOf(rows, key).toSorted()) === JSON.stringify(values.map(String).toSorted());
export const day = (month: number, date: number, time = '09:00'): string =>
  `2026-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}T${time}:00Z`;
/** The notes created since a day, as an agent asks for them. */
export const since = (date: string) => ({ createdAfter: `${date}T00:00:00` });
export const between = (from: string, to: string) => ({ ...since(from), createdBefore: `${to}T00:00:00` });

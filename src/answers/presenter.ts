import * as zod from 'zod/mini';

import { limitGarbage } from '../api/garbage.ts';
import { UserError } from '../api/user_error.ts';
import type { NoteFilter } from '../notes/filter.ts';
import type { FolderFilter } from '../notes/folder_filter.ts';
import { domainsFor, participantDomain } from '../notes/person.ts';
import { withFolderNames } from '../service/folder.ts';
import { internalDomains } from '../service/internal_domains.ts';
import { getNote, type Note } from '../service/note.ts';
import { dateIn } from '../text/dates.ts';
import { domainTest } from '../text/domains.ts';
import { fileName } from '../text/file_name.ts';
import { isLargerThan, jsonBytes } from '../text/json_size.ts';
import { fileHydrator, valueHydrator } from '../zapier/hydrators.ts';
import { MOST_BYTES } from '../zapier/limits.ts';
import type { Presented } from '../zapier/output.ts';
import type { Step } from '../zapier/step.ts';
import { type Chosen, EVERYTHING, inFormat, isChosen } from './chosen_parts.ts';
import { originKeys } from './origin.ts';
import type { NoteTexts, Pointers } from './parts.ts';

/** Loads one value of a note, too large for its list, when a later step uses it. */
export const notePart = valueHydrator({
  key: 'notePart',
  input: zod.lazy(() =>
    zod.object({ noteId: zod.string(), part: zod.string(), internalDomains: zod.array(zod.string()) }),
  ),
  perform: async (step, { noteId, part, internalDomains: named }) => {
    const note = await getNote(step.client, noteId);
    const { partUnder, sourceOf, valueOf } = await import('./parts.ts');
    const needsDomains = partUnder(part)?.needsDomains === true;
    const domains = needsDomains ? await domainsFor(note, internalDomains(step, named)) : null;
    return valueOf(sourceOf(note, { domains, timeZone: step.timeZone }), part);
  },
});

/** Makes one of a note's files, when a later step uses it. */
export const noteFile = fileHydrator({
  key: 'noteFile',
  input: zod.lazy(() => zod.object({ noteId: zod.string(), file: zod.string() })),
  perform: async (step, { noteId, file }) => {
    const { client, timeZone } = step;
    const note = await withFolderNames(step, await getNote(client, noteId));
    const { partUnder, sourceOf } = await import('./parts.ts');
    const { file: kind, make } = partUnder(file) ?? {};
    if (kind === undefined) throw new UserError('A note has no such file. Map the file again.');
    const name = fileName(
      dateIn(timeZone, note.createdAt),
      note.title,
      `Note ${note.id.replace(/[^\w-]/g, '')}`,
    );
    return {
      content: zod.string().parse(make?.(sourceOf(note, { domains: null, timeZone }))),
      name: `${name}.${kind.extension}`,
      mediaType: `${kind.mediaType}; charset=utf-8`,
    };
  },
});

/** Of the domains that a user named as internal, those of a note's people. If there is none, one stands for all others. */
function domainsThatMatter({ participants }: Note, named: readonly string[]): string[] {
  const present = [...new Set(participants.map(participantDomain))];
  const matter = named.filter((domain) => present.some(domainTest([domain])));
  let left = MOST_BYTES.domainsInPointer;
  const fitting = matter.filter((domain) => (left -= jsonBytes(domain) + 1) >= 0);
  return fitting.length > 0 ? fitting : named.slice(0, 1);
}

type Values = Readonly<Record<string, unknown>>;

/** What a step returns for one note: the note itself or items of it, which share the note's values. */
export interface NoteRecords {
  /** What each record has of its own. */
  own: readonly Presented[];
  shared: Values;
  /** The shared values, with pointers for the bulky ones. */
  lean: () => Values;
}

/** The filter that notes have passed. */
interface Passed extends Pick<NoteFilter, 'domains'> {
  folders: Pick<FolderFilter, 'matched'> | null;
}

export type NotePresenter = ReturnType<typeof notePresenter>;

/**
 * Presents notes and their items for one step, within the size that Zapier accepts.
 *
 * @param chosen what whole notes are returned with.
 */
export function notePresenter(step: Step, { domains, folders }: Passed, chosen = EVERYTHING) {
  let bytes = 0;
  const isTooBig = () => bytes > MOST_BYTES.answer;

  /**
   * Records with values of a note, whole or, once all records so far exceed 5 MB, with pointers for the bulky ones.
   *
   * @param given.shows which values: all of the note, or those that its items show.
   * @param given.isLean whether the records have pointers from the start.
   */
  const records = async (
    texts: NoteTexts,
    { own, shows, isLean }: { own: readonly Presented[]; shows: 'note' | 'origin'; isLean: boolean },
  ): Promise<NoteRecords> => {
    const note = await withFolderNames(step, texts.note);
    bytes += jsonBytes(own);
    const { leanValue, noteKeys, partUnder, shownValue, withPeople } = await import('./parts.ts');
    const all = shows === 'note' ? noteKeys(note) : originKeys;
    const keys = new Map([...all].filter(([key]) => shows === 'origin' || isChosen(key, chosen)));
    const matchedFolders = folders && (await folders.matched(note));
    const needsDomains = [...keys.values()].some((key) => partUnder(key)?.needsDomains === true);
    const known = needsDomains ? await domainsFor(note, domains) : null;
    const source = withPeople({ ...texts, note }, known, matchedFolders);
    // Zapier caches what identical pointers load. `updatedAt` makes the pointers of a changed note differ.
    const about = { noteId: note.id, updatedAt: note.updatedAt };
    const file = (key: string) => step.pointTo(noteFile, { ...about, file: key });
    let named: string[] | undefined;
    const part = (key: string) =>
      step.pointTo(notePart, {
        ...about,
        part: key,
        internalDomains:
          partUnder(key)?.needsDomains === true ? (named ??= domainsThatMatter(note, domains.named)) : [],
      });

    const shown = (pointers: Pointers): Values => {
      // Rendering a long text takes long: there may be no time for all of them.
      const isOver = () => step.client.deadline.isOver;
      const entries = Array.from(keys, ([key, of]): [string, unknown] => {
        const value = shownValue(source, of, isOver() ? { file, part } : pointers);
        limitGarbage();
        return [key, inFormat(chosen.format, key, value)];
      });
      const values = Object.fromEntries(entries);
      bytes += own.length * jsonBytes(values);
      return values;
    };
    const fields = [...keys.values()].map((key) => note[key]);
    const isWhole = !isLean && !isTooBig() && !isLargerThan(fields, MOST_BYTES.answer - bytes);
    const whole = isWhole ? shown({ file }) : undefined;
    let shared = whole ?? {};
    if (whole === undefined || isTooBig()) {
      // From here on, even short notes get pointers: in the end, all notes will.
      if (!isLean) bytes = Infinity;
      // A part of a text keeps all of it in memory, unless it is copied.
      shared = structuredClone(shown({ file, part }));
    }
    const lean = () => {
      const entries = Object.entries(shared);
      return Object.fromEntries(
        entries.map(([key, value]) => [key, leanValue(keys.get(key) ?? key, value, part)]),
      );
    };
    return { own: structuredClone(own), shared, lean };
  };

  return {
    /** A note as a Zap gets it. */
    present: async (note: Note): Promise<NoteRecords> => {
      const { textsOf } = await import('./parts.ts');
      const own = [{ id: note.id }];
      return await records(textsOf(note, step.timeZone), { own, shows: 'note', isLean: false });
    },
    records,
    /** Whether the records so far exceed 5 MB, so that all have pointers. */
    isTooBig,
    /** The values that the records of a note share: if all records exceed 5 MB, with pointers under the same keys. */
    values: ({ shared, lean }: NoteRecords): Values => (isTooBig() ? lean() : shared),
    /** The records as the step returns them. */
    fitted(presented: readonly NoteRecords[]): Presented[] {
      return presented.flatMap((made) => {
        const values = this.values(made);
        return made.own.map((record) => ({ ...record, ...values }));
      });
    },
  };
}

export async function presentNote(step: Step, note: Note, chosen: Chosen = EVERYTHING): Promise<Presented> {
  const passed = { domains: internalDomains(step, []), folders: null };
  const { shared } = await notePresenter(step, passed, chosen).present(note);
  return { id: note.id, ...shared };
}

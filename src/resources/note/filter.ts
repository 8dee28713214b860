import { UserError } from '../../api/user_error.ts';
import type { List } from '../../lists/list.ts';
import { containing, ifGiven } from '../../text/compare.ts';
import { normalizeDomain } from '../../text/domains.ts';
import { languageMatches, languageOf, LANGUAGES } from '../../text/languages.ts';
import { PhraseSet } from '../../text/phrase_set.ts';
import { quoted } from '../../text/quoted.ts';
import { boolean, choice, inGroup, type InputValues, list, number, string } from '../../zapier/inputs.ts';
import { folders } from '../../zapier/pickers.ts';
import type { Step } from '../../zapier/step.ts';
import { type InternalDomains, internalDomains, requireKnown } from '../internal_domains.ts';
import { FolderFilter, type FolderLists } from './folder_filter.ts';
import { type ListedText, ListedTexts } from './listed_texts.ts';
import {
  type Note,
  NOTE_KINDS,
  NOTE_VISIBILITIES,
  noteList,
  type Participant,
  VISIBILITY_ALIASES,
} from './note.ts';
import { isExternal } from './person.ts';
import { type WantedPeople, wantedPeople } from './wanted_people.ts';

/** The filters shared by the note triggers, searches, and Create Digest. A note must match every filter that is filled in. */
export const noteFilters = {
  folderIds: folders({
    label: 'Folders',
    helpText: 'Only notes in at least one of these folders. Subfolders are not included.',
  }),
  includeSubfolders: boolean({
    label: 'Include Subfolders',
    helpText: 'Also includes notes in all subfolders of the folders you chose.',
  }),
  titleContains: string({
    label: 'Title Contains',
    helpText: "Part of the title, also inside a word. Capital letters and accents don't matter.",
    placeholder: 'Weekly',
  }),
  ...inGroup('people', {
    audience: choice({
      label: 'External or Internal',
      helpText:
        'External: with at least one guest. Internal: with colleagues and no known guest. People without an email address count as neither.',
      choices: { external: 'External meetings', internal: 'Internal meetings' },
    }),
    participant: list(
      string({
        label: 'Participants',
        helpText:
          "Only meetings with any of these people or companies. Enter names (whole words), email addresses, or domains, or map a calendar event's guests.",
        placeholder: 'Noah Lee',
      }),
    ),
    internalDomains: list(
      string({
        label: 'Internal Domains',
        helpText:
          "Your organization's email domains. If empty, the workspace's allowed email domains are used.",
        placeholder: 'example.com',
      }),
    ),
  }),
  ...inGroup('meeting', {
    titleExcludes: list(
      string({
        label: 'Title Excludes',
        helpText:
          'Leaves out titles with any of these words or phrases. The start of a word is enough: "interview" leaves out "Interviews", but "HR" not "Christmas".',
        placeholder: '1:1',
      }),
    ),
    minDurationMinutes: number({
      label: 'Minimum Duration (Minutes)',
      helpText: 'Leaves out shorter meetings and meetings of unknown length.',
      placeholder: '15',
    }),
    kinds: list(choice({ label: 'Kinds of Meeting', choices: NOTE_KINDS })),
    languages: list(
      string({
        label: 'Spoken Languages',
        helpText: 'You can also enter the code of a language, such as `es` or, for one region only, `es-MX`.',
        choices: LANGUAGES,
      }),
    ),
  }),
  ...inGroup('advanced', {
    visibilities: list(
      choice({
        label: 'Note Visibility',
        helpText: 'Only notes that these people can open.',
        choices: NOTE_VISIBILITIES,
        aliases: VISIBILITY_ALIASES,
      }),
    ),
  }),
};

export type NoteFilterValues = InputValues<typeof noteFilters>;

export type NoteFilter = ReturnType<typeof noteFilter>;

interface FolderField {
  label: string;
  /** Up to so many folders, subfolders included, are requested one by one. */
  mostLists?: number;
}

/**
 * A filter ready to be applied in one run: the user's values are parsed and valid.
 *
 * @param field that has the folders.
 * @throws {UserError} for an invalid participant, domain, or language, and for filters that no note can pass.
 */
export function noteFilter(step: Step, values: NoteFilterValues, field: FolderField = { label: 'Folders' }) {
  const { folderIds, includeSubfolders = false } = values;
  // An unresolved `{{…}}` means that a mapped value is missing. The service might ignore it and list all folders' notes.
  if (folderIds.some((id) => id.includes('{{'))) {
    throw new UserError(
      `${field.label}: a value from an earlier step is missing. Choose from the list, or map an ID.`,
    );
  }
  const people = wantedPeople(values.participant);
  const tests = noteTests(values, people);
  return {
    folders:
      folderIds.length === 0
        ? null
        : new FolderFilter(step, { folders: folderIds, includeSubfolders, ...field }),
    domains: internalDomains(step, values.internalDomains.map(asDomain)),
    needsDomains: values.audience !== undefined,
    narrower:
      folderIds.length === 0
        ? `choose a folder in "${field.label}"`
        : includeSubfolders
          ? 'turn off "Include Subfolders"'
          : 'choose fewer or smaller folders',
    needsSpeakers: people.areNamed,
    matches: async (note: Note, domains: InternalDomains) => {
      for (const passes of tests) if (!(await passes(note, domains))) return false;
      return true;
    },
  };
}

/** A test for notes that no list was filtered for: those that notifications name. */
export function notifiedTest(filter: NoteFilter): (note: Note) => Promise<boolean> {
  return async (note) =>
    (await passesOthers(filter, note)) &&
    (filter.folders === null || (await filter.folders.hasNotified(note)));
}

async function passesOthers(filter: NoteFilter, note: Note): Promise<boolean> {
  return filter.matches(note, filter.needsDomains ? await filter.domains.find() : null);
}

/** Where to find notes: the lists to read, and the test for each note. */
export interface NoteSource {
  lists: readonly List<Note>[];
  isInStatus: (note: Note) => boolean;
  texts: ListedTexts;
  passes: (note: Note) => Promise<boolean>;
}

export interface Sought {
  /** Undefined: any. */
  status: string | undefined;
  /** The texts that nothing can be found without. If this is undefined, none are, not even to know who speaks. */
  needed?: readonly ListedText[] | undefined;
}

/** What is found among the notes of a status, or of any, that pass the filter. If its tags turn out not to be folders, it is looked for again, folder by folder. */
export async function findNotes<Result>(
  step: Step,
  filter: NoteFilter,
  { status, needed }: Sought,
  find: (source: NoteSource) => Promise<Result>,
): Promise<Result> {
  // The service filters by status. A note that has another one nevertheless must not fire too early.
  const isInStatus = (note: Note) => status === undefined || note.status === null || note.status === status;
  const texts = new ListedTexts(step);
  const all = filter.needsSpeakers ? needed && [...needed, 'transcripts' as const] : needed;
  const sourceOf = ({ lists, isIn }: FolderLists): NoteSource => ({
    lists: lists.map((list) => texts.watch(list, all)),
    isInStatus,
    texts,
    passes: async (note) => isInStatus(note) && (await passesOthers(filter, note)) && (await isIn(note)),
  });
  if (filter.folders === null)
    return await find(sourceOf({ lists: [noteList(step, { status })], isIn: () => Promise.resolve(true) }));
  const { first, instead } = await filter.folders.lists({ status });
  const found = await find(sourceOf(first));
  const others = await instead();
  return others === null ? found : await find(sourceOf(others));
}

type NoteTest = (note: Note, domains: InternalDomains) => boolean | Promise<boolean>;

/** Tests for each filter; one that is empty passes every note. */
function noteTests(values: NoteFilterValues, people: WantedPeople): NoteTest[] {
  const { titleContains, titleExcludes, audience, minDurationMinutes, kinds, visibilities } = values;
  const languages = values.languages.map(asLanguage);
  const hasTitle = ifGiven(titleContains, containing);
  const exclusions = new PhraseSet(titleExcludes, 'word-starts');
  const [excluded] = exclusions.in(titleContains ?? '');
  if (excluded !== undefined) {
    throw new UserError(
      `Title Excludes: "${excluded}" leaves out titles with "${titleContains}", which "Title Contains" asks for. Change one of the two.`,
    );
  }
  return [
    ({ title }) => hasTitle(title),
    ({ title }) => exclusions.in(title ?? '').size === 0,
    people.areIn,
    ({ participants }, domains) =>
      audience === undefined || audienceOf(participants, requireKnown(domains)) === audience,
    ({ totalDurationSec }) =>
      minDurationMinutes === undefined ||
      (totalDurationSec !== null && totalDurationSec >= minDurationMinutes * 60),
    ({ kind }) => kinds.length === 0 || kinds.some((wanted) => wanted === kind),
    ({ visibility }) =>
      visibilities.length === 0 ||
      visibilities.some((wanted) => wanted === VISIBILITY_ALIASES.get(visibility) || wanted === visibility),
    ({ inputLanguage }) => languages.length === 0 || isSpoken(inputLanguage, languages),
  ];
}

function isSpoken(inputLanguage: string | null, languages: readonly Intl.Locale[]): boolean {
  const spoken = inputLanguage === null ? null : languageOf(inputLanguage);
  return spoken !== null && languages.some((wanted) => languageMatches(spoken, wanted));
}

/** Null if nobody's side is known. */
function audienceOf(
  participants: readonly Participant[],
  domains: NonNullable<InternalDomains>,
): 'external' | 'internal' | null {
  const sides = participants.map((person) => isExternal(person, domains));
  if (sides.includes(true)) return 'external';
  return sides.includes(false) ? 'internal' : null;
}

function asDomain(typed: string): string {
  const domain = normalizeDomain(typed);
  if (domain === null)
    throw new UserError(
      `Internal Domains: ${quoted(typed)} is not a domain. Use a domain such as example.com.`,
    );
  return domain;
}

function asLanguage(typed: string): Intl.Locale {
  const language = languageOf(typed);
  if (language === null) {
    throw new UserError(
      `Spoken Languages: ${quoted(typed)} is not a language. Choose one from the list, or use a language code such as es.`,
    );
  }
  return language;
}

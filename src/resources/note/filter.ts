import { UserError } from '../../api/user_error.ts';
import { contains } from '../../text/compare.ts';
import { normalizeDomain } from '../../text/domains.ts';
import { languageMatches, languageOf, LANGUAGES } from '../../text/languages.ts';
import { LONGEST_PHRASE, mentionTest } from '../../text/phrases.ts';
import {
  boolean,
  choice,
  inGroup,
  type InputValues,
  list,
  number,
  quoted,
  string,
} from '../../zapier/inputs.ts';
import { folders } from '../../zapier/pickers.ts';
import type { Step } from '../../zapier/step.ts';
import { withSubfolders } from '../folder.ts';
import { type InternalDomains, internalDomains, requireKnown } from '../internal_domains.ts';
import { unusablePhrase } from '../phrase.ts';
import {
  type Note,
  NOTE_KINDS,
  NOTE_VISIBILITIES,
  noteList,
  type Participant,
  VISIBILITY_ALIASES,
} from './note.ts';
import { isExternal } from './person.ts';
import { wantedPeople } from './wanted_people.ts';

/** The filters shared by the note triggers, searches, and Create Digest. A note must pass each that is filled in. */
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
        'External meetings have at least one participant from outside your organization, internal meetings have none. If empty, all meetings are included.',
      choices: { external: 'External meetings', internal: 'Internal meetings' },
    }),
    participant: list(
      string({
        label: 'Participants',
        helpText:
          "Only meetings with any of these people or companies: names (whole words, speakers too), email addresses, or domains, such as a calendar event's.",
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
      helpText: 'Leaves out shorter meetings and those of unknown length.',
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

/** A filter ready to be applied: the user's values are parsed and valid. */
export interface NoteFilter {
  /** The folders whose lists have the notes; empty if one list of all notes has them. */
  folderIds: readonly string[];
  internalDomains: readonly string[];
  needsDomains: boolean;
  /** The folders that a note's tags must name, unless the service has filtered the list; null: any. */
  tagged: { folderIds: readonly string[]; includeSubfolders: boolean } | null;
  /**
   * Whether a note passes all filters except the folders.
   *
   * @throws {UserError} if external and internal meetings must be told apart and the domains are unknown.
   */
  matches(note: Note, domains: InternalDomains): boolean;
}

/** @throws {UserError} for an invalid folder, participant, domain, or language, and for filters that no note can pass. */
export function noteFilter(values: NoteFilterValues): NoteFilter {
  const { folderIds, includeSubfolders = false } = values;
  // An unresolved `{{…}}` means that a mapped value is missing. The service might ignore it and list all folders' notes.
  if (folderIds.some((id) => id.includes('{{'))) {
    throw new UserError(
      'Folders: a value from an earlier step is missing. Choose the folders from the list, or map their IDs.',
    );
  }
  const tests = noteTests(values);
  return {
    // With subfolders, one list costs less than the lists of all those folders.
    folderIds: includeSubfolders ? [] : folderIds,
    internalDomains: values.internalDomains.map(asDomain),
    needsDomains: values.audience !== undefined,
    tagged: folderIds.length === 0 ? null : { folderIds, includeSubfolders },
    matches: (note, domains) => tests.every((passes) => passes(note, domains)),
  };
}

/**
 * A test for the notes of a run. It looks up the internal domains and the subfolders only if the filter needs them.
 *
 * @param source of the notes: lists for the filter's folders, or notifications, which are about any note.
 */
export function noteTest(
  step: Step,
  filter: NoteFilter,
  source: 'lists' | 'notifications' = 'lists',
): (note: Note) => Promise<boolean> {
  const domains = internalDomains(step, filter.internalDomains);
  const isInFolders = folderTest(step, filter, source);
  return async (note) =>
    filter.matches(note, filter.needsDomains ? await domains() : null) && (await isInFolders(note));
}

/** Where to find the notes of a status, or of any, that pass the filter: the lists to read, and the test for each note. */
export function notesToFind(step: Step, filter: NoteFilter, status: string | undefined) {
  const passes = noteTest(step, filter);
  // How to request several folders at once is not documented.
  const folders = filter.folderIds.length === 0 ? [undefined] : filter.folderIds;
  // The service filters by status. A note that has another one nevertheless must not fire too early.
  const isInStatus = (note: Note) => status === undefined || note.status === null || note.status === status;
  return {
    lists: folders.map((folderId) => noteList(step, { status, folderId })),
    isInStatus,
    passes: async (note: Note) => isInStatus(note) && (await passes(note)),
  };
}

/** A note's tags are its folders. A list that the service has filtered is trusted. */
function folderTest(
  step: Step,
  { tagged }: NoteFilter,
  source: 'lists' | 'notifications',
): (note: Note) => Promise<boolean> {
  if (tagged === null || (source === 'lists' && !tagged.includeSubfolders))
    return () => Promise.resolve(true);
  const chosen: ReadonlySet<string> = new Set(tagged.folderIds);
  const wanted = tagged.includeSubfolders
    ? withSubfolders(step, tagged.folderIds)
    : () => Promise.resolve(chosen);
  return async ({ tags }) => {
    if (tags.length === 0) return false;
    const ids = await wanted();
    return tags.some(({ id }) => id !== null && ids.has(id));
  };
}

type NoteTest = (note: Note, domains: InternalDomains) => boolean;

/** Tests for each filter; one that is empty passes every note. */
function noteTests(values: NoteFilterValues): NoteTest[] {
  const { titleContains, titleExcludes, audience, minDurationMinutes, kinds, visibilities } = values;
  const people = wantedPeople(values.participant);
  const languages = values.languages.map(asLanguage);
  const exclusions = titleExcludes.map((phrase) => {
    // An exclusion that does nothing would let private notes through.
    if (phrase.length > LONGEST_PHRASE) throw unusablePhrase('Title Excludes', phrase);
    return { phrase, isIn: mentionTest(phrase) };
  });
  const excluded = exclusions.find(({ isIn }) => titleContains !== undefined && isIn(titleContains));
  if (excluded !== undefined) {
    throw new UserError(
      `Title Excludes: "${excluded.phrase}" leaves out titles with "${titleContains}", which "Title Contains" asks for. Change one of the two.`,
    );
  }
  return [
    ({ title }) => titleContains === undefined || contains(title, titleContains),
    ({ title }) => title === null || !exclusions.some(({ isIn }) => isIn(title)),
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
  domains: readonly string[],
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

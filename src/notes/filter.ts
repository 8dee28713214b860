import { UserError } from '../api/user_error.ts';
import { type InternalDomains, internalDomains, requireKnown } from '../service/internal_domains.ts';
import {
  type Note,
  NOTE_KINDS,
  NOTE_VISIBILITIES,
  type Participant,
  VISIBILITY_ALIASES,
} from '../service/note.ts';
import { containing, ifGiven } from '../text/compare.ts';
import { normalizeDomain } from '../text/domains.ts';
import { languageMatches, languageOf, LANGUAGES } from '../text/languages.ts';
import { PhraseSet } from '../text/phrase_set.ts';
import { quoted } from '../text/shorten.ts';
import {
  boolean,
  choice,
  inGroup,
  type InputValues,
  isEmpty,
  list,
  number,
  string,
  wholeTexts,
} from '../zapier/inputs.ts';
import { folders } from '../zapier/pickers.ts';
import type { Step } from '../zapier/step.ts';
import { type FolderFilter, folderFilter } from './folder_filter.ts';
import { isExternal } from './person.ts';
import { wantedPeople } from './wanted_people.ts';

/** The filters shared by the note triggers, searches, and Create Digest. A note must match every filter that is filled in. */
export const noteFilters = {
  folderIds: folders({
    label: 'Folders',
    helpText:
      'Only notes in at least one of these folders: their IDs, names, or paths. To include their subfolders, turn on Include Subfolders.',
  }),
  includeSubfolders: boolean({
    label: 'Include Subfolders',
    helpText: 'Also includes notes in all subfolders, at every level.',
  }),
  titleContains: string({
    label: 'Title Contains',
    helpText: "Any part of the title, even part of a word. Capital letters and accents don't matter.",
    placeholder: 'Weekly',
  }),
  ...inGroup('people', {
    audience: choice({
      label: 'External or Internal Meetings',
      helpText:
        'External meetings have a guest; internal ones have colleagues and no known guest. People whose email address and company are both unknown count as neither.',
      choices: { external: 'External meetings', internal: 'Internal meetings' },
    }),
    participant: wholeTexts(
      list(
        string({
          label: 'Participants',
          helpText:
            "Only meetings with at least one of these people or companies. Enter full or first names, email addresses, or domains, or map a calendar event's guests.",
          placeholder: 'Noah Lee',
        }),
      ),
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
          'Leaves out notes whose title has one of these words or phrases, or a word that begins with one: "interview" also leaves out "Interviews".',
        placeholder: '1:1',
      }),
    ),
    excludeFolderIds: folders({
      label: 'Excluded Folders',
      helpText: 'Leaves out notes in any of these folders or their subfolders: their IDs, names, or paths.',
    }),
    minDurationMinutes: number({
      label: 'Minimum Duration (Minutes)',
      helpText: 'Leaves out shorter meetings and meetings of unknown length.',
      placeholder: '15',
    }),
    kinds: list(
      choice({
        label: 'Kinds of Meeting',
        helpText: 'Only notes of these kinds of meeting.',
        choices: NOTE_KINDS,
      }),
    ),
    languages: list(
      string({
        label: 'Spoken Languages',
        helpText:
          'Only notes in these languages. You can also enter a language code: `es`, or `es-MX` for one region.',
        choices: LANGUAGES,
      }),
    ),
  }),
  ...inGroup('advanced', {
    visibilities: list(
      choice({
        label: 'Note Visibility',
        helpText: 'Only notes with one of these visibilities.',
        choices: NOTE_VISIBILITIES,
        aliases: VISIBILITY_ALIASES,
      }),
    ),
  }),
};

export type NoteFilterValues = InputValues<typeof noteFilters>;

/** Whether any filter is filled in. Two only qualify others. */
export function isAnyFilledIn(filters: Readonly<Record<string, unknown>>): boolean {
  const chosen = { ...filters, internalDomains: undefined, includeSubfolders: undefined };
  return Object.values(chosen).some((value) => !isEmpty(value));
}

export type NoteFilter = ReturnType<typeof noteFilter>;

/**
 * A filter ready to be applied in one run: the user's values are parsed and valid.
 *
 * @param mostLists up to so many folders, subfolders included, are requested one by one.
 * @throws {UserError} for an invalid participant, domain, or language, and for filters that no note can pass.
 */
export function noteFilter(step: Step, values: NoteFilterValues, mostLists?: number) {
  const { folderIds: folders, includeSubfolders = false, audience } = values;
  const { label } = noteFilters.folderIds.field;
  const people = wantedPeople(values.participant);
  const excluded = excludedFolders(step, values);
  const domains = internalDomains(step, values.internalDomains.map(asDomain));
  const tests = noteTests(values);
  const isAnywhere = folders.length === 0;
  const fewer = includeSubfolders ? 'turn off "Include Subfolders"' : 'choose fewer or smaller folders';
  const mayMatch = (note: Note): boolean =>
    tests.every((passes) => passes(note)) && (people.areNamed || people.areIn(note));
  return {
    folders: isAnywhere ? null : folderFilter(step, { folders, includeSubfolders, label, mostLists }),
    excluded,
    domains,
    needsDomains: values.audience !== undefined,
    narrower: isAnywhere ? `choose a folder in "${label}"` : fewer,
    people,
    /** Whether a note can pass, as far as that takes neither its transcript nor anything that must be read. */
    mayMatch,
    /** Whether a note passes, apart from the folders chosen. */
    matches: async (note: Note): Promise<boolean> =>
      mayMatch(note) &&
      people.areIn(note) &&
      (audience === undefined ||
        audienceOf(note.participants, requireKnown(await domains.find())) === audience) &&
      (excluded === null || !(await excluded.hasTagged(note, 'choose others in "Folders"'))),
  };
}

/** A test for notes that no list was filtered for: those that notifications name. */
export function notifiedTest(filter: NoteFilter): (note: Note) => Promise<boolean> {
  const { folders } = filter;
  return async (note) =>
    (await filter.matches(note)) &&
    (folders === null || (await folders.hasTagged(note, 'use New Completed Note')));
}

/** Null if no folder is excluded. */
function excludedFolders(step: Step, { excludeFolderIds: folders }: NoteFilterValues): FolderFilter | null {
  const { label } = noteFilters.excludeFolderIds.field;
  return folders.length === 0 ? null : folderFilter(step, { folders, includeSubfolders: true, label });
}

/** Tests for the filters that need nothing but the note's own values; one that is empty passes every note. */
function noteTests(values: NoteFilterValues): ((note: Note) => boolean)[] {
  const { titleContains, titleExcludes, minDurationMinutes, kinds, visibilities } = values;
  const languages = values.languages.map(asLanguage);
  const hasTitle = ifGiven(titleContains, containing);
  const exclusions = new PhraseSet(titleExcludes, 'word-starts');
  const [excluded] = exclusions.in(titleContains ?? '');
  if (excluded !== undefined) {
    throw new UserError(
      `Title Excludes: "${excluded}" leaves out titles with "${titleContains}", which "Title Contains" asks for. Change one of the two.`,
    );
  }
  const seconds = (minDurationMinutes ?? 0) * 60;
  return [
    ({ title }) => hasTitle(title),
    ({ title }) => exclusions.in(title ?? '').size === 0,
    ({ totalDurationSec: length }) =>
      minDurationMinutes === undefined || (length !== null && length >= seconds),
    ({ kind }) => isWanted(kinds, kind),
    ({ visibility }) =>
      isWanted(visibilities, visibility) || isWanted(visibilities, VISIBILITY_ALIASES.get(visibility)),
    ({ inputLanguage }) => languages.length === 0 || isSpoken(inputLanguage, languages),
  ];
}

const isWanted = (wanted: readonly string[], value: string | null | undefined): boolean =>
  wanted.length === 0 || wanted.some((one) => one === value);

function isSpoken(inputLanguage: string | null, languages: readonly Intl.Locale[]): boolean {
  const spoken = inputLanguage === null ? null : languageOf(inputLanguage);
  return spoken !== null && languages.some((wanted) => languageMatches(spoken, wanted));
}

/** Null if nobody's side is known. */
function audienceOf(
  participants: readonly Participant[],
  domains: InternalDomains,
): 'external' | 'internal' | null {
  const sides = participants.map((person) => isExternal(person, domains));
  if (sides.includes(true)) return 'external';
  return sides.includes(false) ? 'internal' : null;
}

function asDomain(typed: string): string {
  const domain = normalizeDomain(typed);
  // A date, a number, or `false` would make every colleague a guest.
  if (domain !== null && /\.\p{L}[^.]*$/u.test(domain)) return domain;
  throw new UserError(
    `Internal Domains: ${quoted(typed)} is not a domain. Use a domain such as example.com.`,
  );
}

function asLanguage(typed: string): Intl.Locale {
  const language = languageOf(typed);
  if (language !== null) return language;
  throw new UserError(
    `Spoken Languages: ${quoted(typed)} is not a language. Choose one from the list, or use a language code such as es.`,
  );
}

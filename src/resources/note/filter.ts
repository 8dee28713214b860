import { UserError } from '../../api/user_error.ts';
import { contains, isSame } from '../../text/compare.ts';
import { domainMatches, normalizeDomain } from '../../text/domains.ts';
import { boolean, choice, type InputValues, list, number, string } from '../../zapier/inputs.ts';
import { folders } from '../../zapier/pickers.ts';
import type { Step } from '../../zapier/step.ts';
import { type InternalDomains, internalDomains, requireKnown } from '../internal_domains.ts';
import { type Note, NOTE_KINDS, NOTE_VISIBILITIES, type Participant } from './note.ts';
import { isExternal, participantDomain } from './person.ts';

/** The filters shared by the note triggers, Find Note, and Create Digest. A note must pass each that is filled in. */
export const noteFilters = {
  folderIds: folders({
    label: 'Folders',
    helpText: 'Only notes in at least one of these folders. A note shows its folders as tags.',
  }),
  titleContains: string({
    label: 'Title Contains',
    helpText: 'Not case-sensitive.',
    placeholder: 'Weekly',
  }),
  participant: string({
    label: 'Participant',
    helpText: 'An email address, or a domain to match everyone at a company, subdomains included.',
    placeholder: 'client.com',
  }),
  externalOnly: boolean({
    label: 'External Meetings Only',
    helpText: 'Only notes with at least one participant from outside your organization.',
  }),
  internalDomains: list(
    string({
      label: 'Internal Domains',
      helpText:
        "Your organization's email domains. If empty, the workspace's allowed email domains are used.",
      placeholder: 'example.com',
    }),
  ),
  minDurationMinutes: number({ label: 'Minimum Duration (Minutes)', placeholder: '15' }),
  kinds: list(choice({ label: 'Kinds of Meeting', choices: NOTE_KINDS })),
  visibilities: list(choice({ label: 'Visible To', choices: NOTE_VISIBILITIES })),
  languages: list(
    string({
      label: 'Spoken Languages',
      helpText: 'Language codes, such as `en`, which also matches `en-US`.',
      placeholder: 'en',
    }),
  ),
};

export type NoteFilterValues = InputValues<typeof noteFilters>;

/** A filter ready to be applied: the user's values are parsed and valid. */
export interface NoteFilter {
  folderIds: readonly string[];
  internalDomains: readonly string[];
  needsDomains: boolean;
  /**
   * Whether a note passes all filters except the folders.
   *
   * @throws {UserError} if only external meetings pass and the domains are unknown.
   */
  matches(note: Note, domains: InternalDomains): boolean;
  /** Whether a note is in one of the folders. For notes from notifications: the service filters its lists itself. */
  isInFolders(note: Note): boolean;
}

/** @throws {UserError} for an invalid folder, participant, or domain. */
export function noteFilter(values: NoteFilterValues): NoteFilter {
  const internalDomainNames = values.internalDomains.map((typed) => {
    const domain = normalizeDomain(typed);
    if (domain === null)
      throw new UserError(`Internal Domains: “${typed}” is not a domain. Use a domain such as example.com.`);
    return domain;
  });
  // An unresolved `{{…}}` means that a mapped value is missing. The service might ignore it and list all folders' notes.
  if (values.folderIds.some((id) => id.includes('{{'))) {
    throw new UserError(
      'Folders: a value from an earlier step is missing. Choose the folders from the list, or map their IDs.',
    );
  }
  const tests = noteTests(values);
  return {
    folderIds: values.folderIds,
    internalDomains: internalDomainNames,
    needsDomains: values.externalOnly === true,
    matches: (note, domains) => tests.every((passes) => passes(note, domains)),
    isInFolders: (note) =>
      values.folderIds.length === 0 || note.tags.some(({ id }) => values.folderIds.includes(id)),
  };
}

/** A test for the notes of a run. It looks up the internal domains only if the filter needs them. */
export function noteTest(step: Step, filter: NoteFilter): (note: Note) => Promise<boolean> {
  const domains = internalDomains(step, filter.internalDomains);
  return async (note) => filter.matches(note, filter.needsDomains ? await domains() : null);
}

type NoteTest = (note: Note, domains: InternalDomains) => boolean;

function noteTests(values: NoteFilterValues): NoteTest[] {
  const { titleContains, participant, minDurationMinutes, kinds, visibilities, languages } = values;
  const tests: NoteTest[] = [];
  if (titleContains !== undefined) tests.push(({ title }) => contains(title, titleContains));
  if (participant !== undefined) {
    const isThem = participantTest(participant);
    tests.push(({ participants }) => participants.some(isThem));
  }
  if (values.externalOnly === true) {
    tests.push(({ participants }, domains) => {
      const known = requireKnown(domains);
      return participants.some((person) => isExternal(person, known) === true);
    });
  }
  if (minDurationMinutes !== undefined) {
    tests.push(
      ({ totalDurationSec }) => totalDurationSec !== null && totalDurationSec >= minDurationMinutes * 60,
    );
  }
  if (kinds.length > 0) tests.push(({ kind }) => kinds.some((wanted) => wanted === kind));
  if (visibilities.length > 0) {
    tests.push(({ visibility }) =>
      visibilities.some((wanted) => wanted === VISIBILITY_ALIASES.get(visibility) || wanted === visibility),
    );
  }
  if (languages.length > 0)
    tests.push(({ inputLanguage }) => languages.some((wanted) => isLanguage(inputLanguage, wanted)));
  return tests;
}

const VISIBILITY_ALIASES: ReadonlyMap<string | null, string> = new Map([
  ['private', 'only-me'],
  ['shared', 'public'],
]);

function participantTest(typed: string): (person: Participant) => boolean {
  const isAddress = /^[^@\s]+@[^@\s]+$/.test(typed);
  if (isAddress) return ({ email }) => isSame(email, typed);

  const domain = normalizeDomain(typed);
  if (!domain?.includes('.') || /\s/.test(typed)) {
    throw new UserError(
      `Participant: “${typed}” is neither an email address nor a domain. Use one such as anna@client.com or client.com.`,
    );
  }
  return (person) => domainMatches(participantDomain(person), domain);
}

function isLanguage(language: string | null, wanted: string): boolean {
  if (language === null) return false;
  const code = languageCode(language);
  const prefix = languageCode(wanted);
  return code === prefix || code.startsWith(`${prefix}-`);
}

function languageCode(text: string): string {
  return text.toLowerCase().replaceAll('_', '-');
}

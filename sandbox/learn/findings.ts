import { time } from '../../src/api/tolerant.ts';
import { noteSchema } from '../../src/service/note.ts';
import { parseTimestamp } from '../../src/text/transcript.ts';
import { defaultDialect, type Dialect, dialects } from '../workspace/index.ts';
import { errorForm, listOrder, meShape, sentence, timeLayouts } from './shapes.ts';
import { ALL_STEPS, COMPLETED, LISTED, POLLS, STEPS_OF, type Verdict, WHOLE } from './steps.ts';
import {
  isInvalid,
  isOk,
  type Item,
  LARGE_PAGE,
  type Listing,
  recordIn,
  recordsIn,
  SHORT_PAGE,
  type Survey,
  tagIdsOf,
} from './survey.ts';
import type { Response } from './visit.ts';

/** What the API document leaves open, and what the service does. Contains no workspace content. */
export interface Finding {
  question: string;
  effect: (typeof EFFECTS)[Mark];
  /** What was seen and, unless it works, which steps don't work, or what they cost. */
  answer: string;
  /** The responses fit, but others may not. Otherwise, the responses show it, and a control agrees. */
  isLikely: boolean;
  /** The embedded workspace's switches that reproduce the behavior. */
  dialect: Partial<Dialect>;
  /** The steps that it concerns, by key: those that do not work, cost more or do less, or of which nothing is known. */
  steps: Concerned;
}

type Concerned = Partial<Record<Verdict, readonly string[]>>;

/** How the sentences of the table begin, in the order of the report. */
export const EFFECTS = { '✗': 'does not work', '±': 'costs', '✓': 'works', '?': 'open' } as const;
type Mark = keyof typeof EFFECTS;

/** An outcome, and what its sentence has in place of `{}`. */
interface Outcome<Key> {
  is: Key;
  what?: string | number;
  isLikely?: boolean;
  dialect?: Partial<Dialect>;
  steps?: Concerned;
}
type Row = (survey: Survey) => Finding;

/**
 * A row of the table: what is asked, what is looked at, and what each outcome means, in one sentence.
 *
 * @param look which outcome the responses show; null if they show none.
 * @param given.name of the switch that an outcome sets if it is called like one of its values.
 * @param given.steps the steps that an outcome concerns, if it does not say so itself; `unseen` is for no outcome.
 */
function row<Key extends string>(
  question: string,
  look: (survey: Survey) => Key | Outcome<Key> | null,
  outcomes: Readonly<Record<Key, `${Mark} ${string}`>>,
  {
    name,
    steps: concerned = {},
  }: { name?: keyof Dialect; steps?: Partial<Record<Key | 'unseen', Concerned>> } = {},
): Row {
  return (survey) => {
    const looked = look(survey);
    const {
      is,
      what = '',
      isLikely = false,
      dialect = {},
      steps = concerned[is ?? 'unseen'] ?? {},
    }: Outcome<Key | null> = typeof looked === 'object' && looked !== null ? looked : { is: looked };
    const text = is === null ? '? The key lacks access, or the service failed.' : outcomes[is];
    const [mark = '?'] = (Object.keys(EFFECTS) as Mark[]).filter((each) => text.startsWith(each));
    const answer = text.slice(2).replace('{}', String(what));
    const set = name === undefined ? {} : valueNamed(name, is);
    return { question, effect: EFFECTS[mark], answer, isLikely, dialect: { ...set, ...dialect }, steps };
  };
}

/** A switch, if one of its values has this name. */
function valueNamed(name: keyof Dialect, value: string | null): Partial<Dialect> {
  const all = [defaultDialect, ...dialects.map(({ dialect }) => dialect)].map((dialect) => dialect[name]);
  const found = all.find((each) => each !== undefined && typeof each !== 'object' && String(each) === value);
  return found === undefined ? {} : { [name]: found };
}

const STEPS = {
  notes: 'all steps about notes: triggers, Find Note, Update Note, Create Digest',
  folders: 'New Folder, Find Folder, and every field in which a folder is chosen',
  members: 'New Member, Find Member, Set Member Groups, and the owner in Create Folder',
  invites: 'New Pending Invite and Find Pending Invite',
};
const SCOPES = { notes: 'notes', folders: 'folders', members: 'users', invites: 'users' };
const PAGED = ['notes', 'members', 'invites'] as const;

/** If at least this many records agree, it is no coincidence. */
const MANY = 10;
const NOTE_FIELDS = (
  'id title kind status createdAt updatedAt visibility tags participants totalDurationSec userWrittenNote enhancedNote ' +
  'summary transcripts calendarEvent inputLanguage translationLanguage meetingApp'
).split(' ');
const GENERATED = ['summary', 'enhancedNote', 'transcripts'];
const EXTERNAL =
  'Nobody is known to be external: “External or Internal Meetings”, New Meeting Participant, and Find Participants need “Internal Domains” in each Zap.';
const GUESTS = ['new_participant', 'find_participants', 'new_mention', 'find_quotes'];

const rows: readonly Row[] = [
  row(
    'What does /v1/me return?',
    ({ me, workspace }) => {
      const { shape, label } = meShape(me);
      if (me.status === 404 && isOk(workspace)) return 'missing';
      if (!isOk(me)) return { is: 'refused', what: refusalIn(me) };
      return { is: 'connects', what: label, dialect: valueNamed('meShape', shape) };
    },
    {
      refused: '✗ {}: no account can be connected.',
      missing: '✓ Nothing (404), but /v1/workspace answers, which is enough to connect an account.',
      connects: '✓ {}.',
    },
    { steps: { refused: { 'does not work': [...ALL_STEPS.keys()] } } },
  ),
  row(
    "Does the workspace list the company's email domains?",
    ({ workspace }) => {
      const record = recordIn(recordIn(workspace.body)?.workspace);
      const what = `status ${workspace.status}, ${workspace.form}`;
      if (workspace.status === 403) return 'forbidden';
      if (!isOk(workspace) || record === undefined) return { is: 'odd', what };
      const { allowedEmailDomains: domains } = record;
      return Array.isArray(domains) && domains.length > 0 ? { is: 'given', what: domains.length } : 'none';
    },
    {
      odd: `✗ An unexpected response ({}): Find Workspace fails. ${EXTERNAL}`,
      forbidden: `± The key is not allowed to read /v1/workspace (403). ${EXTERNAL}`,
      none: `± No, none are set. ${EXTERNAL}`,
      given: '✓ Yes, {}.',
    },
    {
      name: 'workspaceDomains',
      steps: {
        odd: { 'does not work': ['find_workspace'], costs: GUESTS },
        forbidden: { 'does not work': ['find_workspace'], costs: GUESTS },
        none: { costs: GUESTS },
      },
    },
  ),
  ...(['notes', 'folders', 'members', 'invites'] as const).map(access),
  row(
    'How does the service explain an error?',
    ({ unknownNote, wrongKey }) => {
      const refusal = isOk(unknownNote) ? wrongKey : unknownNote;
      if (isOk(refusal)) return null;
      const { name, label } = errorForm(refusal);
      // What the app itself reads of it.
      const is = refusal.reason === '' ? 'unread' : 'read';
      return { is, what: sentence(label), dialect: valueNamed('errorBody', name) };
    },
    { unread: "± {}. Users see a general message instead of the service's own reason.", read: '✓ {}.' },
  ),
  row(
    'How does the service respond to an unknown ID?',
    ({ unknownNote, oneNote }) => {
      const { status, body } = unknownNote;
      // Only an ID that has the form of a real one shows what happens once a note is deleted.
      const isLikely = oneNote === null;
      if (isOk(unknownNote))
        return { is: (recordIn(body)?.note ?? null) === null ? 'null' : 'another', isLikely };
      return { is: [404, 410].includes(status) ? 'not-found' : 'failed', what: status, isLikely: true };
    },
    {
      another: '✗ With a 2xx and a note: Find Note by ID and Update Note take a deleted note for another.',
      failed: '± Status {}: a deleted note is reported as a failure, not as “not found”.',
      'not-found': '✓ Status {}.',
      null: '✓ With a 2xx and no note, which the app reads as “not found”.',
    },
    {
      name: 'unknownId',
      steps: { failed: { costs: ['get_note', 'find_section', 'find_transcript'] } },
    },
  ),
  row(
    'How does the service respond to a wrong key?',
    ({ wrongKey: { status } }) => ({ is: status === 401 ? 'refused' : 'other', what: status }),
    { other: "± Status {}, not 401: Zapier doesn't ask to reconnect the account.", refused: '✓ Status {}.' },
  ),
  row(
    'Does the service limit the rate of requests?',
    ({ notes: { first }, pauses }) => {
      const names = [...first.response.headers.keys()].filter((name) => /^(x-)?rate-?limit/.test(name));
      if (pauses.count > 0) return { is: 'met', what: `${pauses.count}×, ${pauses.seconds} s in all` };
      return names.length > 0 ? { is: 'announced', what: names.join(', ') } : 'unseen';
    },
    {
      met: '± Yes: this survey was asked to wait {}. Steps that read long lists are run again later by Zapier.',
      announced: '✓ Yes, as {} say; this survey stayed below it.',
      unseen: '? This survey met no limit.',
    },
  ),
  row(
    'How does a list indicate that it continues?',
    ({ notes: { first } }) => {
      const keys = Object.keys(first.pagination ?? {});
      const form = (['nextOffset', 'total', 'isLast'] as const).find((key) => keys.includes(key));
      const what = keys.map((key) => `\`${key}\``).join(', ') || 'nothing';
      return isOk(first.response) ? { is: form ?? 'unknown', what } : null;
    },
    {
      unknown: '± With {}: the app reads until a page is empty, one more request per list.',
      nextOffset: '✓ With {}.',
      total: '✓ With {}.',
      isLast: '✓ With {}.',
    },
    { name: 'paginationForm', steps: { unknown: { costs: WHOLE } } },
  ),
  row(
    'Does the service accept `limit=100`?',
    ({ notes, members, invites, largePage, behindLarge }) => {
      const readable = Object.entries({ notes, members, invites }).filter(([, { first }]) =>
        isOk(first.response),
      );
      const refusing = readable.filter(([, { limit }]) => limit < 100);
      const isShort = behindLarge.length > 0 && largePage.items.length < 100;
      if (refusing.length === 0) return readable.length === 0 ? null : isShort ? 'shortened' : 'accepted';
      const accepted = (limit: number) => (limit === 0 ? 'no limit is' : `${limit} is`);
      const what = refusing.map(([list, { limit }]) => `${list} (${accepted(limit)} accepted)`).join(', ');
      const stepsOf = (some: typeof refusing) =>
        PAGED.filter((list) => some.some(([each]) => each === list)).flatMap((list) => STEPS_OF[list]);
      const unread = refusing.filter(([, { limit }]) => limit === 0);
      const steps = { 'does not work': stepsOf(unread), costs: stepsOf(refusing) };
      return { is: unread.length > 0 ? 'none' : 'less', what, steps };
    },
    {
      none: '✗ Not for {}. Does not work: every step that lists them.',
      less: '± Not for {}. The app asks for less, remembers it, and sends more requests.',
      shortened: '✓ Yes, but fewer records come.',
      accepted: '✓ Yes.',
    },
  ),
  row(
    'How many notes fit on a page?',
    ({ largePage, behindLarge, notes: { limit, first } }) => {
      const largest = largePage.items.length;
      const refused = { largePages: 'refused', ...(limit > 0 && { maxPageSize: limit }) } as const;
      if (isInvalid(largePage.response))
        return { is: 'refused', what: limit, isLikely: true, dialect: refused };
      if (behindLarge.length === 0 || largest >= LARGE_PAGE)
        return { is: 'unseen', what: Math.max(largest, first.items.length) };
      const dialect = { maxPageSize: largest, largePages: 'shortened' } as const;
      return { is: largest < 100 ? 'few' : 'enough', what: largest, dialect };
    },
    {
      few: '± {} at most, so a poll of 100 notes takes several requests instead of one.',
      refused: `✓ {} at least; ${LARGE_PAGE} are refused.`,
      enough: '✓ {} at most.',
      unseen: '? At least {}. No note was found behind the first page, so its limit is not known.',
    },
    { steps: { few: { costs: LISTED } } },
  ),
  ...PAGED.map(offsets),
  ...PAGED.map(order),
  row(
    'Does the filter by status work?',
    ({ byStatus, notes }) => {
      if (!isOk(notes.first.response)) return null;
      const refused = [...byStatus].filter(([, { response }]) => !isOk(response));
      if (refused.length > 0) {
        const steps = refused.some(([status]) => status === 'completed') ? COMPLETED : [];
        const what = refused.map(([status]) => status).join(', ');
        return { is: 'refused', what, steps: { 'does not work': steps, costs: WHOLE } };
      }
      const isWrong = (status: string, note: Item) => noteSchema.parse(note).status !== status;
      const wrong = [...byStatus].filter(([status, { items }]) =>
        items.some((note) => isWrong(status, note)),
      );
      if (wrong.length > 0) return { is: 'wrong', what: wrong.map(([status]) => status).join(', ') };
      const tested = [...byStatus.values()].filter(({ items }) => items.length > 0).length;
      return { is: tested > 1 ? 'right' : 'unseen', what: `${tested} of ${byStatus.size}` };
    },
    {
      refused: '✗ No, it is refused for {}. Does not work: steps and filters that ask for this status.',
      wrong: '± Not for {}. The app filters the notes itself and reads more pages.',
      right: '✓ Yes, for {} statuses; the others have no notes.',
      unseen: '? Only {} statuses have notes.',
    },
    { steps: { wrong: { costs: LISTED } } },
  ),
  row(
    'Does the filter by folder work, and for several folders?',
    ({ byFolder, notes }) => {
      if (byFolder === null) return 'unseen';
      const { one, other, repeated, commaSeparated, folderIds } = byFolder;
      if (!isOk(one.response)) return { is: 'refused', what: refusalIn(one.response) };
      const isTagged = one.items.some((note) => tagIdsOf(note).includes(folderIds[0]));
      if (ignoresFolders({ byFolder, notes }))
        return { is: isTagged ? 'judged' : 'ignored', dialect: { folderIdsForm: 'ignored' } };
      if (one.items.length === 0 || other.items.length === 0 || !isTagged) return 'untagged';
      const isFromBoth = ({ items }: Listing) => isApart(items, one.items) && isApart(items, other.items);
      if (isFromBoth(commaSeparated)) return 'comma-separated';
      return isFromBoth(repeated) ? 'repeated' : 'first-only';
    },
    {
      refused: '✗ {}. Does not work: the Folders field.',
      judged: '± No, it is ignored. The app reads the list of all notes, and their tags decide.',
      ignored: '✗ No, it is ignored, and tags name no folders. Does not work: the Folders field.',
      untagged:
        "✗ Yes, but a note's tags don't name the folders whose lists have it. Does not work: Excluded Folders, and the Folders field of instant triggers.",
      'comma-separated': '✓ Yes, also for several with commas; the app asks for one at a time.',
      repeated: '✓ Yes, also for several as repeated parameters; the app asks for one at a time.',
      'first-only': '✓ Yes, but not for several; the app asks for one at a time.',
      unseen: '? No two folders with different notes were seen.',
    },
    {
      name: 'folderIdsForm',
      steps: {
        refused: { 'does not work': ['note_added_to_folder'], costs: LISTED },
        judged: { costs: LISTED },
        ignored: { 'does not work': ['note_added_to_folder'], costs: LISTED },
        untagged: { costs: LISTED },
        unseen: { open: ['note_added_to_folder'] },
      },
    },
  ),
  row(
    'Do all values have the documented types?',
    ({ notes: { first } }) => {
      const { converted, lost } = typesIn(first.items);
      if (first.items.length === 0) return null;
      if (lost.size > 0) return { is: 'lost', what: [...lost].join(', ') };
      if (converted.size > 0) return { is: 'converted', what: [...converted].join(', ') };
      return { is: 'documented', isLikely: goesOn(first) };
    },
    {
      lost: "± No: what can't be converted is empty for users: {}, in some notes.",
      converted: '✓ Not in {}, but the app converts these values.',
      documented: '✓ Yes.',
    },
    { steps: { lost: { costs: STEPS_OF.notes } } },
  ),
  row(
    'How do notes name their folders?',
    ({ notes: { first } }) => {
      const all = first.items.flatMap((note) => (Array.isArray(note.tags) ? (note.tags as unknown[]) : []));
      const records = recordsIn(all);
      const lacking = records.filter(({ id }) => (id ?? null) === null).length;
      if (all.length === 0) return null;
      if (lacking === all.length) return 'unidentified';
      if (lacking > 0) return { is: 'partly', what: `${lacking} of ${all.length}` };
      return { is: records.length === 0 ? 'ids' : 'documented', isLikely: goesOn(first) };
    },
    {
      unidentified:
        "✗ By tags without an `id`. Does not work: what depends on a note's tags, such as the Folders field of instant triggers.",
      partly:
        "✗ By tags of which {} have no `id`. Does not work: what depends on a note's tags, such as adding a folder.",
      ids: '± By their IDs only, which users see in place of the names.',
      documented: '✓ By tags with IDs.',
    },
    {
      name: 'tags',
      steps: { unidentified: { costs: LISTED }, partly: { costs: LISTED }, ids: { costs: LISTED } },
    },
  ),
  row(
    'What is the layout of times?',
    ({ notes: { first } }) => {
      const times = first.items.flatMap(({ createdAt }) => createdAt ?? []);
      const layouts = timeLayouts(times);
      const [only, ...others] = layouts;
      if (only === undefined) return null;
      const unread = times.filter((each) => time.parse(each) === null).length;
      if (unread > 0) return { is: 'unreadable', what: `${unread} of ${times.length}` };
      return { is: others.length > 0 ? 'several' : only, what: layouts.join(', '), isLikely: goesOn(first) };
    },
    {
      unreadable:
        '✗ One that the app does not understand, in {} notes. Does not work: what depends on when a note was created, such as digests and the order of results.',
      several: '✓ Several: {}. The app understands them; times without a zone are in UTC.',
      other: '✓ A rare one, which the app understands; times without a zone are in UTC.',
      basic: '✓ ISO 8601 without dashes and colons, which the app understands.',
      spaced: '✓ Date, time, and UTC with spaces between, which the app understands.',
      'named-zone': '✓ ISO 8601 with the name of a zone, which the app understands.',
      seconds: '✓ Seconds since 1970, which the app understands.',
      iso: '✓ ISO 8601.',
    },
    { name: 'times', steps: { unreadable: { costs: LISTED } } },
  ),
  row(
    'What do lists of notes leave out?',
    ({ oneNote }) => {
      const whole = recordIn(recordIn(oneNote?.response.body)?.note);
      const isThere = (value: unknown) => (Array.isArray(value) ? value.length > 0 : (value ?? '') !== '');
      const generated = GENERATED.filter((field) => isThere(whole?.[field]));
      const left = generated.filter((field) => !isThere(oneNote?.listed[field]));
      if (generated.length === 0) return null;
      if (left.length === 0) return { is: 'whole', isLikely: true };
      return {
        is: left.join() === 'transcripts' ? 'without-transcripts' : 'without-texts',
        what: left.join(', '),
      };
    },
    {
      'without-transcripts':
        '✗ Of a completed note: {}. Does not work: Find Quotes, and searches for text and for speakers. Triggers read each recent note on its own.',
      'without-texts':
        '✗ Of a completed note: {}. Does not work: Find Action Items, Find Quotes, searches for text and for speakers, and digests. Triggers read each recent note on its own.',
      whole: '✓ Nothing.',
    },
    {
      name: 'listedNotes',
      steps: {
        'without-transcripts': { 'does not work': ['find_quotes'], costs: LISTED },
        'without-texts': {
          'does not work': ['find_quotes', 'find_action_items', 'create_digest'],
          costs: LISTED,
        },
      },
    },
  ),
  memberField(
    'userId',
    'memberUserId',
    '± {}. Create Folder sends the `id` of a member without it as the owner.',
  ),
  memberField('groups', 'memberGroups', '± {}. Without them, Set Member Groups can only replace groups.'),
  row(
    'How large is a page of notes, and how fast?',
    ({
      notes: {
        first: {
          items,
          response: { bytes, ms },
        },
      },
    }) => {
      const what = `${items.length} notes, ${Math.round(bytes / 1000)} kB, ${Math.round(ms)} ms`;
      return { is: ms > 5000 ? 'slow' : 'fast', what, isLikely: true };
    },
    {
      slow: '± {}. A poll ends after 15 s, so it reads only the newest pages of a slow list.',
      fast: '✓ {}.',
    },
    { steps: { slow: { costs: LISTED } } },
  ),
];

/** All findings of a survey: first what does not work, then what costs, what works, and what is open. */
export function findings(survey: Survey): Finding[] {
  const effects = Object.values(EFFECTS);
  const found = rows.map((finding) => finding(survey));
  return found.toSorted((a, b) => effects.indexOf(a.effect) - effects.indexOf(b.effect));
}

/** The embedded workspace's dialect that reproduces the behavior of the service. */
export function dialectOf(found: readonly Finding[]): Partial<Dialect> {
  return found.reduce((all, { dialect }) => ({ ...all, ...dialect }), {});
}

function access(list: keyof typeof STEPS): Row {
  return row(
    `Can this key read ${list}?`,
    (survey) => {
      const { response, isList, items } = list === 'folders' ? survey.folders : survey[list].first;
      if (!isOk(response))
        return { is: response.status === 403 ? 'forbidden' : 'refused', what: refusalIn(response) };
      if (isList) return items.length === 0 ? 'none' : 'some';
      const keys = Object.keys(recordIn(response.body) ?? {}).map((key) => `\`${key}\``);
      return { is: 'odd', what: keys.length === 0 ? 'is no JSON object' : `has ${keys.join(', ')}` };
    },
    {
      forbidden: `✗ {}. Grant the “${SCOPES[list]}” scope. Does not work: ${STEPS[list]}.`,
      refused: `✗ {}. Does not work: ${STEPS[list]}.`,
      odd: `✗ No: the response {}, but no list of records with IDs where it is documented. Does not work: ${STEPS[list]}.`,
      none: '✓ Yes, but there are none.',
      some: '✓ Yes.',
    },
    {
      steps: {
        forbidden: unread(list),
        refused: unread(list),
        odd: unread(list),
        none: { open: list === 'notes' ? STEPS_OF.notes : [] },
      },
    },
  );
}

/** What comes of a list that can't be read. Other fields than the steps' own may depend on it. */
function unread(list: keyof typeof STEPS): Concerned {
  const writes = ['create_folder', 'set_member_groups'];
  const steps = STEPS_OF[list];
  return {
    'does not work': steps.filter((key) => !writes.includes(key)),
    open: writes.filter((key) => steps.some((each) => each === key)),
    costs: list === 'folders' ? LISTED : [],
  };
}

function offsets(list: (typeof PAGED)[number]): Row {
  const isForNotes = list === 'notes';
  const works = { ignoresOffset: false, repeatsPages: false, beyondMaxOffset: 'served' } as const;
  const switches = (dialect: Partial<Dialect> = {}) => (isForNotes ? { ...works, ...dialect } : {});
  const broken = `Does not work: ${list} beyond the first page, in ${STEPS[list]}.`;
  const endless = `Does not work: what needs all ${list}, such as a search that finds nothing or a digest.`;
  const fewer: Concerned = { costs: isForNotes ? LISTED : STEPS_OF[list] };
  const less = {
    ...{ refused: fewer, ignored: fewer, odd: fewer, capped: fewer, endless: fewer, unlimited: fewer },
    ...{ limited: fewer, repeated: fewer, changing: { open: fewer.costs ?? [] } },
  };
  return row(
    `Does \`offset\` work for ${list}?`,
    (survey) => {
      const { first, short, second, beyond, wideBeyond } = survey[list];
      if (!isOk(first.response)) return null;
      if (short.items.length > SHORT_PAGE) return { is: 'unlimited', what: short.items.length };
      // Past the end, an offset may be refused.
      if (isOk(short.response) && !goesOn(short) && first.items.length <= SHORT_PAGE) return 'short';
      if (!isOk(second.response)) return { is: 'refused', what: refusalIn(second.response) };
      if (idsIn(second) === idsIn(short))
        return { is: 'ignored', dialect: isForNotes ? { ignoresOffset: true } : {} };
      // The control: the same records as on one long page.
      const expected = first.items.slice(SHORT_PAGE, SHORT_PAGE + second.items.length);
      if (second.items.length === 0 || idsIn(second) !== idsOf(expected)) {
        const isKept = !isForNotes || idsIn(short) === idsIn(survey.notesAgain);
        return isKept ? { is: 'odd', isLikely: !isForNotes } : 'changing';
      }
      const { status } = beyond.response;
      if (isInvalid(beyond.response))
        return {
          is: 'limited',
          what: status,
          isLikely: true,
          dialect: switches({ beyondMaxOffset: 'refused' }),
        };
      if (beyond.items.length === 0) return { is: 'works', dialect: switches() };
      // From a largest offset on, pages of any length begin with the same record. The last page ends with the same.
      const [start] = beyond.items;
      const maxOffset = first.items.findIndex(({ id }) => id === start?.id);
      const capped = { beyondMaxOffset: 'repeated', ...(maxOffset > 0 && { maxOffset }) } as const;
      if (wideBeyond.items.length > beyond.items.length && wideBeyond.items[0]?.id === start?.id)
        return { is: 'capped', dialect: switches(capped) };
      // Where the length of the list is known, its end is, too.
      const isEndless = goesOn(beyond) && typeof beyond.pagination?.total !== 'number';
      return { is: isEndless ? 'endless' : 'repeated', dialect: switches({ repeatsPages: true }) };
    },
    {
      refused: `✗ {}. ${broken}`,
      ignored: `✗ No: every page is the first one. ${broken}`,
      odd: `✗ Not as expected: a short page shows other records than the same place on a long one. ${broken}`,
      capped: `✗ Only up to a limit, from which on one page is repeated. ${endless}`,
      endless: `✗ Yes, but past the end, the last page is repeated, which says that the list continues. ${endless}`,
      unlimited: `± Unknown: \`limit\` is ignored, and {} ${list} came instead of ${SHORT_PAGE}.`,
      limited: `± Yes, but a large one is refused ({}). What needs more ${list} than that says so.`,
      repeated: '± Yes, but past the end, the last page is repeated. One more request to detect the end.',
      works: '✓ Yes.',
      short: `? There are too few ${list} to tell.`,
      changing: '? The order of the list changes between requests.',
    },
    { steps: less },
  );
}

function order(list: (typeof PAGED)[number]): Row {
  const isForNotes = list === 'notes';
  const polls = isForNotes ? POLLS : STEPS_OF[list].filter((key) => key.startsWith('new_'));
  const inNoOrder: Concerned = { costs: isForNotes ? LISTED : polls };
  return row(
    `In which order are ${list} listed?`,
    (survey) => {
      const { first, second, short } = survey[list];
      const { order: seen, trend, differing } = listOrder(first.items);
      const isUntimed = first.items.length >= MANY && first.items.every((item) => timeOfItem(item) === null);
      if (isUntimed) return 'untimed';
      if (seen === null) return 'short';
      const name = seen === 'newest-or-updated-first' ? 'newest-first' : seen;
      const dialect = list === 'notes' ? { listOrder: name } : {};
      // A list that is nearly in order is read like one that is.
      const what = seen !== trend && trend !== 'unordered' ? `, nearly ${trend.replace('-', ' ')}` : '';
      const isHidden = trend === 'oldest-first' && goesOn(first) && idsIn(second) === idsIn(short);
      return {
        is: isHidden ? 'hidden' : seen,
        what,
        isLikely: differing < MANY && seen !== 'unordered',
        dialect,
      };
    },
    {
      untimed:
        '± None of them has a time that the app can read, so it reads as much as its time limit allows.',
      hidden: `✗ Oldest first, and only the oldest can be read. Does not work: new ${list}, in ${STEPS[list]}.`,
      'updated-first': '± Last updated first{}. A poll reads as much of the list as its time limit allows.',
      'oldest-first':
        '± Oldest first{}. A poll takes two requests, and the first one as many as the whole list.',
      unordered: '± In no chronological order{}. A poll reads as much as its time limit allows.',
      'newest-first': '✓ Newest first{}.',
      'newest-or-updated-first': '? Newest first or last updated first: both give the same order here.',
      short: `? There are too few ${list} with different creation times to tell.`,
    },
    {
      steps: {
        untimed: inNoOrder,
        hidden: { 'does not work': polls, costs: isForNotes ? WHOLE : [] },
        'updated-first': inNoOrder,
        'oldest-first': inNoOrder,
        unordered: inNoOrder,
      },
    },
  );
}

const timeOfItem = ({ createdAt }: Item) => time.parse(createdAt);

function memberField(field: string, name: 'memberUserId' | 'memberGroups', some: `${Mark} ${string}`): Row {
  return row(
    `Do members have \`${field}\`?`,
    ({ members: { first } }) => {
      const { length } = first.items;
      const having = first.items.filter((member) => field in member).length;
      const what = having === 0 ? 'No' : `${having} of ${length} do`;
      const dialect = { [name]: having > 0 };
      return length === 0
        ? null
        : { is: having === length ? 'all' : 'some', what, isLikely: goesOn(first), dialect };
    },
    { some, all: '✓ Yes.' },
    {
      steps: {
        some: { costs: field === 'groups' ? ['find_member', 'set_member_groups'] : ['create_folder'] },
      },
    },
  );
}

/** What the app makes of values that don't have the documented type. */
function typesIn(notes: readonly Item[]): { converted: Set<string>; lost: Set<string> } {
  const [converted, lost] = [new Set<string>(), new Set<string>()];
  for (const note of notes) {
    const read: Item = noteSchema.parse(note);
    for (const field of NOTE_FIELDS) {
      const [value, understood] = [note[field], read[field]];
      if ((value ?? null) === null || field === 'id') continue;
      if (Array.isArray(understood) && !Array.isArray(value)) lost.add(`\`${field}\``);
      else if (typeof value !== typeof understood)
        (understood === null ? lost : converted).add(`\`${field}\``);
    }
    if (Array.isArray(note.participants) && note.participants.some((person) => typeof person === 'string'))
      converted.add('`participants` that are texts');
    for (const list of ['participants', 'transcripts'] as const)
      for (const field of lostIn(note[list], read[list])) lost.add(`\`${list}[].${field}\``);
  }
  return { converted, lost };
}

/** The fields of listed records of which the app makes nothing. */
function lostIn(given: unknown, read: unknown): string[] {
  const understood = recordsIn(read);
  return recordsIn(given).flatMap((record, index) =>
    Object.keys(understood[index] ?? {}).filter((field) => {
      const value = understood[index]?.[field];
      const isLost = value === null || (field.endsWith('Timestamp') && parseTimestamp(value) === null);
      return isLost && (record[field] ?? '') !== '';
    }),
  );
}

/** Whether the list of a folder is that of all notes. */
export function ignoresFolders({ byFolder, notes }: Pick<Survey, 'byFolder' | 'notes'>): boolean {
  return byFolder !== null && isOk(byFolder.one.response) && idsIn(byFolder.one) === idsIn(notes.first);
}

function refusalIn({ status, reason, form }: Response): string {
  return `No: ${status}, ${reason === '' ? `${form === 'json' ? 'JSON' : form} without a reason` : `“${reason}”`}`;
}

/** Whether a list continues after its first page: what is true of the page is then only likely of the list. */
function goesOn({ pagination, items, response }: Listing): boolean {
  if (!isOk(response) || items.length === 0) return false;
  const { nextOffset, isLast, total } = pagination ?? {};
  if (typeof total === 'number') return total > items.length;
  return isLast === false || typeof nextOffset === 'number';
}

const isApart = (some: readonly Item[], others: readonly Item[]) =>
  some.some(({ id }) => others.every((other) => other.id !== id));
const idsOf = (items: readonly Item[]): string => items.map(({ id }) => String(id)).join('\n');
const idsIn = ({ items }: Listing): string => idsOf(items);

import type { Dialect } from '../../sandbox/workspace/index.ts';
import { errorForm, folderCycle, jsonShape, listOrder, meShape, timestampLayouts } from './shapes.ts';
import {
  isInvalid,
  LARGE_PAGE,
  type Listing,
  type PagedList,
  recordIn,
  SHORT_PAGE,
  STATUSES,
  type Survey,
} from './survey.ts';
import type { Response } from './visit.ts';

/**
 * `certain`: the responses show it, and a control agrees. `likely`: the responses fit, but others may not. `open`: the
 * responses don't show it.
 */
type Certainty = 'certain' | 'likely' | 'open';

/** A question that the API document leaves open, and how the service behaved. Contains no workspace content. */
export interface Finding {
  question: string;
  answer: string;
  certainty: Certainty;
  /** Which steps don't work with this service, or for whom. */
  breaks?: string;
  /** What works only with more requests, or only in part. */
  cost?: string;
  /** What the publisher can request from the service's team. */
  improvement?: string;
  /** The embedded workspace's switches that reproduce the behavior. */
  dialect?: Partial<Dialect>;
}

/** The steps that need a list. */
const STEPS = {
  notes: 'all steps about notes: triggers, Find Note, Update Note, Create Digest',
  folders: 'New Folder, Find Folder, and every field in which a folder is chosen',
  members: 'New Member, Find Member, Set Member Groups, and the owner in Create Folder',
  invites: 'New Pending Invite and Find Pending Invite',
};
type ListName = keyof typeof STEPS;

/** If at least this many records agree, it is no coincidence. */
const MANY = 10;

/** All findings of a survey: first what does not work, then what costs, what works, and what is open. */
export function findings(survey: Survey): Finding[] {
  const { notes, members, invites, folders } = survey;
  const found = [
    connection(survey),
    workspaceDomains(survey),
    access('notes', notes.first, 'notes'),
    access('folders', folders, 'folders'),
    access('members', members.first, 'users'),
    access('invites', invites.first, 'users'),
    ...errors(survey),
    rateLimit(survey),
    strictness(survey),
    pagination(survey),
    ...pageSizes(survey),
    offsets('notes', notes),
    offsets('members', members),
    offsets('invites', invites),
    order('notes', notes),
    order('members', members),
    order('invites', invites),
    stability(survey),
    ...statuses(survey),
    folderFilter(survey),
    ...noteValues(survey),
    ...fields(survey),
    ...shapes(survey),
    ...memberFields(members),
    ...folderFields(folders),
    speed(survey),
  ];
  return found.toSorted((a, b) => EFFECTS.indexOf(effectOf(a)) - EFFECTS.indexOf(effectOf(b)));
}

export const EFFECTS = ['does not work', 'costs', 'works', 'open'] as const;

export function effectOf({ breaks, cost, certainty }: Finding): (typeof EFFECTS)[number] {
  if (breaks !== undefined) return 'does not work';
  if (certainty === 'open') return 'open';
  return cost === undefined ? 'works' : 'costs';
}

/** The embedded workspace's dialect that reproduces the behavior of the service. */
export function dialectOf(found: readonly Finding[]): Partial<Dialect> {
  return found.reduce((all, { dialect }) => ({ ...all, ...dialect }), {});
}

function connection({ me }: Survey): Finding {
  const question = 'What does /v1/me return, and does it contain a name for the connection?';
  const { shape, label } = meShape(me);
  if (!isOk(me))
    return certain(question, refusalIn(me), { breaks: 'everything: the account cannot be connected' });
  return certain(question, `${label}.`, shape === null ? {} : { dialect: { meShape: shape } });
}

function workspaceDomains({ workspace }: Survey): Finding {
  const question = "Does the workspace list the company's email domains?";
  const cost =
    "The app can't detect external people. “External Meetings Only” requires “Internal Domains” in each Zap.";
  if (workspace.status === 403) {
    return certain(question, 'The key is not allowed to read /v1/workspace (403).', {
      cost,
      improvement: 'Allow every key to read /v1/workspace.',
      dialect: { workspaceDomains: 'forbidden' },
    });
  }
  const record = recordIn(recordIn(workspace.body)?.workspace);
  if (!isOk(workspace) || record === undefined) {
    return certain(question, `An unexpected response: status ${workspace.status}, ${workspace.form}.`, {
      breaks: 'Find Workspace; telling who is external',
    });
  }
  const domains = record.allowedEmailDomains;
  return Array.isArray(domains) && domains.length > 0
    ? certain(question, `Yes, ${domains.length}.`, { dialect: { workspaceDomains: 'given' } })
    : certain(question, 'No, none are set.', {
        cost,
        improvement: "Fill in the workspace's email domains.",
        dialect: { workspaceDomains: 'none' },
      });
}

function access(list: ListName, { response, items }: Listing, scope: string): Finding {
  const question = `Can this key read ${list}?`;
  if (isOk(response)) return certain(question, items.length === 0 ? 'Yes, but there are none.' : 'Yes.');
  return certain(question, refusalIn(response), {
    breaks: STEPS[list],
    improvement:
      response.status === 403 ? `Grant the “${scope}” scope.` : `Answer ${response.request} with a 2xx.`,
  });
}

function refusalIn({ status, reason, form }: Response): string {
  return `No: ${status}, ${reason === '' ? `${form === 'json' ? 'JSON' : form} without a reason` : `“${reason}”`}`;
}

function errors({ unknownNote, wrongKey }: Survey): Finding[] {
  const form = errorForm(unknownNote);
  const said = (response: Response) => `Status ${response.status}, ${errorForm(response).label}.`;
  const unknown = 'How does the service respond to an unknown ID?';
  const isGone =
    [404, 410].includes(unknownNote.status) ||
    (isOk(unknownNote) && (recordIn(unknownNote.body)?.note ?? null) === null);
  const asText = ['text', 'html', 'empty'].includes(form.name ?? '');
  return [
    isOk(unknownNote)
      ? certain(
          unknown,
          isGone ? 'With a 2xx and no note, which the app reads as “not found”.' : 'With a note.',
          {
            ...(!isGone && { breaks: 'Find Note by ID and Update Note: a deleted note looks like another' }),
          },
        )
      : certain(unknown, said(unknownNote), {
          ...(form.name !== null && { dialect: { errorBody: form.name } }),
          ...(asText && {
            cost: "Users see a general message instead of the service's own reason.",
            improvement: 'Return errors as JSON with a message.',
          }),
          ...(!isGone && {
            cost: 'A note that was deleted looks like invalid input instead of “not found”.',
            improvement: 'Return 404 for an unknown ID.',
          }),
        }),
    certain('How does the service respond to a wrong key?', said(wrongKey), {
      ...(wrongKey.status !== 401 && {
        cost: "Zapier doesn't ask the user to reconnect the account.",
        improvement: 'Return 401 for a wrong key.',
      }),
    }),
  ];
}

function rateLimit({ notes: { first } }: Survey): Finding {
  const names = [...first.response.headers.keys()].filter((name) => /^(x-)?rate-?limit/.test(name));
  return certain(
    'Does the service state its rate limit?',
    names.length > 0 ? `Yes, in ${names.join(', ')}.` : 'Not in its headers.',
  );
}

function strictness({ unknownParameters, folders, notes, members, invites }: Survey): Finding {
  const question = 'How does the service handle an unknown parameter?';
  const tried = [folders, notes.first, members.first, invites.first].flatMap(({ response }, index) => {
    const tested = unknownParameters[index];
    return isOk(response) && tested !== undefined ? [tested] : [];
  });
  const rejected = tried.filter(isInvalid);
  if (tried.length === 0) return open(question);
  if (rejected.length === 0) return certain(question, 'It is ignored.', { dialect: { strict: false } });
  if (rejected.length === tried.length)
    return certain(question, 'It is rejected.', { dialect: { strict: true } });
  return certain(question, `It is rejected by ${rejected.map(({ request }) => request).join(', ')}.`);
}

function pagination({ notes: { first } }: Survey): Finding {
  const question = 'How does a list indicate that it continues?';
  if (!isOk(first.response)) return open(question);
  const keys = Object.keys(first.pagination ?? {});
  const form = (['nextOffset', 'total'] as const).find((key) => keys.includes(key));
  if (form === undefined) {
    const answer = keys.length === 0 ? "It doesn't." : `In an unknown form: ${keys.join(', ')}.`;
    return certain(question, answer, {
      cost: 'The app reads until a page is empty: one more request per list.',
      improvement: 'Return `pagination` with `nextOffset` and `isLast`.',
    });
  }
  const named = keys.map((key) => `\`${key}\``).join(', ');
  return certain(question, `With ${named}.`, { dialect: { paginationForm: form } });
}

function pageSizes({
  notes,
  largePage,
  members,
  membersByDefault,
  notesByDefault,
  refused,
}: Survey): Finding[] {
  const largest = Math.max(notes.first.items.length, largePage.items.length);
  const refusedLimits = refused.filter(({ request }) => /^GET .*[?&]limit=(?:100|50|20)$/.test(request));
  // Past the end, some services return the last page again and claim that the list continues.
  const isCut =
    goesOn(isInvalid(largePage.response) ? notes.first : largePage) && notes.beyond.items.length === 0;
  const inAll = 'How many notes fit on a page?';
  const byDefault = 'How many records are returned without a limit?';
  const shorter = [[membersByDefault, members.first] as const, [notesByDefault, notes.first] as const].find(
    ([short, full]) => short.items.length > 0 && short.items.length < full.items.length,
  )?.[0].items.length;
  return [
    refusedLimits.length > 0
      ? certain(
          'Does the service accept `limit=100`?',
          `Not for ${listed(refusedLimits.map(({ request }) => request))}.`,
          {
            cost: `The app asks for less and remembers it: ${notes.limit} notes a request instead of 100.`,
            improvement: 'Allow pages of 100.',
          },
        )
      : certain('Does the service accept `limit=100`?', 'Yes.'),
    isCut && refusedLimits.length === 0 && largest < LARGE_PAGE
      ? certain(inAll, `${largest} at most.`, {
          dialect: { maxPageSize: largest },
          ...(largest < 100 && {
            cost: `A poll of 100 notes takes ${Math.ceil(100 / largest)} requests instead of one.`,
            improvement: 'Allow pages of 100.',
          }),
        })
      : open(inAll, `At least ${largest}. The workspace has too few notes to find the limit.`),
    shorter === undefined
      ? open(byDefault, 'The lists are too short to tell.')
      : certain(byDefault, `${shorter}.`, { dialect: { defaultPageSize: shorter } }),
  ];
}

function offsets(list: ListName, { first, short, second, beyond }: PagedList): Finding {
  const question = `Does \`offset\` work for ${list}?`;
  const improvement = `Support \`offset\` for ${list}.`;
  if (!isOk(first.response)) return open(question);
  if (!isOk(second.response)) {
    return certain(question, refusalIn(second.response), {
      breaks: `${list} beyond the first page, in ${STEPS[list]}`,
      improvement,
    });
  }
  if (short.items.length > SHORT_PAGE) {
    const came = `${short.items.length} ${list} were returned instead of ${SHORT_PAGE}`;
    return certain(question, `Unknown, because \`limit\` is ignored: ${came}.`, {
      cost: "The app can't choose the page size.",
      improvement: `Support \`limit\` for ${list}.`,
    });
  }
  if (short.items.length < SHORT_PAGE || !goesOn(short))
    return open(question, `There are too few ${list} to tell.`);
  const isForNotes = list === 'notes';
  if (idsIn(second) === idsIn(short)) {
    return certain(question, 'No: every page is the first one.', {
      ...(isForNotes && { dialect: { ignoresOffset: true } }),
      breaks: `${list} beyond the first page, in ${STEPS[list]}`,
      improvement,
    });
  }
  const repeats = beyond.items.length > 0;
  return certain(question, repeats ? 'Yes, but past the end, the last page is repeated.' : 'Yes.', {
    ...(isForNotes && { dialect: { ignoresOffset: false, repeatsPages: repeats } }),
    ...(repeats && {
      cost: `One more request to detect the end of the ${list}.`,
      improvement: 'Return an empty page past the end.',
    }),
  });
}

const WHOLE_LIST = 'A poll reads as much of the list as its time limit allows.';
const ORDERS = {
  'newest-first': ['Newest first.', 'One request per poll.'],
  'updated-first': ['Last updated first.', WHOLE_LIST],
  'oldest-first': [
    'Oldest first.',
    'Two requests per poll. To find the end of the list, the first poll takes as many requests as reading all of it.',
  ],
  unordered: ['In no chronological order.', WHOLE_LIST],
} as const;

function order(list: ListName, pages: PagedList): Finding {
  const { first } = pages;
  const question = `In which order are ${list} listed?`;
  const { order: seen, differing } = listOrder(first.items);
  if (seen === null) return open(question, `There are too few ${list} with different times to tell.`);
  if (seen === 'newest-or-updated-first') {
    return {
      ...open(question, 'Newest first or last updated first: both give the same order here.'),
      cost: `${ORDERS['newest-first'][1]} If last updated first: ${WHOLE_LIST.toLowerCase()}`,
    };
  }
  const [answer, cost] = ORDERS[seen];
  const isOffsetIgnored = goesOn(first) && offsets(list, pages).breaks !== undefined;
  const effect =
    seen === 'oldest-first' && isOffsetIgnored
      ? { breaks: `${list} that are new, in ${STEPS[list]}: only the oldest can be read` }
      : seen === 'newest-first' || isOffsetIgnored
        ? {}
        : { cost };
  return {
    question,
    answer,
    certainty: differing >= MANY || seen === 'unordered' ? 'certain' : 'likely',
    ...effect,
    ...(seen !== 'newest-first' && { improvement: `List ${list} newest first.` }),
    ...(list === 'notes' && { dialect: { listOrder: seen } }),
  };
}

function stability({ notes, notesAgain }: Survey): Finding {
  const question = 'Does the list of notes keep its order?';
  if (notesAgain.items.length < 2) return open(question);
  if (idsIn(notes.short) === idsIn(notesAgain))
    return likely(question, 'Yes: the same request returned the same page twice.');
  return likely(question, 'No: the same request returned other notes, or a note was added in between.', {
    cost: 'A poll can miss notes; a later poll delivers them.',
  });
}

function statuses({ byStatus, unknownStatus, notes }: Survey): Finding[] {
  const works = 'Does the filter by status work?';
  const wrong = [...byStatus].filter(
    ([status, { items, response }]) => !isOk(response) || items.some((note) => note.status !== status),
  );
  const tested = [...byStatus.values()].filter(({ items }) => items.length > 0).length;
  const others = tested < byStatus.size ? '; the others have no notes' : '';
  const yes = `Yes, for ${tested} of ${byStatus.size} statuses${others}.`;
  const ignored = unknownStatus.items.length === 0 ? 'No notes are returned.' : 'It is ignored.';
  return [
    wrong.length > 0
      ? certain(works, `Not for ${wrong.map(([status]) => status).join(', ')}.`, {
          cost: 'The app filters the notes itself and reads more pages.',
          improvement: 'Filter by `status` on the server.',
        })
      : { question: works, answer: yes, certainty: tested > 1 ? 'certain' : 'open' },
    valuesOf(notes.first, 'status', STATUSES, 'Which statuses do notes show?').finding,
    certain(
      'How does the list handle an unknown status?',
      isOk(unknownStatus.response) ? ignored : `It is rejected (${unknownStatus.response.status}).`,
    ),
  ];
}

function folderFilter({ byFolder, notes }: Survey): Finding {
  const question = 'How does `folderIds` accept several folders?';
  if (byFolder === null) return open(question, 'The survey found no two folders with different notes.');
  const { folderIds, one, other, repeated, commaSeparated } = byFolder;
  const idsOf = (listing: Listing) => new Set(listing.items.map(({ id }) => id));
  const [inOne, inOther] = [idsOf(one), idsOf(other)];
  if (!isOk(one.response) || inOne.size === idsOf(notes.first).size) {
    return likely(question, 'The filter by folder does not work.', {
      breaks:
        'the Folders field: notes of other folders come through, because the app trusts the service’s list',
      improvement: 'Filter by `folderIds` on the server.',
    });
  }
  const showsBoth = (listing: Listing) => {
    const shown = idsOf(listing);
    return (
      [...inOne].some((id) => !inOther.has(id) && shown.has(id)) &&
      [...inOther].some((id) => !inOne.has(id) && shown.has(id))
    );
  };
  const [answer, form] = showsBoth(commaSeparated)
    ? (['Separated by commas.', 'comma-separated'] as const)
    : showsBoth(repeated)
      ? (['The parameter is repeated.', 'repeated'] as const)
      : (['It does not: one folder per request.', 'first-only'] as const);
  return certain(question, answer, {
    cost: `One request per folder: in every case, the app requests ${folderIds.length} folders one by one.`,
    dialect: { folderIdsForm: form },
  });
}

function noteValues({ notes }: Survey): Finding[] {
  const known = {
    kind: ['online', 'in-person', 'podcast'],
    visibility: ['only-me', 'workspace', 'public', 'private', 'shared'],
  };
  return Object.entries(known).map(([field, documented]): Finding => {
    const question = `Which values does \`${field}\` have?`;
    const { finding, others } = valuesOf(notes.first, field, documented, question);
    const cost = `The filter offers only ${documented.join(', ')}.`;
    return { ...finding, ...(others.length > 0 && { cost }) };
  });
}

/** The values of a field, and those among them that the API document does not list. */
function valuesOf(list: Listing, field: string, documented: readonly string[], question: string) {
  const texts = list.items.map((item) => item[field]).filter((value) => typeof value === 'string');
  const seen = [...new Set(texts)].sort();
  const others = seen.filter((value) => !documented.includes(value));
  const unknown = others.length > 0 ? ` Not documented: ${others.join(', ')}.` : '';
  const answer = `${seen.join(', ')}.${unknown}`;
  // The next page may show others.
  const shown = goesOn(list) ? likely(question, `On the first page: ${answer}`) : certain(question, answer);
  const finding = seen.length > 0 ? shown : open(question, 'None seen.');
  return { finding, others };
}

const NOTE_FIELDS = (
  'id title kind status createdAt updatedAt visibility tags participants totalDurationSec userWrittenNote enhancedNote ' +
  'summary transcripts calendarEvent inputLanguage translationLanguage meetingApp'
).split(' ');

function fields({ notes }: Survey): Finding[] {
  const { items } = notes.first;
  const missing = NOTE_FIELDS.filter((field) => items.some((note) => !(field in note)));
  const nulls = NOTE_FIELDS.filter((field) => items.some((note) => note[field] === null));
  const extra = [...new Set(items.flatMap((note) => Object.keys(note)))].filter(
    (field) => !NOTE_FIELDS.includes(field),
  );
  const absence = 'How does a note represent a missing value?';
  const more = 'Does a note have undocumented fields?';
  const shown =
    missing.length > 0
      ? `The field is left out: ${missing.join(', ')}.`
      : `The field is null: ${nulls.join(', ')}.`;
  return [
    missing.length + nulls.length === 0
      ? open(absence, 'No note lacks a value.')
      : certain(absence, shown, { dialect: { absentFields: missing.length > 0 } }),
    extra.length > 0
      ? certain(more, `Yes: ${extra.join(', ')}. The app passes them on.`, { dialect: { extraFields: true } })
      : items.length > 0
        ? likely(more, 'No.', { dialect: { extraFields: false } })
        : open(more, 'No.'),
  ];
}

function shapes({ notes: { first } }: Survey): Finding[] {
  const { items } = first;
  const isWhole = !goesOn(first);
  const [layout, ...layouts] = timestampLayouts(items);
  const times = 'What is the format of transcript times?';
  const escaping = 'Do IDs need escaping in a URL?';
  const oddIds = items.some(({ id }) => encodeURIComponent(String(id)) !== id);
  const shapeOf = (
    field: string,
    { label, kinds }: ReturnType<typeof jsonShape>,
    dialect?: Partial<Dialect>,
  ) => ({
    question: `What does \`${field}\` look like?`,
    answer: `${label}.`,
    certainty: kinds.length === 0 ? ('open' as const) : isWhole ? ('certain' as const) : ('likely' as const),
    ...(dialect && { dialect }),
  });
  const calendar = jsonShape(items.map((note) => note.calendarEvent));
  const app = jsonShape(items.map((note) => note.meetingApp));
  return [
    layout === undefined
      ? open(times, 'The survey found no transcript.')
      : (isWhole ? certain : likely)(times, `As ${[layout, ...layouts].join(' and ')}.`, {
          dialect: { timestampLayout: layouts.length > 0 ? 'mixed' : layout },
        }),
    shapeOf(
      'calendarEvent',
      calendar,
      calendar.asCalendarEvent === null ? undefined : { calendarEvent: calendar.asCalendarEvent },
    ),
    shapeOf('meetingApp', app, app.asMeetingApp === null ? undefined : { meetingApp: app.asMeetingApp }),
    items.length === 0
      ? open(escaping, 'The survey found no note.')
      : oddIds
        ? certain(escaping, 'Yes. The app escapes them.', { dialect: { oddIds } })
        : likely(escaping, 'No.', { dialect: { oddIds } }),
  ];
}

function memberFields({ first }: PagedList): Finding[] {
  const { items } = first;
  const told = {
    userId: ['memberUserId', "Create Folder sends the member's `id` as the owner."],
    folders: ['memberFolders', undefined],
    groups: ['memberGroups', 'Set Member Groups can only replace groups, and the list of groups is empty.'],
  } as const;
  return Object.entries(told).map(([field, [name, cost]]): Finding => {
    const question = `Do members have \`${field}\`?`;
    if (items.length === 0) return open(question, 'No member was seen.');
    const having = items.filter((member) => field in member).length;
    const isThere = having > 0;
    const answer = having === items.length ? 'Yes.' : isThere ? `${having} of ${items.length} do.` : 'No.';
    return (goesOn(first) ? likely : certain)(question, answer, {
      dialect: { [name]: isThere },
      ...(!isThere && cost !== undefined && { cost, improvement: `Return \`${field}\` with each member.` }),
    });
  });
}

function folderFields({ items }: Listing): Finding[] {
  const counted = 'Do folders have a member count?';
  const parents = 'Do all parent folders exist?';
  if (items.length === 0) return [counted, parents].map((question) => open(question, 'No folder was seen.'));
  const isCounted = items.some((folder) => 'memberCount' in folder);
  const isBroken = folderCycle(items);
  return [
    certain(counted, isCounted ? 'Yes.' : 'No.', { dialect: { folderMemberCount: isCounted } }),
    certain(parents, isBroken ? 'No: some are missing or form a cycle. Paths end there.' : 'Yes.', {
      dialect: { folderCycle: isBroken },
    }),
  ];
}

function speed({ notes: { first } }: Survey): Finding {
  const { response, items } = first;
  const size = `${items.length} notes, ${Math.round(response.bytes / 1000)} kB`;
  return likely('How large is a page of notes, and how fast?', `${size}, ${Math.round(response.ms)} ms.`, {
    ...(response.ms > 5000 && {
      cost: 'A poll ends after 15 s, so it reads only the newest pages of a slow list.',
      improvement: 'Return a page of notes within a second or two.',
    }),
  });
}

function goesOn({ pagination, items, response }: Listing): boolean {
  if (!isOk(response) || items.length === 0) return false;
  const { nextOffset, isLast, total } = pagination ?? {};
  if (typeof total === 'number') return total > items.length;
  return isLast === false || typeof nextOffset === 'number';
}

function idsIn({ items }: Listing): string {
  return items.map(({ id }) => id).join('\n');
}

function isOk({ status }: Response): boolean {
  return status >= 200 && status < 300;
}

/** The texts in a sentence, each once. */
function listed(texts: readonly string[]): string {
  return [...new Set(texts)].join(', ');
}

type More = Omit<Finding, 'question' | 'answer' | 'certainty'>;

function certain(question: string, answer: string, more: More = {}): Finding {
  return { question, answer, certainty: 'certain', ...more };
}

function likely(question: string, answer: string, more: More = {}): Finding {
  return { question, answer, certainty: 'likely', ...more };
}

function open(question: string, answer = 'The key lacks access, or the service failed.'): Finding {
  return { question, answer, certainty: 'open' };
}

import type { Dialect } from '../../sandbox/workspace/index.ts';
import { errorForm, folderCycle, jsonShape, listOrder, meShape, timestampLayouts } from './shapes.ts';
import {
  type Item,
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
 * `certain`: the responses show it. `likely`: the responses fit, but there are too few to rule out alternatives.
 * `open`: the responses don't show it.
 */
type Certainty = 'certain' | 'likely' | 'open';

/** A question that the API document leaves open, and how the service behaved. Contains no workspace content. */
export interface Finding {
  question: string;
  answer: string;
  certainty: Certainty;
  /** The consequence for the app, if there is one. */
  cost?: string;
  /** What the publisher can request from the service's team. */
  improvement?: string;
  /** The embedded workspace's switches that reproduce the behavior. */
  dialect?: Partial<Dialect>;
  /** Whether no switch reproduces the behavior. */
  isUnforeseen?: boolean;
}

/** If at least this many records agree, it is no coincidence. */
const MANY = 10;

/** All findings of a survey, unforeseen behavior first. */
export function findings(survey: Survey): Finding[] {
  const { notes, members, invites, folders } = survey;
  const found = [
    connection(survey),
    workspaceDomains(survey),
    scopes(survey),
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
  return [
    ...found.filter(({ isUnforeseen }) => isUnforeseen),
    ...found.filter(({ isUnforeseen }) => !isUnforeseen),
  ];
}

/** The embedded workspace's dialect that reproduces the behavior of the service. */
export function dialectOf(found: readonly Finding[]): Partial<Dialect> {
  return found.reduce((all, { dialect }) => ({ ...all, ...dialect }), {});
}

function connection({ me }: Survey): Finding {
  const question = 'What does /v1/me return, and does it contain a name for the connection?';
  const { shape, label } = meShape(me);
  if (!isOk(me)) return unforeseen(question, `Status ${me.status}: the app can't connect with this key.`);
  return shape === null
    ? unforeseen(question, `${label}.`)
    : certain(question, `${label}.`, { dialect: { meShape: shape } });
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
    return unforeseen(question, `An unexpected response: status ${workspace.status}, ${workspace.form}.`);
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

function scopes({ notes, folders, members }: Survey): Finding {
  const question = 'Which scopes does this key have?';
  const byScope = [
    ['notes', '/v1/notes', notes.first],
    ['folders', '/v1/folders', folders],
    ['users', '/v1/workspace/members', members.first],
  ] as const;
  const refused = byScope.filter(([, , { response }]) => response.status === 403);
  if (refused.length === 0) return certain(question, 'It can read notes, folders, and members.');
  const lacking = refused.map(([scope]) => `“${scope}”`).join(' and ');
  return certain(question, `It lacks ${lacking}, so the questions that need these scopes stay open.`, {
    cost: `Steps that need ${refused.map(([, path]) => path).join(' or ')} fail with this key.`,
  });
}

function errors({ unknownNote, wrongKey }: Survey): Finding[] {
  const form = errorForm(unknownNote);
  const said = (response: Response) => `Status ${response.status}, ${errorForm(response).label}.`;
  return [
    certain('How does the service respond to an unknown ID?', said(unknownNote), {
      ...(form.name !== null ? { dialect: { errorBody: form.name } } : { isUnforeseen: true }),
      ...(unknownNote.status !== 404 && {
        isUnforeseen: true,
        cost: 'A note that was deleted looks like invalid input instead of “not found”.',
        improvement: 'Return 404 for an unknown ID.',
      }),
      ...(['text', 'html', 'empty'].includes(form.name ?? '') && {
        cost: "Users see a general message instead of the service's own reason.",
        improvement: 'Return errors as JSON with a message.',
      }),
    }),
    certain('How does the service respond to a wrong key?', said(wrongKey), {
      ...(wrongKey.status !== 401 && {
        isUnforeseen: true,
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

function strictness({ unknownParameter, folders }: Survey): Finding {
  const question = 'How does the service handle an unknown parameter?';
  if (!isOk(folders.response)) return open(question);
  const strict = isInvalid(unknownParameter);
  const answer = strict ? `It is rejected (${unknownParameter.status}).` : 'It is ignored.';
  return certain(question, answer, { dialect: { strict } });
}

function pagination({ notes: { first } }: Survey): Finding {
  const question = 'How does a list indicate that it continues?';
  if (!isOk(first.response)) return open(question);
  const keys = Object.keys(first.pagination ?? {});
  const form = (['nextOffset', 'total'] as const).find((key) => keys.includes(key));
  if (form === undefined) {
    const answer = keys.length === 0 ? "It doesn't." : `In an unknown form: ${keys.join(', ')}.`;
    return unforeseen(question, answer, {
      cost: 'The app reads until a page is empty: one more request per list.',
      improvement: 'Return `pagination` with `nextOffset` and `isLast`.',
    });
  }
  const named = keys.map((key) => `\`${key}\``).join(', ');
  return certain(question, `With ${named}.`, { dialect: { paginationForm: form } });
}

function pageSizes({ notes, largePage, members, membersByDefault, notesByDefault }: Survey): Finding[] {
  const largest = Math.max(notes.first.items.length, largePage.items.length);
  // Past the end, some services return the last page again and claim that the list continues.
  const isCut =
    goesOn(isInvalid(largePage.response) ? notes.first : largePage) && notes.beyond.items.length === 0;
  const inAll = 'How many notes fit on a page?';
  const byDefault = 'How many records are returned without a limit?';
  const shorter = [[membersByDefault, members.first] as const, [notesByDefault, notes.first] as const].find(
    ([short, full]) => short.items.length > 0 && short.items.length < full.items.length,
  )?.[0].items.length;
  return [
    isCut && largest < LARGE_PAGE
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

function offsets(list: string, { first, short, second, beyond }: PagedList): Finding {
  const question = `Does \`offset\` work for ${list}?`;
  const improvement = `Support \`offset\` for ${list}.`;
  if (!isOk(first.response)) return open(question);
  if (!isOk(second.response)) {
    return unforeseen(question, `No: it is rejected (${second.response.status}).`, {
      cost: `Only the first page of ${list} can be read.`,
      improvement,
    });
  }
  if (short.items.length > SHORT_PAGE) {
    const came = `${short.items.length} ${list} were returned instead of ${SHORT_PAGE}`;
    return unforeseen(question, `Unknown, because \`limit\` is ignored: ${came}.`, {
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
      cost: `Only the first page of ${list} can be read: searches report it, and an oldest-first list can't be polled.`,
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

function order(list: string, { first }: PagedList): Finding {
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
  return {
    question,
    answer,
    certainty: differing >= MANY || seen === 'unordered' ? 'certain' : 'likely',
    cost,
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
    isUnforeseen: true,
    cost: 'A poll can miss notes; a later poll delivers them.',
  });
}

function statuses({ byStatus, unknownStatus, notes }: Survey): Finding[] {
  const works = 'Does the filter by status work?';
  const wrong = [...byStatus].filter(
    ([status, { items, response }]) => !isOk(response) || items.some((note) => note.status !== status),
  );
  const tested = [...byStatus.values()].filter(({ items }) => items.length > 0).length;
  const yes = `Yes, for ${tested} of ${byStatus.size} statuses; the others have no notes.`;
  const ignored = unknownStatus.items.length === 0 ? 'No notes are returned.' : 'It is ignored.';
  return [
    wrong.length > 0
      ? unforeseen(works, `Not for ${wrong.map(([status]) => status).join(', ')}.`, {
          cost: 'The app filters the notes itself and reads more pages.',
          improvement: 'Filter by `status` on the server.',
        })
      : { question: works, answer: yes, certainty: tested > 1 ? 'certain' : 'open' },
    valuesOf(notes.first.items, 'status', STATUSES, 'Which statuses do notes show?').finding,
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
      isUnforeseen: true,
      cost: 'The app filters by the tags of each note.',
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
    const { finding, others } = valuesOf(notes.first.items, field, documented, question);
    const cost = `The filter offers only ${documented.join(', ')}.`;
    return { ...finding, ...(others.length > 0 && { isUnforeseen: true, cost }) };
  });
}

/** The values of a field, and those among them that the API document does not list. */
function valuesOf(items: readonly Item[], field: string, documented: readonly string[], question: string) {
  const texts = items.map((item) => item[field]).filter((value) => typeof value === 'string');
  const seen = [...new Set(texts)].sort();
  const others = seen.filter((value) => !documented.includes(value));
  const unknown = others.length > 0 ? ` Not documented: ${others.join(', ')}.` : '';
  const finding =
    seen.length > 0 ? certain(question, `${seen.join(', ')}.${unknown}`) : open(question, 'None seen.');
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
    certainty:
      kinds.length === 0
        ? ('open' as const)
        : items.length >= MANY
          ? ('certain' as const)
          : ('likely' as const),
    ...(dialect && { dialect }),
  });
  const calendar = jsonShape(items.map((note) => note.calendarEvent));
  const app = jsonShape(items.map((note) => note.meetingApp));
  return [
    layout === undefined
      ? open(times, 'The survey found no transcript.')
      : certain(times, `As ${[layout, ...layouts].join(' and ')}.`, {
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

function memberFields({ first: { items } }: PagedList): Finding[] {
  const told = {
    userId: ['memberUserId', "Create Folder sends the member's `id` as the owner."],
    folders: ['memberFolders', undefined],
    groups: ['memberGroups', 'Set Member Groups can only replace groups, and the list of groups is empty.'],
  } as const;
  return Object.entries(told).map(([field, [name, cost]]): Finding => {
    const question = `Do members have \`${field}\`?`;
    if (items.length === 0) return open(question, 'No member was seen.');
    const isThere = items.some((member) => field in member);
    return certain(question, isThere ? 'Yes.' : 'No.', {
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

function isInvalid({ status }: Response): boolean {
  return status === 400 || status === 422;
}

type More = Omit<Finding, 'question' | 'answer' | 'certainty'>;

function certain(question: string, answer: string, more: More = {}): Finding {
  return { question, answer, certainty: 'certain', ...more };
}

function unforeseen(question: string, answer: string, more: More = {}): Finding {
  return certain(question, answer, { ...more, isUnforeseen: true });
}

function likely(question: string, answer: string, more: More = {}): Finding {
  return { question, answer, certainty: 'likely', ...more };
}

function open(question: string, answer = 'The key lacks access, or the service failed.'): Finding {
  return { question, answer, certainty: 'open' };
}

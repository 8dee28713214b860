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

/** `certain`: the responses show it. `likely`: they fit, but too few to exclude something else. `open`: they don't show it. */
export type Certainty = 'certain' | 'likely' | 'open';

/** One thing the API document leaves open, and what the service was seen to do. Holds no content of the workspace. */
export interface Finding {
  question: string;
  answer: string;
  certainty: Certainty;
  /** What it means for the app; left out if nothing. */
  cost?: string;
  /** What the publisher could ask the service's team for. */
  improvement?: string;
  /** The switches of the embedded workspace that this sets. */
  dialect?: Partial<Dialect>;
  /** No switch describes this. */
  isUnforeseen?: boolean;
}

/** From so many records on, that all agree is no accident. */
const MANY = 10;
const SCOPED = { notes: '/v1/notes', folders: '/v1/folders', users: '/v1/workspace/members' } as const;

/** Everything a survey shows, unforeseen behavior first. */
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
    order('notes', notes, true),
    order('members', members, false),
    order('invites', invites, false),
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

/** The dialect of the embedded workspace that behaves as the service was seen to. */
export function dialectOf(found: readonly Finding[]): Partial<Dialect> {
  return found.reduce((all, { dialect }) => ({ ...all, ...dialect }), {});
}

function connection({ me }: Survey): Finding {
  const { shape, label } = meShape(me);
  return {
    question: 'What does /v1/me return, and does it name the connection?',
    answer: isOk(me) ? `${label}.` : `Status ${me.status}: the app can't connect with this key.`,
    certainty: 'certain',
    ...(isOk(me) ? shape !== null && { dialect: { meShape: shape } } : { isUnforeseen: true }),
    ...(shape === null && isOk(me) && { isUnforeseen: true }),
  };
}

function workspaceDomains({ workspace }: Survey): Finding {
  const question = "Does the workspace tell the company's email domains?";
  const cost =
    'Nobody is known to be external. “External Meetings Only” asks the user for “Internal Domains” in each Zap.';
  if (workspace.status === 403) {
    return {
      ...{ question, cost, certainty: 'certain', dialect: { workspaceDomains: 'forbidden' } },
      answer: 'The key may not read /v1/workspace (403).',
      improvement: 'Let every key read /v1/workspace.',
    };
  }
  const domains = recordIn(recordIn(workspace.body)?.workspace)?.allowedEmailDomains;
  const count = Array.isArray(domains) ? domains.length : 0;
  if (!isOk(workspace) || recordIn(recordIn(workspace.body)?.workspace) === undefined)
    return { question, answer: unexpected(workspace), certainty: 'certain', isUnforeseen: true };
  return count > 0
    ? { question, answer: `Yes, ${count}.`, certainty: 'certain', dialect: { workspaceDomains: 'given' } }
    : {
        ...{ question, cost, answer: 'No, none are set.', certainty: 'certain' },
        dialect: { workspaceDomains: 'none' },
        improvement: "Fill in the workspace's email domains.",
      };
}

function scopes({ notes, folders, members }: Survey): Finding {
  const byScope = { notes: notes.first, folders, users: members.first };
  const refused = Object.entries(byScope).flatMap(([scope, { response }]) =>
    response.status === 403 ? [scope] : [],
  );
  return {
    question: 'Which scopes does this key have?',
    answer:
      refused.length === 0
        ? 'It may read notes, folders, and members.'
        : `It lacks ${refused.map((scope) => `“${scope}”`).join(' and ')}; what those show stays open below.`,
    certainty: 'certain',
    ...(refused.length > 0 && {
      cost: `Steps that need ${refused.map((scope) => SCOPED[scope as keyof typeof SCOPED]).join(' or ')} fail with this key.`,
    }),
  };
}

function errors({ unknownNote, wrongKey }: Survey): Finding[] {
  const form = errorForm(unknownNote);
  return [
    {
      question: 'What does the service say about an unknown ID?',
      answer: `Status ${unknownNote.status}, ${form.label}.`,
      certainty: 'certain',
      ...(form.name !== null ? { dialect: { errorBody: form.name } } : { isUnforeseen: true }),
      ...(unknownNote.status !== 404 && {
        isUnforeseen: true,
        cost: 'A note that was deleted looks like invalid input instead of “not found”.',
        improvement: 'Answer 404 for an unknown ID.',
      }),
      ...(['text', 'html', 'empty'].includes(form.name ?? '') && {
        cost: "Users don't see the service's own reason, only a general sentence.",
        improvement: 'Return errors as JSON with a message.',
      }),
    },
    {
      question: 'What does the service say about a wrong key?',
      answer: `Status ${wrongKey.status}, ${errorForm(wrongKey).label}.`,
      certainty: 'certain',
      ...(wrongKey.status !== 401 && {
        isUnforeseen: true,
        cost: "Zapier can't tell that an account has to be reconnected.",
        improvement: 'Answer 401 for a wrong key.',
      }),
    },
  ];
}

function rateLimit({ notes: { first } }: Survey): Finding {
  const names = [...first.response.headers.keys()].filter((name) => /^(x-)?rate-?limit/.test(name));
  return {
    question: 'Does the service tell its rate limit?',
    answer: names.length > 0 ? `Yes, in ${names.join(', ')}.` : 'Not in its headers.',
    certainty: 'certain',
  };
}

function strictness({ unknownParameter, folders }: Survey): Finding {
  const question = 'What happens to a parameter the service does not know?';
  if (!isOk(folders.response)) return open(question);
  const isStrict = unknownParameter.status === 400 || unknownParameter.status === 422;
  return {
    question,
    answer: isStrict ? `It is refused (${unknownParameter.status}).` : 'It is ignored.',
    certainty: 'certain',
    dialect: { strict: isStrict },
  };
}

function pagination({ notes: { first } }: Survey): Finding {
  const question = 'How does a list say that it continues?';
  if (!isOk(first.response)) return open(question);
  const keys = Object.keys(first.pagination ?? {});
  const form = keys.includes('nextOffset') ? 'nextOffset' : keys.includes('total') ? 'total' : null;
  if (form === null) {
    return {
      question,
      answer: keys.length === 0 ? "It doesn't." : `In an unknown form: ${keys.join(', ')}.`,
      certainty: 'certain',
      isUnforeseen: true,
      cost: 'The app reads on until a page is empty: one request more for each list.',
      improvement: 'Return `pagination` with `nextOffset` and `isLast`.',
    };
  }
  return {
    question,
    answer: `With ${keys.map((key) => `\`${key}\``).join(', ')}.`,
    certainty: 'certain',
    dialect: { paginationForm: form },
  };
}

function pageSizes({ notes, largePage, members, membersByDefault, notesByDefault }: Survey): Finding[] {
  const largest = Math.max(notes.first.items.length, largePage.items.length);
  const isRefused = largePage.response.status === 400 || largePage.response.status === 422;
  // Past the end, some services show the last page again and say that the list goes on.
  const isCut = goesOn(isRefused ? notes.first : largePage) && notes.beyond.items.length === 0;
  const most = isCut && largest < LARGE_PAGE ? largest : null;
  const byDefault = [[membersByDefault, members.first] as const, [notesByDefault, notes.first] as const].find(
    ([short, full]) => short.items.length > 0 && short.items.length < full.items.length,
  )?.[0].items.length;
  return [
    {
      question: 'How many notes fit on a page?',
      ...(most === null
        ? {
            answer: `At least ${largest}; whether more would fit, the workspace does not show.`,
            certainty: 'open',
          }
        : { answer: `${most} at most.`, certainty: 'certain', dialect: { maxPageSize: most } }),
      ...(most !== null &&
        most < 100 && {
          cost: `A poll of 100 notes takes ${Math.ceil(100 / most)} requests instead of one.`,
          improvement: 'Allow pages of 100.',
        }),
    },
    {
      question: 'How many records come without a limit?',
      ...(byDefault === undefined
        ? { answer: 'The lists are too short to tell.', certainty: 'open' }
        : { answer: `${byDefault}.`, certainty: 'certain', dialect: { defaultPageSize: byDefault } }),
    },
  ];
}

function offsets(list: string, { first, short, second, beyond }: PagedList): Finding {
  const question = `Does \`offset\` work for ${list}?`;
  if (!isOk(first.response)) return open(question);
  if (!isOk(second.response)) {
    return {
      question,
      answer: `No: it is refused (${second.response.status}).`,
      certainty: 'certain',
      isUnforeseen: true,
      cost: `Only the first page of ${list} can be read.`,
      improvement: `Support \`offset\` for ${list}.`,
    };
  }
  if (short.items.length > SHORT_PAGE) {
    return {
      question,
      answer: `It can't be told, as \`limit\` is ignored: ${short.items.length} ${list} came instead of ${SHORT_PAGE}.`,
      certainty: 'certain',
      isUnforeseen: true,
      cost: 'Pages are as large as the service likes.',
      improvement: `Support \`limit\` for ${list}.`,
    };
  }
  const ids = (listing: Listing) => listing.items.map(({ id }) => id).join('\n');
  if (short.items.length < SHORT_PAGE || !goesOn(short))
    return open(question, `There are too few ${list} to tell.`);
  const isForNotes = list === 'notes';
  if (ids(second) === ids(short)) {
    return {
      question,
      answer: 'No: every page is the first one.',
      certainty: 'certain',
      ...(isForNotes && { dialect: { ignoresOffset: true } }),
      cost: `Only the first page of ${list} can be read: searches say so, and an oldest-first list can't be polled.`,
      improvement: `Support \`offset\` for ${list}.`,
    };
  }
  const repeats = beyond.items.length > 0;
  return {
    question,
    answer: repeats ? 'Yes, but past the end the last page comes again.' : 'Yes.',
    certainty: 'certain',
    ...(isForNotes && { dialect: { ignoresOffset: false, repeatsPages: repeats } }),
    ...(repeats && {
      cost: `One request more to notice the end of the ${list}.`,
      improvement: 'Return an empty page past the end.',
    }),
  };
}

const COST_OF_ORDER = {
  'newest-first': 'One request a poll.',
  'updated-first': 'A poll reads the whole list, as long as its time allows.',
  'oldest-first': 'Two requests a poll; finding the end of the list first takes as many as reading it.',
  unordered: 'A poll reads the whole list, as long as its time allows.',
} as const;

function order(list: string, { first }: PagedList, isForNotes: boolean): Finding {
  const question = `In which order do ${list} come?`;
  const { order: seen, differing } = listOrder(first.items);
  if (seen === null) return open(question, `There are too few ${list} of different times to tell.`);
  if (seen === 'newest-or-updated-first') {
    return {
      question,
      answer: 'Newest first, or last updated first: no older one was updated since.',
      certainty: 'open',
      cost: `${COST_OF_ORDER['newest-first']} If it is by update: ${COST_OF_ORDER['updated-first'].toLowerCase()}`,
    };
  }
  return {
    question,
    answer: {
      'newest-first': 'Newest first.',
      'updated-first': 'Last updated first.',
      'oldest-first': 'Oldest first.',
      unordered: 'In no order by time.',
    }[seen],
    certainty: differing >= MANY || seen === 'unordered' ? 'certain' : 'likely',
    cost: COST_OF_ORDER[seen],
    ...(seen !== 'newest-first' && { improvement: `List ${list} newest first.` }),
    ...(isForNotes && { dialect: { listOrder: seen } }),
  };
}

function stability({ notes, notesAgain }: Survey): Finding {
  const question = 'Does the list of notes keep its order?';
  if (notesAgain.items.length < 2) return open(question);
  const isSame =
    notes.short.items.map(({ id }) => id).join('\n') === notesAgain.items.map(({ id }) => id).join('\n');
  return isSame
    ? { question, answer: 'The same page came twice.', certainty: 'likely' }
    : {
        question,
        answer: 'No: the same request gave other notes, or a note was added meanwhile.',
        certainty: 'likely',
        isUnforeseen: true,
        cost: 'Notes can slip past a poll; they arrive with a later one.',
      };
}

function statuses({ byStatus, unknownStatus, notes }: Survey): Finding[] {
  const seen = valuesOf(notes.first.items, 'status');
  const unknown = seen.filter((status) => !STATUSES.some((known) => known === status));
  const wrong = [...byStatus].filter(
    ([status, { items, response }]) => !isOk(response) || items.some((note) => note.status !== status),
  );
  const tested = [...byStatus].filter(([, { items }]) => items.length > 0);
  return [
    {
      question: 'Does the filter by status work?',
      ...(wrong.length > 0
        ? {
            answer: `Not for ${wrong.map(([status]) => status).join(', ')}.`,
            certainty: 'certain',
            isUnforeseen: true,
            cost: 'The app filters by itself, and reads more pages.',
            improvement: 'Filter by `status` on the server.',
          }
        : {
            answer: `Yes, for ${tested.length} of ${byStatus.size} statuses; the others have no notes.`,
            certainty: tested.length > 1 ? 'certain' : 'open',
          }),
    },
    {
      question: 'Which statuses do notes show?',
      answer: `${seen.join(', ') || 'None'}.${unknown.length > 0 ? ` Not documented: ${unknown.join(', ')}.` : ''}`,
      certainty: seen.length > 0 ? 'certain' : 'open',
    },
    {
      question: 'What happens to a status the list does not know?',
      answer: isOk(unknownStatus.response)
        ? unknownStatus.items.length === 0
          ? 'No notes are returned.'
          : 'It is ignored.'
        : `It is refused (${unknownStatus.response.status}).`,
      certainty: 'certain',
    },
  ];
}

function folderFilter({ byFolder, notes }: Survey): Finding {
  const question = 'How does `folderIds` take several folders?';
  if (byFolder === null) return open(question, 'No two folders with different notes were seen.');
  const { folderIds, one, other, repeated, commaSeparated } = byFolder;
  const idsOf = (listing: Listing) => new Set(listing.items.map(({ id }) => id));
  const unfiltered = idsOf(notes.first);
  if (!isOk(one.response) || [...idsOf(one)].length === unfiltered.size) {
    return {
      question,
      answer: 'The filter by folder does not work.',
      certainty: 'likely',
      isUnforeseen: true,
      cost: 'Filters by folder rely on the tags of each note.',
      improvement: 'Filter by `folderIds` on the server.',
    };
  }
  const shows = (listing: Listing, [a, b]: readonly [Listing, Listing]) => {
    const [inA, inB, got] = [idsOf(a), idsOf(b), idsOf(listing)];
    return [
      [...inA].some((id) => !inB.has(id) && got.has(id)),
      [...inB].some((id) => !inA.has(id) && got.has(id)),
    ];
  };
  const takesRepeated = shows(repeated, [one, other]).every(Boolean);
  const takesCommas = shows(commaSeparated, [one, other]).every(Boolean);
  const form = takesCommas ? 'comma-separated' : takesRepeated ? 'repeated' : 'first-only';
  return {
    question,
    answer: {
      'comma-separated': 'Separated by commas.',
      repeated: 'With the parameter repeated.',
      'first-only': 'Not at all: one folder at a time.',
    }[form],
    certainty: 'certain',
    cost: `One request for each folder (the app asks for ${folderIds.length} folders one by one, whatever the form).`,
    dialect: { folderIdsForm: form },
  };
}

function noteValues({ notes }: Survey): Finding[] {
  const known = {
    kind: ['online', 'in-person', 'podcast'],
    visibility: ['only-me', 'workspace', 'public', 'private', 'shared'],
  };
  return Object.entries(known).map(([field, documented]): Finding => {
    const seen = valuesOf(notes.first.items, field);
    const others = seen.filter((value) => !documented.includes(value));
    return {
      question: `Which values does \`${field}\` have?`,
      answer: `${seen.join(', ') || 'None seen'}.${others.length > 0 ? ` Not documented: ${others.join(', ')}.` : ''}`,
      certainty: seen.length > 0 ? 'certain' : 'open',
      ...(others.length > 0 && {
        isUnforeseen: true,
        cost: `The filter offers only ${documented.join(', ')}.`,
      }),
    };
  });
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
  const isKnown = missing.length > 0 || nulls.length > 0;
  return [
    {
      question: 'How does a note show a value it does not have?',
      answer: !isKnown
        ? 'No note lacks a value.'
        : missing.length > 0
          ? `The field is left out: ${missing.join(', ')}.`
          : `The field is null: ${nulls.join(', ')}.`,
      certainty: isKnown ? 'certain' : 'open',
      ...(isKnown && { dialect: { absentFields: missing.length > 0 } }),
    },
    {
      question: 'Does a note have fields the document does not name?',
      answer: extra.length > 0 ? `Yes: ${extra.join(', ')}. The app passes them on.` : 'No.',
      certainty: extra.length > 0 ? 'certain' : items.length > 0 ? 'likely' : 'open',
      ...(items.length > 0 && { dialect: { extraFields: extra.length > 0 } }),
    },
  ];
}

function shapes({ notes }: Survey): Finding[] {
  const { items } = notes.first;
  const [layout, ...layouts] = timestampLayouts(items);
  const calendar = jsonShape(items.map((note) => note.calendarEvent));
  const app = jsonShape(items.map((note) => note.meetingApp));
  const ids = items.map(({ id }) => String(id));
  const areOdd = ids.some((id) => encodeURIComponent(id) !== id);
  const shapeOf = (
    field: string,
    { label, kinds }: typeof calendar,
  ): Pick<Finding, 'question' | 'answer' | 'certainty'> => ({
    question: `What does \`${field}\` look like?`,
    answer: `${label}.`,
    certainty: kinds.length === 0 ? 'open' : items.length >= MANY ? 'certain' : 'likely',
  });
  return [
    {
      question: 'How are the times in a transcript written?',
      answer: layout === undefined ? 'No transcript was seen.' : `As ${[layout, ...layouts].join(' and ')}.`,
      certainty: layout === undefined ? 'open' : 'certain',
      ...(layout !== undefined && { dialect: { timestampLayout: layouts.length > 0 ? 'mixed' : layout } }),
    },
    {
      ...shapeOf('calendarEvent', calendar),
      ...(calendar.asCalendarEvent && { dialect: { calendarEvent: calendar.asCalendarEvent } }),
    },
    { ...shapeOf('meetingApp', app), ...(app.asMeetingApp && { dialect: { meetingApp: app.asMeetingApp } }) },
    {
      question: 'Do IDs need escaping in an address?',
      answer: ids.length === 0 ? 'No note was seen.' : areOdd ? 'Yes. The app escapes them.' : 'No.',
      certainty: ids.length === 0 ? 'open' : areOdd ? 'certain' : 'likely',
      ...(ids.length > 0 && { dialect: { oddIds: areOdd } }),
    },
  ];
}

function memberFields({ first: { items } }: PagedList): Finding[] {
  const told = {
    userId: ['memberUserId', "Create Folder sends the member's `id` as the owner."],
    folders: ['memberFolders', undefined],
    groups: ['memberGroups', 'Set Member Groups can only replace groups, and the list of groups is empty.'],
  } as const;
  return Object.entries(told).map(([field, [name, cost]]): Finding => {
    const isThere = items.some((member) => field in member);
    return {
      question: `Do members come with \`${field}\`?`,
      answer: items.length === 0 ? 'No member was seen.' : isThere ? 'Yes.' : 'No.',
      certainty: items.length === 0 ? 'open' : 'certain',
      ...(items.length > 0 && { dialect: { [name]: isThere } }),
      ...(items.length > 0 &&
        !isThere &&
        cost !== undefined && { cost, improvement: `Return \`${field}\` with each member.` }),
    };
  });
}

function folderFields({ items }: Listing): Finding[] {
  const isCounted = items.some((folder) => 'memberCount' in folder);
  const isBroken = folderCycle(items);
  return [
    {
      question: 'Do folders tell how many members they have?',
      answer: items.length === 0 ? 'No folder was seen.' : isCounted ? 'Yes.' : 'No.',
      certainty: items.length === 0 ? 'open' : 'certain',
      ...(items.length > 0 && { dialect: { folderMemberCount: isCounted } }),
    },
    {
      question: 'Do all parent folders exist?',
      answer:
        items.length === 0
          ? 'No folder was seen.'
          : isBroken
            ? 'No: some are missing or contain each other. Paths end there.'
            : 'Yes.',
      certainty: items.length === 0 ? 'open' : 'certain',
      ...(items.length > 0 && { dialect: { folderCycle: isBroken } }),
    },
  ];
}

function speed({ notes: { first } }: Survey): Finding {
  const { response, items } = first;
  return {
    question: 'How large and how fast is a page of notes?',
    answer: `${items.length} notes, ${Math.round(response.bytes / 1000)} kB, ${Math.round(response.ms)} ms.`,
    certainty: 'likely',
    ...(response.ms > 5000 && {
      cost: 'A poll ends after 15 s: of a slow list, only the newest pages are read.',
      improvement: 'Answer a page of notes within a second or two.',
    }),
  };
}

function goesOn({ pagination, items, response }: Listing): boolean {
  if (!isOk(response) || items.length === 0) return false;
  const { nextOffset, isLast, total } = pagination ?? {};
  if (typeof total === 'number') return total > items.length;
  return isLast === false || typeof nextOffset === 'number';
}

function valuesOf(items: readonly Item[], field: string): string[] {
  return [...new Set(items.map((item) => item[field]).filter((value) => typeof value === 'string'))].sort();
}

function isOk({ status }: Response): boolean {
  return status >= 200 && status < 300;
}

function unexpected({ status, form }: Response): string {
  return `An unexpected response: status ${status}, ${form}.`;
}

function open(question: string, answer = 'The key may not read it, or the service failed.'): Finding {
  return { question, answer, certainty: 'open' };
}

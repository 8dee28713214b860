import {
  NOTE_KINDS,
  NOTE_VISIBILITIES,
  noteSchema,
  VISIBILITY_ALIASES,
} from '../../src/resources/note/note.ts';
import type { Dialect } from '../workspace/index.ts';
import {
  errorForm,
  folderCycle,
  jsonShape,
  listOrder,
  meShape,
  sentence,
  timestampLayouts,
} from './shapes.ts';
import {
  isInvalid,
  type Item,
  LARGE_PAGE,
  type Listing,
  type PagedList,
  recordIn,
  recordsIn,
  SHORT_PAGE,
  STATUSES,
  type Survey,
  tagIdsOf,
} from './survey.ts';
import type { Response } from './visit.ts';

/**
 * `certain`: the responses show it, and a control agrees. `likely`: the responses fit, but others may not. `open`: the
 * responses don't show it.
 */
type Certainty = 'certain' | 'likely' | 'open';

/** How the service behaved. Contains no workspace content. */
interface Answer {
  answer: string;
  certainty: Certainty;
  /** Which steps don't work with this service, or for whom. */
  breaks?: string | undefined;
  /** What works only with more requests, or only in part. */
  cost?: string | undefined;
  /** What the publisher can request from the service's team. */
  improvement?: string | undefined;
  /** The embedded workspace's switches that reproduce the behavior. */
  dialect?: Partial<Dialect> | undefined;
}

/** A question that the API document leaves open, and its answer. */
export interface Finding extends Answer {
  question: string;
}

/** The steps that need a list. */
const STEPS = {
  notes: 'all steps about notes: triggers, Find Note, Update Note, Create Digest',
  folders: 'New Folder, Find Folder, and every field in which a folder is chosen',
  members: 'New Member, Find Member, Set Member Groups, and the owner in Create Folder',
  invites: 'New Pending Invite and Find Pending Invite',
};
type ListName = keyof typeof STEPS;

const VISIBILITIES = [...Object.keys(NOTE_VISIBILITIES), ...VISIBILITY_ALIASES.keys()];

/** If at least this many records agree, it is no coincidence. */
const MANY = 10;

/** What the API document leaves open, and what answers it; null if it does not matter. */
const questions: Readonly<Record<string, (survey: Survey) => Answer | null>> = {
  'What does /v1/me return?': connection,
  "Does the workspace list the company's email domains?": workspaceDomains,
  'Can this key read notes?': ({ notes }) => access('notes', notes.first, 'notes'),
  'Can this key read folders?': ({ folders }) => access('folders', folders, 'folders'),
  'Can this key read members?': ({ members }) => access('members', members.first, 'users'),
  'Can this key read invites?': ({ invites }) => access('invites', invites.first, 'users'),
  'How does the service explain an error?': errorBody,
  'How does the service respond to an unknown ID?': unknownId,
  'How does the service respond to a wrong key?': wrongKeyStatus,
  'Does the service limit the rate of requests?': rateLimit,
  'How does the service handle an unknown parameter?': strictness,
  'How does a list indicate that it continues?': pagination,
  'Does the service accept `limit=100`?': pageOfHundred,
  'How many notes fit on a page?': largestPage,
  'How many records are returned without a limit?': defaultPage,
  'Does `offset` work for notes?': ({ notes, notesAgain }) => offsets('notes', notes, notesAgain),
  'Does `offset` work for members?': ({ members }) => offsets('members', members),
  'Does `offset` work for invites?': ({ invites }) => offsets('invites', invites),
  'In which order are notes listed?': ({ notes }) => order('notes', notes),
  'In which order are members listed?': ({ members }) => order('members', members),
  'In which order are invites listed?': ({ invites }) => order('invites', invites),
  'Does the list of notes keep its order?': stability,
  'Does the filter by status work?': statusFilter,
  'Which values does `status` have?': ({ notes }) => valuesOf(notes.first, 'status', STATUSES),
  'Does the filter by folder work, and for several folders?': folderFilter,
  'Which values does `kind` have?': ({ notes }) => valuesOf(notes.first, 'kind', Object.keys(NOTE_KINDS)),
  'Which values does `visibility` have?': ({ notes }) => valuesOf(notes.first, 'visibility', VISIBILITIES),
  'Do all values have the documented types?': noteTypes,
  'How do notes name their folders?': tags,
  'What is the layout of times?': times,
  'What do lists of notes leave out?': listedNotes,
  'How is an empty list represented?': emptyLists,
  'How does a note represent a missing value?': missingValues,
  'Does a note have undocumented fields?': extraFields,
  'What is the format of transcript times?': transcriptTimes,
  'What does `calendarEvent` look like?': calendarEvents,
  'What does `meetingApp` look like?': meetingApps,
  'Do IDs need escaping in a URL?': escaping,
  'Do members have `userId`?': ({ members }) =>
    memberField(
      members,
      'userId',
      'memberUserId',
      "Without it, Create Folder sends the member's `id` as the owner.",
    ),
  'Do members have `folders`?': ({ members }) => memberField(members, 'folders', 'memberFolders'),
  'Do members have `groups`?': ({ members }) =>
    memberField(
      members,
      'groups',
      'memberGroups',
      'Without them, Set Member Groups can only replace groups.',
    ),
  'Do folders have a member count?': memberCounts,
  'Do all parent folders exist?': parentFolders,
  'How large is a page of notes, and how fast?': speed,
};

/** All findings of a survey: first what does not work, then what costs, what works, and what is open. */
export function findings(survey: Survey): Finding[] {
  const found = Object.entries(questions).flatMap(([question, answerOf]): Finding[] => {
    const answer = answerOf(survey);
    return answer === null ? [] : [{ question, ...answer }];
  });
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

function connection({ me }: Survey): Answer {
  if (!isOk(me)) return certain(refusalIn(me), { breaks: 'everything: no account can be connected' });
  const { shape, label } = meShape(me);
  return certain(`${label}.`, shape === null ? {} : { dialect: { meShape: shape } });
}

function workspaceDomains({ workspace }: Survey): Answer {
  const cost =
    "The app can't detect external people. “External or Internal” requires “Internal Domains” in each Zap.";
  if (workspace.status === 403) {
    return certain('The key is not allowed to read /v1/workspace (403).', {
      cost,
      improvement: 'Allow every key to read /v1/workspace.',
      dialect: { workspaceDomains: 'forbidden' },
    });
  }
  const record = recordIn(recordIn(workspace.body)?.workspace);
  if (!isOk(workspace) || record === undefined) {
    return certain(`An unexpected response: status ${workspace.status}, ${workspace.form}.`, {
      breaks: 'Find Workspace; telling who is external',
    });
  }
  const domains = record.allowedEmailDomains;
  return Array.isArray(domains) && domains.length > 0
    ? certain(`Yes, ${domains.length}.`, { dialect: { workspaceDomains: 'given' } })
    : certain('No, none are set.', {
        cost,
        improvement: "Fill in the workspace's email domains.",
        dialect: { workspaceDomains: 'none' },
      });
}

function access(list: ListName, { response, isList, items }: Listing, scope: string): Answer {
  const breaks = STEPS[list];
  if (!isOk(response)) {
    const improvement =
      response.status === 403 ? `Grant the “${scope}” scope.` : `Answer ${response.request} with a 2xx.`;
    return certain(refusalIn(response), { breaks, improvement });
  }
  if (isList) return certain(items.length === 0 ? 'Yes, but there are none.' : 'Yes.');
  const keys = Object.keys(recordIn(response.body) ?? {}).map((key) => `\`${key}\``);
  return certain(
    `No: the response ${keys.length === 0 ? 'is no JSON object' : `has ${keys.join(', ')}, but no list of records with IDs where it is documented`}.`,
    {
      breaks,
      improvement: `Answer ${response.request} as the API document says.`,
    },
  );
}

function refusalIn({ status, reason, form }: Response): string {
  return `No: ${status}, ${reason === '' ? `${form === 'json' ? 'JSON' : form} without a reason` : `“${reason}”`}`;
}

function errorBody({ unknownNote, wrongKey }: Survey): Answer {
  const refusal = isOk(unknownNote) ? wrongKey : unknownNote;
  if (isOk(refusal)) return open();
  const { name, label } = errorForm(refusal);
  return certain(`${sentence(label)}.`, {
    ...(name !== null && { dialect: { errorBody: name } }),
    ...(['text', 'html', 'empty'].includes(name ?? '') && {
      cost: "Users see a general message instead of the service's own reason.",
      improvement: 'Return errors as JSON with a message.',
    }),
  });
}

function unknownId({ unknownNote, oneNote }: Survey): Answer {
  // Only an ID that has the form of a real one shows what happens once a note is deleted.
  const told = oneNote === null ? likely : certain;
  const improvement = 'Return 404 for an unknown ID.';
  if (!isOk(unknownNote)) {
    const isGone = [404, 410].includes(unknownNote.status);
    const cost = 'A deleted note is reported as a failure, not as “not found”.';
    return told(
      `Status ${unknownNote.status}.`,
      isGone ? { dialect: { unknownId: 'not-found' } } : { cost, improvement },
    );
  }
  return (recordIn(unknownNote.body)?.note ?? null) === null
    ? told('With a 2xx and no note, which the app reads as “not found”.', { dialect: { unknownId: 'null' } })
    : told('With a 2xx and a note.', {
        breaks: 'Find Note by ID and Update Note: a deleted note looks like another',
        improvement,
      });
}

function wrongKeyStatus({ wrongKey }: Survey): Answer {
  return certain(`Status ${wrongKey.status}.`, {
    ...(wrongKey.status !== 401 && {
      cost: "Zapier doesn't ask the user to reconnect the account.",
      improvement: 'Return 401 for a wrong key.',
    }),
  });
}

function rateLimit({ notes: { first }, pauses }: Survey): Answer {
  const names = [...first.response.headers.keys()].filter((name) => /^(x-)?rate-?limit/.test(name));
  if (pauses.count > 0) {
    return certain(`Yes: this survey was asked to wait ${pauses.count}×, ${pauses.seconds} s in all.`, {
      cost: 'Steps that read long lists reach the limit, and Zapier runs them again later.',
      improvement: 'Allow at least 60 requests a minute per key.',
    });
  }
  if (names.length > 0) return certain(`Yes, as ${names.join(', ')} say; this survey stayed below it.`);
  return open('This survey met no limit.');
}

function strictness({ unknownParameters, folders, notes, members, invites }: Survey): Answer {
  const tried = [folders, notes.first, members.first, invites.first].flatMap(({ response }, index) => {
    const tested = unknownParameters[index];
    return isOk(response) && tested !== undefined ? [tested] : [];
  });
  const rejected = tried.filter((response) => !isOk(response));
  if (tried.length === 0) return open();
  if (rejected.length === 0) return certain('It is ignored.', { dialect: { strict: false } });
  if (tried.every(isInvalid)) return certain('It is rejected.', { dialect: { strict: true } });
  return certain(
    `Not all alike: ${rejected.map(({ request, status }) => `${status} for ${request}`).join(', ')}.`,
  );
}

function pagination({ notes: { first } }: Survey): Answer {
  if (!isOk(first.response)) return open();
  const keys = Object.keys(first.pagination ?? {});
  const form = (['nextOffset', 'total'] as const).find((key) => keys.includes(key));
  if (form === undefined) {
    const answer = keys.length === 0 ? "It doesn't." : `In an unknown form: ${keys.join(', ')}.`;
    return certain(answer, {
      cost: 'The app reads until a page is empty: one more request per list.',
      improvement: 'Return `pagination` with `nextOffset` and `isLast`.',
    });
  }
  const named = keys.map((key) => `\`${key}\``).join(', ');
  return certain(`With ${named}.`, { dialect: { paginationForm: form } });
}

function pageOfHundred({ notes, members, invites, largePage }: Survey): Answer {
  const readable = Object.entries({ notes, members, invites }).filter(([, { first }]) =>
    isOk(first.response),
  );
  const refusing = readable.filter(([, { limit }]) => limit < 100);
  if (readable.length === 0) return open();
  if (refusing.length === 0)
    return certain(
      isCut(largePage, notes) && largePage.items.length < 100 ? 'Yes, but fewer records come.' : 'Yes.',
    );
  const answers = refusing.map(
    ([list, { limit }]) => `${list} (${limit === 0 ? 'no limit is' : `${limit} is`} accepted)`,
  );
  const unlimited = refusing.filter(([, { limit }]) => limit === 0).map(([list]) => list);
  return certain(`Not for ${answers.join(', ')}.`, {
    ...(unlimited.length > 0
      ? { breaks: `every step that lists ${unlimited.join(', ')}` }
      : { cost: 'The app asks for less, remembers it, and sends more requests.' }),
    improvement: 'Allow pages of 100.',
  });
}

/** Whether a page lacks notes. Past the end, some services return the last page again and claim that the list continues. */
function isCut(page: Listing, { beyond }: PagedList): boolean {
  return goesOn(page) && beyond.items.length === 0;
}

function largestPage({ largePage, notes }: Survey): Answer | null {
  if (isInvalid(largePage.response)) {
    const { limit } = notes;
    return likely(`${limit} at least; ${LARGE_PAGE} are refused.`, {
      dialect: { largePages: 'refused', ...(limit > 0 && { maxPageSize: limit }) },
    });
  }
  const largest = largePage.items.length;
  if (!isCut(largePage, notes) || largest >= LARGE_PAGE) {
    const seen = Math.max(largest, notes.first.items.length);
    return open(`At least ${seen}. There are too few notes to find the limit.`);
  }
  return certain(`${largest} at most.`, {
    dialect: { maxPageSize: largest, largePages: 'shortened' },
    ...(largest < 100 && {
      cost: `A poll of 100 notes takes ${Math.ceil(100 / largest)} requests instead of one.`,
      improvement: 'Allow pages of 100.',
    }),
  });
}

function defaultPage({ members, membersByDefault, notes, notesByDefault }: Survey): Answer {
  const shorter = [
    { list: 'members', short: membersByDefault.items, full: members.first.items },
    { list: 'notes', short: notesByDefault.items, full: notes.first.items },
  ].filter(({ short, full }) => short.length > 0 && short.length < full.length);
  if (shorter[0] === undefined) return open('The lists are too short to tell.');
  return certain(`${shorter.map(({ list, short }) => `${short.length} ${list}`).join(', ')}.`, {
    dialect: { defaultPageSize: shorter[0].short.length },
  });
}

function offsets(list: ListName, pages: PagedList, again = pages.short): Answer {
  const { first, short, second, beyond, wideBeyond } = pages;
  const improvement = `Support \`offset\` for ${list}.`;
  const breaks = `${list} beyond the first page, in ${STEPS[list]}`;
  const isForNotes = list === 'notes';
  if (!isOk(first.response)) return open();
  if (short.items.length > SHORT_PAGE) {
    return certain(
      `Unknown: \`limit\` is ignored, and ${short.items.length} ${list} came instead of ${SHORT_PAGE}.`,
      {
        cost: "The app can't choose the page size.",
        improvement: `Support \`limit\` for ${list}.`,
      },
    );
  }
  // Past the end, an offset may be refused.
  const hasMore = goesOn(short) || first.items.length > SHORT_PAGE;
  if (isOk(short.response) && !hasMore) return open(`There are too few ${list} to tell.`);
  if (!isOk(second.response)) return certain(refusalIn(second.response), { breaks, improvement });
  if (idsIn(second) === idsIn(short)) {
    const dialect = isForNotes ? { ignoresOffset: true } : undefined;
    return certain('No: every page is the first one.', { dialect, breaks, improvement });
  }
  // The control: the same records as on one long page.
  const expected = first.items.slice(SHORT_PAGE, SHORT_PAGE + second.items.length);
  if (second.items.length === 0 || idsIn(second) !== idsOf(expected)) {
    return idsIn(short) !== idsIn(again)
      ? open('The order of the list changes between requests.')
      : (isForNotes ? certain : likely)(
          'Not as expected: a short page shows other records than the same place on a long one.',
          {
            breaks,
            improvement: `Count \`offset\` in ${list}, not in pages.`,
          },
        );
  }
  const works = { ignoresOffset: false, repeatsPages: false, beyondMaxOffset: 'served' } as const;
  const forNotes = (dialect: Partial<Dialect>) => isForNotes && { dialect: { ...works, ...dialect } };
  if (isInvalid(beyond.response))
    return likely(`Yes, but a large one is refused (${beyond.response.status}).`, {
      ...forNotes({ beyondMaxOffset: 'refused' }),
      cost: `If the list is longer than that, what needs all ${list} says that it could not read them.`,
      improvement: 'Accept any offset, and return an empty page past the end.',
    });
  if (beyond.items.length === 0) return certain('Yes.', { ...forNotes({}) });
  // From a largest offset on, pages of any length begin with the same record. The last page ends with the same.
  const isCapped =
    wideBeyond.items.length > beyond.items.length && wideBeyond.items[0]?.id === beyond.items[0]?.id;
  const maxOffset = first.items.findIndex(({ id }) => id === beyond.items[0]?.id);
  // Where the length of the list is known, its end is, too.
  const continues = goesOn(beyond) && typeof beyond.pagination?.total !== 'number';
  return certain(
    isCapped
      ? 'Only up to a limit, from which on one page is repeated.'
      : `Yes, but past the end, the last page is repeated${continues ? ', which says that the list continues' : ''}.`,
    {
      ...forNotes(
        isCapped
          ? { beyondMaxOffset: 'repeated', ...(maxOffset > 0 && { maxOffset }) }
          : { repeatsPages: true },
      ),
      ...(continues || isCapped
        ? {
            breaks: `what needs all ${list}, such as a search that finds nothing or a digest: the app can't tell where the list ends`,
          }
        : { cost: `One more request to detect the end of the ${list}.` }),
      improvement: 'Return an empty page past the end.',
    },
  );
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

function order(list: ListName, pages: PagedList): Answer {
  const { first } = pages;
  const { order: seen, trend, differing } = listOrder(first.items);
  if (seen === null) return open(`There are too few ${list} with different creation times to tell.`);
  if (seen === 'newest-or-updated-first')
    return {
      ...open('Newest first or last updated first: both give the same order here.'),
      ...(list === 'notes' && { dialect: { listOrder: 'newest-first' } }),
    };
  const isOffsetIgnored = goesOn(first) && idsIn(pages.second) === idsIn(pages.short);
  // A list that is nearly in order is read like one that is.
  const [, cost] = ORDERS[trend];
  return {
    answer:
      seen === trend || trend === 'unordered'
        ? ORDERS[seen][0]
        : `${ORDERS[seen][0].slice(0, -1)}, nearly ${trend.replace('-', ' ')}.`,
    certainty: differing >= MANY || seen === 'unordered' ? 'certain' : 'likely',
    ...(trend === 'oldest-first' && isOffsetIgnored
      ? { breaks: `${list} that are new, in ${STEPS[list]}: only the oldest can be read` }
      : trend !== 'newest-first' && !isOffsetIgnored && { cost }),
    ...(seen !== 'newest-first' && { improvement: `List ${list} newest first.` }),
    ...(list === 'notes' && { dialect: { listOrder: seen } }),
  };
}

function stability({ notes, notesAgain }: Survey): Answer {
  if (notesAgain.items.length < 2) return open();
  if (idsIn(notes.short) === idsIn(notesAgain))
    return likely('Yes: the same request returned the same page twice.');
  return likely('No: the same request returned other notes, or a note was added in between.', {
    cost: 'A poll can miss notes; a later poll delivers them.',
  });
}

function statusFilter({ byStatus }: Survey): Answer {
  const wrong = [...byStatus].filter(
    ([status, { items, response }]) => !isOk(response) || items.some((note) => note.status !== status),
  );
  if (wrong.length > 0)
    return certain(`Not for ${wrong.map(([status]) => status).join(', ')}.`, {
      cost: 'The app filters the notes itself and reads more pages.',
      improvement: 'Filter by `status` on the server.',
    });
  const tested = [...byStatus.values()].filter(({ items }) => items.length > 0).length;
  const others = tested < byStatus.size ? '; the others have no notes' : '';
  return (tested > 1 ? certain : open)(`Yes, for ${tested} of ${byStatus.size} statuses${others}.`);
}

function folderFilter({ byFolder, notes }: Survey): Answer {
  if (byFolder === null) return open('No two folders with different notes were seen.');
  const { one, other, repeated, commaSeparated } = byFolder;
  const [inOne, inOther] = [one, other].map(({ items }) => new Set(items.map(({ id }) => id)));
  if (!isOk(one.response) || idsIn(one) === idsIn(notes.first)) {
    return certain(isOk(one.response) ? 'No: it is ignored.' : refusalIn(one.response), {
      breaks:
        'the Folders field: notes of other folders come through, because the app trusts the list of a folder',
      improvement: 'Filter by `folderIds` on the server.',
    });
  }
  const [oneId] = byFolder.folderIds;
  if (inOne?.size === 0 || inOther?.size === 0 || !one.items.some((note) => tagIdsOf(note).includes(oneId))) {
    return certain("Yes, but a note's tags don't name the folders whose lists have it.", {
      breaks: "the Folders field of instant triggers, which know a note's folders from its tags",
      improvement: "List a note's folders as its `tags`, with the folders' IDs.",
    });
  }
  const showsBoth = ({ items }: Listing) =>
    items.some(({ id }) => inOne?.has(id) && !inOther?.has(id)) &&
    items.some(({ id }) => inOther?.has(id) && !inOne?.has(id));
  const forms = [
    ...(showsBoth(commaSeparated) ? (['comma-separated'] as const) : []),
    ...(showsBoth(repeated) ? (['repeated'] as const) : []),
  ];
  const several =
    forms.length === 0 ? 'Not for several' : `For several, \`folderIds\` may be ${forms.join(' or ')}`;
  return certain(`Yes. ${several}; the app asks for one folder at a time.`, {
    dialect: { folderIdsForm: forms[0] ?? 'first-only' },
  });
}

/** The values of a note's field, and those among them that the API document does not list. */
function valuesOf(list: Listing, field: string, documented: readonly (string | null)[]): Answer {
  const texts = list.items.map((item) => item[field]).filter((value) => typeof value === 'string');
  const seen = [...new Set(texts)].sort();
  const others = seen.filter((value) => !documented.includes(value));
  if (seen.length === 0) return open('None was seen.');
  return seenIn(list)(`${seen.join(', ')}.`, {
    ...(others.length > 0 && { cost: `The filters don't offer ${others.join(', ')}.` }),
  });
}

/** What the app makes of values that don't have the documented type. */
function noteTypes({ notes: { first } }: Survey): Answer {
  const converted = new Set<string>();
  const lost = new Set<string>();
  for (const note of first.items) {
    const read: Item = noteSchema.parse(note);
    for (const field of NOTE_FIELDS) {
      const [value, understood] = [note[field], read[field]];
      if ((value ?? null) === null || field === 'id') continue;
      if (Array.isArray(understood) && !Array.isArray(value)) lost.add(`\`${field}\``);
      if (typeof value === typeof understood) continue;
      (understood === null ? lost : converted).add(`\`${field}\``);
    }
    if (Array.isArray(note.participants) && note.participants.some((person) => typeof person === 'string'))
      converted.add('`participants` that are texts');
  }
  if (first.items.length === 0) return open('No note was seen.');
  if (converted.size + lost.size === 0) return seenIn(first)('Yes.');
  return certain(`No: not in ${[...new Set([...converted, ...lost])].join(', ')}.`, {
    cost:
      lost.size === 0
        ? 'The app converts these values.'
        : `What can't be converted is empty for users: ${[...lost].join(', ')}, in some notes.`,
    improvement: 'Return the documented types.',
  });
}

const NOTE_FIELDS = (
  'id title kind status createdAt updatedAt visibility tags participants totalDurationSec userWrittenNote enhancedNote ' +
  'summary transcripts calendarEvent inputLanguage translationLanguage meetingApp'
).split(' ');

const LIST_FIELDS = ['tags', 'participants', 'transcripts'];
const TAG_FIELDS = ['id', 'name', 'color'];
const GENERATED = ['summary', 'enhancedNote', 'transcripts'];

function tags({ notes: { first } }: Survey): Answer {
  const all = first.items.flatMap((note) => (Array.isArray(note.tags) ? (note.tags as unknown[]) : []));
  if (all.length === 0) return open('No note with a tag was seen.');
  const records = recordsIn(all);
  const without = records.filter(({ id }) => (id ?? null) === null).length;
  if (without > 0)
    return certain(`By tags of which ${without} of ${all.length} have no \`id\`.`, {
      ...(without === all.length && { dialect: { tags: 'unidentified' } }),
      breaks: "filters by folder that depend on a note's tags, as those of instant triggers do",
      improvement: "List a note's folders as its `tags`, with the folders' IDs.",
    });
  return records.length === 0
    ? seenIn(first)('By their IDs only. The app looks up their names.', { dialect: { tags: 'ids' } })
    : seenIn(first)('By tags with IDs.', { dialect: { tags: 'documented' } });
}

const TIME_LAYOUTS: [Dialect['times'], RegExp, string][] = [
  ['iso', /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/, 'ISO 8601'],
  ['spaced', /^\d{4}-\d\d-\d\d [\d:.]+ ?(UTC|Z)$/, 'date, time, and UTC with spaces between'],
  ['seconds', /^\d{9,11}$/, 'seconds since 1970'],
];

function times({ notes: { first } }: Survey): Answer {
  const seen = first.items.flatMap(({ createdAt }) =>
    (createdAt ?? null) === null ? [] : String(createdAt),
  );
  if (seen.length === 0) return open('No time was seen.');
  const fits = TIME_LAYOUTS.filter(([, layout]) => seen.some((time) => layout.test(time)));
  const isAll = seen.every((time) => fits.some(([, layout]) => layout.test(time)));
  const [only, ...others] = isAll ? fits : [];
  const improvement = 'Return ISO 8601, such as 2026-11-23T22:17:51Z.';
  if (!isAll || only === undefined)
    return certain('Not all times have a layout that this survey knows.', {
      cost: 'The app converts those that have a zone; the others are empty.',
      improvement,
    });
  return seenIn(first)(`${sentence(fits.map(([, , label]) => label).join(' and '))}.`, {
    ...(others.length === 0 && { dialect: { times: only[0] } }),
    ...(only[0] !== 'iso' && { cost: 'The app converts them.', improvement }),
  });
}

/** Compares a completed note of a list with its GET. */
function listedNotes({ oneNote }: Survey): Answer {
  const whole = recordIn(recordIn(oneNote?.response.body)?.note);
  if (oneNote === null || whole === undefined) return open();
  const isThere = (value: unknown) => (Array.isArray(value) ? value.length > 0 : (value ?? '') !== '');
  const generated = GENERATED.filter((field) => isThere(whole[field]));
  if (generated.length === 0) return open('No completed note with texts was seen.');
  const left = generated.filter((field) => !isThere(oneNote.listed[field]));
  if (left.length === 0) return likely('Nothing.', { dialect: { listedNotes: 'whole' } });
  const isTranscript = left.join() === 'transcripts';
  return certain(`Of a completed note: ${left.join(', ')}.`, {
    dialect: { listedNotes: isTranscript ? 'without-transcripts' : 'without-texts' },
    breaks: isTranscript
      ? 'New Keyword Mention, Find Quotes, and searches for text, in transcripts; New Completed Note reads notes one by one'
      : 'New Action Item, New Keyword Mention, searches for text, and the texts of digests; New Completed Note reads notes one by one',
    improvement: 'Return whole notes in lists, as the API document says.',
  });
}

function emptyLists({ notes, folders, members, invites }: Survey): Answer {
  const { items } = notes.first;
  const lists = [notes.first, notes.beyond, members.first, members.beyond, invites.first, invites.beyond];
  const values = [
    ...lists.filter(({ response }) => isOk(response)).map(({ response }) => recordIn(response.body)?.items),
    ...(isOk(folders.response) ? [recordIn(folders.response.body)?.folders] : []),
    ...LIST_FIELDS.flatMap((field) => items.map((note) => note[field])),
  ];
  const isNull = values.includes(null);
  if (!isNull && !values.some((value) => Array.isArray(value) && value.length === 0))
    return open('No empty list was seen.');
  return certain(isNull ? 'By null.' : 'As a list.', { dialect: { emptyLists: isNull ? 'null' : 'empty' } });
}

function missingValues({ notes: { first }, oneNote }: Survey): Answer {
  const { items } = first;
  const missing = NOTE_FIELDS.filter(
    (field) => !GENERATED.includes(field) && items.some((note) => !(field in note)),
  );
  const empty = NOTE_FIELDS.filter((field) => items.some((note) => note[field] === ''));
  const nulls = NOTE_FIELDS.filter(
    (field) => !LIST_FIELDS.includes(field) && items.some((note) => note[field] === null),
  );
  if (missing.length + nulls.length + empty.length === 0) return open('No note lacks a value.');
  const alone = recordIn(recordIn(oneNote?.response.body)?.note);
  const differs =
    alone !== undefined && missing.some((field) => field in alone && !(field in (oneNote?.listed ?? {})));
  const elsewhere = differs ? ' A single note has other fields than in the list.' : '';
  const told = differs || oneNote === null ? likely : certain;
  if (missing.length > 0)
    return told(`The field is left out: ${missing.join(', ')}.${elsewhere}`, {
      dialect: { missingValues: differs ? 'absent-in-lists' : 'absent' },
    });
  return empty.length > 0
    ? told(`A text is empty: ${empty.join(', ')}.`, { dialect: { missingValues: 'empty-text' } })
    : told(`The field is null: ${nulls.join(', ')}.`, { dialect: { missingValues: 'null' } });
}

function extraFields({ notes: { first } }: Survey): Answer {
  if (first.items.length === 0) return open('No note was seen.');
  const ofTags = first.items.flatMap(({ tags }) => recordsIn(tags)).flatMap((tag) => Object.keys(tag));
  const extra = [
    ...new Set([
      ...first.items.flatMap((note) => Object.keys(note)).filter((field) => !NOTE_FIELDS.includes(field)),
      ...ofTags.filter((field) => !TAG_FIELDS.includes(field)).map((field) => `${field} (of tags)`),
    ]),
  ];
  const isOfNotes = extra.some((field) => !field.endsWith('(of tags)'));
  return extra.length > 0
    ? certain(`Yes: ${extra.join(', ')}. The app passes them on.`, { dialect: { extraFields: isOfNotes } })
    : likely('No.', { dialect: { extraFields: false } });
}

function transcriptTimes({ notes: { first } }: Survey): Answer {
  const [layout, ...layouts] = timestampLayouts(first.items);
  if (layout === undefined) return open('The survey found no transcript.');
  return seenIn(first)(`As ${[layout, ...layouts].join(' and ')}.`, {
    dialect: { timestampLayout: layouts.length > 0 ? 'mixed' : layout },
  });
}

function calendarEvents({ notes: { first } }: Survey): Answer {
  const { kinds, label, asCalendarEvent } = jsonShape(first.items.map((note) => note.calendarEvent));
  const dialect = asCalendarEvent === null ? undefined : { calendarEvent: asCalendarEvent };
  return kinds.length === 0 ? open(`${label}.`) : seenIn(first)(`${label}.`, { dialect });
}

function meetingApps({ notes: { first } }: Survey): Answer {
  const { kinds, label, asMeetingApp } = jsonShape(first.items.map((note) => note.meetingApp));
  const dialect = asMeetingApp === null ? undefined : { meetingApp: asMeetingApp };
  return kinds.length === 0 ? open(`${label}.`) : seenIn(first)(`${label}.`, { dialect });
}

function escaping({ notes: { first } }: Survey): Answer {
  if (first.items.length === 0) return open('The survey found no note.');
  const ids = first.items.map(({ id }) => String(id));
  if (ids.some((id) => encodeURIComponent(id) !== id))
    return certain('Yes. The app escapes them.', { dialect: { ids: 'odd' } });
  const areNumbers = ids.every((id) => /^\d+$/.test(id));
  return likely(areNumbers ? 'No, they are numbers.' : 'No.', {
    dialect: { ids: areNumbers ? 'numeric' : 'prefixed' },
  });
}

function memberField(
  { first }: PagedList,
  field: string,
  name: 'memberUserId' | 'memberFolders' | 'memberGroups',
  cost?: string,
): Answer {
  const { items } = first;
  if (items.length === 0) return open('No member was seen.');
  const having = items.filter((member) => field in member).length;
  const isAll = having === items.length;
  return seenIn(first)(isAll ? 'Yes.' : having > 0 ? `${having} of ${items.length} do.` : 'No.', {
    dialect: { [name]: having > 0 },
    ...(!isAll && cost !== undefined && { cost, improvement: `Return \`${field}\` with each member.` }),
  });
}

function memberCounts({ folders: { items } }: Survey): Answer {
  if (items.length === 0) return open('No folder was seen.');
  const isCounted = items.some((folder) => 'memberCount' in folder);
  return certain(isCounted ? 'Yes.' : 'No.', { dialect: { folderMemberCount: isCounted } });
}

function parentFolders({ folders: { items } }: Survey): Answer {
  if (items.length === 0) return open('No folder was seen.');
  const isBroken = folderCycle(items);
  return certain(isBroken ? 'No: some are missing or form a cycle. Paths end there.' : 'Yes.', {
    dialect: { folderCycle: isBroken },
  });
}

function speed({ notes: { first } }: Survey): Answer {
  const { response, items } = first;
  const size = `${items.length} notes, ${Math.round(response.bytes / 1000)} kB`;
  return likely(`${size}, ${Math.round(response.ms)} ms.`, {
    ...(response.ms > 5000 && {
      cost: 'A poll ends after 15 s, so it reads only the newest pages of a slow list.',
      improvement: 'Return a page of notes within a second or two.',
    }),
  });
}

/** What is true of a page is certain if it is the whole list: the next page may show something else. */
const seenIn = (page: Listing) => (goesOn(page) ? likely : certain);

function goesOn({ pagination, items, response }: Listing): boolean {
  if (!isOk(response) || items.length === 0) return false;
  const { nextOffset, isLast, total } = pagination ?? {};
  if (typeof total === 'number') return total > items.length;
  return isLast === false || typeof nextOffset === 'number';
}

const idsOf = (items: readonly Item[]): string => items.map(({ id }) => String(id)).join('\n');
const idsIn = ({ items }: Listing): string => idsOf(items);

function isOk({ status }: Response): boolean {
  return status >= 200 && status < 300;
}

type More = Omit<Answer, 'answer' | 'certainty'>;

function certain(answer: string, more: More = {}): Answer {
  return { answer, certainty: 'certain', ...more };
}

function likely(answer: string, more: More = {}): Answer {
  return { answer, certainty: 'likely', ...more };
}

function open(answer = 'The key lacks access, or the service failed.'): Answer {
  return { answer, certainty: 'open' };
}

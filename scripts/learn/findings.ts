import type { Dialect } from '../../sandbox/workspace/index.ts';
import {
  NOTE_KINDS,
  NOTE_VISIBILITIES,
  noteSchema,
  VISIBILITY_ALIASES,
} from '../../src/resources/note/note.ts';
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
  breaks?: string | undefined;
  /** What works only with more requests, or only in part. */
  cost?: string | undefined;
  /** What the publisher can request from the service's team. */
  improvement?: string | undefined;
  /** The embedded workspace's switches that reproduce the behavior. */
  dialect?: Partial<Dialect> | undefined;
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
    offsets('notes', notes, survey),
    offsets('members', members, survey),
    offsets('invites', invites, survey),
    order('notes', notes),
    order('members', members),
    order('invites', invites),
    stability(survey),
    ...statuses(survey),
    folderFilter(survey),
    ...noteValues(survey),
    noteTypes(survey),
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
  const question = 'What does /v1/me return?';
  if (!isOk(me))
    return certain(question, refusalIn(me), { breaks: 'everything: no account can be connected' });
  const { shape, label } = meShape(me);
  return certain(question, `${label}.`, shape === null ? {} : { dialect: { meShape: shape } });
}

function workspaceDomains({ workspace }: Survey): Finding {
  const question = "Does the workspace list the company's email domains?";
  const cost =
    "The app can't detect external people. “External or Internal” requires “Internal Domains” in each Zap.";
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

function access(list: ListName, { response, isList, items }: Listing, scope: string): Finding {
  const question = `Can this key read ${list}?`;
  const breaks = STEPS[list];
  if (!isOk(response)) {
    const improvement =
      response.status === 403 ? `Grant the “${scope}” scope.` : `Answer ${response.request} with a 2xx.`;
    return certain(question, refusalIn(response), { breaks, improvement });
  }
  if (isList) return certain(question, items.length === 0 ? 'Yes, but there are none.' : 'Yes.');
  const keys = Object.keys(recordIn(response.body) ?? {}).map((key) => `\`${key}\``);
  return certain(
    question,
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

function errors({ unknownNote, oneNote, wrongKey }: Survey): Finding[] {
  const refusal = isOk(unknownNote) ? wrongKey : unknownNote;
  const form = errorForm(refusal);
  const isText = ['text', 'html', 'empty'].includes(form.name ?? '');
  const unknown = 'How does the service respond to an unknown ID?';
  const shown = recordIn(unknownNote.body)?.note ?? null;
  const isGone = isOk(unknownNote) ? shown === null : [404, 410].includes(unknownNote.status);
  const answer = isOk(unknownNote)
    ? `With a 2xx and ${isGone ? 'no note, which the app reads as “not found”' : 'a note'}.`
    : `Status ${unknownNote.status}.`;
  return [
    isOk(refusal)
      ? open('How does the service explain an error?')
      : certain('How does the service explain an error?', `${sentence(form.label)}.`, {
          ...(form.name !== null && { dialect: { errorBody: form.name } }),
          ...(isText && {
            cost: "Users see a general message instead of the service's own reason.",
            improvement: 'Return errors as JSON with a message.',
          }),
        }),
    // Only an ID that has the form of a real one shows what happens once a note is deleted.
    (oneNote === null ? likely : certain)(unknown, answer, {
      ...(!isGone &&
        (isOk(unknownNote)
          ? { breaks: 'Find Note by ID and Update Note: a deleted note looks like another' }
          : { cost: 'A deleted note is reported as a failure, not as “not found”.' })),
      ...(!isGone && { improvement: 'Return 404 for an unknown ID.' }),
    }),
    certain('How does the service respond to a wrong key?', `Status ${wrongKey.status}.`, {
      ...(wrongKey.status !== 401 && {
        cost: "Zapier doesn't ask the user to reconnect the account.",
        improvement: 'Return 401 for a wrong key.',
      }),
    }),
  ];
}

function rateLimit({ notes: { first }, pauses }: Survey): Finding {
  const question = 'Does the service limit the rate of requests?';
  const names = [...first.response.headers.keys()].filter((name) => /^(x-)?rate-?limit/.test(name));
  if (pauses.count > 0) {
    return certain(
      question,
      `Yes: this survey was asked to wait ${pauses.count}×, ${pauses.seconds} s in all.`,
      {
        cost: 'Steps that read long lists reach the limit, and Zapier runs them again later.',
        improvement: 'Allow at least 60 requests a minute per key.',
      },
    );
  }
  if (names.length > 0)
    return certain(question, `Yes, as ${names.join(', ')} say; this survey stayed below it.`);
  return open(question, 'This survey met no limit.');
}

function strictness({ unknownParameters, folders, notes, members, invites }: Survey): Finding {
  const question = 'How does the service handle an unknown parameter?';
  const tried = [folders, notes.first, members.first, invites.first].flatMap(({ response }, index) => {
    const tested = unknownParameters[index];
    return isOk(response) && tested !== undefined ? [tested] : [];
  });
  const rejected = tried.filter((response) => !isOk(response));
  if (tried.length === 0) return open(question);
  if (rejected.length === 0) return certain(question, 'It is ignored.', { dialect: { strict: false } });
  if (tried.every(isInvalid)) return certain(question, 'It is rejected.', { dialect: { strict: true } });
  return certain(
    question,
    `Not all alike: ${rejected.map(({ request, status }) => `${status} for ${request}`).join(', ')}.`,
  );
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
  members,
  invites,
  largePage,
  membersByDefault,
  notesByDefault,
}: Survey): Finding[] {
  const hundred = 'Does the service accept `limit=100`?';
  const readable = Object.entries({ notes, members, invites }).filter(([, { first }]) =>
    isOk(first.response),
  );
  const refusing = readable.filter(([, { limit }]) => limit < 100);
  const answers = refusing.map(
    ([list, { limit }]) => `${list} (${limit === 0 ? 'no limit is' : `${limit} is`} accepted)`,
  );
  const unlimited = refusing.filter(([, { limit }]) => limit === 0).map(([list]) => list);
  // Past the end, some services return the last page again and claim that the list continues.
  const isCut = goesOn(largePage) && notes.beyond.items.length === 0;
  const largest = largePage.items.length;
  const inAll = 'How many notes fit on a page?';
  const byDefault = 'How many records are returned without a limit?';
  const shorter = [
    { list: 'members', short: membersByDefault.items, full: members.first.items },
    { list: 'notes', short: notesByDefault.items, full: notes.first.items },
  ].filter(({ short, full }) => short.length > 0 && short.length < full.length);
  return [
    readable.length === 0
      ? open(hundred)
      : refusing.length === 0
        ? certain(hundred, isCut && largest < 100 ? 'Yes, but fewer records come.' : 'Yes.')
        : certain(hundred, `Not for ${answers.join(', ')}.`, {
            breaks: unlimited.length > 0 ? `every step that lists ${unlimited.join(', ')}` : undefined,
            cost:
              unlimited.length > 0
                ? undefined
                : 'The app asks for less, remembers it, and sends more requests.',
            improvement: 'Allow pages of 100.',
          }),
    // A page of 200 was refused: the largest one is known as far as it matters to the app.
    ...(isInvalid(largePage.response)
      ? []
      : [
          isCut && largest < LARGE_PAGE
            ? certain(inAll, `${largest} at most.`, {
                dialect: { maxPageSize: largest },
                ...(largest < 100 && {
                  cost: `A poll of 100 notes takes ${Math.ceil(100 / largest)} requests instead of one.`,
                  improvement: 'Allow pages of 100.',
                }),
              })
            : open(
                inAll,
                `At least ${Math.max(largest, notes.first.items.length)}. There are too few notes to find the limit.`,
              ),
        ]),
    shorter[0] === undefined
      ? open(byDefault, 'The lists are too short to tell.')
      : certain(byDefault, `${shorter.map(({ list, short }) => `${short.length} ${list}`).join(', ')}.`, {
          dialect: { defaultPageSize: shorter[0].short.length },
        }),
  ];
}

function offsets(
  list: ListName,
  { first, short, second, beyond }: PagedList,
  { notesAgain }: Survey,
): Finding {
  const question = `Does \`offset\` work for ${list}?`;
  const improvement = `Support \`offset\` for ${list}.`;
  const breaks = `${list} beyond the first page, in ${STEPS[list]}`;
  const isForNotes = list === 'notes';
  if (!isOk(first.response)) return open(question);
  if (short.items.length > SHORT_PAGE) {
    return certain(
      question,
      `Unknown: \`limit\` is ignored, and ${short.items.length} ${list} came instead of ${SHORT_PAGE}.`,
      {
        cost: "The app can't choose the page size.",
        improvement: `Support \`limit\` for ${list}.`,
      },
    );
  }
  // Past the end, an offset may be refused.
  const hasMore = goesOn(short) || first.items.length > SHORT_PAGE;
  if (isOk(short.response) && !hasMore) return open(question, `There are too few ${list} to tell.`);
  if (!isOk(second.response)) return certain(question, refusalIn(second.response), { breaks, improvement });
  if (idsIn(second) === idsIn(short)) {
    const dialect = isForNotes ? { ignoresOffset: true } : undefined;
    return certain(question, 'No: every page is the first one.', { dialect, breaks, improvement });
  }
  // The control: the same records as on one long page.
  const expected = first.items.slice(SHORT_PAGE, SHORT_PAGE + second.items.length);
  if (second.items.length === 0 || idsIn(second) !== idsOf(expected)) {
    return isForNotes && idsIn(short) !== idsIn(notesAgain)
      ? open(question, 'The order of the list changes between requests.')
      : (isForNotes ? certain : likely)(
          question,
          'Not as expected: a short page shows other records than the same place on a long one.',
          {
            breaks,
            improvement: `Count \`offset\` in ${list}, not in pages.`,
          },
        );
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
  const { order: seen, trend, differing } = listOrder(first.items);
  if (seen === null)
    return open(question, `There are too few ${list} with different creation times to tell.`);
  if (seen === 'newest-or-updated-first')
    return open(question, 'Newest first or last updated first: both give the same order here.');
  const isOffsetIgnored = goesOn(first) && idsIn(pages.second) === idsIn(pages.short);
  // A list that is nearly in order is read like one that is.
  const [, cost] = ORDERS[trend];
  return {
    question,
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

function stability({ notes, notesAgain }: Survey): Finding {
  const question = 'Does the list of notes keep its order?';
  if (notesAgain.items.length < 2) return open(question);
  if (idsIn(notes.short) === idsIn(notesAgain))
    return likely(question, 'Yes: the same request returned the same page twice.');
  return likely(question, 'No: the same request returned other notes, or a note was added in between.', {
    cost: 'A poll can miss notes; a later poll delivers them.',
  });
}

function statuses({ byStatus, notes }: Survey): Finding[] {
  const works = 'Does the filter by status work?';
  const wrong = [...byStatus].filter(
    ([status, { items, response }]) => !isOk(response) || items.some((note) => note.status !== status),
  );
  const tested = [...byStatus.values()].filter(({ items }) => items.length > 0).length;
  const others = tested < byStatus.size ? '; the others have no notes' : '';
  const yes = `Yes, for ${tested} of ${byStatus.size} statuses${others}.`;
  return [
    wrong.length > 0
      ? certain(works, `Not for ${wrong.map(([status]) => status).join(', ')}.`, {
          cost: 'The app filters the notes itself and reads more pages.',
          improvement: 'Filter by `status` on the server.',
        })
      : { question: works, answer: yes, certainty: tested > 1 ? 'certain' : 'open' },
    valuesOf(notes.first, 'status', STATUSES),
  ];
}

function folderFilter({ byFolder, notes }: Survey): Finding {
  const question = 'Does the filter by folder work, and for several folders?';
  if (byFolder === null) return open(question, 'No two folders with different notes were seen.');
  const { one, other, repeated, commaSeparated } = byFolder;
  const [inOne, inOther] = [one, other].map(({ items }) => new Set(items.map(({ id }) => id)));
  if (!isOk(one.response) || idsIn(one) === idsIn(notes.first)) {
    return certain(question, isOk(one.response) ? 'No: it is ignored.' : refusalIn(one.response), {
      breaks:
        'the Folders field: notes of other folders come through, because the app trusts the list of a folder',
      improvement: 'Filter by `folderIds` on the server.',
    });
  }
  if (inOne?.size === 0 || inOther?.size === 0) {
    return certain(question, "Not by a note's tags: no notes come for a folder that they name.", {
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
  return certain(question, `Yes. ${several}; the app asks for one folder at a time.`, {
    dialect: { folderIdsForm: forms[0] ?? 'first-only' },
  });
}

function noteValues({ notes }: Survey): Finding[] {
  return [
    valuesOf(notes.first, 'kind', Object.keys(NOTE_KINDS)),
    valuesOf(notes.first, 'visibility', [...Object.keys(NOTE_VISIBILITIES), ...VISIBILITY_ALIASES.keys()]),
  ];
}

/** The values of a note's field, and those among them that the API document does not list. */
function valuesOf(list: Listing, field: string, documented: readonly (string | null)[]): Finding {
  const question = `Which values does \`${field}\` have?`;
  const texts = list.items.map((item) => item[field]).filter((value) => typeof value === 'string');
  const seen = [...new Set(texts)].sort();
  const others = seen.filter((value) => !documented.includes(value));
  if (seen.length === 0) return open(question, 'None was seen.');
  // The next page may show others.
  return (goesOn(list) ? likely : certain)(question, `${seen.join(', ')}.`, {
    ...(others.length > 0 && { cost: `The filters don't offer ${others.join(', ')}.` }),
  });
}

/** What the app makes of values that don't have the documented type. */
function noteTypes({ notes: { first } }: Survey): Finding {
  const question = 'Do all values have the documented types?';
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
    if (recordsIn(note.tags).some(({ id }) => id === undefined)) lost.add('`tags` without an `id`');
    if (Array.isArray(note.participants) && note.participants.some((person) => typeof person === 'string'))
      converted.add('`participants` that are texts');
  }
  if (first.items.length === 0) return open(question, 'No note was seen.');
  if (converted.size + lost.size === 0) return (goesOn(first) ? likely : certain)(question, 'Yes.');
  return certain(question, `No: not in ${[...new Set([...converted, ...lost])].join(', ')}.`, {
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

function fields({ notes: { first }, oneNote }: Survey): Finding[] {
  const { items } = first;
  const missing = NOTE_FIELDS.filter((field) => items.some((note) => !(field in note)));
  const nulls = NOTE_FIELDS.filter((field) => items.some((note) => note[field] === null));
  const extra = [...new Set(items.flatMap((note) => Object.keys(note)))].filter(
    (field) => !NOTE_FIELDS.includes(field),
  );
  const alone = recordIn(recordIn(oneNote?.body)?.note);
  const differs =
    alone !== undefined && NOTE_FIELDS.some((field) => field in alone !== field in (items[0] ?? {}));
  const absence = 'How does a note represent a missing value?';
  const more = 'Does a note have undocumented fields?';
  const shown =
    missing.length > 0
      ? `The field is left out: ${missing.join(', ')}.${differs ? ' A single note has other fields than in the list.' : ''}`
      : `The field is null: ${nulls.join(', ')}.`;
  return [
    missing.length + nulls.length === 0
      ? open(absence, 'No note lacks a value.')
      : (differs || oneNote === null ? likely : certain)(absence, shown, {
          dialect: { absentFields: missing.length > 0 },
        }),
    extra.length > 0
      ? certain(more, `Yes: ${extra.join(', ')}. The app passes them on.`, { dialect: { extraFields: true } })
      : items.length > 0
        ? likely(more, 'No.', { dialect: { extraFields: false } })
        : open(more, 'No note was seen.'),
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
    userId: ['memberUserId', "Without it, Create Folder sends the member's `id` as the owner."],
    folders: ['memberFolders', undefined],
    groups: ['memberGroups', 'Without them, Set Member Groups can only replace groups.'],
  } as const;
  return Object.entries(told).map(([field, [name, cost]]): Finding => {
    const question = `Do members have \`${field}\`?`;
    if (items.length === 0) return open(question, 'No member was seen.');
    const having = items.filter((member) => field in member).length;
    const isAll = having === items.length;
    const answer = isAll ? 'Yes.' : having > 0 ? `${having} of ${items.length} do.` : 'No.';
    return (goesOn(first) ? likely : certain)(question, answer, {
      dialect: { [name]: having > 0 },
      ...(!isAll && cost !== undefined && { cost, improvement: `Return \`${field}\` with each member.` }),
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

const idsOf = (items: readonly Item[]): string => items.map(({ id }) => String(id)).join('\n');
const idsIn = ({ items }: Listing): string => idsOf(items);

function isOk({ status }: Response): boolean {
  return status >= 200 && status < 300;
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

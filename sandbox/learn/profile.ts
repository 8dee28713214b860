import { time } from '../../src/api/tolerant.ts';
import { ReadSoFar } from '../../src/lists/order.ts';
import type { ListFacts } from '../../src/lists/profile.ts';
import { leftOutOf } from '../../src/notes/listed_texts.ts';
import { noteSchema } from '../../src/service/note.ts';
import type { Profile } from '../../src/service/profile.ts';
import { timeOf } from '../../src/text/dates.ts';
import { ignoresFolders } from './findings.ts';
import { type PagedList, recordIn, type Survey, tagIdsOf } from './survey.ts';

const PATHS = { notes: '/v1/notes', members: '/v1/workspace/members', invites: '/v1/invites' } as const;

/** What the app would find out of a service while it reads: the build declares it, so that no run has to. */
export function profileOf(survey: Survey): Profile {
  const lists: Record<string, ListFacts> = {};
  for (const name of ['notes', 'members', 'invites'] as const) {
    const facts = factsOf(survey[name]);
    if (Object.keys(facts).length > 0) lists[PATHS[name]] = facts;
  }
  return {
    lists,
    ...textsLeftOut(survey),
    ...(hasNoFolders(survey) && { tagsAreFolders: false }),
    ...(ignoresFolders(survey) && { foldersFilter: false }),
  };
}

/** The order as the app's readers judge it: none if too few records show it. */
function factsOf({ first: { items }, limit }: PagedList): ListFacts {
  const read = new ReadSoFar();
  const ms = (value: unknown) => timeOf(time.parse(value));
  for (const item of items) read.add({ time: ms(item.createdAt), updated: ms(item.updatedAt) });
  const order = read.knownOrder;
  return { ...(order && { order }), ...(limit > 0 && limit < 100 && { pageSize: limit }) };
}

function textsLeftOut({ oneNote }: Survey): Pick<Profile, 'leftOut'> {
  const listed = noteSchema.safeParse(oneNote?.listed).data;
  const whole = noteSchema.safeParse(recordIn(oneNote?.response.body)?.note).data;
  const texts = listed === undefined || whole === undefined ? [] : leftOutOf(listed, whole);
  return texts.length === 0 ? {} : { leftOut: { texts, at: 0 } };
}

/** Whether notes have tags, and none of these is a folder. */
function hasNoFolders({ notes, folders }: Survey): boolean {
  const tagIds = notes.first.items.flatMap(tagIdsOf);
  const known = new Set(folders.items.map(({ id }) => String(id)));
  return folders.isList && known.size > 0 && tagIds.length > 0 && !tagIds.some((id) => known.has(id));
}

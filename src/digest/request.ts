import * as zod from 'zod/mini';

import { timeZoneOrUtc } from '../text/dates.ts';

export const GROUPS = { none: 'No groups', day: 'Day', folder: 'Folder' } as const;
export const INCLUDED = {
  excerpt: 'Excerpt of the summary',
  summary: 'Whole summary',
  participants: 'Participants',
  actionItems: 'Action items',
  openActionItems: 'Open action items only',
} as const;

export type Include = keyof typeof INCLUDED;

const LATEST = 8.64e15;
const instant = zod.lazy(() => zod.number().check(zod.minimum(-LATEST), zod.maximum(LATEST)));

/** The settings of a digest, in a form that fits into a pointer to its file. */
export const digestRequest = zod.lazy(() =>
  zod.object({
    /** Milliseconds since 1970. */
    from: instant,
    /** Exclusive. */
    to: instant,
    /** Whether `to` is only the time of the request. */
    isOpenEnded: zod.boolean(),
    timeZone: zod.string().check(zod.refine((name) => timeZoneOrUtc(name) === name)),
    title: zod.optional(zod.string()),
    groupBy: zod.enum(['none', 'day', 'folder']),
    include: zod.array(zod.enum(['excerpt', 'summary', 'participants', 'actionItems', 'openActionItems'])),
    /** Whose action items to list, and only the notes that have any. */
    assignee: zod.optional(zod.string()),
    /** The note filters as the user filled them in. */
    filters: zod.record(zod.string(), zod.unknown()),
  }),
);

export type DigestRequest = zod.infer<typeof digestRequest>;

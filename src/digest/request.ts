import * as zod from 'zod/mini';

export const GROUPS = { none: 'No groups', day: 'Day', folder: 'Folder' } as const;
export const INCLUDED = {
  excerpt: 'Excerpt of the summary',
  summary: 'Whole summary',
  participants: 'Participants',
  actionItems: 'Action items',
  openActionItems: 'Open action items only',
} as const;

export type Include = keyof typeof INCLUDED;

/** The settings of a digest, in a form that fits into a pointer to its file. */
export const digestRequest = zod.lazy(() =>
  zod.object({
    /** Milliseconds since 1970. */
    from: zod.number(),
    /** Exclusive. */
    to: zod.number(),
    /** Whether `to` is only the time of the request. */
    isOpenEnded: zod.boolean(),
    timeZone: zod.string(),
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

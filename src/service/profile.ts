import { hash } from 'node:crypto';

import * as zod from 'zod/mini';

import type { Query, Shortcuts } from '../api/client.ts';
import type { ListEndpoint } from '../api/endpoint.ts';
import { type List, type Listed, openList } from '../lists/list.ts';
import type { ListFacts, ListProfile } from '../lists/profile.ts';
import { product } from '../product.ts';
import { oncePerStep, type Step } from '../zapier/step.ts';
import { declaredProfile } from './declared_profile.ts';

/** Everything is found out anew after a day, so that one odd answer does not slow the app down for good. */
const KEPT_MS = 24 * 60 * 60_000;
const KEY = 'profile';
/** Each chosen folder has a list of its own. */
const MOST_LISTS = 200;

const position = zod.int().check(zod.nonnegative());
const endSchema = zod.object({
  held: position,
  beyond: zod.nullable(position),
});
const factsSchema = zod.catch(
  zod.object({
    order: zod.catch(
      zod.optional(zod.enum(['newest-first', 'updated-first', 'oldest-first', 'unordered'])),
      undefined,
    ),
    pageSize: zod.catch(zod.optional(zod.int().check(zod.positive())), undefined),
    end: zod.catch(zod.optional(endSchema), undefined),
  }),
  {},
);

const texts = zod.enum(['transcripts', 'summary']);

/** What is known of the service where its API document is silent. Every part is optional, and a part of another form counts as not known. */
export const profileSchema = zod.lazy(() =>
  zod.catch(
    zod.object({
      /** When the first of it was found out, in milliseconds since 1970. */
      since: zod.catch(zod.optional(zod.number()), undefined),
      /** By path; the lists with filters have keys of their own below it. */
      lists: zod.catch(zod.record(zod.string(), factsSchema), {}),
      /** False if notes have tags, and none of those that were read was a folder. */
      tagsAreFolders: zod.catch(zod.optional(zod.boolean()), undefined),
      /** False if a list of a folder's notes had others. */
      foldersFilter: zod.catch(zod.optional(zod.boolean()), undefined),
      /** Texts that notes have, but not in lists, and when that was found out. */
      leftOut: zod.catch(zod.optional(zod.object({ texts: zod.array(texts), at: zod.number() })), undefined),
    }),
    { lists: {} },
  ),
);

export type Profile = zod.infer<typeof profileSchema>;

export type ListStep = Pick<Step, 'client' | 'cache' | 'log'>;

/** What is known of the service: read once in a run, and kept for all runs with the same connection. */
export const serviceProfile = oncePerStep(({ cache, log }: ListStep) => {
  let isLogged = false;
  let begun: Promise<Profile> | undefined;
  const kept = async (): Promise<Profile> => {
    const profile = profileSchema.parse(await cache.get(KEY));
    const ageMs = Date.now() - (profile.since ?? 0);
    return ageMs >= 0 && ageMs < KEPT_MS ? profile : { lists: {} };
  };
  const withDeclared = (profile: Profile) => merged(profileSchema.parse(declaredProfile), profile);
  const known = () => (begun ??= kept().then(withDeclared));
  return {
    known,
    /** Logs, once in a run, what was known of the first list that it reads. */
    log: (profile: Profile): void => {
      const text = isLogged ? '' : profileText(profile);
      isLogged = true;
      if (text !== '') log(`Known about ${product.name}: ${text}.`);
    },
    learn: async (news: Partial<Profile>): Promise<void> => {
      const before = await known();
      if (isSame(merged(before, news), before)) return;
      // Another run may have learned something meanwhile.
      const latest = merged(await kept(), news);
      begun = Promise.resolve(withDeclared(latest));
      const since = latest.since ?? Date.now();
      const leftSec = Math.max(1, Math.round((since + KEPT_MS - Date.now()) / 1000));
      await cache.set(KEY, { ...latest, since }, leftSec);
    },
  };
});

function merged(profile: Profile, { lists = {}, ...news }: Partial<Profile>): Profile {
  const all = { ...profile.lists };
  for (const [key, facts] of Object.entries(lists)) all[key] = { ...all[key], ...facts };
  const latest = Object.entries(all).slice(-MOST_LISTS);
  return { ...profile, ...news, lists: Object.fromEntries(latest) };
}

/** Zapier's cache keeps JSON, in which a part that is undefined is absent. */
function isSame(one: Profile, other: Profile): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Opens a list of the service with what is known of it. */
export function serviceList<Item extends Listed>(
  step: ListStep,
  endpoint: ListEndpoint<Item>,
  query: Query = {},
  shortcuts?: Shortcuts<Item>,
): List<Item> {
  return openList(step.client, endpoint, query, {
    profile: profileOf(step, endpoint.path, query),
    shortcuts,
  });
}

function profileOf(step: ListStep, path: string, query: Query): ListProfile {
  const profile = serviceProfile(step);
  const filters = JSON.stringify(query);
  const key = filters === '{}' ? path : `${path} ${hash('sha256', filters, 'base64url').slice(0, 12)}`;
  return {
    known: async () => {
      const all = await profile.known();
      const { order, pageSize } = all.lists[path] ?? {};
      // All lists of an endpoint have pages of the same size, and probably the same order.
      const facts = { ...(order && { order }), ...all.lists[key], ...(pageSize && { pageSize }) };
      profile.log({ ...all, lists: { [key]: facts } });
      return facts;
    },
    learn: async ({ pageSize, ...facts }) => {
      const ofPath = pageSize === undefined ? {} : { [path]: { pageSize } };
      await profile.learn({ lists: Object.keys(facts).length > 0 ? { [key]: facts } : ofPath });
    },
    log: step.log,
  };
}

/** A profile in words: `notes: newest first, 50 a page; lists leave out transcripts`. Empty if nothing is known. */
export function profileText({ lists, leftOut, tagsAreFolders, foldersFilter }: Profile): string {
  const sentences = [
    ...Object.entries(lists).map(([key, facts]) => listText(key, facts)),
    leftOut !== undefined && leftOut.texts.length > 0 && `lists leave out ${leftOut.texts.join(' and ')}`,
    tagsAreFolders === false && 'tags are not folders',
    foldersFilter === false && 'the filter by folder is ignored',
  ];
  return sentences.filter((each) => typeof each === 'string' && each !== '').join('; ');
}

function listText(key: string, { order, pageSize, end }: ListFacts): string {
  const [path = '', filter] = key.split(' ');
  const name = `${path.split('/').at(-1) ?? ''}${filter === undefined ? '' : ' (filtered)'}`;
  const last = end?.beyond ?? end?.held;
  const known = [
    order?.replace('-', ' '),
    pageSize !== undefined && `${pageSize} a page`,
    last !== undefined && `read up to ${last}`,
  ].filter((each) => typeof each === 'string');
  return known.length === 0 ? '' : `${name}: ${known.join(', ')}`;
}

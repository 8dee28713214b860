/**
 * Quillet API, as its Go + MongoDB backend answers it. What api.md leaves "not shown":
 * - Ids: ObjectId hex. Lists: insertion order, oldest first. Times: RFC 3339, fractions without end zeros.
 * - Unknown id in a path: 200 with {"note": null} or {"member": null}; in a body: 422. Null field: as absent.
 * - Empty lists, also items: null. Unset text: null, but userWrittenNote "". Duration 0 until transcribed.
 * - GET /v1/me: { user: Member, apiKey: { name, scopes } }. Created folder or audio note: 201, all else 200.
 * - Notes: limit 1..100 (20), offset, status, sort, order, kind (only online, else 400), visibility, tags,
 *   folderIds (wins over tags); ids comma-separated, any matches, no subfolders. tagIds replaces the set.
 * - calendarEvent: { id, title, startsAt, endsAt, meetingUrl }; meetingApp: string; URL invite: email null;
 *   expired invite: not listed; roles: admin, member; texts: name 100, title 300, icon 16, user text 100,000
 *   characters; color: #RRGGBB; settings: note_retention, folder_default_permission; recording goes to
 *   transcript-processing. Scopes: notes (also audio), folders, users (members, invites); others any key.
 * - Upload: MinIO; the returned Content-Type, no Authorization; else 403 in XML, as when expired. Any size.
 * - Webhooks: https only; twice is once; unsigned { eventId, type, occurredAt, workspaceId, resourceType,
 *   resourceId }, sent once; note.created, .updated (PATCH, processing starts), .completed, .deleted.
 * - Errors: RFC 9457, errors[] { detail, pointer }: 400 bad JSON or query, 401, 403, 404 no such route,
 *   422 bad field or no audio, 429 after 100 requests in 10 s; RateLimit-Limit, -Remaining, -Reset (seconds).
 * Contradictions: limit 20 by default; pagination { limit, nextOffset, isLast }; audio notes start in
 * transcript-processing; contentType always (m4a: audio/mp4); userId and folders in each member; private is
 * stored as only-me, shared as public; PATCH answers the full note; times MM:SS, from one hour HH:MM:SS.
 */
import { randomBytes } from 'node:crypto';
import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asTag, createData, idIn, idsIn, meetingNote, newFolder, newNote, newId, page, pick, slice,
  timestamp, writeUp, type ApiKey, type Data, type Note } from './go_mongo_data.ts';

type Delivery = { headers: Record<string, string>; body: string };
export type Deliver = (hookUrl: string, request: Delivery) => Promise<void>;
export interface Service {
  baseUrl: string; apiKey: string; data: Data;
  requests: { method: string; path: string; body: unknown; status: number }[];
  recordMeeting(title: string): Promise<string>; complete(noteId: string): Promise<void>;
  deleteNote(noteId: string): Promise<void>; close(): Promise<void>;
}
type Values = Record<string, any>;
type Upload = { address: string; contentType: string; duration: number; endsAt: number; size: number };
type Rule = RegExp | ((value: any) => boolean);
/** Scopes, fields (in the query of a GET, else in the body; "!" is for required), what the route does. */
type Route = [string[], Record<string, Rule>, (input: Values, id: string, key: ApiKey) => unknown];
const STATUS = /^(idle|recording|transcript-processing|recorded-not-summarized|summarizing|completed)$/;
const MEDIA: Values = { m4a: 'audio/mp4', mp3: 'audio/mpeg', wav: 'audio/wav', aac: 'audio/aac' };
const ALIASES: Values = { private: 'only-me', shared: 'public' }, WINDOW = { ms: 10_000, requests: 100 };
const PAGING = { limit: /^([1-9]\d?|100)$/, offset: /^\d{1,9}$/ }, TITLE = /^[^]{1,300}$/;
const HOOK = { 'hookUrl!': (url: unknown) => /^https:\/\//.test(String(url)) && URL.canParse(String(url)) };
const DONE = { status: 'success' }, CREATES = /^POST .+\/(folders|from-audio)$/;
const problem = (status: number, detail: string, errors?: { detail: string; pointer: string }[]) =>
  Object.assign(new Error(detail), { status, errors });
/** The fields that are given, when they all follow their rules. */
function accept(fields: Record<string, Rule>, given: Values, status: number): Values {
  const input = Object.keys(fields).map((key) => [key.replace('!', ''), key] as const);
  const errors = input.filter(([name, key]) => {
    const value = given[name] ?? undefined, rule = fields[key]!;
    if (value === undefined) return name !== key;
    return rule instanceof RegExp ? typeof value !== 'string' || !rule.test(value) : !rule(value);
  }).map(([name]) => ({ detail: given[name] == null ? 'is required' : 'is invalid', pointer: `#/${name}` }));
  if (errors.length > 0) throw problem(status, 'One or more values are not valid.', errors);
  return Object.fromEntries(input.map(([name]) => [name, given[name]]).filter(([, value]) => value != null));
}

export async function start(deliver: Deliver): Promise<Service> {
  const data = createData(), { notes, folders, members, groups, invites, webhooks } = data;
  const requests: Service['requests'] = [], usage = new Map<string, number>();
  const uploads = new Map<string, Upload>(), durations = new Map<string, number>();
  const noteOf = (id: string) => notes.find((note) => note.id === id) ?? null;
  const tagsOf = (ids?: string[]) => ids && { tags: slice(pick(folders, ids).map(asTag)) };
  async function notify(type: string, resourceId: string): Promise<void> {
    const event = { eventId: newId(), type, occurredAt: timestamp(),
      workspaceId: data.workspace.id, resourceType: 'note', resourceId };
    const delivery = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(event) };
    await Promise.allSettled([...webhooks].map((hookUrl) => deliver(hookUrl, delivery)));
  }
  const update = (note: Note, fields: Partial<Note>, event = 'note.updated'): Promise<void> =>
    notify(event, Object.assign(note, fields, { updatedAt: timestamp() }).id);
  const routes: Record<string, Route> = {
    'GET /v1/me': [[], {}, (_, __, { name, scopes }) => ({ user: members[0], apiKey: { name, scopes } })],
    'GET /v1/workspace': [[], {}, () => ({ workspace: data.workspace })],
    'GET /v1/notes': [['notes'], { ...PAGING, status: STATUS, visibility: /^(only-me|workspace|public)$/,
      kind: /^online$/, sort: /^(createdAt|updatedAt|title)$/, order: /^(asc|desc)$/, folderIds: /./,
      tags: /./ }, ({ folderIds, tags, sort, order, ...query }) => {
      const ids = (folderIds ?? tags)?.split(','), filters = ['status', 'kind', 'visibility'] as const;
      const found = notes.filter((note) => filters.every((name) => (query[name] ?? note[name]) === note[name])
        && (!ids || pick(note.tags ?? [], ids).length > 0));
      const rank = (note: Values) => (sort === 'title' ? note.title : Date.parse(note[sort]));
      if (sort) found.sort((a, b) => Number(rank(a) > rank(b)) - Number(rank(a) < rank(b)));
      return page(order === 'desc' ? found.reverse() : found, query);
    }],
    'GET /v1/notes/{id}': [['notes'], {}, (_, id) => ({ note: noteOf(id) })],
    'PATCH /v1/notes/{id}': [['notes'], { title: TITLE, userWrittenNote: /^[^]{0,100000}$/, tagIds:
      idsIn(folders), visibility: /^(only-me|workspace|public|private|shared)$/ }, (body, id) => {
      const { tagIds, ...fields } = body, note = noteOf(id);
      if (fields.visibility in ALIASES) fields.visibility = ALIASES[fields.visibility];
      if (note) void update(note, { ...fields, ...tagsOf(tagIds) });
      return { note };
    }],
    'POST /v1/notes/from-audio/generate-upload-url': [['notes', 'enterprise'], { 'fileExtension!':
      /^(m4a|mp3|wav|aac)$/, 'duration!': (sec) => typeof sec === 'number' && sec > 0 && sec <= 14_400 },
    ({ fileExtension, duration }) => {
      const audioUrl = `${baseUrl}/storage/${newId()}.${fileExtension}`;
      const address = `${audioUrl}?X-Amz-Expires=600&X-Amz-Signature=${randomBytes(32).toString('hex')}`;
      const contentType = MEDIA[fileExtension], endsAt = Date.now() + 600_000;
      uploads.set(audioUrl, { address, contentType, duration, endsAt, size: 0 });
      return { presignedUrl: address, audioUrl, contentType };
    }],
    'POST /v1/notes/from-audio': [['notes', 'enterprise'], { title: TITLE, tags: idsIn(folders),
      'audioUrl!': (url) => Boolean(uploads.get(url)?.size), existingNoteId: idIn(notes),
      kind: /^(online|in-person|podcast)$/ }, ({ audioUrl, tags, existingNoteId, ...fields }) => {
      const known = noteOf(existingNoteId), note = known ?? newNote(`Recording ${timestamp()}`);
      const changes = { ...fields, ...tagsOf(tags), status: 'transcript-processing' };
      if (!known) notes.push(note);
      durations.set(note.id, uploads.get(audioUrl)!.duration);
      void update(note, changes, known ? 'note.updated' : 'note.created');
      return { noteId: note.id };
    }],
    'GET /v1/folders': [['folders'], {}, () =>
      ({ folders: folders.map(({ color, ownerUserId, isPrivate, ...folder }) => folder) })],
    'POST /v1/folders': [['folders'], { 'name!': /^.{1,100}$/, icon: /^.{1,16}$/, color: /^#[0-9a-f]{6}$/i,
      'ownerUserId!': (id) => members.some(({ userId }) => userId === id), parentFolderId: idIn(folders),
      isPrivate: (value) => typeof value === 'boolean' }, (body) => {
      folders.push(Object.assign(newFolder(body.name), body));
      const { color, ownerUserId, isPrivate, memberCount, ...folder } = folders.at(-1)!;
      return { folder };
    }],
    'GET /v1/workspace/members': [['users'], { ...PAGING, search: /./ }, ({ search = '', ...rest }) => page(
      members.filter((m) => `${m.name}\n${m.email}`.toLowerCase().includes(search.toLowerCase())), rest)],
    'PATCH /v1/workspace/members/{id}': [['users'], { 'groupIds!': idsIn(groups) }, ({ groupIds }, id) => {
      const member = members.find((one) => one.id === id) ?? null;
      if (member) member.groups = slice(pick(groups, groupIds));
      return { member };
    }],
    'GET /v1/invites': [['users'], PAGING, (query) =>
      page(invites.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now()), query)],
    'POST /v1/integrations/{app}/webhook': [[], HOOK, ({ hookUrl }) => (webhooks.add(hookUrl), DONE)],
    'DELETE /v1/integrations/{app}/webhook': [[], HOOK, ({ hookUrl }) => (webhooks.delete(hookUrl), DONE)],
  };
  function authenticate(authorization: string | undefined, response: ServerResponse): ApiKey {
    const key = data.apiKeys.find((one) => authorization === `Bearer ${one.key}`), now = Date.now();
    if (!key) throw problem(401, 'The API key is missing, invalid or revoked.');
    const window = `${key.key} ${Math.floor(now / WINDOW.ms)}`, used = (usage.get(window) ?? 0) + 1;
    const left = WINDOW.requests - used, resetsIn = Math.ceil((WINDOW.ms - (now % WINDOW.ms)) / 1000);
    usage.set(window, used);
    response.setHeader('RateLimit-Limit', WINDOW.requests).setHeader('RateLimit-Remaining', Math.max(0, left))
      .setHeader('RateLimit-Reset', resetsIn);
    if (left < 0) throw problem(429, 'Too many requests with this API key.');
    return key;
  }
  function answer(method: string, path: string, given: Values, key: ApiKey): unknown {
    const match = (name: string) => `${method} ${path}`.match(`^${name.replace(/{\w+}/, '([^/]+)')}$`);
    const name = Object.keys(routes).find(match);
    if (!name) throw problem(404, `There is no ${method} ${path}.`);
    const [scopes, fields, run] = routes[name]!;
    if (scopes.some((scope) => !key.scopes.includes(scope))) throw problem(403, 'The API key lacks a scope.');
    return run(accept(fields, given, method === 'GET' ? 400 : 422), match(name)![1] ?? '', key);
  }
  const allows = (upload: Upload, { method, url, headers }: IncomingMessage): boolean => method === 'PUT'
    && baseUrl + url === upload.address && Date.now() < upload.endsAt && !headers.authorization
    && headers['content-type'] === upload.contentType;
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '' } = request, { pathname, searchParams } = new URL(path, baseUrl);
    const entry = { method, path, body: null as any, status: CREATES.test(`${method} ${path}`) ? 201 : 200 };
    let reply = '', type = 'application/json';
    requests.push(entry);
    try {
      const bytes = Buffer.concat(await request.toArray()), upload = uploads.get(baseUrl + pathname);
      if (upload && allows(upload, request)) upload.size = bytes.length;
      else if (upload) [entry.status, type, reply] = [403, 'application/xml', '<Error>AccessDenied</Error>'];
      else {
        const key = authenticate(request.headers.authorization, response);
        if (method !== 'GET') entry.body = JSON.parse(bytes.toString());
        const query = Object.fromEntries([...searchParams].filter(([, value]) => value !== ''));
        reply = JSON.stringify(answer(method, pathname, entry.body ?? query, key));
      }
    } catch (error) {
      const { status = error instanceof SyntaxError ? 400 : 500, message: detail, errors } = error as Values;
      reply = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail, errors });
      [entry.status, type] = [status, 'application/problem+json'];
    }
    response.writeHead(entry.status, { 'Content-Type': type }).end(reply);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl, apiKey: data.apiKeys[0]!.key, data, requests,
    async recordMeeting(title) {
      const note = meetingNote(title, members, notes.length);
      notes.push(note);
      await update(note, { status: 'recording' }, 'note.created');
      await update(note, { status: 'transcript-processing' });
      return note.id;
    },
    complete: (noteId) =>
      update(writeUp(noteOf(noteId)!, durations.get(noteId)), { status: 'completed' }, 'note.completed'),
    async deleteNote(noteId) {
      notes.splice(0, notes.length, ...notes.filter(({ id }) => id !== noteId));
      await notify('note.deleted', noteId);
    },
    close: () => new Promise((closed) => server.close(() => closed()).closeAllConnections()),
  };
}

/**
 * Jotloop's API: Express on Cloud Functions, Firestore. What api.md leaves open or contradicts, settled:
 * Documents go out as stored, notes with null for what is missing. Old notes: epoch times, number titles,
 *   text as duration or participant, tags without id. Members lack the odd field. Ids: 20 letters, digits.
 * calendarEvent: { id, title, startTime, endTime, attendeeEmails, meetingUrl }; meetingApp: a text.
 * Transcript times: MM:SS, from an hour on HH:MM:SS. Roles: owner, admin, member. Icon, color: unchecked.
 * Notes: limit (20, clamped to 1..100), offset, orderBy (updatedAt), direction (desc), status, kind (online
 *   only), visibility, folderIds (by comma; any, no subfolders) or else tags; only-me is included.
 * Members: limit 20; nextOffset, isLast; in order of joining. Invites: newest first, no expired ones.
 * GET /v1/me: { user, workspaceId, scopes }. Settings: audio_retention_days, folder_default_permission.
 * PATCH: types unchecked; private and shared stored as only-me, public; tagIds replaces; {} bumps updatedAt.
 * Audio: postprocessing, transcript-processing, summarizing, completed; "Untitled recording" until then;
 *   existingNoteId keeps what is not given. Meetings start as recording. No limits on rate, size, fields.
 * Upload: as Cloud Storage, errors in XML: expired 400; wrong signature or type 403; m4a takes either type.
 * Scopes: notes (and webhooks), folders, users (members, invites), enterprise (audio); me, workspace: any.
 * Errors: { ok: false, error: { code, message } }, Firebase's codes. Success 200; bad value, unknown id in
 *   the body, nothing uploaded 400; unknown id in the path 404; no Enterprise 403. Not JSON: an empty body.
 * Webhooks: { event, eventId, sentAt (epoch ms), workspaceId, doc: the note as stored }; unsigned, no retry;
 *   note.created, .updated (also by the API), .completed, .deleted. https, each once, any platform name.
 */
import { createServer } from 'node:http';
import { asTag, newId, people, seed, VALUES, workspace, writeUp } from './firebase_data.ts';
import type { Note, When } from './firebase_data.ts';

type Delivery = { headers: Record<string, string>; body: string };
export type Deliver = (hookUrl: string, request: Delivery) => Promise<void>;
export interface Service {
  baseUrl: string; apiKey: string;
  data: ReturnType<typeof seed> & { keys: Record<string, string[]> }; // the scopes of each key
  requests: { method: string; path: string; body: unknown; status: number }[];
  recordMeeting(title: string): Promise<string>;
  complete(noteId: string): Promise<void>; deleteNote(noteId: string): Promise<void>;
  close(): Promise<void>;
}
type Args = Record<string, unknown>;
type Handler = (queryAndBody: Args, id: string, scopes: string[]) => unknown;

const CODES: Args = { 400: 'invalid-argument', 401: 'unauthenticated', 403: 'permission-denied',
  404: 'not-found' }, ALIASES: Args = { private: 'only-me', shared: 'public' };
const MEDIA: Args = { m4a: 'audio/mp4', mp3: 'audio/mpeg', wav: 'audio/wav', aac: 'audio/aac' };
const NULLS = { totalDurationSec: null, userWrittenNote: null, enhancedNote: null, summary: null,
  calendarEvent: null, inputLanguage: null, translationLanguage: null, meetingApp: null };
const now = (): string => new Date().toISOString(), UNTITLED = 'Untitled recording';
const fail = (status: number, message: string): never => { throw Object.assign(Error(message), { status }); };
const required = (args: Args, name: string) => String(args[name] || fail(400, `${name} is required`));
const oneOf = (args: Args, name: string, allowed: string[]): string | undefined => (!args[name] ? undefined
  : allowed.find((value) => value === args[name]) ?? fail(400, `${name} must be one of ${allowed.join()}`));
const found = <T extends { id: string }>(docs: T[], id: unknown, status = 404): T =>
  docs.find((doc) => doc.id === id) ?? fail(status, `No document ${id}`);
const allFound = <T extends { id: string }>(docs: T[], ids: unknown): T[] =>
  (Array.isArray(ids) ? ids.map((id) => found(docs, id, 400)) : fail(400, 'The ids must be an array'));
const asNote = (note: Note) => ({ ...NULLS, ...note });
const millis = (at: When) => (typeof at === 'string' ? Date.parse(at) : at < 1e11 ? at * 1000 : at);
function page<T>(docs: T[], args: Args) {
  const limit = Math.min(100, Math.max(1, Number(args.limit) | 0 || 20));
  const start = Math.max(0, Number(args.offset) | 0), end = start + limit, isLast = end >= docs.length;
  return { items: docs.slice(start, end), pagination: { limit, nextOffset: isLast ? null : end, isLast } };
}
function queryNotes(notes: Note[], args: Args): Note[] {
  const sets = Object.entries({ ...VALUES, kind: ['online'] });
  const wanted = sets.map(([name, allowed]) => [name as 'kind', oneOf(args, name, allowed)] as const);
  const ids = String(args.folderIds || args.tags || '').split(',');
  const order = oneOf(args, 'orderBy', ['createdAt', 'updatedAt', 'title']) ?? 'updatedAt';
  const key = (note: Note) => (order === 'title' ? String(note.title) : millis(note[order as 'createdAt']));
  const sorted = notes.filter((note) => (!ids[0] || note.tags.some(({ id = '-' }) => ids.includes(id)))
    && wanted.every(([name, is]) => !is || note[name] === is)).sort((a, b) => (key(a) < key(b) ? -1 : 1));
  return oneOf(args, 'direction', ['asc', 'desc']) === 'asc' ? sorted : sorted.reverse();
}

export async function start(deliver: Deliver): Promise<Service> {
  const apiKey = `jl_${newId(32)}`, hooks = new Set<string>(), requests: Service['requests'] = [];
  const keys = { [apiKey]: ['users', 'notes', 'folders', 'enterprise'], [`jl_${newId(32)}`]: ['notes'] };
  const data = { ...seed(), keys }, { notes, folders, members, invites, groups } = data;
  const uploads = new Map<string, { url: string; expires: number; type: string; sec: number; done?: true }>();
  async function notify(event: `note.${string}`, doc: Note): Promise<void> {
    const body = { event, eventId: newId(), sentAt: Date.now(), workspaceId: workspace.id, doc };
    const request = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    await Promise.allSettled([...hooks].map(async (hook) => deliver(hook, request)));
  }
  // As Firestore with ignoreUndefinedProperties.
  const write = (note: Note, changes: Args, event = 'updated'): Promise<void> => notify(`note.${event}`,
    Object.assign(note, JSON.parse(JSON.stringify(changes)), { updatedAt: now() }));
  function newNote(kind: string, title: string, participants: Note['participants']): Note {
    const note = { ...NULLS, id: newId(), title, kind, status: 'recording', visibility: 'workspace', tags: [],
      createdAt: now(), updatedAt: now(), participants, transcripts: [] };
    return notes[notes.push(note) - 1]!;
  }
  const tagsOf = (ids: unknown) => (ids ? allFound(folders, ids).map(asTag) : undefined);
  const patchNote: Handler = ({ title, userWrittenNote, tagIds, ...args }, id) => {
    const visibility = oneOf(args, 'visibility', [...VALUES.visibility, ...Object.keys(ALIASES)]);
    const note = found(notes, id), changes = { title, userWrittenNote, tags: tagsOf(tagIds) };
    void write(note, { ...changes, visibility: ALIASES[visibility ?? ''] ?? visibility });
    return { note: asNote(note) };
  };
  const createUpload: Handler = (args) => {
    const extension = oneOf(args, 'fileExtension', Object.keys(MEDIA)) ?? required(args, 'fileExtension');
    const sec = Number(args.duration), expires = Date.now() + 600_000, type = String(MEDIA[extension]);
    if (!(sec > 0 && sec <= 14_400)) fail(400, 'duration must be a number of seconds up to 14400');
    const audioUrl = `${baseUrl}/storage/jotloop-audio/${newId()}.${extension}`;
    const url = `${audioUrl}?Expires=${expires}&Signature=${newId(43)}`;
    uploads.set(audioUrl, { url, expires, type, sec });
    return { presignedUrl: url, audioUrl, contentType: type };
  };
  function receiveFile(url: string, type: string): string {
    const upload = uploads.get(url.split('?')[0] ?? ''), isSigned = upload?.url === url;
    if (!isSigned || upload.type !== type.replace('m4a', 'mp4')) return fail(403, 'SignatureDoesNotMatch');
    if (Date.now() > upload.expires) fail(400, 'ExpiredToken');
    upload.done = true;
    return '';
  }
  const noteFromAudio: Handler = ({ existingNoteId: oldId, title, tags, ...args }) => {
    const upload = uploads.get(required(args, 'audioUrl')), kind = oneOf(args, 'kind', VALUES.kind);
    if (!upload?.done) return fail(400, 'Nothing was uploaded to audioUrl');
    const changes = { title: title || undefined, kind, tags: tagsOf(tags), totalDurationSec: upload.sec };
    const note = oldId ? found(notes, oldId, 400) : newNote('in-person', UNTITLED, []);
    void write(note, { ...changes, status: 'postprocessing' }, oldId ? 'updated' : 'created');
    return { noteId: note.id };
  };
  const createFolder: Handler = ({ icon = null, color = '#9AA0A6', isPrivate, ...args }) => {
    const parentFolderId = args.parentFolderId ? found(folders, args.parentFolderId, 400).id : null;
    const ownerUserId = required(args, 'ownerUserId'), name = required(args, 'name');
    const folder = { id: newId(), name, icon: icon as string, parentFolderId, createdAt: now() };
    folders.push({ ...folder, color: String(color), ownerUserId, isPrivate: !!isPrivate, memberCount: 1 });
    return { folder };
  };
  const hook = (change: 'add' | 'delete'): Handler => (args) => {
    const url = required(args, 'hookUrl');
    if (!URL.canParse(url) || !url.startsWith('https://')) fail(400, 'hookUrl must be an https:// URL');
    hooks[change](url);
    return { status: 'success' };
  };
  const routes: [request: string, scope: string, handle: Handler][] = [
    ['GET /me', '', (_args, _id, scopes) => ({ user: members[0], workspaceId: workspace.id, scopes })],
    ['GET /workspace', '', () => ({ workspace })],
    ['GET /notes', 'notes', (args) => page(queryNotes(notes, args).map(asNote), args)],
    ['GET /notes/*', 'notes', (_, id) => ({ note: asNote(found(notes, id)) })],
    ['PATCH /notes/*', 'notes', patchNote],
    ['POST /notes/from-audio/generate-upload-url', 'enterprise', createUpload],
    ['POST /notes/from-audio', 'enterprise', noteFromAudio],
    ['GET /folders', 'folders', () => ({ folders })],
    ['POST /folders', 'folders', createFolder],
    ['GET /workspace/members', 'users', (args) => page(members.filter(({ name, email }) =>
      `${name ?? ''} ${email}`.toLowerCase().includes(String(args.search ?? '').toLowerCase())), args)],
    ['PATCH /workspace/members/*', 'users', ({ groupIds }, id) =>
      ({ member: Object.assign(found(members, id), { groups: allFound(groups, groupIds) }) })],
    ['GET /invites', 'users', (args) => page(invites.filter(({ expiresAt }) => expiresAt > now()), args)],
    ['POST /integrations/*/webhook', 'notes', hook('add')],
    ['DELETE /integrations/*/webhook', 'notes', hook('delete')],
  ];
  function answer(request: string, query: URLSearchParams, body: object, auth = ''): unknown {
    const [, scopes] = Object.entries(keys).find(([key]) => auth === `Bearer ${key}`) ?? fail(401, 'Bad key');
    for (const [route, scope, handle] of routes) {
      const match = RegExp(`^${route.replace('/', '/v1/').replace('*', '([^/]+)')}$`).exec(request);
      if (match && scope && !scopes.includes(scope)) fail(403, `The key lacks ${scope}`);
      if (match) return handle({ ...Object.fromEntries(query), ...body }, match[1] ?? '', scopes);
    }
    return fail(404, `Cannot ${request}`);
  }
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '/', headers } = request, type = headers['content-type'] ?? '';
    const [pathname, query] = path.split('?'), isUpload = path.startsWith('/storage/');
    let status = 200, raw = '', reply = '', body = {};
    try {
      for await (const chunk of request.setEncoding('utf8')) raw += chunk;
      if (raw && type.includes('json')) body = JSON.parse(raw);
      reply = isUpload ? receiveFile(baseUrl + path, type) : JSON.stringify(
        answer(`${method} ${pathname}`, new URLSearchParams(query), body, headers.authorization));
    } catch (error) {
      const { message, status: known } = error as Error & { status?: number };
      status = known ?? (error instanceof SyntaxError ? 400 : 500);
      reply = isUpload ? `<?xml version='1.0' encoding='UTF-8'?><Error><Code>${message}</Code></Error>`
        : JSON.stringify({ ok: false, error: { code: CODES[status] ?? 'internal', message } });
    }
    requests.push({ method, path, body, status });
    response.writeHead(status, { 'content-type': `application/${isUpload ? 'xml' : 'json'}` }).end(reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    baseUrl, apiKey, data, requests,
    async recordMeeting(title) {
      const note = newNote('online', title, people(notes.length));
      return notify('note.created', note).then(() => note.id);
    },
    async complete(noteId) {
      const note = found(notes, noteId), sec = Number(note.totalDurationSec) || 1800;
      const { title, transcripts, ...written } = writeUp(notes.indexOf(note), note.participants, sec);
      await write(note, { status: 'transcript-processing' });
      await write(note, { status: 'summarizing', transcripts, totalDurationSec: sec });
      const named = note.title === UNTITLED && { title };
      await write(note, { status: 'completed', ...written, ...named }, 'completed');
    },
    async deleteNote(noteId) {
      const [note] = notes.splice(notes.indexOf(found(notes, noteId)), 1);
      await notify('note.deleted', note!);
    },
    close: async () => void server.close().closeAllConnections(),
  };
}

/**
 * Minuta's public API, as our Rails + Postgres backend answers it. Decided where api.md says nothing:
 * - GET /me: {user (the member who made the key), workspace, apiKey: {name, scopes}}.
 * - Notes take limit, offset, status, sort, direction, kind, visibility, folderIds or tagIds; createdAt desc.
 * - folderIds: "1,2" or folderIds[]=1&folderIds[]=2; any of them matches, no subfolders. Every kind filters.
 * - Page size: default 20; up to 50 for notes and invites, 100 for members as documented; beyond that 422.
 * - Nulls: list items of notes, members, invites leave them out (at any depth); all else shows null.
 * - calendarEvent: {id, provider, title, startsAt, endsAt, organizerEmail, joinUrl}; meetingApp: "zoom".
 * - Ids: digits in a string; times with milliseconds; titles up to 255; totalDurationSec 0 until completed.
 * - A tag is a folder (same id). icon: any text, or 📁; color: #RRGGBB. memberCount: the owner at first.
 * - Roles: admin, member. Url invites: no email. Settings: audio_retention_days, folder_default_permission.
 * - Scopes: notes (also webhooks), folders, users (also invites); me, workspace: any key; audio: Enterprise.
 * - Errors: {errors: [{status, title, detail, source?: {parameter}}]}, only the first. 400 broken JSON; 404
 *   unknown path or id in it; 422 invalid field (never clamped), or unknown id in the body. No rate limit.
 * - Unknown fields and bodies that are not application/json are ignored. 201 POST folders, 202 from-audio.
 * - Upload, no body: 204, or 404 if expired or unknown, 422 for a Content-Type not as given; no size limit.
 * - from-audio before the upload or of a note in processing: 422. Titled "New recording" if not given.
 * - PATCH note: tagIds replaces all tags; null or "" clears userWrittenNote, 422 for the others. Stripped.
 * - Webhooks: any platform; https only, also to register; the address is the key: twice is once.
 * - Events, also for API changes: note.created, .updated, .completed (the note without transcripts), .deleted
 *   ({id, deleted}); 3 tries, same evt id; Minuta-Signature: t=<unix>,v1=<hex HMAC-SHA256 of "<t>.<body>">.
 * Contradictions: audio notes start in transcript-processing; members default to 20, with nextOffset/isLast,
 * userId and folders; contentType is always there; PATCH returns the full note; transcript times are MM:SS,
 * from the first hour on HH:MM:SS; private, shared become only-me, public (also in the filter).
 */
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, STATUS_CODES } from 'node:http';
import { ALIASES, draftNote, iso, MEDIA, RULES, seed, tagOf, writeUp, type Note } from './rails_data.ts';

export type Deliver = // how the service delivers a notification
  (hookUrl: string, request: { headers: Record<string, string>; body: string }) => Promise<void>;
export interface Service {
  baseUrl: string; // without a slash at the end, and without /v1
  apiKey: string;
  data: ReturnType<typeof seed>; // as stored; also keys with fewer rights, and the secret that signs events
  requests: { method: string; path: string; body: unknown; status: number }[];
  recordMeeting(title: string): Promise<string>; complete(noteId: string): Promise<void>;
  deleteNote(noteId: string): Promise<void>; close(): Promise<void>;
}
type Params = Partial<Record<string, string>>; // a list of ids is comma-separated
type Action = (params: Params, key: Service['data']['apiKeys'][number]) => object;
const unix = (): number => Math.floor(Date.now() / 1000);
const given = (fields: object): object => JSON.parse(JSON.stringify(fields)); // without the undefined ones
type Changes = { [Field in keyof Note]?: Note[Field] | undefined };
type Refusal = Error & { status?: number; source?: object };
function refuse(status: number, detail: string, parameter?: string): never {
  throw Object.assign(new Error(detail), { status, source: parameter && { parameter } });
}
const invalid = (field: string, why = 'is blank or invalid'): never => refuse(422, `${field} ${why}`, field);
/** Finds by an id in the path (else 404), or in the named field (else 422). */
function find<T extends { id: string }>(records: T[], id: unknown, field?: string): T {
  return records.find((one) => one.id === id) ?? (field ? invalid(field) : refuse(404, `No record ${id}`));
}
const findAll = <T extends { id: string }>(records: T[], field: string, ids?: string): T[] | undefined =>
  ids?.split(',').filter(Boolean).map((id) => find(records, id, field));
function permit([name, value]: [string, unknown]): [string, string] {
  const text = String(value ?? '').trim();
  if (RULES[name]?.test(text) === false) invalid(name);
  return [name, name === 'visibility' ? (ALIASES[text] ?? text) : text];
}
function page(records: object[], { limit: size = '20', offset = '0' }: Params, maxLimit = 50): object {
  const limit = Number(size), start = Number(offset), end = start + limit, isLast = end >= records.length;
  if (limit < 1 || limit > maxLimit) invalid('limit', `must be between 1 and ${maxLimit}`);
  const withoutNulls = JSON.stringify(records.slice(start, end), (_, value) => value ?? undefined);
  return { items: JSON.parse(withoutNulls), pagination: { limit, nextOffset: isLast ? null : end, isLast } };
}

export async function start(deliver: Deliver): Promise<Service> {
  const data = seed(Date.now()), { notes, folders, members, groups, invites, workspace, apiKeys } = data;
  const requests: Service['requests'] = [], hooks = new Set<string>();
  const inbox = new Map<string, (contentType: string) => number>(); // what answers to "PUT <address>"
  const lengths = new Map<string, number>(); // the uploaded files, by audioUrl
  let lastId = 482_400, outbox = Promise.resolve(), baseUrl = '';
  async function send(url: string, body: string, left = 3): Promise<void> {
    const t = unix(), v1 = createHmac('sha256', data.webhookSecret).update(`${t}.${body}`).digest('hex');
    const headers = { 'Content-Type': 'application/json', 'Minuta-Signature': `t=${t},v1=${v1}` };
    if (left && hooks.has(url)) await deliver(url, { headers, body }).catch(() => send(url, body, left - 1));
  }
  function notify(type: string, object: object): Promise<void> {
    const event = { id: `evt_${randomUUID()}`, type, created: unix(), data: { object } };
    const body = JSON.stringify(event, (name, value) => (name === 'transcripts' ? undefined : value));
    return outbox = outbox.then(async () => { for (const url of hooks) await send(url, body); });
  }
  function save(note: Note, changes: Changes, event = 'note.updated'): Promise<void> {
    if (!notes.includes(note)) notes.push(note);
    return notify(event, Object.assign(note, given(changes), { updatedAt: iso(Date.now()) }));
  }
  const draft = (title: string) => ({ ...draftNote(`${++lastId}`, folders, title), visibility: 'workspace' });
  function listNotes({ status, kind, visibility, folderIds, tagIds, sort, direction, ...paging }: Params) {
    const ids = folderIds || tagIds, wanted = Object.entries(given({ status, kind, visibility }));
    const found = notes.filter((note) => (!ids || note.tags.some(({ id }) => ids.split(',').includes(id)))
      && wanted.every(([name, value]) => note[name as 'kind'] === value));
    const key = (note: Note): string => note[(sort ?? 'createdAt') as 'title'] + note.id;
    return page(found.sort((a, b) => key(a).localeCompare(key(b)) * (direction === 'asc' ? 1 : -1)), paging);
  }
  function updateNote({ id, title, visibility, userWrittenNote: text, tagIds }: Params) {
    const note = find(notes, id), tags = findAll(folders, 'tagIds', tagIds)?.map(tagOf);
    const changes = given({ title, visibility, userWrittenNote: text === '' ? null : text, tags });
    if (Object.keys(changes).length) void save(note, changes);
    return { note };
  }
  function createUpload({ fileExtension = invalid('fileExtension'), duration }: Params) {
    const seconds = Number(duration ?? 0), contentType = `audio/${MEDIA[fileExtension]}`;
    if (seconds === 0 || seconds > 14_400) invalid('duration', 'must be between 1 and 14400');
    const file = `/audio/${randomUUID()}.${fileExtension}`, address = `${file}?signed=${randomUUID()}`;
    const accept = (type: string) => type === contentType && lengths.set(baseUrl + file, seconds) ? 204 : 422;
    inbox.set(`PUT ${address}`, accept);
    setTimeout(() => inbox.delete(`PUT ${address}`), 600_000).unref();
    return { presignedUrl: baseUrl + address, audioUrl: baseUrl + file, contentType };
  }
  function createFromAudio({ audioUrl = '', existingNoteId: id, title, kind, tags: tagIds }: Params) {
    const totalDurationSec = lengths.get(audioUrl) ?? invalid('audioUrl', 'has no uploaded file');
    const tags = findAll(folders, 'tags', tagIds)?.map(tagOf), status = 'transcript-processing';
    const note = id ? find(notes, id, 'existingNoteId') : { ...draft('New recording'), tags: [],
      kind: 'in-person', participants: [], userWrittenNote: null, calendarEvent: null, meetingApp: null };
    if (/processing|summarizing/.test(note.status)) invalid('existingNoteId', 'is still processing');
    void save(note, { title, kind, tags, status, totalDurationSec }, id ? 'note.updated' : 'note.created');
    return { noteId: note.id };
  }
  function createFolder({ name = invalid('name'), ownerUserId = '', icon, color, ...all }: Params) {
    const owner = members.find(({ userId }) => userId === ownerUserId) ?? invalid('ownerUserId');
    const parentFolderId = all.parentFolderId ? find(folders, all.parentFolderId, 'parentFolderId').id : null;
    const folder = { id: `${++lastId}`, name, icon: icon || '📁', parentFolderId, createdAt: iso(Date.now()) };
    folders.push({ ...folder, color: color ?? '#828282', ownerUserId, isPrivate: all.isPrivate === 'true' });
    owner.folders.push({ id: folder.id, name });
    return { folder };
  }
  const folderItem = ({ color, ownerUserId, isPrivate, ...item }: typeof folders[number]) =>
    ({ ...item, memberCount: members.filter((one) => one.folders.some(({ id }) => id === item.id)).length });
  const listMembers = ({ search = '', ...paging }: Params) => page(members.filter(({ name, email }) =>
    `${name}\n${email}`.toLowerCase().includes(search.toLowerCase())), paging, 100);
  const updateMember = ({ id, groupIds = invalid('groupIds') }: Params) =>
    ({ member: Object.assign(find(members, id), { groups: findAll(groups, 'groupIds', groupIds) }) });
  function changeHook({ method, hookUrl = invalid('hookUrl') }: Params) {
    hooks[method === 'POST' ? 'add' : 'delete'](hookUrl);
    return { status: 'success' };
  }
  const routes: Record<string, [needs: string, action: Action, status?: number]> = {
    'GET /v1/me': ['', (_, { name, scopes }) => ({ user: members[0], workspace, apiKey: { name, scopes } })],
    'GET /v1/workspace': ['', () => ({ workspace })],
    'GET /v1/notes': ['notes', listNotes],
    'GET /v1/notes/:id': ['notes', ({ id }) => ({ note: find(notes, id) })],
    'PATCH /v1/notes/:id': ['notes', updateNote],
    'POST /v1/notes/from-audio/generate-upload-url': ['enterprise', createUpload],
    'POST /v1/notes/from-audio': ['enterprise', createFromAudio, 202],
    'GET /v1/folders': ['folders', () => ({ folders: folders.map(folderItem) })],
    'POST /v1/folders': ['folders', createFolder, 201],
    'GET /v1/workspace/members': ['users', listMembers],
    'PATCH /v1/workspace/members/:id': ['users', updateMember],
    'GET /v1/invites': ['users', (params) => page(invites, params)],
    'POST /v1/integrations/:platform/webhook': ['notes', changeHook],
    'DELETE /v1/integrations/:platform/webhook': ['notes', changeHook],
  };
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request, type = headers['content-type'] ?? '';
    const { pathname, searchParams: query } = new URL(path, baseUrl), upload = inbox.get(`${method} ${path}`);
    const logged: Service['requests'][number] = { method, path, body: null, status: upload?.(type) ?? 500 };
    const reply = (status: number, answer: object): void => {
      logged.status = status;
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    };
    requests.push(logged);
    try {
      const sent = String(Buffer.concat(await request.toArray()));
      if (upload) return void response.writeHead(logged.status).end();
      const call = `${method} ${pathname.replace(/(integrations)\/[^/]+/, '$1/:platform')}`;
      const route = routes[call] ?? routes[call.replace(/[^/]+$/, ':id')] ?? refuse(404, `No route ${call}`);
      const [needs, run, status = 200] = route, id = pathname.split('/').at(-1), auth = headers.authorization;
      const key = apiKeys.find(({ token }) => auth === `Bearer ${token}`) ?? refuse(401, 'Invalid API key');
      if (needs && !key.scopes.includes(needs)) refuse(403, `The API key lacks: ${needs}`);
      if (sent && type.includes('json')) logged.body = JSON.parse(sent);
      const asked = [...query.keys()].map((name) => [name.replace('[]', ''), query.getAll(name).join()]);
      const fields = { ...Object.fromEntries(asked), ...logged.body as object, method, id };
      reply(status, run(Object.fromEntries(Object.entries(fields).map(permit)), key));
    } catch (error) {
      const { status = error instanceof SyntaxError ? 400 : 500, message: detail, source } = error as Refusal;
      reply(status, { errors: [{ status: `${status}`, title: STATUS_CODES[status], detail, source }] });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return { baseUrl, apiKey: apiKeys[0]!.token, data, requests,
    async recordMeeting(title) {
      const note = draft(title);
      void save(note, { status: 'recording' }, 'note.created');
      return save(note, { status: 'transcript-processing' }).then(() => note.id);
    },
    async complete(noteId) {
      const note = find(notes, noteId);
      void save(note, { status: 'summarizing' });
      writeUp(note);
      await save(note, { status: 'completed' }, 'note.completed');
    },
    async deleteNote(id) {
      notes.splice(notes.indexOf(find(notes, id)), 1);
      await notify('note.deleted', { id, deleted: true });
    },
    close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}

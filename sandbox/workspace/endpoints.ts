import * as zod from 'zod';

import { authorize, type Key, type Scope } from './auth.ts';
import { madeUpMeeting } from './data/content.ts';
import type { Dialect } from './dialect.ts';
import { ApiError } from './errors.ts';
import { inOrder } from './order.ts';
import { pageOf } from './paging.ts';
import {
  present,
  presentCreatedFolder,
  presentFolders,
  presentListedMember,
  presentListedNote,
  presentNote,
  presentPatchedNote,
  presentUpdatedMember,
} from './present.ts';
import type { Processing } from './processing.ts';
import type { Records } from './records.ts';
import { audioExtensions, type ObjectStore } from './store.ts';
import type { Webhooks } from './webhooks.ts';

/** Everything that the endpoints need. */
export interface Service {
  dialect: Dialect;
  records: Records;
  webhooks: Webhooks;
  processing: Processing;
  store: ObjectStore;
}

/** Adds an endpoint such as `GET /v1/notes/:id`. Without an answer, it responds with 204. */
export type On = <Shape extends zod.core.$ZodLooseShape>(
  endpoint: string,
  demands: {
    /** `null` allows any valid key. */
    scope: Scope | null;
    enterprise?: boolean;
    /** The documented fields of a GET's query, or of another request's body. */
    takes: Shape;
  },
  answer: (sent: zod.output<zod.ZodObject<Shape>>, request: { id: string; key: Key }) => unknown,
) => void;

const wholeNumber = zod
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);
const limit = wholeNumber.pipe(zod.number().min(1, 'must be 1 or more'));
const page = { limit: limit.optional(), offset: wholeNumber.optional() };

const text = zod.string();
const texts = zod.array(zod.string());
const statuses = [
  'idle',
  'recording',
  'transcript-processing',
  'recorded-not-summarized',
  'summarizing',
  'completed',
];
const visibilityAliases: Record<string, string> = { private: 'only-me', shared: 'public' };

/** How each form reads the values of `folderIds`. */
const folderIdsIn: Record<Dialect['folderIdsForm'], (values: string[]) => string[] | undefined> = {
  repeated: (values) => values,
  'comma-separated': (values) => values.flatMap((value) => value.split(',')),
  'first-only': (values) => values.slice(0, 1),
  ignored: () => undefined,
};

const webhook = '/v1/integrations/zapier/webhook';
const hookUrl = zod.url({ protocol: /^https$/, error: 'must be a valid URL starting with https://' });

/** Adds all endpoints, in the order of the API document. */
export function addEndpoints(on: On, { dialect, processing, records, store, webhooks }: Service): void {
  const { folders, groups, invites, members, notes, workspace } = records;
  /** The record that a path names: 404, or null, if there is none. */
  const existing = <Item>(items: ReadonlyMap<string, Item>, id: string, name: string): Item | null => {
    const item = items.get(id) ?? null;
    if (item === null && dialect.unknownId === 'not-found')
      throw new ApiError(404, `The ${name} was not found.`);
    return item;
  };
  /** What a change is answered with. */
  const answered = (answer: object) => {
    if (dialect.changeAnswer === 'page') return '<html><body>Please sign in</body></html>';
    return dialect.changeAnswer === 'nothing' ? undefined : answer;
  };
  const tagsOf = (ids: readonly string[], field: string) =>
    ids.map((id) => records.tag(referred(folders, id, field, 'tag').id));

  on('GET /v1/me', { scope: null, takes: {} }, (_, { key }) => {
    const admin = [...members.values()].find((member) => member.role === 'admin');
    const user = { id: admin?.userId ?? 'user_1', name: admin?.name ?? null, email: admin?.email ?? null };
    const answers: Record<Dialect['meShape'], unknown> = {
      user,
      'wrapped-user': { user },
      'wrapped-workspace': { workspace: { id: workspace.id, name: workspace.name } },
      key: { apiKey: key },
      'empty-object': {},
      array: [user],
      text: 'ok',
      'no-content': undefined,
    };
    return answers[dialect.meShape];
  });

  const listed = {
    ...page,
    status: zod.enum(statuses).optional(),
    folderIds: zod.union([text.transform((only) => [only]), texts]).optional(),
  };
  on('GET /v1/notes', { scope: 'notes', takes: listed }, ({ status, folderIds, ...window }) => {
    let wanted = folderIds && folderIdsIn[dialect.folderIdsForm](folderIds);
    const unknown = wanted?.find((id) => !folders.has(id));
    if (unknown !== undefined && dialect.unknownFolder === 'refused')
      throw new ApiError(422, `folderIds: there is no folder ${unknown}`, 'folderIds');
    if (unknown !== undefined && dialect.unknownFolder === 'all') wanted = undefined;
    const matching = records
      .notesIn(dialect.listOrder)
      .filter(
        (note) =>
          (status === undefined || note.status === status) &&
          (wanted === undefined || note.tags.some(({ id }) => wanted.includes(id))),
      );
    const shown = dialect.shrinks && (window.offset ?? 0) > 0 ? matching.slice(1) : matching;
    return pageOf(shown, window, dialect, (note) => presentListedNote(note, records, dialect));
  });

  on('GET /v1/notes/:id', { scope: 'notes', takes: {} }, (_, { id }) => {
    const note = existing(notes, id, 'note');
    return { note: note && presentNote(note, records, dialect) };
  });

  const changes = {
    title: text.exactOptional(),
    visibility: zod.enum(['workspace', 'public', 'only-me', 'private', 'shared']).exactOptional(),
    userWrittenNote: text.exactOptional(),
    tagIds: texts.exactOptional(),
  };
  on('PATCH /v1/notes/:id', { scope: 'notes', takes: changes }, ({ tagIds, visibility, ...more }, { id }) => {
    if (existing(notes, id, 'note') === null) return { note: null };
    const note = records.editNote(id, {
      ...more,
      ...(visibility && { visibility: visibilityAliases[visibility] ?? visibility }),
      ...(tagIds && { tags: tagsOf(tagIds, 'tagIds') }),
    });
    if (dialect.webhookOnEdit) webhooks.notify(id, 'note.updated');
    return answered({ note: presentPatchedNote(note, records, dialect) });
  });

  const announced = {
    fileExtension: zod.enum(audioExtensions),
    duration: zod.number().positive().max(14_400, 'must be at most 14400 seconds'),
  };
  on(
    'POST /v1/notes/from-audio/generate-upload-url',
    { scope: 'notes', enterprise: true, takes: announced },
    ({ fileExtension, duration }) => {
      const { contentType, ...addresses } = store.issue(fileExtension, duration);
      return { ...addresses, ...(dialect.contentType && { contentType }) };
    },
  );

  const uploaded = {
    audioUrl: text,
    title: text.exactOptional(),
    tags: texts.optional(),
    kind: zod.enum(['online', 'in-person', 'podcast']).exactOptional(),
    existingNoteId: text.optional(),
  };
  on('POST /v1/notes/from-audio', { scope: 'notes', enterprise: true, takes: uploaded }, (sent) => {
    const { audioUrl, existingNoteId, tags, ...given } = sent;
    const totalDurationSec = store.uploadedDuration(audioUrl);
    if (totalDurationSec === null) {
      throw new ApiError(422, 'audioUrl: no file was uploaded to this URL', 'audioUrl');
    }
    const status = dialect.initialAudioStatus;
    const recording = { ...given, ...(tags && { tags: tagsOf(tags, 'tags') }), status, totalDurationSec };
    const note =
      existingNoteId === undefined
        ? records.addNote({
            title: null,
            kind: 'in-person',
            visibility: workspace.settings.meeting_default_permission,
            inputLanguage: null,
            ...recording,
          })
        : records.editNote(referred(notes, existingNoteId, 'existingNoteId', 'note').id, recording);
    const meeting = madeUpMeeting(totalDurationSec);
    processing.start(note.id, { ...meeting, title: note.title ?? meeting.title });
    return answered({ noteId: note.id });
  });

  on('GET /v1/folders', { scope: 'folders', takes: {} }, () => {
    const listed = presentFolders(inOrder(folders.values(), dialect.listOrder), dialect);
    return { folders: listed.length === 0 && dialect.emptyLists === 'null' ? null : listed };
  });

  const created = {
    name: text.trim().min(1, 'must not be empty'),
    ownerUserId: text,
    icon: text.exactOptional(),
    color: text.regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'must be a hex color such as #2f80ed').exactOptional(),
    isPrivate: zod.boolean().exactOptional(),
    parentFolderId: text.exactOptional(),
  };
  on('POST /v1/folders', { scope: 'folders', takes: created }, (sent) => {
    const { ownerUserId, parentFolderId } = sent;
    // If members are listed without `userId`, only their `id` can identify an owner.
    const isOwner = [...members.values()].some(
      ({ id, userId }) => userId === ownerUserId || (!dialect.memberUserId && id === ownerUserId),
    );
    if (!isOwner) throw new ApiError(422, 'ownerUserId: there is no such user', 'ownerUserId');
    if (parentFolderId !== undefined) referred(folders, parentFolderId, 'parentFolderId', 'folder');
    const folder = records.addFolder(sent);
    return answered({ folder: presentCreatedFolder(folder, dialect) });
  });

  const searched = {
    limit: limit.pipe(zod.number().max(100, 'must be at most 100')).optional(),
    offset: page.offset,
    search: text.default(''),
  };
  on('GET /v1/workspace/members', { scope: 'users', takes: searched }, ({ search, ...window }) => {
    const wanted = search.toLowerCase();
    const matching = inOrder(members.values(), dialect.listOrder).filter(({ name, email }) =>
      [name, email].some((each) => (each ?? '').toLowerCase().includes(wanted)),
    );
    return pageOf(matching, window, dialect, (member) => presentListedMember(member, dialect));
  });

  on(
    'PATCH /v1/workspace/members/:id',
    { scope: 'users', takes: { groupIds: texts } },
    ({ groupIds }, { id }) => {
      const member = existing(members, id, 'member');
      if (member === null) return { member };
      const updated = {
        ...member,
        groups: groupIds.map((each) => referred(groups, each, 'groupIds', 'group')),
      };
      members.set(id, updated);
      return answered({ member: presentUpdatedMember(updated, dialect) });
    },
  );

  on('GET /v1/invites', { scope: 'users', takes: page }, (window) =>
    pageOf(inOrder(invites.values(), dialect.listOrder), window, dialect, (each) => present(each, dialect)),
  );

  on('GET /v1/workspace', { scope: null, takes: {} }, (_, { key }) => {
    authorize(key, { scope: dialect.workspaceScope });
    if (dialect.workspaceDomains === 'forbidden') {
      throw new ApiError(403, 'The API key may not read the workspace.');
    }
    const shown = { ...workspace, ...(dialect.workspaceDomains === 'none' && { allowedEmailDomains: [] }) };
    return { workspace: present(shown, dialect) };
  });

  on(`POST ${webhook}`, { scope: 'notes', takes: { hookUrl } }, (sent) => {
    webhooks.hooks.add(sent.hookUrl);
    return { status: 'success' };
  });

  on(`DELETE ${webhook}`, { scope: 'notes', takes: { hookUrl } }, (sent) => {
    const wasRegistered = webhooks.hooks.delete(sent.hookUrl);
    if (!wasRegistered && dialect.unknownHookStatus !== 200) {
      throw new ApiError(dialect.unknownHookStatus, 'hookUrl: not registered', 'hookUrl');
    }
    return { status: 'success' };
  });
}

/** @throws {ApiError} 422 if the record that a field refers to does not exist. */
function referred<Item>(items: ReadonlyMap<string, Item>, id: string, field: string, name: string): Item {
  const item = items.get(id);
  if (item === undefined) throw new ApiError(422, `${field}: there is no ${name} ${id}`, field);
  return item;
}

import type { Dialect } from '../../../sandbox/workspace/index.ts';
import type { Note } from '../../../sandbox/workspace/index.ts';
import type { BundlePart } from '../../../sandbox/zapier/invocation.ts';
import type { App } from '../../app/support/app.ts';
import { furnish, hoursAgo, type Office, rachel, reset } from '../../app/support/office.ts';
import { wav } from '../../audio/corpus.ts';
import type { Outcome } from './outcomes.ts';

/** The data for every scenario: a small workspace, a registered hook, a note of today, and a link to a recording. */
export interface Scene extends Office {
  today: Note;
  recording: string;
}

/** Resets the workspace and Zapier's cache to the initial state. */
export function setScene(app: App, dialect: Partial<Dialect> = {}): Scene {
  reset(app, dialect);
  const office = furnish(app);
  app.workspace.hooks.add(REGISTERED_HOOK);
  const tags = [app.workspace.tag(office.clients.id)];
  const participants = [rachel];
  const today = app.workspace.addNote({ title: 'Board', createdAt: hoursAgo(1), tags, participants });
  return { ...office, today, recording: app.zapier.offer(wav()) };
}

/** One way to run one of the app's functions. */
export interface Scenario {
  name: string;
  /** The path of the function in the app's definition. */
  method: string;
  /** Called once for both a run and its replay. */
  bundle: (scene: Scene) => BundlePart;
  dialect?: Partial<Dialect>;
  /** Set for actions: their errors say what was and was not done. */
  changes?: boolean;
  /** The effect of the write, as a clause, if the user's message mentions it. */
  effect?: string;
  /** The user's message if it is not known whether the write took place. */
  uncertainty?: string;
  /** Whether the write is idempotent. */
  isRepeatable?: boolean;
  /** Exceptions, by request and outcome: the failed request does not fail the step, or fails it in another way. */
  instead?: Partial<Record<string, Partial<Record<Outcome, Outcome>>>>;
}

const forgiving = { succeeds: 'succeeds', forbidden: 'succeeds', 'not-found': 'succeeds' } as const;
/** If the app can't read the workspace, it leaves open whether people are external. */
const WORKSPACE = 'GET /v1/workspace';
const externalLeftOpen = { [WORKSPACE]: forgiving };
/** After a write, a failure to read optional data does not fail the step. */
const anythingLeftOpen = {
  [WORKSPACE]: {
    ...forgiving,
    'expired-auth': 'succeeds',
    rejected: 'succeeds',
    throttled: 'succeeds',
    unavailable: 'succeeds',
    'unexpected-answer': 'succeeds',
  },
} as const;
const goneIsFine = { 'not-found': 'succeeds' } as const;
/** A notification may name an ID that the service rejects; this does not fail the step either. */
const rejectedIsFine = { ...goneIsFine, rejected: 'succeeds' } as const;
const domainsNeeded = { [WORKSPACE]: { forbidden: 'needs-domains', 'not-found': 'needs-domains' } } as const;

/** Nothing ever sends a request to these URLs. */
const REGISTERED_HOOK = 'https://hooks.zapier.com/hooks/standard/1/registered/';
const NEW_HOOK = 'https://hooks.zapier.com/hooks/standard/1/new/';
const LISTENING_HOOK = 'https://hooks.zapier.com/hooks/standard/1/listening/';

const REGISTRATION_UNKNOWN =
  'It is not known whether the Zap was registered for notifications: turn it on again.';

function hook(key: string, inputData: Record<string, unknown>): Scenario[] {
  const method = (name: string) => `triggers.${key}.operation.${name}`;
  const subscribed = () => ({ hookUrl: LISTENING_HOOK, subscribedAt: new Date().toISOString() });
  return [
    {
      name: `${key}: turned on`,
      method: method('performSubscribe'),
      bundle: () => ({ inputData, targetUrl: NEW_HOOK }),
      uncertainty: REGISTRATION_UNKNOWN,
      isRepeatable: true,
    },
    {
      name: `${key}: turned off`,
      method: method('performUnsubscribe'),
      bundle: () => ({ inputData, subscribeData: { hookUrl: REGISTERED_HOOK } }),
      effect: 'the Zap was unregistered',
      uncertainty: 'It is not known whether the Zap was unregistered: turn it on and off again.',
      isRepeatable: true,
      instead: { 'DELETE /v1/integrations/zapier/webhook': goneIsFine },
    },
    {
      name: `${key}: samples`,
      method: method('performList'),
      bundle: () => ({ inputData }),
      instead: externalLeftOpen,
    },
    {
      name: `${key}: notified`,
      method: method('perform'),
      bundle: ({ today }) => ({
        inputData,
        subscribeData: subscribed(),
        cleanedRequest: { noteId: today.id },
      }),
      instead: { ...externalLeftOpen, 'GET /v1/notes/{id}': rejectedIsFine },
    },
    {
      name: `${key}: notified of nothing in particular`,
      method: method('perform'),
      bundle: () => ({ inputData, subscribeData: subscribed(), cleanedRequest: {} }),
      instead: externalLeftOpen,
    },
  ];
}

const poll = (key: string, rest: Partial<Scenario> = {}): Scenario => ({
  name: `${key}: polled`,
  method: `triggers.${key}.operation.perform`,
  bundle: () => ({ inputData: {} }),
  ...rest,
});

const dropdown = (key: string): Scenario => ({
  ...poll(key),
  name: `${key}: opened`,
  bundle: () => ({ inputData: {}, meta: { isFillingDynamicDropdown: true, page: 0 } }),
});

type Input = Record<string, unknown>;

const search = (key: string, input: (scene: Scene) => Input, rest: Partial<Scenario> = {}): Scenario => ({
  name: key,
  method: `searches.${key}.operation.perform`,
  bundle: (scene) => ({ inputData: input(scene) }),
  ...rest,
});

function action(key: string, way: string, input: (scene: Scene) => Input, rest: Partial<Scenario>): Scenario {
  return {
    name: `${key}: ${way}`,
    method: `creates.${key}.operation.perform`,
    bundle: (scene) => ({ inputData: input(scene) }),
    changes: true,
    ...rest,
  };
}

const updateNote = (way: string, input: (scene: Scene) => Input, rest: Partial<Scenario> = {}): Scenario =>
  action('update_note', way, (scene) => ({ noteId: scene.renewal.id, ...input(scene) }), {
    effect: 'the note was updated',
    isRepeatable: true,
    instead: anythingLeftOpen,
    ...rest,
  });

const setGroups = (mode: string, group: (scene: Scene) => { id: string }): Scenario =>
  action(
    'set_member_groups',
    mode,
    (scene) => ({ memberId: scene.anna.id, mode, groupIds: [group(scene).id] }),
    { effect: "the member's groups were set", isRepeatable: true },
  );

/** All functions of the app that send requests to the service. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'connecting an account',
    method: 'authentication.test',
    bundle: () => ({ inputData: {}, meta: { isTestingAuth: true } }),
    instead: {
      'GET /v1/me': { 'not-found': 'wrong-address' },
      [WORKSPACE]: { forbidden: 'succeeds', 'not-found': 'wrong-address' },
    },
  },

  ...hook('new_note', {}),
  ...hook('note_status_changed', { statuses: ['completed'] }),
  {
    name: 'new_note: turned on, external only',
    method: 'triggers.new_note.operation.performSubscribe',
    bundle: () => ({ inputData: { audience: 'external' }, targetUrl: NEW_HOOK }),
    uncertainty: REGISTRATION_UNKNOWN,
    isRepeatable: true,
    instead: domainsNeeded,
  },
  {
    name: 'new_note: notified, external only',
    method: 'triggers.new_note.operation.perform',
    bundle: ({ today }) => ({
      inputData: { audience: 'external' },
      subscribeData: { hookUrl: LISTENING_HOOK },
      cleanedRequest: { noteId: today.id },
    }),
    instead: { ...domainsNeeded, 'GET /v1/notes/{id}': rejectedIsFine },
  },
  poll('note_completed', { instead: externalLeftOpen }),
  poll('note_added_to_folder', {
    bundle: ({ kestrel }) => ({ inputData: { folderId: kestrel.id } }),
    instead: externalLeftOpen,
  }),
  poll('new_action_item', { instead: externalLeftOpen }),
  poll('new_participant', { instead: domainsNeeded }),
  poll('new_mention', { bundle: () => ({ inputData: { keywords: ['offer'] } }), instead: externalLeftOpen }),
  poll('new_folder'),
  poll('new_member'),
  poll('new_invite'),

  dropdown('note_list'),
  dropdown('folder_list'),
  dropdown('member_list'),
  dropdown('group_list'),

  updateNote('a title', () => ({ title: 'Renewed' })),
  updateNote('a title, answered in part', () => ({ title: 'Renewed' }), {
    dialect: { shortPatchAnswers: true },
    instead: { ...anythingLeftOpen, 'GET /v1/notes/{id}': anythingLeftOpen[WORKSPACE] },
  }),
  updateNote('text added', () => ({ userWrittenNote: 'They agreed.', contentMode: 'append' }), {
    isRepeatable: false,
  }),
  updateNote('text put in front', () => ({ userWrittenNote: 'They agreed.', contentMode: 'prepend' }), {
    isRepeatable: false,
  }),
  updateNote('a tag added', ({ hiring }) => ({ tagIds: [hiring.id], tagMode: 'add' })),
  updateNote('a tag removed', ({ kestrel }) => ({ tagIds: [kestrel.id], tagMode: 'remove' })),
  updateNote('fields emptied', () => ({ clearFields: ['userWrittenNote', 'tags'] })),
  action(
    'create_folder',
    'in another',
    ({ anna, clients }) => ({ name: 'Renewals', ownerUserId: anna.userId, parentFolderId: clients.id }),
    { effect: 'the folder was created', isRepeatable: false },
  ),
  action('create_note_from_audio', 'from a recording', ({ recording }) => ({ audio: recording }), {
    effect: 'the note was created',
    isRepeatable: false,
  }),
  setGroups('replace', ({ design }) => design),
  setGroups('add', ({ design }) => design),
  setGroups('remove', ({ sales }) => sales),

  action(
    'create_digest',
    'of all notes',
    () => ({ period: 'custom', createdAfter: '2020-01-01', createdBefore: '2100-01-01' }),
    {},
  ),

  search('find_note', () => ({ titleContains: 'renewal' }), { instead: externalLeftOpen }),
  search('find_note_summaries', () => ({ titleContains: 'renewal' }), { instead: externalLeftOpen }),
  search('find_action_items', () => ({}), {}),
  search('get_note', ({ renewal }) => ({ noteId: renewal.id }), {
    instead: { ...externalLeftOpen, 'GET /v1/notes/{id}': goneIsFine },
  }),
  search('find_section', ({ renewal }) => ({ noteId: renewal.id, heading: 'summary' }), {
    instead: { 'GET /v1/notes/{id}': goneIsFine },
  }),
  search('find_member', ({ anna }) => ({ email: anna.email })),
  search('find_folder', () => ({ name: 'Clients' })),
  search('find_invite', ({ invite }) => ({ email: invite.email })),
  search('find_workspace', () => ({})),

  {
    name: 'noteFile: loaded',
    method: 'hydrators.noteFile',
    bundle: ({ renewal }) => ({ inputData: { noteId: renewal.id, file: 'noteFile' } }),
  },
  {
    name: 'digestFile: loaded',
    method: 'hydrators.digestFile',
    bundle: () => ({
      inputData: {
        from: 0,
        to: Date.now() + 60_000,
        isOpenEnded: true,
        timeZone: 'UTC',
        groupBy: 'none',
        include: ['excerpt'],
        filters: {},
      },
    }),
  },
  {
    name: 'notePart: loaded',
    method: 'hydrators.notePart',
    bundle: ({ renewal }) => ({
      inputData: { noteId: renewal.id, part: 'participants', internalDomains: [] },
    }),
    instead: externalLeftOpen,
  },
];

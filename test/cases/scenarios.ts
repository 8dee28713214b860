import type { Dialect, Note } from '../../sandbox/workspace/index.ts';
import type { BundlePart } from '../../sandbox/zapier/invocation.ts';
import type { App } from '../app/support/app.ts';
import { furnish, hoursAgo, type Office, rachel, reset } from '../app/support/office.ts';
import { anythingLeftOpen, creates, noteUpdated } from './creates.ts';
import {
  externalLeftOpen,
  goneIsFine,
  NOTE,
  type Step,
  type UnderFaults,
  WORKSPACE,
} from './operation_case.ts';
import { searches } from './searches.ts';
import { domainsNeededInstead, dropdowns, type Trigger, triggers } from './triggers.ts';

/** The data for every scenario: a small workspace, a registered hook, and a note of today. */
export interface Scene extends Office {
  today: Note;
}

/** Resets the workspace and Zapier's cache to the initial state. */
export function setScene(app: App, dialect: Partial<Dialect> = {}): Scene {
  reset(app, dialect);
  const office = furnish(app);
  app.workspace.hooks.add(REGISTERED_HOOK);
  const tags = [app.workspace.tag(office.clients.id)];
  const participants = [rachel];
  const today = app.workspace.addNote({ title: 'Board', createdAt: hoursAgo(1), tags, participants });
  return { ...office, today };
}

/** One way to run one of the app's functions. */
export interface Scenario extends UnderFaults {
  name: string;
  /** The path of the function in the app's definition. */
  method: string;
  /** Called once for both a run and its replay. */
  bundle: (scene: Scene, app: App) => BundlePart;
}

/** Nothing ever sends a request to these URLs. */
const REGISTERED_HOOK = 'https://hooks.zapier.com/hooks/standard/1/registered/';
const NEW_HOOK = 'https://hooks.zapier.com/hooks/standard/1/new/';
const LISTENING_HOOK = 'https://hooks.zapier.com/hooks/standard/1/listening/';

const UNREGISTER = 'DELETE /v1/integrations/zapier/webhook';
const registration: UnderFaults = {
  uncertainty: 'It is not known whether the Zap will be notified. Turn it off and on again.',
  isRepeatable: true,
};

function hooked({ key, input }: Trigger): Scenario[] {
  const method = (name: string) => `triggers.${key}.operation.${name}`;
  const subscribeData = () => ({ hookUrl: LISTENING_HOOK, subscribedAt: new Date().toISOString() });
  return [
    {
      name: `${key}: turned on`,
      method: method('performSubscribe'),
      bundle: (scene) => ({ inputData: input(scene), targetUrl: NEW_HOOK }),
      ...registration,
    },
    {
      name: `${key}: turned off`,
      method: method('performUnsubscribe'),
      bundle: (scene) => ({ inputData: input(scene), subscribeData: { hookUrl: REGISTERED_HOOK } }),
      effect: 'the Zap was unregistered',
      isRepeatable: true,
      instead: { [UNREGISTER]: goneIsFine },
      mayNotKnow: UNREGISTER,
    },
    {
      name: `${key}: samples`,
      method: method('performList'),
      bundle: (scene) => ({ inputData: input(scene) }),
      ...externalLeftOpen,
    },
    {
      name: `${key}: notified`,
      method: method('perform'),
      bundle: (scene) => ({
        inputData: input(scene),
        subscribeData: subscribeData(),
        cleanedRequest: { noteId: scene.today.id },
      }),
      instead: { ...externalLeftOpen.instead, [NOTE]: goneIsFine },
      mayNotKnow: NOTE,
    },
    {
      name: `${key}: notified of nothing in particular`,
      method: method('perform'),
      bundle: (scene) => ({ inputData: input(scene), subscribeData: subscribeData(), cleanedRequest: {} }),
      ...externalLeftOpen,
    },
  ];
}

const polled = ({ key, input, faults }: Trigger): Scenario => ({
  name: `${key}: polled`,
  method: `triggers.${key}.operation.perform`,
  bundle: (scene) => ({ inputData: input(scene) }),
  ...faults,
});

const scenarioOf = ({ kind, key, does, input, faults }: Step): Scenario[] =>
  faults
    ? [
        {
          name: `${key} ${does}`,
          method: `${kind}.${key}.operation.perform`,
          bundle: (scene, app) => ({ inputData: input(scene, app) }),
          changes: kind === 'creates',
          ...faults,
        },
      ]
    : [];

/** All functions of the app that send requests to the service. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'connecting an account',
    method: 'authentication.test',
    bundle: () => ({ inputData: {}, meta: { isTestingAuth: true } }),
    instead: {
      'GET /v1/me': { 'not-found': 'succeeds' },
      [WORKSPACE]: { forbidden: 'succeeds', 'not-found': 'wrong-address' },
    },
  },

  ...triggers.flatMap((trigger) => (trigger.isInstant ? hooked(trigger) : [polled(trigger)])),
  {
    name: 'new_note: turned on, external only',
    method: 'triggers.new_note.operation.performSubscribe',
    bundle: () => ({ inputData: { audience: 'external' }, targetUrl: NEW_HOOK }),
    ...registration,
    instead: domainsNeededInstead,
  },
  {
    name: 'new_note: notified, external only',
    method: 'triggers.new_note.operation.perform',
    bundle: ({ today }) => ({
      inputData: { audience: 'external' },
      subscribeData: { hookUrl: LISTENING_HOOK },
      cleanedRequest: { noteId: today.id },
    }),
    instead: { ...domainsNeededInstead, [NOTE]: goneIsFine },
    mayNotKnow: NOTE,
  },

  ...dropdowns.map(({ key }) => ({
    name: `${key}: opened`,
    method: `triggers.${key}.operation.perform`,
    bundle: () => ({ inputData: {}, meta: { isFillingDynamicDropdown: true, page: 0 } }),
  })),

  ...[...creates, ...searches].flatMap(scenarioOf),
  {
    name: 'update_note, answered in part',
    method: 'creates.update_note.operation.perform',
    bundle: ({ renewal }) => ({ inputData: { noteId: renewal.id, title: 'Renewed' } }),
    dialect: { changeAnswer: 'short' },
    changes: true,
    ...noteUpdated,
    // It reads the note again to get the missing fields.
    requests: 2,
    instead: { ...noteUpdated.instead, [NOTE]: anythingLeftOpen },
  },

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
    ...externalLeftOpen,
  },
  {
    name: 'notePart: loaded',
    method: 'hydrators.notePart',
    bundle: ({ renewal }) => ({
      inputData: { noteId: renewal.id, part: 'participants', internalDomains: [] },
    }),
    ...externalLeftOpen,
  },
];

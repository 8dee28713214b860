import { expect } from '@jest/globals';

import type { Workspace } from '../../../sandbox/workspace/index.ts';
import type { InputData, Item, Zap } from '../../../sandbox/zapier/index.ts';
import { settled } from './app.ts';
import type { App } from './app.ts';
import { annaAsParticipant, rachel } from './office.ts';
import { matching, nothing } from './operation_case.ts';
import type { Expectation, OperationCase } from './operation_case.ts';

const meeting = { title: 'Board meeting', participants: [annaAsParticipant, rachel] };

/** A Zap is turned on, a meeting ends and is worked through, the Zap is turned off. */
async function fired(app: App, trigger: string, input: InputData = {}): Promise<readonly Item[]> {
  const { connection, workspace, zapier } = app;
  const zap = await zapier.turnOn(connection, trigger, input);
  const { id } = workspace.endMeeting(meeting);
  await settled(app);
  workspace.advance(id);
  workspace.advance(id);
  await settled(app);
  if (zap.hookUrl === undefined) await zapier.poll(zap);
  await zapier.turnOff(zap);
  expect(workspace.hooks).toEqual(new Set());
  return itemsOf(zap);
}

/** A Zap is turned on, then something happens, then it is polled. */
const polled =
  (trigger: string, happening: (workspace: Workspace) => unknown): OperationCase['run'] =>
  async ({ connection, workspace, zapier }) => {
    const zap = await zapier.turnOn(connection, trigger, {});
    happening(workspace);
    await zapier.poll(zap);
    return itemsOf(zap);
  };

function itemsOf(zap: Zap): readonly Item[] {
  expect(zap.errors).toEqual([]);
  return zap.runs.map(({ item }) => item);
}

const sample =
  (key: string, input: InputData = {}): OperationCase['run'] =>
  ({ connection, zapier }) =>
    zapier.loadSample(connection, key, input);

/** All choices of a dropdown, as someone sees them who scrolls to its end. */
const choices =
  (key: string): OperationCase['run'] =>
  async ({ connection, zapier }) => {
    const all: Item[] = [];
    for (let page = 0; page < 20; page += 1) {
      const items = await zapier.dropdown(connection, key, page, {});
      if (items.length === 0) return all;
      all.push(...items);
    }
    throw new Error(`${key} does not end.`);
  };

const boardMeeting = {
  title: 'Board meeting',
  externalEmails: rachel.email,
  externalDomains: 'eu.kestrel.example',
};
const completed = { ...boardMeeting, status: 'completed', summary: expect.any(String) };

/** Without the workspace's domains nobody can be told to be from outside. */
const insiders = (note: object): Record<string, Expectation> => {
  const expected = matching(() => [{ ...note, externalEmails: null, externalDomains: null }]);
  return { 'workspaceDomains: none': expected, 'workspaceDomains: forbidden': expected };
};

/** In another order the newest may be on a later page than the one that is read for samples. */
const anyThree: Expectation = (items) => expect(items).toHaveLength(3);

const newestNotes = matching(({ renewal }) => [
  { id: renewal.id },
  { title: 'Weekly sync 2' },
  { title: 'Weekly sync 1' },
]);

const firstOnes: Expectation = (items, { anna, ben }) =>
  expect(items.slice(0, 2)).toMatchObject([{ id: ben.id }, { id: anna.id }]);

const folderPaths =
  (...paths: string[]): Expectation =>
  (items) =>
    expect(items.map(({ path }) => path)).toEqual(paths);

export const triggerCases: readonly OperationCase[] = [
  {
    name: 'new_note fires when a meeting has ended',
    output: ['triggers', 'new_note'],
    run: (app) => fired(app, 'new_note'),
    expected: matching(() => [boardMeeting]),
    except: insiders(boardMeeting),
  },
  {
    name: 'new_note shows samples',
    output: ['triggers', 'new_note'],
    run: sample('new_note'),
    expected: newestNotes,
    except: { 'listOrder: oldest-first': anyThree, 'listOrder: unordered': anyThree },
  },
  {
    name: 'note_status_changed fires when a note is completed',
    output: ['triggers', 'note_status_changed'],
    run: (app) => fired(app, 'note_status_changed', { statuses: ['completed'] }),
    expected: matching(() => [completed]),
    except: insiders(completed),
  },
  {
    name: 'note_status_changed shows samples',
    output: ['triggers', 'note_status_changed'],
    run: sample('note_status_changed', { statuses: ['completed'] }),
    expected: newestNotes,
    except: { 'listOrder: oldest-first': anyThree, 'listOrder: unordered': anyThree },
  },
  {
    name: 'note_completed fires when the summary is ready',
    output: ['triggers', 'note_completed'],
    run: (app) => fired(app, 'note_completed'),
    expected: matching(() => [completed]),
    except: insiders(completed),
  },
  {
    name: 'note_completed shows samples of external meetings',
    output: ['triggers', 'note_completed'],
    run: sample('note_completed', { externalOnly: 'true' }),
    expected: matching(({ renewal }) => [{ id: renewal.id }]),
    except: {
      'workspaceDomains: none': { failsWith: 'Fill in "Internal Domains"' },
      'workspaceDomains: forbidden': { failsWith: 'Fill in "Internal Domains"' },
      // The only one is on a later page than the one that is read for samples.
      'listOrder: oldest-first': nothing,
      'listOrder: unordered': (items) => expect(items.length).toBeLessThanOrEqual(1),
    },
  },
  {
    name: 'new_folder fires',
    output: ['triggers', 'new_folder'],
    run: polled('new_folder', (workspace) => workspace.addFolder({ name: 'Legal' })),
    expected: matching(() => [{ name: 'Legal', path: 'Legal', memberCount: 1 }]),
    except: { folderMemberCount: matching(() => [{ name: 'Legal', path: 'Legal', memberCount: null }]) },
  },
  {
    name: 'new_folder shows samples',
    output: ['triggers', 'new_folder'],
    run: sample('new_folder'),
    expected: matching(() => [{ name: 'Kestrel East' }, { name: 'Podcast' }, { name: 'Research' }]),
  },
  {
    name: 'new_member fires',
    output: ['triggers', 'new_member'],
    run: polled('new_member', (workspace) => workspace.addMember({ name: 'Chloé Lambert' })),
    expected: matching(() => [{ name: 'Chloé Lambert', firstName: 'Chloé', lastName: 'Lambert' }]),
  },
  {
    name: 'new_member shows samples',
    output: ['triggers', 'new_member'],
    run: sample('new_member'),
    expected: firstOnes,
    except: { 'listOrder: oldest-first': anyThree, 'listOrder: unordered': anyThree },
  },
  {
    name: 'new_invite fires',
    output: ['triggers', 'new_invite'],
    run: polled('new_invite', (workspace) => workspace.addInvite({ email: 'sam@lumenharbor.example' })),
    expected: matching(() => [{ email: 'sam@lumenharbor.example', role: 'member', isUrlInvite: false }]),
  },
  {
    name: 'new_invite shows samples',
    output: ['triggers', 'new_invite'],
    run: sample('new_invite'),
    expected: matching(({ invite }) => [{ id: invite.id }, { isUrlInvite: true, email: null }]),
  },

  {
    name: 'note_list offers all notes',
    output: ['triggers', 'note_list'],
    run: choices('note_list'),
    expected: (items, { renewal }, { workspace }) => {
      expect(items).toHaveLength(workspace.notes.size);
      const label = `Kestrel: renewal (${renewal.createdAt.slice(0, 10)})`;
      expect(items).toContainEqual(expect.objectContaining({ id: renewal.id, label }));
    },
    except: { ignoresOffset: (items) => expect(items).toHaveLength(100) },
  },
  {
    name: 'folder_list offers all folders, by path',
    output: ['triggers', 'folder_list'],
    run: choices('folder_list'),
    expected: folderPaths('Clients', 'Clients / Kestrel', 'Hiring', 'Kestrel East', 'Podcast', 'Research'),
    except: {
      folderCycle: folderPaths(
        'Clients',
        'Clients / Kestrel',
        'Hiring',
        'Kestrel East',
        'Podcast / Research',
        'Research / Podcast',
      ),
    },
  },
  {
    name: 'member_list offers all members',
    output: ['triggers', 'member_list'],
    run: choices('member_list'),
    expected: (items, { anna }, { workspace }) => {
      expect(items).toHaveLength(workspace.members.size);
      const label = 'Anna Lindqvist (anna@lumenharbor.example)';
      expect(items).toContainEqual(expect.objectContaining({ id: anna.id, ownerUserId: anna.userId, label }));
    },
    except: {
      ignoresOffset: (items) => expect(items).toHaveLength(100),
      memberUserId: (items, { anna }) =>
        expect(items).toContainEqual(expect.objectContaining({ id: anna.id, ownerUserId: anna.id })),
    },
  },
  {
    name: 'group_list offers the groups that have members',
    output: ['triggers', 'group_list'],
    run: choices('group_list'),
    expected: matching(({ engineering, sales }) => [engineering, sales]),
    except: { memberGroups: nothing },
  },
];

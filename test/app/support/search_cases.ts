import { expect } from '@jest/globals';

import { isHidden, listedPath } from './listed.ts';
import { rachel } from './office.ts';
import type { Expectation, OperationCase } from './operation_case.ts';
import { matching, nothing, search } from './operation_case.ts';

/** If a list shows only its first page, the app can't conclude that it lacks an item. */
const notAllShown: Expectation = { failsWith: 'did not show all of them' };

/** The same for all notes of a period. */
const notAllRead: Expectation = { failsWith: 'The list of action items would be incomplete' };

const renewalNote = {
  title: 'Kestrel: renewal',
  durationText: '1:02:03',
  tagNames: ['Kestrel'],
  externalEmails: rachel.email,
  externalDomains: 'eu.kestrel.example, kestrel.example',
  summaryText: expect.stringContaining('They renew.'),
  actionItems: [
    { text: 'Send the offer', done: false },
    { text: 'Confirm', done: true },
    { text: 'Sign the offer' },
  ],
  transcripts: [
    { startSec: 0, endSec: 5 },
    { startSec: 5, endSec: 3723 },
  ],
  transcriptText: expect.stringContaining('[00:00:05] Rachel van der Adeyemi: Hello there, Anna!'),
  speakers: [
    { name: 'Rachel van der Adeyemi', talkTimeSec: 3718, words: 3 },
    { name: 'Anna Lindqvist', talkTimeSec: 5, words: 2 },
  ],
};
const theRenewal = matching(() => [renewalNote]);
const withoutDomains = matching(() => [{ ...renewalNote, externalEmails: null, externalDomains: null }]);
const foundRenewal = {
  expected: theRenewal,
  except: { 'workspaceDomains: none': withoutDomains, 'workspaceDomains: forbidden': withoutDomains },
};

const renewalSummary = {
  title: 'Kestrel: renewal',
  durationMinutes: 62.1,
  externalEmails: rachel.email,
  excerpt: 'They renew.',
  openActionItemsText: expect.stringContaining('Send the offer'),
  quotesText: '[00:00:05] Rachel van der Adeyemi: Hello there, Anna!',
};
const summaryWithoutDomains = matching(() => [{ ...renewalSummary, externalEmails: null }]);

export const searchCases: readonly OperationCase[] = [
  {
    name: 'find_note finds by title',
    output: ['searches', 'find_note'],
    run: search('find_note', () => ({ titleContains: 'kestrel: RENEWAL' })),
    expected: theRenewal,
    except: {
      ignoresOffset: { if: isHidden(({ renewal }) => renewal), expected: notAllShown },
      ...foundRenewal.except,
    },
  },
  {
    name: 'find_note finds the oldest note',
    output: ['searches', 'find_note'],
    run: search('find_note', () => ({ titleContains: 'kickoff' })),
    expected: matching(({ kickoff }) => [{ id: kickoff.id }]),
    except: { ignoresOffset: { if: isHidden(({ kickoff }) => kickoff), expected: notAllShown } },
  },
  {
    name: 'find_note finds in several folders',
    output: ['searches', 'find_note'],
    run: search('find_note', ({ hiring, kestrel }) => ({ folderIds: [hiring.id, kestrel.id] })),
    ...foundRenewal,
  },
  {
    name: 'find_note finds nothing',
    output: ['searches', 'find_note'],
    run: search('find_note', () => ({ titleContains: 'Kestrel: removal' })),
    expected: nothing,
    except: { ignoresOffset: notAllShown },
  },
  {
    name: 'find_note_summaries finds',
    output: ['searches', 'find_note_summaries'],
    run: search('find_note_summaries', () => ({ textContains: 'THERE, anna' })),
    expected: matching(({ renewal }) => [{ ...renewalSummary, id: renewal.id }]),
    except: {
      ignoresOffset: { if: isHidden(({ renewal }) => renewal), expected: notAllShown },
      'workspaceDomains: none': summaryWithoutDomains,
      'workspaceDomains: forbidden': summaryWithoutDomains,
    },
  },
  {
    name: 'find_action_items finds',
    output: ['searches', 'find_action_items'],
    run: search('find_action_items', () => ({ assignee: 'anna@lumenharbor.example' })),
    expected: matching(({ renewal }) => [{ text: 'Send the offer', assignee: 'Anna', noteId: renewal.id }]),
    except: {
      ignoresOffset: { if: isHidden(({ renewal }) => renewal), expected: notAllRead },
    },
  },
  {
    name: 'get_note finds',
    output: ['searches', 'get_note'],
    run: search('get_note', ({ renewal }) => ({ noteId: renewal.id })),
    ...foundRenewal,
  },
  {
    name: 'get_note finds nothing',
    output: ['searches', 'get_note'],
    run: search('get_note', () => ({ noteId: 'note_of_nobody' })),
    expected: nothing,
  },
  {
    name: 'find_section finds',
    output: ['searches', 'find_section'],
    run: search('find_section', ({ renewal }) => ({ noteId: renewal.id, heading: 'SUMMARY' })),
    expected: matching(({ renewal }) => [
      { heading: 'Summary', text: 'They renew.', html: '<p>They renew.</p>', noteId: renewal.id },
    ]),
  },
  {
    name: 'find_section finds nothing',
    output: ['searches', 'find_section'],
    run: search('find_section', ({ renewal }) => ({ noteId: renewal.id, heading: 'Risks' })),
    expected: nothing,
  },
  {
    name: 'find_member finds by email',
    output: ['searches', 'find_member'],
    run: search('find_member', () => ({ email: 'BEN@lumenharbor.example' })),
    expected: matching(({ ben }) => [
      { id: ben.id, ownerUserId: ben.userId, groupNames: ['Sales', 'Engineering'] },
    ]),
    except: {
      memberUserId: matching(({ ben }) => [{ id: ben.id, userId: null, ownerUserId: ben.id }]),
      memberGroups: matching(({ ben }) => [{ id: ben.id, groups: [], groupNames: [] }]),
    },
  },
  {
    name: 'find_member finds nothing',
    output: ['searches', 'find_member'],
    run: search('find_member', () => ({ name: 'Bent Whitfield' })),
    expected: nothing,
    // Nobody is found, and pages without anyone follow.
    except: {
      repeatsPages: {
        if: (_office, { workspace }) => workspace.dialect.paginationForm !== 'total',
        expected: notAllShown,
      },
    },
  },
  {
    name: 'find_folder finds',
    output: ['searches', 'find_folder'],
    run: search('find_folder', ({ clients }) => ({ name: 'kestrel', parentFolderId: clients.id })),
    expected: matching(({ kestrel }) => [
      { id: kestrel.id, path: 'Clients / Kestrel', parentName: 'Clients' },
    ]),
    except: {
      folderCycle: (items, { kestrel }, app) => {
        const path = listedPath(app, 'Kestrel');
        const found = { id: kestrel.id, path: path.join(' / '), parentName: 'Clients' };
        expect(items).toMatchObject(path.at(-2) === 'Clients' ? [found] : []);
      },
    },
  },
  {
    name: 'find_folder finds nothing',
    output: ['searches', 'find_folder'],
    run: search('find_folder', () => ({ name: 'Kestr' })),
    expected: nothing,
  },
  {
    name: 'find_invite finds',
    output: ['searches', 'find_invite'],
    run: search('find_invite', () => ({ email: 'Maya@lumenharbor.example', role: 'admin' })),
    expected: matching(({ invite }) => [{ id: invite.id, code: invite.code, isUrlInvite: false }]),
  },
  {
    name: 'find_invite finds nothing',
    output: ['searches', 'find_invite'],
    run: search('find_invite', () => ({ email: 'may@lumenharbor.example' })),
    expected: nothing,
  },
  {
    name: 'find_workspace finds',
    output: ['searches', 'find_workspace'],
    run: search('find_workspace', () => ({ name: 'lumen harbor' })),
    expected: matching(() => [
      { name: 'Lumen Harbor', allowedEmailDomains: ['lumenharbor.example', 'lumen-labs.example'] },
    ]),
    except: {
      'workspaceDomains: none': matching(() => [{ name: 'Lumen Harbor', allowedEmailDomains: [] }]),
      'workspaceDomains: forbidden': { failsWith: 'The API key is not allowed to do this' },
    },
  },
  {
    name: 'find_folder with create_folder finds what is there',
    output: ['searches', 'find_folder'],
    run: async ({ connection, zapier }, { anna }) => {
      const folder = { name: 'Hiring', ownerUserId: anna.userId };
      const { found, item } = await zapier.searchOrCreate(connection, 'find_folder', folder, folder);
      expect(found).toBe(true);
      return [item];
    },
    expected: (items, { hiring }, { workspace }) => {
      expect(items).toMatchObject([{ id: hiring.id }]);
      expect(workspace.folders.size).toBe(6);
    },
  },
  {
    name: 'find_folder with create_folder creates what is not there',
    output: ['searches', 'find_folder'],
    run: async ({ connection, zapier }, { anna }) => {
      const folder = { name: 'Hiri', ownerUserId: anna.userId };
      const { found, item } = await zapier.searchOrCreate(connection, 'find_folder', folder, folder);
      expect(found).toBe(false);
      return [item];
    },
    expected: (items, _office, { workspace }) => {
      expect(items).toMatchObject([{ name: 'Hiri', path: 'Hiri' }]);
      expect(workspace.folders.size).toBe(7);
    },
  },
];

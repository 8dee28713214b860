import { expect } from 'expect';

import { rachel } from '../app/support/office.ts';
import { listedPath } from './listed.ts';
import {
  caseOf,
  type Exceptions,
  type Expectation,
  externalLeftOpen,
  goneIsFine,
  matching,
  NOTE,
  nothing,
  type OperationCase,
  search,
  type Step,
  unlessAllRead,
  unlessLeftOut,
  unlessRepeated,
  unlessSummariesLeftOut,
} from './operation_case.ts';

/** If a list shows only its first page, the app can't conclude that it lacks an item. */
const notAllShown: Expectation = { failsWith: 'did not show all of them' };

const renewalNote = {
  title: 'Kestrel: renewal',
  durationText: '1:02:03',
  tagNames: ['Kestrel'],
  externalEmails: rachel.email,
  externalDomains: 'kestrel.example',
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
/** Tags without IDs. */
const tagsUnknown: Exceptions = {
  'tags: unidentified': matching(() => [{ ...renewalNote, tagNames: [], tagIds: [] }]),
};
const externalUnknown = {
  workspaceDomains: matching(() => [{ ...renewalNote, externalEmails: null, externalDomains: null }]),
};

const renewalSummary = {
  title: 'Kestrel: renewal',
  durationMinutes: 62.05,
  externalEmails: rachel.email,
  excerpt: 'They renew.',
  openActionItemsText: expect.stringContaining('Send the offer'),
  quotesText: '[00:00:05] Rachel van der Adeyemi: Hello there, Anna!',
};

const renewalQuote = {
  quote: 'Hello there, Anna!',
  speaker: 'Rachel van der Adeyemi',
  speakerEmail: rachel.email,
  isExternal: true,
  startSec: 5,
  noteTitle: 'Kestrel: renewal',
  hasMore: false,
};

export const searches: readonly Step[] = [
  search('find_note', 'finds by title', {
    input: () => ({ titleContains: 'kestrel: RENEWAL' }),
    expected: theRenewal,
    except: { ...unlessAllRead, ...tagsUnknown, ...externalUnknown },
    faults: externalLeftOpen,
  }),
  search('find_note', 'finds the oldest note', {
    input: () => ({ titleContains: 'kickoff' }),
    expected: matching(({ kickoff }) => [{ id: kickoff.id }]),
    except: unlessAllRead,
  }),
  search('find_note', 'finds in several folders', {
    input: ({ hiring, kestrel }) => ({ folderIds: [hiring.id, kestrel.id] }),
    expected: theRenewal,
    except: { ...unlessRepeated, ...tagsUnknown, ...externalUnknown },
  }),
  search('find_note', 'finds below a folder, and says in which subfolder', {
    input: () => ({ folderIds: ['Clients'], includeSubfolders: true }),
    expected: matching(({ kestrel }) => [
      { ...renewalNote, matchedFolderNames: ['Kestrel'], matchedFolderIds: [kestrel.id] },
    ]),
    except: {
      ...unlessAllRead,
      ...tagsUnknown,
      ...externalUnknown,
    },
    faults: { requests: 2, ...externalLeftOpen },
  }),
  search('find_note', 'says that a folder was deleted', {
    input: () => ({ folderIds: ['folder_gone'], titleContains: 'kestrel' }),
    expected: { failsWith: 'Folders: there is no folder "folder_gone"' },
  }),
  search('find_note', 'finds nothing', {
    input: () => ({ titleContains: 'Kestrel: removal' }),
    expected: nothing,
    except: unlessAllRead,
  }),
  search('find_note_summaries', 'finds', {
    input: () => ({ textContains: 'THERE, anna' }),
    expected: matching(({ renewal }) => [{ ...renewalSummary, id: renewal.id }]),
    except: {
      ...unlessLeftOut,
      ...unlessAllRead,
      workspaceDomains: matching(() => [{ ...renewalSummary, externalEmails: null }]),
    },
    faults: externalLeftOpen,
  }),
  search('find_note_summaries', 'finds the earlier notes of a series', {
    input: ({ weekly }) => ({ sameSeriesAs: weekly[2]?.id }),
    expected: matching(() => [{ title: 'Weekly sync 1' }, { title: 'Weekly sync 0' }]),
    except: unlessAllRead,
    faults: { requests: 2 },
  }),
  search('find_action_items', 'finds', {
    input: () => ({ assignee: 'anna@lumenharbor.example' }),
    expected: matching(({ renewal }) => [{ text: 'Send the offer', assignee: 'Anna', noteId: renewal.id }]),
    except: { ...unlessSummariesLeftOut, ...unlessAllRead },
    faults: {},
  }),
  search('find_participants', 'finds companies', {
    input: () => ({ by: 'company', internalDomains: ['lumenharbor.example'] }),
    expected: matching(({ renewal }) => [
      {
        id: 'kestrel.example',
        name: 'Kestrel',
        peopleNames: `${rachel.name}, Speaker from Rotterdam`,
        lastNoteId: renewal.id,
        noteCount: 1,
      },
    ]),
    except: unlessAllRead,
    faults: {},
  }),
  search('find_note_totals', 'counts', {
    input: () => ({ titleContains: 'kestrel: renewal' }),
    expected: matching(() => [{ id: 'all', noteCount: 1, totalMinutes: 62.05, unknownDurationCount: 0 }]),
    except: unlessAllRead,
    faults: externalLeftOpen,
  }),
  search('find_quotes', 'finds', {
    input: () => ({ text: 'THERE, anna' }),
    expected: matching(({ renewal }) => [{ ...renewalQuote, noteId: renewal.id }]),
    except: {
      ...unlessLeftOut,
      ...unlessAllRead,
      workspaceDomains: matching(() => [{ ...renewalQuote, isExternal: null }]),
    },
    faults: externalLeftOpen,
  }),
  search('get_note', 'finds', {
    input: ({ renewal }) => ({ noteId: renewal.id }),
    expected: theRenewal,
    except: { ...tagsUnknown, ...externalUnknown },
    faults: { instead: { ...externalLeftOpen.instead, [NOTE]: goneIsFine } },
  }),
  search('get_note', 'finds nothing', { input: () => ({ noteId: 'note_of_nobody' }), expected: nothing }),
  search('find_section', 'finds', {
    input: ({ renewal }) => ({ noteId: renewal.id, heading: 'SUMMARY' }),
    expected: matching(({ renewal }) => [
      { heading: 'Summary', text: 'They renew.', html: '<p>They renew.</p>', noteId: renewal.id },
    ]),
    faults: { instead: { [NOTE]: goneIsFine } },
  }),
  search('find_transcript', 'finds', {
    input: ({ renewal }) => ({ noteId: renewal.id, speaker: 'adeyemi' }),
    expected: matching(({ renewal }) => [
      {
        text: '[00:00:05] Rachel van der Adeyemi: Hello there, Anna!',
        part: 1,
        partCount: 1,
        noteId: renewal.id,
      },
    ]),
    faults: { instead: { [NOTE]: goneIsFine } },
  }),
  search('find_member', 'finds by email', {
    input: () => ({ email: 'BEN@lumenharbor.example' }),
    expected: matching(({ ben }) => [
      { id: ben.id, ownerUserId: ben.userId, groupNames: ['Sales', 'Engineering'] },
    ]),
    except: {
      memberUserId: matching(({ ben }) => [{ id: ben.id, userId: null, ownerUserId: ben.id }]),
      memberGroups: matching(({ ben }) => [{ id: ben.id, groups: [], groupNames: [] }]),
    },
    faults: {},
  }),
  search('find_member', 'finds nothing', {
    input: () => ({ name: 'Bent Whitfield' }),
    expected: nothing,
    // Nobody is found, and pages without anyone follow.
    except: {
      repeatsPages: {
        if: (_office, { workspace }) => workspace.dialect.paginationForm !== 'total',
        expected: notAllShown,
      },
    },
  }),
  search('find_folder', 'finds', {
    input: ({ clients }) => ({ name: 'kestrel', parentFolderId: clients.id }),
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
    faults: {},
  }),
  search('find_folder', 'finds nothing', { input: () => ({ name: 'Kestr' }), expected: nothing }),
  search('find_invite', 'finds', {
    input: () => ({ email: 'Maya@lumenharbor.example', role: 'admin' }),
    expected: matching(({ invite }) => [{ id: invite.id, code: invite.code, isUrlInvite: false }]),
    except: unlessRepeated,
    faults: {},
  }),
  search('find_invite', 'finds nothing', {
    input: () => ({ email: 'may@lumenharbor.example' }),
    expected: nothing,
    except: unlessRepeated,
  }),
  search('find_workspace', 'finds', {
    input: () => ({ name: 'lumen harbor' }),
    expected: matching(() => [
      { name: 'Lumen Harbor', allowedEmailDomains: ['lumen-labs.example', 'lumenharbor.example'] },
    ]),
    except: {
      'workspaceDomains: none': matching(() => [{ name: 'Lumen Harbor', allowedEmailDomains: [] }]),
      'workspaceDomains: forbidden': { failsWith: 'The API key may not read the workspace' },
    },
    faults: { requests: 0 },
  }),
];

const foundOrCreated = (does: string, isFound: boolean, name: string): OperationCase => ({
  name: `find_folder with create_folder ${does}`,
  output: isFound ? ['searches', 'find_folder'] : ['creates', 'create_folder'],
  run: async ({ connection, zapier }, { anna }) => {
    const folder = { name, ownerUserId: anna.userId };
    const { found, item } = await zapier.searchOrCreate(connection, 'find_folder', folder, folder);
    expect(found).toBe(isFound);
    return [item];
  },
  expected: (items, { hiring }, { workspace }) => {
    expect(items).toMatchObject([isFound ? { id: hiring.id } : { name, path: name }]);
    expect(workspace.folders.size).toBe(isFound ? 6 : 7);
  },
});

export const searchCases: readonly OperationCase[] = [
  ...searches.map(caseOf),
  foundOrCreated('finds what is there', true, 'Hiring'),
  foundOrCreated('creates what is not there', false, 'Hiri'),
];

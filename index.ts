import zapier, { defineApp } from 'zapier-platform-core';

import packageJson from './package.json' with { type: 'json' };
import { noteFile, notePart } from './src/answers/presenter.ts';
import authentication, { addKey } from './src/authentication.ts';
import createDigest from './src/creates/create_digest.ts';
import createFolder from './src/creates/create_folder.ts';
import createNoteFromAudio from './src/creates/create_note_from_audio.ts';
import setMemberGroups from './src/creates/set_member_groups.ts';
import updateNote from './src/creates/update_note.ts';
import { digestFile } from './src/digest/digest.ts';
import folderList from './src/dropdowns/folder_list.ts';
import groupList from './src/dropdowns/group_list.ts';
import memberList from './src/dropdowns/member_list.ts';
import noteList from './src/dropdowns/note_list.ts';
import findActionItems from './src/searches/find_action_items.ts';
import findFolder from './src/searches/find_folder.ts';
import findInvite from './src/searches/find_invite.ts';
import findMember from './src/searches/find_member.ts';
import findNote from './src/searches/find_note.ts';
import findNoteSummaries from './src/searches/find_note_summaries.ts';
import findNoteTotals from './src/searches/find_note_totals.ts';
import findParticipants from './src/searches/find_participants.ts';
import findQuotes from './src/searches/find_quotes.ts';
import findSection from './src/searches/find_section.ts';
import findTranscript from './src/searches/find_transcript.ts';
import findWorkspace from './src/searches/find_workspace.ts';
import getNote from './src/searches/get_note.ts';
import newActionItem from './src/triggers/new_action_item.ts';
import newFolder from './src/triggers/new_folder.ts';
import newInvite from './src/triggers/new_invite.ts';
import newMember from './src/triggers/new_member.ts';
import newMention from './src/triggers/new_mention.ts';
import newNote from './src/triggers/new_note.ts';
import newParticipant from './src/triggers/new_participant.ts';
import noteAddedToFolder from './src/triggers/note_added_to_folder.ts';
import noteCompleted from './src/triggers/note_completed.ts';
import noteStatusChanged from './src/triggers/note_status_changed.ts';
import noteUpdated from './src/triggers/note_updated.ts';
import { byKey } from './src/zapier/operations.ts';

export default defineApp({
  version: packageJson.version,
  platformVersion: zapier.version,
  authentication,
  beforeRequest: [addKey],
  flags: { cleanInputData: false },

  triggers: byKey([
    noteCompleted,
    newActionItem,
    newParticipant,
    newMention,
    noteUpdated,
    noteAddedToFolder,
    newNote,
    noteStatusChanged,
    newFolder,
    newMember,
    newInvite,
    noteList,
    folderList,
    memberList,
    groupList,
  ]),
  creates: byKey([updateNote, createFolder, setMemberGroups, createNoteFromAudio, createDigest]),
  searches: byKey([
    findNote,
    getNote,
    findNoteSummaries,
    findNoteTotals,
    findActionItems,
    findParticipants,
    findQuotes,
    findSection,
    findTranscript,
    findMember,
    findFolder,
    findInvite,
    findWorkspace,
  ]),
  searchOrCreates: {
    [findFolder.key]: {
      key: findFolder.key,
      display: {
        label: 'Find or Create Folder',
        description: 'Finds a folder by name, or creates one if none exists.',
      },
      search: findFolder.key,
      create: createFolder.key,
    },
  },
  hydrators: {
    [noteFile.key]: noteFile.perform,
    [notePart.key]: notePart.perform,
    [digestFile.key]: digestFile.perform,
  },
});

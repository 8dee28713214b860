import { beforeAll, describe, expect, it } from '@jest/globals';

import { type Definition, type Kind, operationsOf, readDefinition } from '../../scripts/definition.ts';
import { builtAppDirectory } from '../support/built_app.ts';

const noteFilters =
  'folderIds titleContains participant externalOnly internalDomains minDurationMinutes kinds visibilities languages';

/** Key by key what the app has promised; a star marks what must be filled in. */
const contract: Record<Kind, Record<string, string>> = {
  triggers: {
    new_note: noteFilters,
    note_status_changed: `statuses* ${noteFilters}`,
    note_completed: noteFilters,
    new_action_item: `assignee includeDone ${noteFilters}`,
    new_participant: `who repeat ${noteFilters}`,
    new_folder: '',
    new_member: '',
    new_invite: '',
    note_list: '',
    folder_list: '',
    member_list: '',
    group_list: '',
  },
  creates: {
    update_note: 'noteId* title visibility userWrittenNote contentMode tagIds tagMode clearFields',
    create_folder: 'name* ownerUserId* icon color isPrivate parentFolderId',
    set_member_groups: 'memberId* groupIds mode removeAllGroups',
    create_note_from_audio: 'audio* title kind tagIds existingNoteId durationSec fileExtension',
    create_digest: `period* createdAfter createdBefore title groupBy include ${noteFilters}`,
  },
  searches: {
    find_note: `${noteFilters} textContains status createdAfter createdBefore updatedAfter`,
    get_note: 'noteId*',
    find_member: 'email name role groupId',
    find_folder: 'name parentFolderId',
    find_invite: 'email role',
    find_workspace: 'name',
  },
};

const sorted = (keys: string): string[] => keys.split(' ').filter(Boolean).sort();

describe('the contract', () => {
  let definition: Definition;

  beforeAll(async () => {
    definition = await readDefinition(builtAppDirectory());
  });

  it.each(['triggers', 'creates', 'searches'] as const)('%s are those that were promised', (kind) => {
    expect(Object.keys(definition[kind]).sort()).toStrictEqual(Object.keys(contract[kind]).sort());
    for (const { key, operation } of operationsOf(definition, kind)) {
      const keys = operation.inputFields.map(({ key: field, required }) =>
        required === true ? `${field}*` : field,
      );
      expect({ [key]: keys.sort() }).toStrictEqual({ [key]: sorted(contract[kind][key] ?? '') });
    }
  });

  it('the connection asks for the key alone', () => {
    expect(definition.authentication.fields.map(({ key }) => key)).toStrictEqual(['apiKey']);
  });

  it('only what fills dropdowns is hidden', () => {
    const hidden = operationsOf(definition, 'triggers').filter(({ display }) => display.hidden === true);
    expect(hidden.map(({ key }) => key)).toStrictEqual([
      'note_list',
      'folder_list',
      'member_list',
      'group_list',
    ]);
  });

  it('a folder is created where none is found', () => {
    expect(definition.searchOrCreates).toMatchObject({
      find_folder: { search: 'find_folder', create: 'create_folder' },
    });
  });
});

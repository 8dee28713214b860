import { expect, it } from '@jest/globals';

import { type Kind, kinds, operationsOf, readDefinition } from '../../scripts/definition.ts';
import { builtAppDirectory } from '../support/built_app.ts';

const noteFilters =
  'folderIds includeSubfolders titleContains titleExcludes participant audience internalDomains minDurationMinutes kinds visibilities languages';

/** The keys of all operations and their input fields, which must not change. A star marks required fields. */
const contract: Record<Kind, Record<string, string>> = {
  triggers: {
    new_note: noteFilters,
    note_status_changed: `statuses* ${noteFilters}`,
    note_completed: noteFilters,
    note_updated: `parts ownChanges ${noteFilters}`,
    note_added_to_folder: noteFilters.replace('folderIds', 'folderId*'),
    new_action_item: `assignee unassigned includeDone ${noteFilters}`,
    new_participant: `who repeat ${noteFilters}`,
    new_mention: `keywords* where saidBy ${noteFilters}`,
    new_folder: '',
    new_member: '',
    new_invite: '',
    note_list: '',
    folder_list: '',
    member_list: '',
    group_list: '',
  },
  creates: {
    update_note: 'noteId* title visibility userWrittenNote contentMode tagIds tagMode clearFields parts',
    create_folder: 'name* ownerUserId* icon color isPrivate parentFolderId',
    set_member_groups: 'memberId* groupIds mode removeAllGroups',
    create_note_from_audio: 'audio* title kind tagIds existingNoteId durationSec fileExtension',
    create_digest: `period* createdAfter createdBefore title groupBy include assignee skipIfEmpty ${noteFilters}`,
  },
  searches: {
    find_note: `${noteFilters} textContains status createdAfter createdBefore updatedAfter parts`,
    find_note_summaries: `${noteFilters} textContains status createdAfter createdBefore updatedAfter most`,
    find_action_items: `assignee unassigned status createdAfter createdBefore ${noteFilters}`,
    find_participants: `who by createdAfter createdBefore ${noteFilters}`,
    find_quotes: `text* saidBy where createdAfter createdBefore ${noteFilters}`,
    get_note: 'noteId* parts',
    find_section: 'noteId* heading*',
    find_transcript: 'noteId* speaker part maxCharacters',
    find_member: 'email name role groupId',
    find_folder: 'name parentFolderId',
    find_invite: 'email role expiresBefore',
    find_workspace: 'name',
  },
};

const sorted = (keys: string): string => keys.split(' ').sort().join(' ');
const definition = await readDefinition(builtAppDirectory());

it.each(kinds)('%s keep their keys and fields', (kind) => {
  const fields = Object.fromEntries(
    Object.values(definition[kind]).map(({ key, operation: { inputFields } }) => [
      key,
      inputFields.map((field) => (field.required === true ? `${field.key}*` : field.key)).join(' '),
    ]),
  );
  const keys = new Set([...Object.keys(contract[kind]), ...Object.keys(fields)]);
  const changes = [...keys].flatMap((key) => {
    const [promised, given] = [contract[kind][key], fields[key]];
    if (given === undefined) return [`${kind}.${key} is missing. Restore it in index.ts.`];
    if (promised === undefined)
      return [`Add ${key}: '${given}' to the ${kind} of test/review/contract.test.ts.`];
    if (sorted(given) === sorted(promised)) return [];
    return [
      `${kind}.${key} has '${given}'. If this only adds optional fields, add them to test/review/contract.test.ts.`,
    ];
  });
  expect(changes).toStrictEqual([]);
});

it('the connection asks for the key only', () => {
  expect(definition.authentication.fields.map(({ key }) => key)).toStrictEqual(['apiKey']);
});

it('only the triggers that fill dropdowns are hidden', () => {
  const hidden = operationsOf(definition).filter(({ display }) => display.hidden === true);
  const dropdowns = operationsOf(definition).filter(({ key }) => key.endsWith('_list'));
  expect(hidden).toStrictEqual(dropdowns);
});

it('Find Folder can create a folder that it does not find', () => {
  expect(definition.searchOrCreates).toMatchObject({
    find_folder: { search: 'find_folder', create: 'create_folder' },
  });
});

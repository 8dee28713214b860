import { type Input, list, string } from './inputs.ts';

/**
 * Input fields with a dropdown, which the hidden triggers in `dropdowns/` fill. Fields for a single record also offer the
 * search that finds it, if there is one.
 */

interface FieldText {
  label: string;
  helpText?: string;
}

export const note = (field: FieldText): Input<string | undefined> =>
  string({ ...field, dynamic: 'note_list.id.label', search: 'find_note.id' });

export const folder = (field: FieldText): Input<string | undefined> =>
  string({ ...field, dynamic: 'folder_list.id.path', search: 'find_folder.id' });

export const folders = (field: FieldText): Input<string[]> =>
  list(string({ ...field, dynamic: 'folder_list.id.path' }));

export const member = (field: FieldText): Input<string | undefined> =>
  string({ ...field, dynamic: 'member_list.id.label', search: 'find_member.id' });

/** A member, by the ID that identifies owners. */
export const owner = (field: FieldText): Input<string | undefined> =>
  string({ ...field, dynamic: 'member_list.ownerUserId.label', search: 'find_member.ownerUserId' });

export const groups = (field: FieldText): Input<string[]> =>
  list(string({ ...field, dynamic: 'group_list.id.name' }));

export const group = (field: FieldText): Input<string | undefined> =>
  string({ ...field, dynamic: 'group_list.id.name' });

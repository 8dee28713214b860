import { list, string } from './inputs.ts';

/**
 * Input fields with a dropdown, which the hidden triggers in `dropdowns/` fill. Fields for a single record also offer the
 * search that finds it, if there is one.
 */

interface FieldText {
  label: string;
  helpText?: string;
}

const picker = (dynamic: string, search?: string) => (field: FieldText) =>
  string({ ...field, dynamic, ...(search !== undefined && { search }) });
const pickerOfSeveral = (dynamic: string) => (field: FieldText, most?: number) =>
  list(string({ ...field, dynamic }), most);

export const note = picker('note_list.id.label', 'find_note.id');
export const folder = picker('folder_list.id.path', 'find_folder.id');
export const folders = pickerOfSeveral('folder_list.id.path');
export const member = picker('member_list.id.label', 'find_member.id');
/** A member, by the ID that identifies owners. */
export const owner = picker('member_list.ownerUserId.label', 'find_member.ownerUserId');
export const group = picker('group_list.id.name');
export const groups = pickerOfSeveral('group_list.id.name');

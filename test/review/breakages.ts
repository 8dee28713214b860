import type { Definition } from '../../scripts/definition.ts';

/** What to change in a definition: the path of an object, in which fields are named by their keys, and its new values. */
export type Change = readonly [path: string, values: Readonly<Record<string, unknown>>];

/** A copy of the definition with a change. A value that is undefined is removed. */
export function changed(definition: Definition, [path, values]: Change): Definition {
  const copy = structuredClone(definition);
  const keys = path.split('.').filter((key) => key !== '');
  const target = keys.reduce<object>((outer, key) => {
    const inner: unknown = Array.isArray(outer)
      ? outer.find((field: { key: string }) => field.key === key)
      : Reflect.get(outer, key);
    if (typeof inner !== 'object' || inner === null) throw new Error(`The definition has no ${path}.`);
    return inner;
  }, copy);
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) Reflect.deleteProperty(target, key);
    else Reflect.set(target, key, value);
  }
  return copy;
}

const KEY = 'authentication.fields.apiKey';
const CREATE_FOLDER = 'creates.create_folder';
const SAMPLE = 'triggers.new_folder.operation.sample';
const UPDATE_NOTE = 'creates.update_note';
const NOTE_ID = `${UPDATE_NOTE}.operation.inputFields.noteId`;
const TITLE = `${UPDATE_NOTE}.operation.inputFields.title`;
const NEW_NOTE = 'triggers.new_note';
const NEW_FOLDER = 'triggers.new_folder';
const LONE_HOOK = {
  noun: 'Note',
  display: { label: 'New Note', description: 'Triggers when a note is created.' },
  operation: { type: 'hook', inputFields: [], outputFields: [] },
};

/** Checks, by their codes, and the smallest changes that they must reject. */
export const breakages: readonly (readonly [code: string, change: string, ...Change])[] = [
  ['D001', 'a step that asks for a key', `${CREATE_FOLDER}.operation.inputFields.icon`, { key: 'api_key' }],
  ['D002', 'no link to the key', KEY, { helpText: 'Ask your admin.' }],
  ['D003', 'a label with the key', 'authentication', { connectionLabel: '{{bundle.authData.apiKey}}' }],
  ['D004', 'an ID field without a dropdown', NOTE_ID, { dynamic: undefined }],
  ['D005', 'a dropdown filled from a missing field', NOTE_ID, { dynamic: 'note_list.id.name' }],
  ['D006', 'a hook without performList', `${NEW_NOTE}.operation`, { performList: undefined }],
  ['D007', 'an http URL', KEY, { helpText: 'See [the settings](http://notes.example).' }],
  ['D008', 'a bare URL', TITLE, { helpText: 'See https://notes.example.' }],
  ['D009', 'a search without input fields', 'searches.find_folder.operation', { inputFields: [] }],
  ['D010', 'a sample without an ID', SAMPLE, { id: undefined }],
  ['D011', 'a help text that repeats the label', TITLE, { helpText: 'title.' }],
  ['D012', 'no sample', `${UPDATE_NOTE}.operation`, { sample: undefined }],
  ['D013', 'a search button for a missing search', NOTE_ID, { search: 'find_notes.id' }],
  ['D014', 'a search button on a list', NOTE_ID, { list: true }],
  ['D015', 'a search-or-create with a missing action', 'creates', { create_folder: undefined }],
  ['D016', 'an app with only one hook', '', { triggers: { new_note: LONE_HOOK }, creates: {}, searches: {} }],
  ['D017', 'a hook without performSubscribe', `${NEW_NOTE}.operation`, { performSubscribe: undefined }],
  ['D018', 'a label in lower case', `${UPDATE_NOTE}.display`, { label: 'Update note' }],
  ['D021', 'no full stop', `${NEW_NOTE}.display`, { description: 'Triggers when it is' }],
  ['D022', 'an action without fields', `${CREATE_FOLDER}.operation`, { inputFields: [] }],
  ['D023', 'a date without a time zone', SAMPLE, { createdAt: '2026-03-12T13:30:00' }],
  ['D024', 'a sample key without an output field', SAMPLE, { owner: 'Anna Berg' }],
  ['D024', 'a value of the wrong type', 'searches.get_note.operation.sample', { totalDurationSec: '2850' }],
  ['D025', 'a link that runs a script', KEY, { helpText: '[Your keys](javascript:alert)' }],
  ['D026', 'a connection to any domain', KEY, { key: 'subdomain' }],
  ['D028', 'cleaned input data in one operation', `${UPDATE_NOTE}.operation`, { cleanInputData: true }],
  ['H01', 'a search labeled “Get …”', 'searches.get_note.display', { label: 'Get Note' }],
  ['H02', 'a trigger for every change', `${NEW_NOTE}.display`, { label: 'New or Updated Note' }],
  ['H03', 'a description in the imperative', `${CREATE_FOLDER}.display`, { description: 'Create a folder.' }],
  ['H04', 'a noun in capitals', `${CREATE_FOLDER}.display`, { description: 'Creates a Folder.' }],
  ['H05', 'a plural noun', NEW_FOLDER, { noun: 'Folders' }],
  ['H06', 'a field without a label', TITLE, { label: undefined }],
  [
    'H07',
    'a required field that is last',
    `${UPDATE_NOTE}.operation.inputFields.visibility`,
    { required: true },
  ],
  ['H08', 'a comma-separated text field', TITLE, { helpText: 'Comma-separated.' }],
  ['H09', 'an output without a label', `${NEW_FOLDER}.operation.outputFields.name`, { label: undefined }],
  ['H10', 'an unsplit name', 'searches.find_member.operation.outputFields.lastName', { key: 'surname' }],
  ['H11', 'IDs without names', 'searches.get_note.operation.outputFields.tagNames', { key: 'names' }],
  [
    'H12',
    'a seventh field outside groups',
    'triggers.new_action_item.operation.inputFields.participant',
    { group: undefined },
  ],
];

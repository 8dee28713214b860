import type {
  Definition,
  InputFieldDefinition,
  Kind,
  OperationDefinition,
} from '../../scripts/definition.ts';

/** A check's code, and the smallest change that it must reject, applied to a copy of the real definition. */
export type Breakage = readonly [code: string, change: string, apply: (definition: Definition) => void];

function operation(definition: Definition, kind: Kind, key: string): OperationDefinition {
  const found = definition[kind][key];
  if (found === undefined) throw new Error(`The app has no ${key} among its ${kind}.`);
  return found;
}

function input(definition: Definition, kind: Kind, key: string, field: string): InputFieldDefinition {
  const found = operation(definition, kind, key).operation.inputFields.find((each) => each.key === field);
  if (found === undefined) throw new Error(`${key} has no field ${field}.`);
  return found;
}

function sampleOf(definition: Definition, kind: Kind, key: string): Record<string, unknown> {
  return (operation(definition, kind, key).operation.sample ??= {});
}

function apiKey({ authentication }: Definition): InputFieldDefinition {
  const [field] = authentication.fields;
  if (field === undefined) throw new Error('The connection has no field.');
  return field;
}

export const breakages: readonly Breakage[] = [
  [
    'D001',
    'a step asks for an API key',
    (it) =>
      operation(it, 'creates', 'create_folder').operation.inputFields.push({ key: 'api_key', label: 'Code' }),
  ],
  [
    'D001',
    'a step has a field of type password',
    (it) => (input(it, 'creates', 'create_folder', 'icon').type = 'password'),
  ],
  ['D002', 'no link to the key', (it) => (apiKey(it).helpText = 'Ask your admin.')],
  [
    'D003',
    'the same connection label for all accounts',
    (it) => (it.authentication.connectionLabel = 'My account'),
  ],
  [
    'D003',
    'a connection label that contains the key',
    (it) => (it.authentication.connectionLabel = '{{bundle.authData.apiKey}}'),
  ],
  [
    'D004',
    'an ID field without a dropdown',
    (it) => delete input(it, 'creates', 'update_note', 'noteId').dynamic,
  ],
  [
    'D005',
    'a dropdown filled by a missing trigger',
    (it) => (input(it, 'creates', 'update_note', 'noteId').dynamic = 'notes.id.label'),
  ],
  [
    'D005',
    'a dropdown filled from a missing field',
    (it) => (input(it, 'creates', 'update_note', 'noteId').dynamic = 'note_list.id.name'),
  ],
  [
    'D006',
    'a hook without performList',
    (it) => delete operation(it, 'triggers', 'new_note').operation.performList,
  ],
  ['D007', 'an http URL', (it) => (apiKey(it).helpText = 'See [the settings](http://notes.example).')],
  [
    'D008',
    'a bare URL',
    (it) => (input(it, 'creates', 'update_note', 'title').helpText = 'See https://notes.example.'),
  ],
  [
    'D008',
    'a broken link',
    (it) =>
      (operation(it, 'triggers', 'new_note').display.description =
        'Triggers when [this(https://a.example) is.'),
  ],
  [
    'D009',
    'a search without input fields',
    (it) => (operation(it, 'searches', 'find_folder').operation.inputFields = []),
  ],
  ['D010', 'a sample without an id', (it) => delete sampleOf(it, 'triggers', 'new_folder').id],
  [
    'D011',
    'a help text that repeats the label',
    (it) => (input(it, 'creates', 'create_folder', 'name').helpText = 'name.'),
  ],
  ['D012', 'no sample', (it) => delete operation(it, 'creates', 'update_note').operation.sample],
  [
    'D013',
    'a search button for a missing search',
    (it) => (input(it, 'creates', 'update_note', 'noteId').search = 'find_notes.id'),
  ],
  [
    'D014',
    'a search button on a list',
    (it) => (input(it, 'creates', 'update_note', 'tagIds').search = 'find_folder.id'),
  ],
  [
    'D014',
    'a search button without a dropdown',
    (it) => (input(it, 'creates', 'update_note', 'title').search = 'find_note.title'),
  ],
  ['D015', 'a search-or-create with a missing action', (it) => delete it.creates.create_folder],
  [
    'D016',
    'an app with only one hook',
    (it) => {
      it.triggers = { new_note: operation(it, 'triggers', 'new_note') };
      it.creates = {};
      it.searches = {};
    },
  ],
  [
    'D017',
    'a hook without performSubscribe',
    (it) => delete operation(it, 'triggers', 'new_note').operation.performSubscribe,
  ],
  [
    'D018',
    'a label in lower case',
    (it) => (operation(it, 'creates', 'update_note').display.label = 'Update note'),
  ],
  [
    'D021',
    'a description that does not start with “Triggers when”',
    (it) =>
      (operation(it, 'triggers', 'new_note').display.description = 'Triggers whenever a note is created.'),
  ],
  [
    'D021',
    'a description without a full stop',
    (it) => (operation(it, 'triggers', 'new_note').display.description = 'Triggers when a note is created'),
  ],
  [
    'D022',
    'an action without fields',
    (it) => (operation(it, 'creates', 'create_folder').operation.inputFields = []),
  ],
  [
    'D023',
    'a date without a time zone',
    (it) => (sampleOf(it, 'triggers', 'new_folder').createdAt = '2026-03-12T13:30:00'),
  ],
  [
    'D024',
    'a sample key without an output field',
    (it) => (sampleOf(it, 'triggers', 'new_folder').owner = 'Anna Berg'),
  ],
  [
    'D024',
    'an output field missing from the sample',
    (it) => delete sampleOf(it, 'triggers', 'new_folder').name,
  ],
  [
    'D024',
    'a sample value of the wrong type',
    (it) => (sampleOf(it, 'searches', 'get_note').totalDurationSec = '2850'),
  ],
  [
    'D024',
    'a line item of the wrong type',
    (it) =>
      (sampleOf(it, 'searches', 'get_note').actionItems = [{ text: 'send', done: 'yes', assignee: null }]),
  ],
  ['D025', 'a link that runs a script', (it) => (apiKey(it).helpText = '[Your keys](javascript:alert)')],
  [
    'D026',
    'a connection field that accepts any domain',
    (it) => it.authentication.fields.push({ key: 'subdomain', label: 'Subdomain' }),
  ],
  [
    'D026',
    'an input format without a placeholder for the input',
    (it) => (apiKey(it).inputFormat = 'https://notes.example'),
  ],
  ['D028', 'cleaned input data', (it) => (it.flags.cleanInputData = true)],
  [
    'D028',
    'cleaned input data in one operation',
    (it) => (operation(it, 'creates', 'update_note').operation.cleanInputData = true),
  ],
  [
    'H01',
    'a search labeled “Get …”',
    (it) => (operation(it, 'searches', 'get_note').display.label = 'Get Note'),
  ],
  [
    'H02',
    'a trigger for every change',
    (it) => (operation(it, 'triggers', 'new_note').display.label = 'New or Updated Note'),
  ],
  [
    'H03',
    'a description in the imperative',
    (it) => (operation(it, 'creates', 'create_folder').display.description = 'Create a folder'),
  ],
  [
    'H04',
    'a capitalized noun in a description',
    (it) => (operation(it, 'creates', 'create_folder').display.description = 'Creates a Folder.'),
  ],
  ['H05', 'a plural noun', (it) => (operation(it, 'triggers', 'new_folder').noun = 'Folders')],
  ['H06', 'a field without a label', (it) => delete input(it, 'creates', 'create_folder', 'name').label],
  [
    'H07',
    'a required field after the others',
    (it) => (input(it, 'creates', 'create_folder', 'color').required = true),
  ],
  [
    'H08',
    'a comma-separated text field',
    (it) => (input(it, 'creates', 'update_note', 'title').helpText = 'Comma-separated.'),
  ],
  [
    'H12',
    'a seventh field outside groups',
    (it) => delete input(it, 'triggers', 'new_action_item', 'participant').group,
  ],
  [
    'H09',
    'an output field without a label',
    (it) => {
      for (const field of operation(it, 'triggers', 'new_folder').operation.outputFields) delete field.label;
    },
  ],
  [
    'H10',
    'a name that is not split',
    (it) => {
      const { operation: member } = operation(it, 'searches', 'find_member');
      member.outputFields = member.outputFields.filter(({ key }) => key !== 'lastName');
    },
  ],
  [
    'H11',
    'IDs without names',
    (it) => {
      const { operation: note } = operation(it, 'searches', 'get_note');
      note.outputFields = note.outputFields.filter(({ key }) => key !== 'tagNames');
    },
  ],
];

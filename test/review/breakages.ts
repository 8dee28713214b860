import type {
  Definition,
  InputFieldDefinition,
  Kind,
  OperationDefinition,
} from '../../scripts/definition.ts';

/** The smallest change that a check must reject, applied to a copy of the real definition. */
export interface Breakage {
  code: string;
  change: string;
  apply: (definition: Definition) => void;
}

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
  {
    code: 'D001',
    change: 'a step asks for an API key',
    apply: (it) =>
      operation(it, 'creates', 'create_folder').operation.inputFields.push({ key: 'api_key', label: 'Code' }),
  },
  {
    code: 'D001',
    change: 'a step has a field of type password',
    apply: (it) => (input(it, 'creates', 'create_folder', 'icon').type = 'password'),
  },
  { code: 'D002', change: 'no link to the key', apply: (it) => (apiKey(it).helpText = 'Ask your admin.') },
  {
    code: 'D003',
    change: 'the same connection label for all accounts',
    apply: (it) => (it.authentication.connectionLabel = 'My account'),
  },
  {
    code: 'D003',
    change: 'a connection label that contains the key',
    apply: (it) => (it.authentication.connectionLabel = '{{bundle.authData.apiKey}}'),
  },
  {
    code: 'D004',
    change: 'an ID field without a dropdown',
    apply: (it) => delete input(it, 'creates', 'update_note', 'noteId').dynamic,
  },
  {
    code: 'D005',
    change: 'a dropdown filled by a missing trigger',
    apply: (it) => (input(it, 'creates', 'update_note', 'noteId').dynamic = 'notes.id.label'),
  },
  {
    code: 'D005',
    change: 'a dropdown filled from a missing field',
    apply: (it) => (input(it, 'creates', 'update_note', 'noteId').dynamic = 'note_list.id.name'),
  },
  {
    code: 'D006',
    change: 'a hook without performList',
    apply: (it) => delete operation(it, 'triggers', 'new_note').operation.performList,
  },
  {
    code: 'D007',
    change: 'an http URL',
    apply: (it) => (apiKey(it).helpText = 'See [the settings](http://notes.example).'),
  },
  {
    code: 'D008',
    change: 'a bare URL',
    apply: (it) => (input(it, 'creates', 'update_note', 'title').helpText = 'See https://notes.example.'),
  },
  {
    code: 'D008',
    change: 'a broken link',
    apply: (it) =>
      (operation(it, 'triggers', 'new_note').display.description =
        'Triggers when [this(https://a.example) is.'),
  },
  {
    code: 'D009',
    change: 'a search without input fields',
    apply: (it) => (operation(it, 'searches', 'find_folder').operation.inputFields = []),
  },
  {
    code: 'D010',
    change: 'a sample without an id',
    apply: (it) => delete sampleOf(it, 'triggers', 'new_folder').id,
  },
  {
    code: 'D011',
    change: 'a help text that repeats the label',
    apply: (it) => (input(it, 'creates', 'create_folder', 'name').helpText = 'name.'),
  },
  {
    code: 'D012',
    change: 'no sample',
    apply: (it) => delete operation(it, 'creates', 'update_note').operation.sample,
  },
  {
    code: 'D013',
    change: 'a search button for a missing search',
    apply: (it) => (input(it, 'creates', 'update_note', 'noteId').search = 'find_notes.id'),
  },
  {
    code: 'D014',
    change: 'a search button on a list',
    apply: (it) => (input(it, 'creates', 'update_note', 'tagIds').search = 'find_folder.id'),
  },
  {
    code: 'D014',
    change: 'a search button without a dropdown',
    apply: (it) => (input(it, 'creates', 'update_note', 'title').search = 'find_note.title'),
  },
  {
    code: 'D015',
    change: 'a search-or-create with a missing action',
    apply: (it) => delete it.creates.create_folder,
  },
  {
    code: 'D016',
    change: 'an app with only one hook',
    apply: (it) => {
      it.triggers = { new_note: operation(it, 'triggers', 'new_note') };
      it.creates = {};
      it.searches = {};
    },
  },
  {
    code: 'D017',
    change: 'a hook without performSubscribe',
    apply: (it) => delete operation(it, 'triggers', 'new_note').operation.performSubscribe,
  },
  {
    code: 'D018',
    change: 'a label in lower case',
    apply: (it) => (operation(it, 'creates', 'update_note').display.label = 'Update note'),
  },
  {
    code: 'D021',
    change: 'a description that does not start with “Triggers when”',
    apply: (it) =>
      (operation(it, 'triggers', 'new_note').display.description = 'Triggers whenever a note is created.'),
  },
  {
    code: 'D021',
    change: 'a description without a full stop',
    apply: (it) =>
      (operation(it, 'triggers', 'new_note').display.description = 'Triggers when a note is created'),
  },
  {
    code: 'D022',
    change: 'an action without fields',
    apply: (it) => (operation(it, 'creates', 'create_folder').operation.inputFields = []),
  },
  {
    code: 'D023',
    change: 'a date without a time zone',
    apply: (it) => (sampleOf(it, 'triggers', 'new_folder').createdAt = '2026-03-12T13:30:00'),
  },
  {
    code: 'D024',
    change: 'a sample key without an output field',
    apply: (it) => (sampleOf(it, 'triggers', 'new_folder').owner = 'Anna Berg'),
  },
  {
    code: 'D024',
    change: 'an output field missing from the sample',
    apply: (it) => delete sampleOf(it, 'triggers', 'new_folder').name,
  },
  {
    code: 'D024',
    change: 'a sample value of the wrong type',
    apply: (it) => (sampleOf(it, 'searches', 'get_note').totalDurationSec = '2850'),
  },
  {
    code: 'D024',
    change: 'a line item of the wrong type',
    apply: (it) =>
      (sampleOf(it, 'searches', 'get_note').actionItems = [{ text: 'send', done: 'yes', assignee: null }]),
  },
  {
    code: 'D025',
    change: 'a link that runs a script',
    apply: (it) => (apiKey(it).helpText = '[Your keys](javascript:alert)'),
  },
  {
    code: 'D026',
    change: 'a connection field that accepts any domain',
    apply: (it) => it.authentication.fields.push({ key: 'subdomain', label: 'Subdomain' }),
  },
  {
    code: 'D026',
    change: 'an input format without a placeholder for the input',
    apply: (it) => (apiKey(it).inputFormat = 'https://notes.example'),
  },
  { code: 'D028', change: 'cleaned input data', apply: (it) => (it.flags.cleanInputData = true) },
  {
    code: 'D028',
    change: 'cleaned input data in one operation',
    apply: (it) => (operation(it, 'creates', 'update_note').operation.cleanInputData = true),
  },
  {
    code: 'H01',
    change: 'a search labeled “Get …”',
    apply: (it) => (operation(it, 'searches', 'get_note').display.label = 'Get Note'),
  },
  {
    code: 'H02',
    change: 'a trigger for every change',
    apply: (it) => (operation(it, 'triggers', 'new_note').display.label = 'New or Updated Note'),
  },
  {
    code: 'H03',
    change: 'a description in the imperative',
    apply: (it) => (operation(it, 'creates', 'create_folder').display.description = 'Create a folder'),
  },
  {
    code: 'H04',
    change: 'a capitalized noun in a description',
    apply: (it) => (operation(it, 'creates', 'create_folder').display.description = 'Creates a Folder.'),
  },
  {
    code: 'H05',
    change: 'a plural noun',
    apply: (it) => (operation(it, 'triggers', 'new_folder').noun = 'Folders'),
  },
  {
    code: 'H06',
    change: 'a field without a label',
    apply: (it) => delete input(it, 'creates', 'create_folder', 'name').label,
  },
  {
    code: 'H07',
    change: 'a required field after the others',
    apply: (it) => (input(it, 'creates', 'create_folder', 'color').required = true),
  },
  {
    code: 'H08',
    change: 'a comma-separated text field',
    apply: (it) => (input(it, 'creates', 'update_note', 'title').helpText = 'Comma-separated.'),
  },
  {
    code: 'H12',
    change: 'a seventh field outside groups',
    apply: (it) => delete input(it, 'triggers', 'new_action_item', 'participant').group,
  },
  {
    code: 'H09',
    change: 'an output field without a label',
    apply: (it) => {
      for (const field of operation(it, 'triggers', 'new_folder').operation.outputFields) delete field.label;
    },
  },
  {
    code: 'H10',
    change: 'a name that is not split',
    apply: (it) => {
      const { operation: member } = operation(it, 'searches', 'find_member');
      member.outputFields = member.outputFields.filter(({ key }) => key !== 'lastName');
    },
  },
  {
    code: 'H11',
    change: 'IDs without names',
    apply: (it) => {
      const { operation: note } = operation(it, 'searches', 'get_note');
      note.outputFields = note.outputFields.filter(({ key }) => key !== 'tagNames');
    },
  },
];

import { expect, it } from '@jest/globals';

import { operationsOf, readDefinition } from '../../scripts/definition.ts';
import { breakingChanges, surfaceOf } from '../../scripts/public_surface.ts';
import { builtAppDirectory } from '../support/built_app.ts';
import { type Change, changed } from './breakages.ts';

// `test/docs/generated.test.ts` compares the app with the recorded surface (C001 to C003: nothing public is removed).
const definition = await readDefinition(builtAppDirectory());
const note = 'creates.update_note.operation';

it.each<[line: string, ...change: Change]>([
  ['creates.update_note was removed', 'creates', { update_note: undefined }],
  ['authentication.type.custom was removed', 'authentication', { type: 'oauth2' }],
  ['authentication.inputs.apiKey was removed', 'authentication', { fields: [] }],
  ['creates.update_note.inputs.title was removed', `${note}.inputFields.title`, { key: 'name' }],
  ['creates.update_note.inputs.title is required now', `${note}.inputFields.title`, { required: true }],
  ['creates.update_note.inputs.title.type.string was removed', `${note}.inputFields.title`, { type: 'text' }],
  [
    'creates.update_note.inputs.name is required now',
    `${note}.inputFields`,
    { 99: { key: 'name', required: true } },
  ],
  [
    'searches.find_invite.inputs.role.choices.admin was removed',
    'searches.find_invite.operation.inputFields.role',
    { choices: [{ value: 'member', label: 'Member' }] },
  ],
  [
    'searches.get_note.outputs.participants.email was removed',
    'searches.get_note.operation.outputFields.participants.children.email',
    { key: 'address' },
  ],
])('breaks Zaps: %s', (line, ...change) => {
  const after = surfaceOf(changed(definition, change));
  expect(breakingChanges(surfaceOf(definition), after)).toStrictEqual([line]);
});

const emptied = { triggers: {}, creates: {}, searches: {}, searchOrCreates: {} };
const optional = { key: 'name', type: 'string' };

it.each<[what: string, ...change: Change]>([
  ['a new major version', '', { ...emptied, version: '99.0.0' }],
  ['a new operation', 'creates', { delete_note: { ...definition.creates.update_note, key: 'delete_note' } }],
  [
    'a new field that is required and has a default',
    `${note}.inputFields`,
    { 99: { ...optional, required: true, default: 'a' } },
  ],
])('does not break Zaps: %s', (_, ...change) => {
  const after = surfaceOf(changed(definition, change));
  expect(breakingChanges(surfaceOf(definition), after)).toStrictEqual([]);
});

it('a new minor version does not excuse what is removed', () => {
  const [major = ''] = definition.version.split('.');
  const after = surfaceOf(changed(definition, ['', { ...emptied, version: `${major}.99.0` }]));
  expect(breakingChanges(surfaceOf(definition), after)).not.toStrictEqual([]);
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

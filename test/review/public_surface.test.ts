import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from '@jest/globals';

import { readDefinition } from '../../scripts/definition.ts';
import {
  breakingChanges,
  type PublicSurface,
  publicSurface,
  surfaceOf,
} from '../../scripts/public_surface.ts';
import { builtAppDirectory } from '../support/built_app.ts';

let recorded: PublicSurface;
let current: PublicSurface;

beforeAll(async () => {
  recorded = publicSurface.parse(
    JSON.parse(await readFile(join(import.meta.dirname, 'public_surface.json'), 'utf8')),
  );
  current = surfaceOf(await readDefinition(builtAppDirectory()));
});

describe('the public surface (C001 to C003: nothing public is ever removed)', () => {
  it('has only grown since it was recorded (otherwise, restore what is missing, or increase the major version and run `npm run surface`)', () => {
    expect(breakingChanges(recorded, current)).toStrictEqual([]);
  });

  it('is up to date in the record (`npm run surface` adds what is new)', () => {
    expect({ ...recorded, version: current.version }).toStrictEqual(current);
  });
});

describe('a change that breaks Zaps', () => {
  it.each<[line: string, change: (surface: PublicSurface) => void]>([
    ['creates.update_note was removed', (it) => delete it.parts['creates.update_note']],
    [
      'triggers.new_note changed from hook to polling',
      (it) => (of(it, 'triggers.new_note').type = 'polling'),
    ],
    ['searchOrCreates.find_folder was removed', (it) => delete it.parts['searchOrCreates.find_folder']],
    ['authentication changed from custom to oauth2', (it) => (of(it, 'authentication').type = 'oauth2')],
    ['authentication: the field apiKey was removed', (it) => (of(it, 'authentication').inputs = {})],
    [
      'creates.update_note: the field title was removed',
      (it) => delete of(it, 'creates.update_note').inputs.title,
    ],
    [
      'creates.update_note: the field title is required now',
      (it) => (of(it, 'creates.update_note').inputs.title = { required: true, type: 'string' }),
    ],
    [
      'creates.update_note: the field title changed from string to text',
      (it) => (of(it, 'creates.update_note').inputs.title = { required: false, type: 'text' }),
    ],
    [
      'creates.update_note: the new field reason is required',
      (it) => (of(it, 'creates.update_note').inputs.reason = { required: true, type: 'string' }),
    ],
    [
      'searches.find_invite: the field role lost the choice admin',
      (it) =>
        (of(it, 'searches.find_invite').inputs.role = {
          required: false,
          type: 'string',
          choices: ['member'],
        }),
    ],
    [
      'searches.get_note no longer gives participants.email',
      (it) => {
        const note = of(it, 'searches.get_note');
        note.outputs = note.outputs.filter((path) => path !== 'participants.email');
      },
    ],
  ])('is reported: %s', (line, change) => {
    const changed = structuredClone(current);
    change(changed);
    expect(breakingChanges(current, changed)).toStrictEqual([line]);
  });

  it('is allowed with a new major version only', () => {
    const [major = '', rest = ''] = current.version.split(/\.(.*)/);
    const emptied = { ...current, parts: {} };
    const under = (version: string) => breakingChanges(current, { ...emptied, version });
    expect(under(`${Number(major) + 1}.0.0`)).toStrictEqual([]);
    expect(under(`${major}.9${rest}`)).not.toStrictEqual([]);
  });

  it('is not an addition', () => {
    const grown = structuredClone(current);
    of(grown, 'creates.update_note').inputs.reason = { required: false, type: 'string' };
    of(grown, 'creates.update_note').outputs.push('reason');
    grown.parts['creates.delete_note'] = { inputs: {}, outputs: ['id'] };
    expect(breakingChanges(current, grown)).toStrictEqual([]);
  });
});

function of(surface: PublicSurface, key: string): PublicSurface['parts'][string] {
  const found = surface.parts[key];
  if (found === undefined) throw new Error(`The app has no ${key}.`);
  return found;
}

import { randomUUID } from 'node:crypto';

import * as zod from 'zod';

import type { Definition } from '../../scripts/definition.ts';
import { prepareInput } from './input_data.ts';
import type { Connection, Invoke } from './invocation.ts';

/** Tests what a user typed in and makes the label, as Zapier does. @throws {ZapError} when the test fails. */
export async function connect(
  definition: Definition,
  invoke: Invoke,
  auth: Readonly<Record<string, string>>,
): Promise<Connection> {
  const { authentication } = definition;
  const authData = prepareInput(authentication.fields, auth).inputData;
  const connection = { id: randomUUID(), authData, label: '' };
  const tested = await invoke('authentication.test', connection, {
    inputData: {},
    meta: { isTestingAuth: true },
  });
  const inputData = zod.record(zod.string(), zod.unknown()).parse(tested);
  const label = authentication.connectionLabel ?? '';
  return {
    ...connection,
    label: label.startsWith('$func$')
      ? zod.string().parse(await invoke('authentication.connectionLabel', connection, { inputData }))
      : render(label, { ...inputData, bundle: { authData, inputData } }),
  };
}

/** Fills `{{name}}` and `{{bundle.authData.name}}`; `__` stands for a dot, and what is not there for nothing. */
function render(template: string, values: object): string {
  return template.replace(/{{\s*(.+?)\s*}}/g, (_match, path: string) => {
    const found = path
      .replaceAll('__', '.')
      .split('.')
      .reduce<unknown>(
        (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
        values,
      );
    return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
  });
}

import { randomUUID } from 'node:crypto';

import * as zod from 'zod';

import type { Definition } from '../../scripts/definition.ts';
import { prepareInput } from './input_data.ts';
import type { Connection, Invoke } from './invocation.ts';

/** Tests what a user typed in and makes the label, as Zapier does. @throws {ZapError} when the test fails. */
export async function connect(
  { authentication: { fields, connectionLabel = '' } }: Definition,
  invoke: Invoke,
  auth: Readonly<Record<string, string>>,
): Promise<Connection> {
  const { inputData: authData } = prepareInput(fields, auth);
  const connection = { id: randomUUID(), authData, label: '' };
  const tested = await invoke('authentication.test', connection, {
    inputData: {},
    meta: { isTestingAuth: true },
  });
  const values = zod.record(zod.string(), zod.unknown()).parse(tested);
  return {
    ...connection,
    label: connectionLabel.replace(/{{(\w+)}}/g, (_, key: string) => String(values[key])),
  };
}

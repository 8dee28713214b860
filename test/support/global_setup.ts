import { builtApp } from '../../scripts/app_package.ts';
import { readDefinition } from '../../scripts/definition.ts';
import { expectEveryOperation } from './every_operation.ts';

/** Builds and unpacks the archive once for all tests. The workers inherit `BUILT_APP` from this process. */
export default async function buildOnce(): Promise<void> {
  const app = await builtApp();
  expectEveryOperation(await readDefinition(app));
  process.env.BUILT_APP = app;
}

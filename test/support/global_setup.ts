import { builtApp } from '../../scripts/app_package.ts';

/** Builds and unpacks the archive once for all tests. The workers inherit `BUILT_APP` from this process. */
export default async function buildOnce(): Promise<void> {
  process.env.BUILT_APP = await builtApp();
}

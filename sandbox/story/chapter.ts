import type { Workspace } from '../workspace/index.ts';
import type { Connection, Zap, Zapier } from '../zapier/index.ts';
import { check } from './failure.ts';
import type { Step } from './steps.ts';

/** What a chapter has to play with. */
export interface Scene {
  zapier: Zapier;
  workspace: Workspace;
  connection: Connection;
  step: Step;
}

/** One Zap, from being turned on to being turned off. */
export interface Chapter {
  title: string;
  tell(scene: Scene): Promise<void>;
}

/**
 * Waits until the workspace has worked through its meetings, and Zapier through the notifications.
 *
 * @returns how many notifications arrived since there were `before`.
 * @throws when none arrived, or when the trigger failed on one.
 */
export async function deliveredNotifications(
  { workspace, zapier }: Scene,
  zap: Zap,
  before: number,
): Promise<number> {
  await workspace.settled();
  await zapier.settled();
  const attempts = workspace.deliveries.slice(before);
  const arrived = attempts.filter(({ status }) => status === 200);
  const [lost] = attempts;
  const reason =
    lost === undefined ? 'none was sent' : (lost.error ?? `the answer was ${lost.status ?? 'none'}`);
  check(arrived.length > 0, `No notification of the workspace reached Zapier: ${reason}.`);
  const [error] = zap.errors;
  if (error !== undefined) throw error;
  return arrived.length;
}

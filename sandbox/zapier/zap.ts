import type { BundlePart, Connection } from './invocation.ts';
import type { ZapError } from './zap_error.ts';

/** The output of a step. */
export type Item = Readonly<Record<string, unknown>>;

/** The trigger of a Zap that is turned on. */
export interface Zap {
  readonly triggerKey: string;
  readonly connection: Connection;
  /** The user's input and, for hooks, `subscribeData`: the result of `performSubscribe`. */
  readonly bundle: BundlePart;
  /** The URL for the service's notifications. Only hooks have one. */
  readonly hookUrl?: string;
  /** What the Zap has fired for so far, in order. */
  readonly runs: Item[];
  /** Failures of a hook's `perform`, in order. */
  readonly errors: ZapError[];
  /** Identities of the items that polls have returned. */
  readonly seen: Set<string>;
}

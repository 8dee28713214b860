import type { Connection } from './invocation.ts';
import type { InputData } from './input_data.ts';
import type { ZapError } from './zap_error.ts';

/** What a step of a Zap hands on. */
export type Item = Readonly<Record<string, unknown>>;

/** One firing of a Zap. */
export interface Run {
  readonly item: Item;
}

/** A Zap that is turned on, as far as its trigger goes. */
export interface Zap {
  readonly triggerKey: string;
  readonly connection: Connection;
  readonly inputData: InputData;
  readonly inputDataRaw: InputData;
  /** Where the service notifies, of a hook; a poll has none. */
  readonly hookUrl?: string;
  /** What `performSubscribe` returned, of a hook. */
  readonly subscribeData?: unknown;
  /** What fired so far, in order. */
  readonly runs: Run[];
  /** Failures of a hook's `perform`, in order. */
  readonly errors: ZapError[];
  /** Identities of the items that a poll has returned. */
  readonly seen: Set<string>;
}

import type { Writable } from 'node:stream';
import { styleText } from 'node:util';

import { ZapError } from '../zapier/index.ts';

/** A request to the service that the page shows. */
interface ToldRequest {
  method: string;
  path: string;
  status: number | null;
}

const widest = 104;

/** A result that differs from what the tour expects. The message is a sentence for the reader. */
class TourFailure extends Error {
  override readonly name = 'TourFailure';
}

/** @throws {TourFailure} with the sentence if the condition is false. */
export function check(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new TourFailure(sentence);
}

/** Whether an error is the app's or the tour's, and not a defect of the tour. */
export const isTold = (error: unknown): error is Error =>
  error instanceof ZapError || error instanceof TourFailure;

export type Page = ReturnType<typeof createPage>;
/** Shows a line about what a step found. */
export type Show = (line: string) => void;

/**
 * Prints the tour line by line, with colors if the output is a terminal.
 *
 * @param key never printed, even if the service repeats it
 * @param requests all requests to the service so far
 */
export function createPage(output: Writable, key: string, requests: readonly ToldRequest[]) {
  let count = 0;
  function write(format: Parameters<typeof styleText>[0], text: string): void {
    output.write(`${styleText(format, text, { stream: output }).replaceAll(key, '[API key]')}\n`);
  }

  /**
   * Runs one step and prints its description, the lines that `work` shows, and the requests it sent.
   *
   * @throws {TourFailure} that names the step, if the app or a check fails. The reason is printed.
   */
  async function step<Result>(told: string, work: (show: Show) => Promise<Result>): Promise<Result> {
    const before = requests.length;
    const shown: string[] = [];
    try {
      const result = await work((line) => shown.push(shortened(line)));
      write('green', `  ✓ ${told}`);
      count += 1;
      return result;
    } catch (error) {
      if (!isTold(error)) throw error;
      write('red', `  ✗ ${told}\n      ${error.message}`);
      throw new TourFailure(`This step failed: ${told}.`, { cause: error });
    } finally {
      for (const line of shown) write('reset', `      ${line}`);
      for (const line of listed(requests.slice(before))) write('dim', `      ${line}`);
    }
  }

  return {
    requests,
    /** The number of successful steps. */
    count: () => count,
    heading: (text: string) => write('bold', `\n${text}`),
    remark: (text: string) => write('reset', `      ${text}`),
    summary: (text: string) => write('green', `\n${text}`),
    step,
  };
}

function shortened(line: string): string {
  const characters = Array.from(line.replace(/\s+/g, ' '));
  return characters.length <= widest ? characters.join('') : `${characters.slice(0, widest - 1).join('')}…`;
}

/** Lists identical requests once, with their count. */
function listed(requests: readonly ToldRequest[]): string[] {
  const same = Map.groupBy(requests, ({ method, path, status }) => {
    const [pathname = ''] = path.split('?');
    return `→ ${method} ${pathname} ${status ?? 'no response'}`;
  });
  return [...same].map(([told, { length }]) => (length === 1 ? told : `${told} (${length}×)`));
}

import { AssertionError, fail } from 'node:assert/strict';
import type { Writable } from 'node:stream';
import { styleText } from 'node:util';

import type { Follower } from '../recipes/run.ts';
import { ZapError } from '../zapier/index.ts';

/** A request to the service that the page shows. */
interface ToldRequest {
  method: string;
  path: string;
  status: number | null;
}

/** Whether an error is the app's, or a result other than the tour expects, and not a defect of the tour. */
export const isTold = (error: unknown): error is Error =>
  error instanceof ZapError || error instanceof AssertionError;

export type Page = ReturnType<typeof createPage>;

/**
 * Prints a tour line by line, with colors if the output is a terminal.
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
   * @throws {AssertionError} that names the step, if the app or an assertion fails. The reason is printed.
   */
  const step: Follower['step'] = async (told, work) => {
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
      fail(`This step failed: ${told}.`);
    } finally {
      for (const line of shown) write('reset', `      ${line}`);
      for (const line of listed(requests.slice(before))) write('dim', `      ${line}`);
    }
  };

  return {
    requests,
    /** The number of successful steps. */
    count: () => count,
    heading: (text: string) => write('bold', `\n${text}`),
    summary: (text: string) => write('green', `\n${text}`),
    lines: (texts: readonly string[]) => texts.forEach((text) => write('reset', `  ${text}`)),
    step,
  };
}

/** Cuts a line to 104 characters. */
function shortened(line: string): string {
  return line.replace(/\s+/g, ' ').replace(/^(.{103}).{2,}/u, '$1…');
}

/** Lists identical requests once, with their count. */
function listed(requests: readonly ToldRequest[]): string[] {
  const same = Map.groupBy(requests, ({ method, path, status }) => {
    const [pathname = ''] = path.split('?');
    return `→ ${method} ${pathname} ${status ?? 'no response'}`;
  });
  return [...same].map(([told, { length }]) => (length === 1 ? told : `${told} (${length}×)`));
}

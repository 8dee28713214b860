import type { Writable } from 'node:stream';
import { styleText } from 'node:util';

import { ZapError } from '../zapier/index.ts';

/** The parts of a request that the page shows. */
export interface ToldRequest {
  method: string;
  path: string;
  status: number | null;
}

const indent = '      ';
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

/** Prints the tour line by line, with colors if the output is a terminal. */
export function createPage(output: Writable) {
  let count = 0;
  let concealed: string | undefined;
  const style = (format: Parameters<typeof styleText>[0], text: string) =>
    styleText(format, text, { stream: output });
  const write = (line: string): void => {
    output.write(`${concealed === undefined ? line : line.replaceAll(concealed, '[API key]')}\n`);
  };

  return {
    /** Never prints the key from now on, even if the service repeats it. */
    conceal(key: string): void {
      concealed = key;
    },
    /** The number of successful steps. */
    count: () => count,
    heading: (text: string) => write(`\n${style('bold', text)}`),
    summary: (text: string) => write(`\n${style('green', text)}`),
    /** Prints the last line after a failure. */
    conclude: (failure: string) => write(`\n${style('red', 'Something went wrong.')} ${failure}`),
    /**
     * Runs one step and prints its description, the lines that `work` shows, and the requests it sent.
     *
     * @param requests returns all requests so far
     * @throws {TourFailure} that names the step, if the app or a check fails. The reason is printed.
     */
    async step<Result>(
      told: string,
      requests: () => readonly ToldRequest[],
      work: (show: (line: string) => void) => Promise<Result>,
    ): Promise<Result> {
      const before = requests().length;
      const shown: string[] = [];
      try {
        const result = await work((line) => shown.push(shortened(line)));
        write(`  ${style('green', '✓')} ${told}`);
        count += 1;
        return result;
      } catch (error) {
        if (!isTold(error)) throw error;
        write(`  ${style('red', '✗')} ${told}\n${indent}${style('red', error.message)}`);
        throw new TourFailure(`This step failed: ${told}.`, { cause: error });
      } finally {
        for (const line of shown) write(`${indent}${line}`);
        for (const line of listed(requests().slice(before))) write(`${indent}${style('dim', line)}`);
      }
    },
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

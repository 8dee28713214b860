import { ZapError } from '../zapier/index.ts';
import { StoryFailure } from './failure.ts';
import type { Page, ToldRequest } from './page.ts';

/**
 * Runs one step of the story and prints its description, the lines that `work` shows, and the requests it sent.
 *
 * @returns the result of `work`.
 * @throws {StoryFailure} that names the step, if the app or a check fails. The reason is printed.
 */
export type Step = <Result>(
  told: string,
  work: (show: (...lines: string[]) => void) => Promise<Result>,
) => Promise<Result>;

/** @param requests returns all requests so far, in order */
export function createSteps(page: Page, requests: () => readonly ToldRequest[]) {
  let count = 0;
  const step: Step = async (told, work) => {
    const before = requests().length;
    const shown: string[] = [];
    try {
      const result = await work((...lines) => shown.push(...lines));
      page.done(told);
      count += 1;
      return result;
    } catch (error) {
      if (!(error instanceof ZapError || error instanceof StoryFailure)) throw error;
      page.failed(told, error.message);
      throw new StoryFailure(`This step failed: ${told}.`, { cause: error });
    } finally {
      page.details(shown);
      page.requests(requests().slice(before));
    }
  };
  /** `count` returns the number of successful steps. */
  return { step, count: () => count };
}

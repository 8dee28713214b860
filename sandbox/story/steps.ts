import { ZapError } from '../zapier/index.ts';
import { StoryFailure } from './failure.ts';
import type { Page, ToldRequest } from './page.ts';

/**
 * Does one step of the story and tells it: what is done, the lines `work` has to show for it, and the requests it made.
 *
 * @returns what `work` does.
 * @throws {StoryFailure} that names the step, where the app or the story failed in it; why stands on the page.
 */
export type Step = <Result>(
  told: string,
  work: (show: (...lines: string[]) => void) => Promise<Result>,
) => Promise<Result>;

/** @param requests all requests so far, in order. */
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
  /** `count`: how many went well. */
  return { step, count: () => count };
}

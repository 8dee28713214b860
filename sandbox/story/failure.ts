import type { Page } from './page.ts';

/** A result that differs from what the story expects. The message is a sentence for the reader. */
export class StoryFailure extends Error {
  override readonly name = 'StoryFailure';
}

/** @throws {StoryFailure} with the sentence if the condition is false. */
export function check(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new StoryFailure(sentence);
}

/** Runs `work` and prints its failure, if any. @returns the exit code of the process. */
export async function exitCodeOf(page: Page, work: () => Promise<void>): Promise<0 | 1> {
  try {
    await work();
    return 0;
  } catch (error) {
    page.conclude(error instanceof Error ? error.message : String(error));
    // Unexpected: print the stack.
    if (!(error instanceof StoryFailure)) console.error(error);
    return 1;
  }
}

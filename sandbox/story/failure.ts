import type { Page } from './page.ts';

/** What went otherwise than the story says, in a sentence for whoever reads it. */
export class StoryFailure extends Error {
  override readonly name = 'StoryFailure';
}

/** @throws {StoryFailure} with the sentence unless the condition holds. */
export function check(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new StoryFailure(sentence);
}

/** @returns the exit code of what `work` tells; a failure stands on the page by then. */
export async function exitCodeOf(page: Page, work: () => Promise<void>): Promise<0 | 1> {
  try {
    await work();
    return 0;
  } catch (error) {
    page.conclude(error instanceof Error ? error.message : String(error));
    // Foreseen by nobody: whoever mends it needs to know where it came from.
    if (!(error instanceof StoryFailure)) console.error(error);
    return 1;
  }
}

import { TestEnvironment } from 'jest-environment-node';

/** Skips the remaining tests in a file after the first failure: one failing test is enough to kill a mutant. */
export default class FirstFailureEnvironment extends TestEnvironment {
  #hasFailed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.#hasFailed = true;
    if (name === 'test_start' && this.#hasFailed) test.mode = 'skip';
  }
}

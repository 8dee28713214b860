import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({
  config: { fakeTimers: {}, rootDir: import.meta.dirname },
  global: globalThis,
});

/** What the tests use of Jest's object, for tests that run outside of Jest's own contexts. */
export const jest = {
  fn: (run) => mocker.fn(run),
  spyOn: (...target) => mocker.spyOn(...target),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  // Node's streams need the real `nextTick`. Jest replaces only the tests' own.
  useFakeTimers: ({ doNotFake = [], ...options } = {}) =>
    timers.useFakeTimers({ ...options, doNotFake: ['nextTick', ...doNotFake] }),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now) => timers.setSystemTime(now),
  getTimerCount: () => timers.getTimerCount(),
  advanceTimersByTime: (time) => timers.advanceTimersByTime(time),
  advanceTimersByTimeAsync: (time) => timers.advanceTimersByTimeAsync(time),
};

import { afterAll, beforeAll, beforeEach } from '@jest/globals';

import { type App, startApp } from './app.ts';
import { furnish, type Office, reset } from './office.ts';

/** Starts the built app for the tests of a file. Resets and refills its workspace before each test. */
export function beforeEachInOffice(use: (opened: { app: App; office: Office }) => void): void {
  let app: App;
  beforeAll(async () => {
    app = await startApp({ virtualTime: true });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    reset(app);
    use({ app, office: furnish(app) });
  });
}

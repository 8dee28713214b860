import { afterAll, beforeAll, beforeEach } from '@jest/globals';

import { type App, startApp } from './app.ts';
import { furnish, type Office, reset } from './office.ts';

/** For the tests of a file: the built app with a workspace that is emptied and furnished anew before each of them. */
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

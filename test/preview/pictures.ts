import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Browser, chromium, firefox } from 'playwright-core';

import { startPreview } from '../../sandbox/preview/server.ts';
import { builtApp } from '../../scripts/app_package.ts';
import { hashOfFiles, projectDirectory } from '../../scripts/project.ts';

const directory = join(projectDirectory, 'docs/pictures');
/** Holds the value of `pictureSources` when the pictures were taken. */
const stamp = join(directory, 'made_of.txt');

/** Hashes what the pictures depend on: the public surface of the app, its brand, and the preview's page. */
const pictureSources = (): Promise<string> =>
  hashOfFiles(['test/review/public_surface.json', 'src/product.ts', 'assets/*', 'sandbox/preview/page/*']);

/** Whether the pictures show the app as it is. */
export const arePicturesCurrent = async (): Promise<boolean> =>
  (await readFile(stamp, 'utf8')).trim() === (await pictureSources());

const SECTION = 'find_section?noteId={{1__id}}&heading=Decisions';
const UPDATE =
  'update_note?noteId={{1__id}}&title={{1__title}}: next steps&userWrittenNote={{2__markdown}}&contentMode=append';

/** The Zap of the README, and steps to picture, one of each kind: the addresses of each. */
const PICTURES = {
  zap: `note_completed?titleContains=steering/${SECTION}/${UPDATE}`,
  note_completed: 'note_completed?titleContains=Kestrel',
  new_note: 'new_note?titleContains=Kestrel',
  update_note: 'note_completed?titleContains=Kestrel/update_note?noteId={{1__id}}&title=Kestrel: next steps',
  find_note: 'find_note?titleContains=Kestrel',
} as const;

const DARK = { 'layout.css.prefers-color-scheme.content-override': 0 };

/**
 * Browsers with their packages in Debian. Chromium's sandbox doesn't work for root, the usual user in containers, and
 * the page is our own. Playwright drives an ordinary Firefox through WebDriver BiDi. Chromium is light and Firefox is
 * dark, so that the preview is tested in both color schemes.
 */
const BROWSERS = {
  chromium: {
    paths: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
    launch: (executablePath: string) =>
      chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-sync'] }),
  },
  'firefox-esr': {
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    launch: (executablePath: string) =>
      firefox.launch({ executablePath, channel: 'moz-firefox', firefoxUserPrefs: DARK }),
  },
} as const;
export type BrowserName = keyof typeof BROWSERS;

/** The path of the system's browser; undefined if it isn't installed. */
export function browserPath(name: BrowserName): string | undefined {
  return BROWSERS[name].paths.find(existsSync);
}

/** @throws if the browser isn't installed. */
export async function openBrowser(name: BrowserName): Promise<Browser> {
  const path = browserPath(name);
  if (path === undefined) throw new Error(`${name} isn't installed. On Debian: apt-get install ${name}`);
  return BROWSERS[name].launch(path);
}

async function takePictures(): Promise<void> {
  const preview = await startPreview({ appDirectory: await builtApp(), dialect: {} });
  const browser = await openBrowser('chromium');
  try {
    for (const [key, address] of Object.entries(PICTURES)) {
      // No wider than three columns need, so that the text is legible where a page shows the picture 800 pixels wide.
      const page = await browser.newPage({ viewport: { width: 1024, height: 720 }, reducedMotion: 'reduce' });
      await page.goto(`${preview.url}/#${address}`);
      const run = page.getByRole('button', { name: address.includes('/') ? 'Run Zap' : 'Test step' });
      await run.click();
      await page
        .getByRole('status')
        .getByText(/found\.$|^The Zap ran/)
        .waitFor();
      await page.screenshot({ path: join(directory, `${key}.png`) });
    }
    await writeFile(stamp, `${await pictureSources()}\n`);
  } finally {
    await browser.close();
    await preview.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await takePictures();

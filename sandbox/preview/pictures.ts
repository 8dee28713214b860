import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Browser, chromium, firefox } from 'playwright-core';

import { builtApp } from '../../scripts/app_package.ts';
import { hashOfFiles, projectDirectory } from '../../scripts/project.ts';
import { startPreview } from './server.ts';

const directory = join(projectDirectory, 'docs/pictures');
/** Holds the value of `pictureSources` when the pictures were taken. */
const stamp = join(directory, 'made_of.txt');

/** Hashes what the pictures depend on: the public surface of the app, its brand, and the preview's page. */
const pictureSources = (): Promise<string> =>
  hashOfFiles(['test/review/public_surface.json', 'src/product.ts', 'assets/*', 'sandbox/preview/page/*']);

/** Whether the pictures show the app as it is. */
export const arePicturesCurrent = async (): Promise<boolean> =>
  (await readFile(stamp, 'utf8')).trim() === (await pictureSources());

/** The steps to picture, one of each kind, and the field to fill in with its value. The README shows the first one. */
const PICTURES = {
  note_completed: ['Title Contains', 'Kestrel'],
  new_note: ['Title Contains', 'Kestrel'],
  update_note: ['Title', 'Kestrel: next steps'],
  find_note: ['Title Contains', 'Kestrel'],
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
    for (const [key, [label, value]] of Object.entries(PICTURES)) {
      const page = await browser.newPage({ viewport: { width: 1360, height: 850 } });
      await page.goto(`${preview.url}/#${key}`);
      await page.getByLabel(label, { exact: true }).fill(value);
      if (key === 'update_note') {
        await page.getByLabel('Note *', { exact: true }).click();
        await page.locator('[role=option]').first().click();
      }
      await page.getByRole('button', { name: 'Test step' }).click();
      await page.getByRole('heading', { name: 'Result' }).waitFor();
      await page.screenshot({ path: join(directory, `${key}.png`) });
      console.log(`docs/pictures/${key}.png`);
    }
    await writeFile(stamp, `${await pictureSources()}\n`);
  } finally {
    await browser.close();
    await preview.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await takePictures();

import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Browser, chromium } from 'playwright-core';

import { startPreview } from '../sandbox/preview/server.ts';
import { builtApp } from './app_package.ts';
import { hashOfFiles, projectDirectory } from './project.ts';

/** Paths of Chromium on Debian and other Linux distributions. */
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const directory = join(projectDirectory, 'docs/pictures');
const stamp = join(directory, 'made_of.txt');

/** The steps to picture, one of each kind, and the field to fill in with its value. The README shows the first one. */
const PICTURES = {
  note_completed: ['Title Contains', 'Kestrel'],
  new_note: ['Title Contains', 'Kestrel'],
  update_note: ['Title', 'Kestrel: next steps'],
  find_note: ['Title Contains', 'Kestrel'],
} as const;

/** The path of the system's Chromium; undefined if it isn't installed. */
export function chromiumPath(): string | undefined {
  return CHROMIUM.find(existsSync);
}

/** @throws if Chromium isn't installed. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) {
    throw new Error("Chromium isn't installed. On Debian: apt-get install chromium");
  }
  // Chromium's sandbox doesn't work for root, the usual user in containers. The page is our own, so it is trusted.
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-sync'] });
}

/** Hashes what the pictures depend on: the public surface of the app and the preview's sources. */
export const pictureSources = (): Promise<string> =>
  hashOfFiles(['test/review/public_surface.json', 'sandbox/preview/**']);

/** The value of `pictureSources` when the pictures were taken. */
export const picturedSources = async (): Promise<string> => (await readFile(stamp, 'utf8')).trim();

async function takePictures(): Promise<void> {
  const preview = await startPreview({ appDirectory: await builtApp() });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1360, height: 850 } });
    for (const [key, [label, value]] of Object.entries(PICTURES)) {
      await page.goto(`${preview.url}/#${key}`);
      await page.getByLabel(label, { exact: true }).fill(value);
      if (key === 'update_note') {
        await page.getByRole('button', { name: 'Load choices' }).first().click();
        await page.getByLabel('Choices for Note').selectOption({ index: 0 });
      }
      await page.getByRole('button', { name: 'Test step' }).click();
      await page.locator('.result').waitFor();
      await page.evaluate('scrollTo(0, 0)');
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

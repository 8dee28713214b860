import { request } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import * as zod from 'zod';

import { type Preview, startPreview } from '../../sandbox/preview/server.ts';
import { startWorkspace, type Workspace } from '../../sandbox/workspace/index.ts';
import { chromiumPath, openBrowser, picturedSources, pictureSources } from '../../scripts/pictures.ts';
import { recording } from '../audio/corpus.ts';
import { builtAppDirectory } from '../support/built_app.ts';

const HOSTILE = '<img src=x onerror="document.title=\'hacked\'"><script>document.title="hacked"</script>';

/** In the page: how far it reaches beyond the screen, and whose text is wider than its box. */
const MEASURE_LAYOUT = `({
  wide: document.documentElement.scrollWidth - innerWidth,
  cut: [...document.querySelectorAll('label, button, dt, a, p')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent),
  background: getComputedStyle(document.querySelector('article')).backgroundColor,
})`;
const layout = zod.object({ wide: zod.number(), cut: zod.array(zod.string()), background: zod.string() });

let preview: Preview;

beforeAll(async () => {
  preview = await startPreview({ appDirectory: builtAppDirectory() });
});

afterAll(() => preview.close());

function workspaceOf({ workspace }: Preview): Workspace {
  if (workspace === undefined) throw new Error('The preview runs against a real service.');
  return workspace;
}

describe('the server', () => {
  /** `fetch` sets Host by itself. */
  function statusOf(headers: Record<string, string>, method = 'POST'): Promise<number | undefined> {
    const sent = request(`${preview.url}/api/app`, { method, headers });
    sent.end();
    return new Promise((resolve) =>
      sent.once('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      }),
    );
  }

  it.each([
    ['another host', { host: 'evil.example' }],
    ['another site', { origin: 'https://evil.example' }],
  ])('refuses what comes from %s', async (_, headers) => {
    expect(await statusOf(headers, 'GET')).toBe(403);
  });

  it('refuses a POST that names no origin', async () => {
    expect(await statusOf({})).toBe(403);
  });

  it('listens on this machine only', () => {
    expect(new URL(preview.url).hostname).toBe('127.0.0.1');
  });

  it('never sends the key', async () => {
    const { keys } = workspaceOf(preview);
    const headers = { origin: preview.url, 'content-type': 'application/json' };
    const body = JSON.stringify({ kind: 'triggers', key: 'note_completed', input: {} });
    const responses = await Promise.all([
      fetch(preview.url),
      fetch(`${preview.url}/api/app`),
      fetch(`${preview.url}/api/test`, { method: 'POST', headers, body }),
    ]);
    const texts = await Promise.all(responses.map((response) => response.text()));

    expect(responses.map(({ status }) => status)).toStrictEqual([200, 200, 200]);
    expect(texts.filter((text) => text.includes(keys.everything))).toStrictEqual([]);
  });
});

describe('the pictures in README and reference', () => {
  it('show the app as it is: if not, run npm run pictures', async () => {
    expect(await picturedSources()).toBe(await pictureSources());
  });
});

const isBrowserThere = chromiumPath() !== undefined || process.env.CI !== undefined;
const inBrowser = isBrowserThere ? describe : describe.skip;
if (!isBrowserThere) {
  // eslint-disable-next-line no-console -- Whoever runs the tests has to know.
  console.warn("The preview was not tested: Chromium isn't installed (apt-get install chromium).");
}

inBrowser('the page (in Chromium; not run where it is not installed)', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  async function open(key: string, options: Parameters<Browser['newPage']>[0] = {}, url = preview.url) {
    page = await browser.newPage(options);
    await page.goto(`${url}/#${key}`);
    await page.locator('article').waitFor();
  }

  async function test(): Promise<string> {
    await page.getByRole('button', { name: 'Test step' }).click();
    return page.locator('.result').innerText();
  }

  it('shows what a trigger with a filter finds', async () => {
    await open('note_completed');
    await page.getByLabel('Title Contains').fill('kestrel');

    expect(await test()).toMatch(/\b3 found[\s\S]*Kestrel/);
    expect(await page.locator('.requests li').count()).toBeGreaterThan(0);
  });

  it('fills a dropdown page by page', async () => {
    const workspace = workspaceOf(preview);
    for (let n = 0; n < 60; n += 1) workspace.addNote({ title: `Daily ${n}`, status: 'recording' });
    await open('get_note');
    await page.getByRole('button', { name: 'Load choices' }).click();
    await page.getByText('100 loaded').waitFor();
    await page.getByRole('button', { name: 'Load more' }).click();
    await page.getByText('120 loaded').waitFor();
    const choices = page.getByLabel('Choices for Note');
    const name = await choices.locator('option').nth(110).innerText();
    await choices.selectOption(name);

    expect(await page.getByRole('status').innerText()).toBe(`Chosen: ${name}`);
    expect(await test()).toContain(name.replace(/ \(.*/, ''));
  });

  it('sends all values of a list', async () => {
    const workspace = workspaceOf(preview);
    const { id } = workspace.addNote({ title: 'Two tags', status: 'completed' });
    const [first = '', second = ''] = workspace.folders.keys();
    await open('update_note');
    await page.getByLabel('Note *', { exact: true }).fill(id);
    await page.getByLabel('Folders list').fill(first);
    await page.getByRole('button', { name: '+ Add another to Folders' }).click();
    await page.getByLabel('Folders', { exact: true }).fill(second);

    expect(await test()).toContain('Done.');
    expect(workspace.notes.get(id)?.tags.map((tag) => tag.id)).toStrictEqual([first, second]);
  });

  it('hands the app a file from this machine', async () => {
    // The page forbids `eval`, with which Playwright waits for a value.
    await open('create_note_from_audio', { bypassCSP: true });
    const file = { name: 'call.mp3', mimeType: 'audio/mpeg', buffer: recording('cbr.mp3') };
    await page.getByLabel('a file from this machine').setInputFiles(file);
    await page.waitForFunction("document.querySelector('#audio').value.includes('/uploads/')");

    expect(await test()).toMatch(/Done\.[\s\S]*mp3/);
  });

  it('shows an error as the user reads it, and what Zapier does', async () => {
    await open('update_note');
    await page.getByLabel('Note *', { exact: true }).fill('note_1');
    await test();

    expect(await page.getByRole('alert').innerText()).toMatch(
      /^There is nothing to change\. .* The run fails\.$/,
    );
  });

  it('shows what a user sees when the service is down', async () => {
    await open('find_workspace');
    await page.getByLabel('Trouble').selectOption('The service is down');
    const told = await test();
    await page.getByLabel('Trouble').selectOption('none');

    expect(told).toMatch(/is having trouble/);
  });

  it('loads the transcript of a four-hour note when it is opened', async () => {
    const segment = (n: number) => ({
      speaker: 'Anna',
      text: `${'word '.repeat(300)}${n}`,
      startTimestamp: '00:00:00',
      endTimestamp: '00:00:09',
    });
    const transcripts = Array.from({ length: 5000 }, (_, n) => segment(n));
    const { id } = workspaceOf(preview).addNote({ title: 'Four hours', status: 'completed', transcripts });
    await open('get_note');
    await page.getByLabel('Note *', { exact: true }).fill(id);
    await test();
    await page.getByRole('button', { name: 'Load Transcript (Plain Text)' }).click();

    await page.getByText('Anna: word word').first().waitFor();
  });

  it('shows a hostile note as text', async () => {
    const { id } = workspaceOf(preview).addNote({ title: HOSTILE, summary: HOSTILE, status: 'completed' });
    await open('get_note');
    await page.getByLabel('Note *', { exact: true }).fill(id);

    expect(await test()).toContain(HOSTILE);
    expect(await page.title()).toBe('Preview');
    expect(await page.locator('.result img, .result script').count()).toBe(0);
  });

  it('downloads the files of a note', async () => {
    await open('note_completed');
    await test();
    const download = page.waitForEvent('download');
    await page.getByText('Download the file').first().click();

    expect((await download).suggestedFilename()).toMatch(/\.(txt|md|srt|vtt)$/);
  });

  it('works by keyboard alone', async () => {
    await open('find_workspace');
    await page.getByLabel('Name').focus();
    await page.keyboard.press('Enter');

    await page.getByText('1 found').waitFor();
  });

  it.each(['light', 'dark'] as const)('fits a phone in %s mode, cutting nothing off', async (colorScheme) => {
    await open('find_note', { viewport: { width: 390, height: 800 }, colorScheme });
    await page.getByLabel('Title Contains').fill('kestrel');
    await test();
    const { wide, cut, background } = layout.parse(await page.evaluate(MEASURE_LAYOUT));

    expect({ wide, cut }).toStrictEqual({ wide: 0, cut: [] });
    expect(background).toBe(colorScheme === 'dark' ? 'rgb(22, 24, 28)' : 'rgb(255, 255, 255)');
  });

  it('asks before it writes to a real service', async () => {
    const service = await startWorkspace({});
    const real = await startPreview({
      appDirectory: builtAppDirectory(),
      service: { baseUrl: service.baseUrl, apiKey: service.keys.everything },
    });
    try {
      const before = service.folders.size;
      await open('create_folder', {}, real.url);
      await page.getByLabel('Name *', { exact: true }).fill('New');
      await page.getByLabel('Owner *', { exact: true }).fill([...service.members.values()][0]?.userId ?? '');
      const answers = [false, true];
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        void (answers.shift() === true ? dialog.accept() : dialog.dismiss());
      });
      await page.getByRole('button', { name: 'Test step' }).click();
      expect(asked).toStrictEqual(['This changes your workspace. Run it?']);
      expect(service.folders.size).toBe(before);
      await page.getByRole('button', { name: 'Test step' }).click();
      await page.getByText('Done.').waitFor();
      expect(service.folders.size).toBe(before + 1);
    } finally {
      await real.close();
      await service.close();
    }
  });
});

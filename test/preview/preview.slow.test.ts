import { request } from 'node:http';

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import * as zod from 'zod';

import { arePicturesCurrent, browserPath, openBrowser } from '../../sandbox/preview/pictures.ts';
import { type Preview, startPreview } from '../../sandbox/preview/server.ts';
import { startWorkspace, type Workspace } from '../../sandbox/workspace/index.ts';
import { product } from '../../src/product.ts';
import { recording } from '../audio/corpus.ts';
import { builtAppDirectory } from '../support/built_app.ts';

const HOSTILE = '<img src=x onerror="document.title=\'hacked\'"><script>document.title="hacked"</script>';

/** In the page: how far it reaches beyond the screen, whose text is wider than its box, and what breaks at a hyphen. */
const MEASURE_LAYOUT = `({
  wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  cut: [...document.querySelectorAll('label, button, th, a, p')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent),
  broken: [...document.querySelectorAll('td span')]
    .filter(({ offsetHeight }) => offsetHeight > 30)
    .map(({ textContent }) => textContent),
  background: getComputedStyle(document.documentElement).backgroundColor,
})`;
const words = zod.array(zod.string());
const layout = zod.object({ wide: zod.number(), cut: words, broken: words, background: zod.string() });

/** Without the browser, it is skipped, except in CI. */
const inChromium = browserPath('chromium') === undefined && process.env.CI === undefined ? it.skip : it;

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
    const body = JSON.stringify({ kind: 'triggers', key: 'note_completed' });
    const responses = await Promise.all([
      fetch(preview.url),
      fetch(`${preview.url}/api/app`),
      fetch(`${preview.url}/api/run`, { method: 'POST', headers, body }),
    ]);
    const texts = await Promise.all(responses.map((response) => response.text()));

    expect(responses.map(({ status }) => status)).toStrictEqual([200, 200, 200]);
    expect(texts.filter((text) => text.includes(keys.everything))).toStrictEqual([]);
  });
});

describe('the pictures in README and reference', () => {
  inChromium('show the app and its brand as they are: if not, run npm run pictures', async () => {
    expect(await arePicturesCurrent()).toBe(true);
  });
});

describe.each(['chromium', 'firefox-esr'] as const)('the page in %s', (name) => {
  if (browserPath(name) === undefined && process.env.CI === undefined) {
    it.skip(`is tested where the browser is installed (apt-get install ${name})`, () => undefined);
    return;
  }
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser(name);
  }, 60_000);
  afterAll(() => browser.close());
  afterEach(() => page.close());

  async function open(key: string, options: Parameters<Browser['newPage']>[0] = {}, url = preview.url) {
    page = await browser.newPage(options);
    await page.goto(`${url}/#${key}`);
    await page.getByRole('heading', { name: 'Sample' }).waitFor();
  }

  const field = (label: string) => page.getByLabel(label, { exact: true });
  const button = () => page.getByRole('button', { name: 'Test step' });
  const result = () => page.getByRole('region', { name: 'Result' });

  async function isInView(locator: ReturnType<typeof button>): Promise<boolean> {
    const box = await locator.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0);
  }

  /** Typing opens the list of notes. */
  async function enterId(id: string): Promise<void> {
    await field('Note *').fill(id);
    await page.keyboard.press('Escape');
  }

  async function test(): Promise<string> {
    await button().click();
    await result().getByRole('heading', { name: 'Result' }).waitFor();
    return result().innerText();
  }

  it('shows what a trigger with a filter finds, in groups, with its requests', async () => {
    await open('note_completed');
    await field('Title Contains').fill('kestrel');
    const told = await test();

    expect(told).toMatch(/\b3 found[\s\S]*Kestrel/);
    expect(told).toMatch(
      /People\n[\s\S]*Summary\n[\s\S]*Action Items\n[\s\S]*Transcript\n[\s\S]*Files\n[\s\S]*IDs\n/,
    );
    expect(told).toMatch(/\d requests, \d+ ms|1 request, \d+ ms/);
    expect(layout.parse(await page.evaluate(MEASURE_LAYOUT)).broken).toStrictEqual([]);
  });

  it('shows the sample until the step is tested', async () => {
    await open('note_completed');

    expect(await result().innerText()).toMatch(/^Sample\n[\s\S]*Northwind: renewal call/);
  });

  it('keeps the button in view, and shows the top of the result after a test', async () => {
    await open('find_note', { viewport: { width: 1280, height: 500 } });
    for (const summary of await page.locator('form summary').all()) await summary.click();
    expect(await isInView(button())).toBe(true);
    await field('Title Contains').fill('kestrel');
    await test();

    expect(await isInView(result().getByRole('heading', { name: 'Result' }))).toBe(true);
  });

  it('keeps what was entered and found while another step is open', async () => {
    await open('find_note');
    await field('Title Contains').fill('kestrel');
    const told = await test();
    await page.getByRole('link', { name: 'Find Member' }).click();
    await page.getByRole('heading', { name: 'Find Member' }).waitFor();
    await page.getByRole('link', { name: 'Find Note', exact: true }).click();

    expect(await field('Title Contains').inputValue()).toBe('kestrel');
    expect(await result().innerText()).toBe(told);
  });

  it('is light or dark as the browser is', async () => {
    await open('find_member');
    const { background } = layout.parse(await page.evaluate(MEASURE_LAYOUT));

    expect(background).toBe(name === 'chromium' ? 'rgb(255, 255, 255)' : 'rgb(19, 23, 31)');
  });

  it('has the name of the step and of the product in its tab', async () => {
    await open('find_member');

    expect(await page.title()).toBe(`Find Member · ${product.name}`);
  });

  it('fills a dropdown page by page, up to the last one', async () => {
    const workspace = workspaceOf(preview);
    workspace.addNotes(60, (n) => ({ title: `Daily ${n}`, status: 'recording' }));
    await open('get_note');
    await field('Note *').click();
    const options = page.locator('[role=option]');
    const more = page.getByRole('option', { name: 'Load more' });
    for (let loaded = 100; loaded < workspace.notes.size; loaded += 100) {
      await options.nth(loaded).waitFor();
      await more.click();
    }
    await more.waitFor({ state: 'detached' });
    expect(await options.count()).toBe(workspace.notes.size);
    const choice = options.nth(110);
    const label = await choice.innerText();
    await choice.click();

    expect(await field('Note *').inputValue()).toBe(label);
    expect(await test()).toContain(label.replace(/ \(.*/, ''));
  });

  it('narrows a dropdown by what is typed, and chooses by keyboard', async () => {
    await open('find_folder');
    await field('Parent Folder').click();
    await page.locator('[role=option]').nth(5).waitFor();
    await page.keyboard.type('europe');
    const options = await page.locator('[role=option]').allInnerTexts();
    expect(options.every((text) => /europe/i.test(text))).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    expect(await field('Parent Folder').inputValue()).toBe(options[0]);
    expect(await test()).toContain('Clients / Europe / ');
  });

  it('sends all values of a list', async () => {
    const workspace = workspaceOf(preview);
    const { id } = workspace.addNote({ title: 'Two tags', status: 'completed' });
    const [first = '', second = ''] = workspace.folders.keys();
    await open('update_note');
    await enterId(id);
    await field('Folders').fill(first);
    await field('Folders, row 2').fill(second);

    expect(await test()).toContain('Done.');
    expect(workspace.notes.get(id)?.tags.map((tag) => tag.id)).toStrictEqual([first, second]);
  });

  it('hands the app a file from this machine', async () => {
    await open('create_note_from_audio');
    const file = { name: 'call.mp3', mimeType: 'audio/mpeg', buffer: recording('cbr.mp3') };
    const uploaded = page.waitForResponse(/upload/);
    await page.getByLabel('a file from this machine').setInputFiles(file);
    await uploaded;

    expect(await test()).toMatch(/Done\.[\s\S]*mp3/);
  });

  it('shows an error as the user reads it, and what Zapier does', async () => {
    await open('update_note');
    await enterId('note_1');
    await test();

    expect(await page.getByRole('alert').innerText()).toMatch(
      /^There is nothing to change\. .* The run fails\.$/,
    );
  });

  it('shows what a user sees when the service is down, and what it was asked and answered', async () => {
    await open('find_note');
    await page.getByText('Developer').click();
    const configured = page.waitForResponse(/workspace/);
    await page.getByLabel('Trouble').selectOption('The service is down');
    await configured;
    await field('Title Contains').fill('kestrel');
    const told = await test();
    const repaired = page.waitForResponse(/workspace/);
    await page.getByLabel('Trouble').selectOption('none');
    await repaired;

    expect(told).toMatch(/is having trouble/);
    expect(told).toMatch(/503, \d+ ms\s+GET \/v1\/notes\?limit=100\n.*Simulated/);
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
    await enterId(id);
    await test();
    await page.getByRole('button', { name: 'Load Transcript (Plain Text)' }).click();

    await page.getByText('Anna: word word').first().waitFor();
  });

  it('shows a hostile note as text', async () => {
    const { id } = workspaceOf(preview).addNote({ title: HOSTILE, summary: HOSTILE, status: 'completed' });
    await open('get_note');
    await enterId(id);

    expect(await test()).toContain(HOSTILE);
    expect(await page.title()).not.toContain('hacked');
    expect(await result().locator('img, script').count()).toBe(0);
  });

  it('shows rich text as it will look, and its source', async () => {
    const { id } = workspaceOf(preview).addNote({ summary: '## Plan\n\n**Ship** it.', status: 'completed' });
    await open('get_note');
    await enterId(id);
    await test();
    const [frame] = await page.getByTitle('Rich text').all();

    expect(await frame?.contentFrame().locator('h2, h3').first().innerText()).toBe('Plan');
    await page.getByText('HTML', { exact: true }).first().click();
    expect(await result().innerText()).toContain('<strong>Ship</strong>');
  });

  it('shows line items as a table of the columns with values', async () => {
    const transcripts = [{ speaker: 'Anna', text: 'Hello.', startTimestamp: '00:01', endTimestamp: null }];
    const { id } = workspaceOf(preview).addNote({ transcripts, status: 'completed' });
    await open('get_note');
    await enterId(id);
    await test();
    const row = page.getByRole('row', { name: 'Transcript Segments' });
    await row.getByText('1 line item', { exact: true }).click();

    // Every label begins with “Segment”.
    expect(await row.locator('table th').allInnerTexts()).toStrictEqual([
      'Speaker',
      'Text',
      'Start',
      'Start (Seconds)',
    ]);
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
    await field('Name').focus();
    await page.keyboard.press('Enter');

    await page.getByText('1 found').waitFor();
  });

  it('opens with the step on a phone, and leads to the other steps with a button', async () => {
    await open('find_note', { viewport: { width: 390, height: 800 } });
    const link = page.getByRole('link', { name: 'New Completed Note' });
    expect([await isInView(field('Title Contains')), await isInView(link)]).toStrictEqual([true, false]);
    await page.getByRole('button', { name: 'Steps' }).click();
    expect(await isInView(link)).toBe(true);
    await link.click();

    expect(await isInView(page.getByRole('heading', { name: 'New Completed Note' }))).toBe(true);
  });

  it('fits a phone, cutting nothing off', async () => {
    await open('find_note', { viewport: { width: 390, height: 800 } });
    await field('Title Contains').fill('kestrel');
    await test();
    const { wide, cut } = layout.parse(await page.evaluate(MEASURE_LAYOUT));

    expect({ wide, cut }).toStrictEqual({ wide: 0, cut: [] });
  });

  it('asks before it writes to a real service, and not before it reads', async () => {
    const service = await startWorkspace({});
    const real = await startPreview({
      appDirectory: builtAppDirectory(),
      service: { baseUrl: service.baseUrl, apiKey: service.keys.everything },
    });
    try {
      const before = service.folders.size;
      await open('create_folder', {}, real.url);
      await field('Name *').fill('New');
      await field('Owner *').fill([...service.members.values()][0]?.userId ?? '');
      const answers = [false, true];
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        void (answers.shift() === true ? dialog.accept() : dialog.dismiss());
      });
      await button().click();
      expect(asked).toStrictEqual(['This changes your workspace. Run it?']);
      expect(service.folders.size).toBe(before);
      await button().click();
      await page.getByText('Done.').waitFor();
      expect(service.folders.size).toBe(before + 1);

      await page.getByRole('link', { name: 'Create Digest' }).click();
      await page.getByRole('heading', { name: 'Create Digest' }).waitFor();
      service.clearRequests();
      await test();
      expect(asked).toHaveLength(2);
      expect(new Set(service.requests.map(({ method }) => method))).toStrictEqual(new Set(['GET']));
    } finally {
      await real.close();
      await service.close();
    }
  });
});

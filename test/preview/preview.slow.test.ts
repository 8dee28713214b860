import { request } from 'node:http';

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';

import { type Preview, startPreview } from '../../sandbox/preview/server.ts';
import { recipeAddresses, stepsOf } from '../../sandbox/preview/steps.ts';
import { startWorkspace, type Workspace } from '../../sandbox/workspace/index.ts';
import { readDefinition } from '../../scripts/definition.ts';
import { product } from '../../src/product.ts';
import { recording } from '../audio/corpus.ts';
import { builtAppDirectory } from '../support/built_app.ts';
import { arePicturesCurrent, browserPath, openBrowser } from './pictures.ts';

const HOSTILE = '<img src=x onerror="document.title=\'hacked\'"><script>document.title="hacked"</script>';

/** In the page: how far it reaches beyond the screen, and whose text is wider than its box. */
const MEASURE_LAYOUT = `({
  wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  cut: [...document.querySelectorAll('label, button, a, p, .pill')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent),
})`;

/** In the page: what axe-core finds, and where. The frames with rich text show the user's own words. */
const FIND_BARRIERS = `axe
  .run({ iframes: false, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
  .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => [id, html])))`;

/** In the page: whether what has the focus lies behind the buttons at the end of the form. */
const IS_FOCUS_HIDDEN = `(() => {
  const { activeElement: focused } = document;
  const { top, bottom, left } = focused.getBoundingClientRect();
  const footer = document.querySelector('form > footer');
  const ends = footer.getBoundingClientRect();
  return focused.closest('main form .scroll') !== null && !footer.contains(focused) && left < ends.right && (bottom > ends.top + 1 || top < 0);
})()`;

/** In the page: what a screen reader may call what has the focus. */
const NAMES_OF_FOCUSED = `(() => {
  const { activeElement: focused } = document;
  const label = document.getElementById(focused.getAttribute('aria-labelledby') ?? '');
  return [focused.ariaLabel, focused.textContent, label?.textContent].filter((name) => typeof name === 'string');
})()`;

/** In the page: labels that don't lead to a field of the open step. */
const LOST_LABELS = `[...document.querySelectorAll('label[for]')]
  .filter((label) => !document.getElementById(label.htmlFor)?.id.startsWith('update_note-'))
  .map(({ textContent }) => textContent)`;

/** In the page: the IDs of fields whose labels don't exist. */
const UNNAMED = `[...document.querySelectorAll('form [aria-labelledby]')]
  .filter((field) => field.getAttribute('aria-labelledby').split(' ').some((id) => !document.getElementById(id)?.textContent))
  .map(({ id }) => id)`;

/** In the other browser, a test is left out, not skipped: nothing is missing. */
const notHere = () => undefined;

/** Without the browser, it is skipped, except in CI. */
const inChromium = browserPath('chromium') === undefined && process.env.CI === undefined ? it.skip : it;

let preview: Preview;

beforeAll(async () => {
  preview = await startPreview({ appDirectory: builtAppDirectory() });
});

afterAll(() => preview.close());

async function addressOfRecipe(words: string): Promise<string> {
  const recipes = recipeAddresses(stepsOf(await readDefinition(builtAppDirectory())));
  return recipes.find(({ title }) => title.includes(words))?.address ?? '';
}

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
  /** Chromium looks closely; Firefox does what a user does first. */
  const inDetail = name === 'chromium' ? it : notHere;

  beforeAll(async () => {
    browser = await openBrowser(name);
  });
  afterAll(() => browser.close());
  afterEach(() => page.close());

  async function open(address: string, url = preview.url): Promise<void> {
    page = await browser.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto(`${url}/#${address}`);
    await page.locator('#step').waitFor();
  }

  const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const picker = (label: string) => page.getByRole('combobox', { name: label, exact: true });
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  const data = () => page.getByRole('region', { name: 'Data' });
  const status = () => page.locator('footer [role=status]');
  const heading = (label: string) => page.getByRole('heading', { name: label, exact: true, level: 2 });

  /** Runs a step or the Zap. @returns the line that says how it ended. */
  async function press(label: 'Test step' | 'Run Zap'): Promise<string> {
    await button(label).click();
    await page.locator('section[aria-busy=false]').waitFor();
    return status().innerText();
  }
  async function type(keys: string): Promise<void> {
    await page.keyboard.type(keys);
  }

  /** Looks for barriers at three widths, light and dark. */
  async function inspect(): Promise<void> {
    if (name === 'chromium') await page.evaluate(axe.source);
    for (const width of [390, 1280, 1920]) {
      await page.setViewportSize({ width, height: 850 });
      expect(await page.evaluate(MEASURE_LAYOUT)).toStrictEqual({ wide: 0, cut: [] });
      for (const colorScheme of name === 'chromium' ? (['light', 'dark'] as const) : []) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await page.evaluate(FIND_BARRIERS)).toStrictEqual([]);
      }
    }
  }

  it('builds and runs a Zap of three steps by keyboard alone, without barriers, and a link shows the same', async () => {
    await open('note_completed');
    const { keyboard } = page;
    /** Moves on until what has the focus is called so. */
    async function reach(label: string, key = 'Tab'): Promise<void> {
      for (let pressed = 0; pressed < 120; pressed += 1) {
        if ((await page.evaluate<string[]>(NAMES_OF_FOCUSED)).includes(label)) return;
        await keyboard.press(key);
      }
      throw new Error(`The keyboard doesn't reach ${label}.`);
    }
    async function addStep(label: string): Promise<void> {
      await reach('+ Add a step', 'Shift+Tab');
      await keyboard.press('Enter');
      await type(label);
      await reach(label);
      await keyboard.press('Enter');
      await heading(label).waitFor();
      expect(await page.locator(':focus').innerText()).toBe(label);
    }
    /** Puts a value of an earlier step into a field. The next key must not overtake what the page shows. */
    async function insert(value: string, field: string, key = 'Tab'): Promise<void> {
      await reach(`Value for ${field}`, key);
      await keyboard.press('Enter');
      await type(value);
      await data().getByRole('row').first().filter({ hasText: value }).waitFor();
      await keyboard.press('Enter');
      await page.locator('form .field').filter({ hasText: field }).locator('.pill').first().waitFor();
    }
    await page.locator('#step').focus();
    await reach('Title Contains');
    await type('kestrel');
    await keyboard.press('Enter');
    await status().getByText(/found/).waitFor();
    await addStep('Find Folder');
    await reach('Name');
    await type('Clients');
    await addStep('Update Note');
    await insert('Note ID', 'Note');
    await reach('Title');
    await type('Re: ');
    await insert('Number of External Participants', 'Title', 'Shift+Tab');
    await type(' guests');
    await reach('How to Change Written Notes');
    await keyboard.press('ArrowDown');
    // A busy machine shows the list before its keys work.
    await page.locator('[aria-expanded=true]').waitFor();
    await keyboard.press('ArrowDown');
    await page.locator('[role=option][aria-selected=true]').waitFor();
    await keyboard.press('Enter');
    await reach('Run Zap');
    await keyboard.press('Enter');
    await status().getByText('The Zap ran: 3 steps.').waitFor();
    await inspect();
    // Every label leads into the open step.
    expect(await page.evaluate(LOST_LABELS)).toStrictEqual([]);

    expect(await box('Title').innerText()).toMatch(/^Re: .?1\. Number of External Participants.? guests/);
    expect(await data().innerText()).toMatch(/^Result\n[^]*\bRe: \d guests\n/m);
    const address = page.url();
    await page.reload();
    await heading('Update Note').waitFor();
    expect(page.url()).toBe(address);
    expect(await box('Title').innerText()).toMatch(/Re: .*guests/);
    expect(await picker('How to Change Written Notes').inputValue()).toBe('Replace the existing text');
    expect(await page.title()).toBe(`Update Note · ${product.name}`);
  });

  inDetail('never hides what has the focus behind the buttons', async () => {
    await open('find_note');
    for (const summary of await page.locator('form summary').all()) await summary.click();
    const hidden: unknown[] = [];
    for (const [width, height] of [
      [390, 600],
      [1280, 500],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator('#step').focus();
      for (let pressed = 0; pressed < 25; pressed += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(IS_FOCUS_HIDDEN))
          hidden.push(await page.locator(':focus').getAttribute('id'));
      }
    }
    expect(hidden).toStrictEqual([]);
  });

  inDetail('shows the values in groups, greys them after a change, and finds one', async () => {
    await open('note_completed');
    expect(await data().innerText()).toMatch(/^Sample [^]*Northwind: renewal call/);
    expect(await page.locator('form header').innerText()).toMatch(
      /Polling: .*15 minutes.*\. The note's summary and transcript/,
    );
    await box('Title Contains').fill('kestrel');
    expect(await press('Test step')).toBe('3 found.');
    const told = await data().innerText();
    expect(told).toMatch(/People\n[^]*Summary\n[^]*Action Items\n[^]*Transcript\n[^]*Files\n[^]*IDs\n/);
    expect(told).toMatch(/\d requests?, \d+ ms/);
    const ids = () => data().getByRole('row', { name: 'Note ID' }).innerText();
    const first = await ids();
    await data().getByLabel('Record').selectOption({ index: 1 });
    expect(await ids()).not.toBe(first);
    await page.getByLabel('Search values').fill('talk time by');
    expect(await data().getByRole('row').allInnerTexts()).toHaveLength(1);
    await box('Title Contains').fill('kestrel l');
    expect(await data().innerText()).toContain('from before your change');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button('Copy CLI command').click();
    await status().getByText('Copied').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      `npm run invoke -- trigger note_completed --inputData '{"titleContains":"kestrel l"}' --non-interactive`,
    );
  });

  inDetail("fills a dropdown page by page, narrows it, and takes a value of the user's own", async () => {
    const workspace = workspaceOf(preview);
    workspace.addNotes(60, (n) => ({ title: `Daily ${n}`, status: 'recording' }));
    await open('get_note');
    await picker('Note *').click();
    const options = page.locator('[role=option]');
    const more = page.getByRole('option', { name: 'Load more' });
    for (let loaded = 100; loaded < workspace.notes.size; loaded += 100) {
      await options.nth(loaded).waitFor();
      await more.click();
    }
    await more.waitFor({ state: 'detached' });
    expect(await options.count()).toBe(workspace.notes.size);
    await type('daily 17');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await picker('Note *').inputValue()).toMatch(/^Daily 17 \(/);
    // The label survives a reload, although the link has only the ID.
    await page.reload();
    for (let look = 0; look < 200 && !(await picker('Note *').inputValue()).startsWith('Daily'); look += 1);
    expect(await picker('Note *').inputValue()).toMatch(/^Daily 17 \(/);
    await picker('Note *').fill('note_1');
    await page.keyboard.press('Escape');
    expect(await press('Test step')).toBe('Nothing was found.');

    await page.goto(`${preview.url}/#find_note`);
    await picker('Status').click();
    await page.getByRole('option').first().waitFor();
    await inspect();
    await picker('Status').fill('brand-new');
    await page.waitForURL(/status=brand-new/);
    await page.getByText('No match; your text is used as it is.').waitFor();
    expect(await page.getByRole('listbox').count()).toBe(0);
    // The first click counts, although the line about the list goes.
    expect(await press('Test step')).not.toBe('');
    await picker('Status').fill('completed');
    await page.waitForURL(/status=completed$/);
  });

  inDetail('sends all values of a list, and a file from this machine', async () => {
    const workspace = workspaceOf(preview);
    const { id } = workspace.addNote({ title: 'Two tags', status: 'completed' });
    const [first = '', second = ''] = workspace.folders.keys();
    await open(`update_note?noteId=${id}`);
    await picker('Folders').fill(first);
    await picker('Folders row 2').fill(second);
    expect(await press('Test step')).toBe('Done.');
    expect(workspace.notes.get(id)?.tags.map((tag) => tag.id)).toStrictEqual([first, second]);

    await open('create_note_from_audio');
    const file = { name: 'call.mp3', mimeType: 'audio/mpeg', buffer: recording('cbr.mp3') };
    await page.getByLabel('a file from this machine').setInputFiles(file);
    await box('Audio *').getByText('http').waitFor();
    expect(await press('Test step')).toBe('Done.');
  });

  inDetail('stops, continues, or loops as Zapier does', async () => {
    const workspace = workspaceOf(preview);
    const transcripts = ['Ada', 'Bo', 'Cy'].map((speaker) => ({
      speaker,
      text: `I am ${speaker}.`,
      startTimestamp: '00:01',
      endTimestamp: '00:02',
    }));
    const { id } = workspace.addNote({ title: 'Three speakers', status: 'completed', transcripts });
    const missing = `get_note?noteId=${id}/find_member?name=Nobody`;
    const owner = [...workspace.members.values()][0]?.userId ?? '';
    const create = `create_folder?name=%7B%7B1__transcripts[]speaker%7D%7D%20folder&ownerUserId=${owner}`;

    await open(`${missing}/${create}`);
    expect(await press('Run Zap')).toBe('Step 2 found nothing, so the Zap stops.');
    await page.getByLabel('Continue if nothing is found').check();
    expect(await press('Run Zap')).toBe('The Zap ran: 3 steps.');
    expect(await data().innerText()).toContain('Ada,Bo,Cy folder');
    await page.getByLabel('Repeat this step').check();
    expect(await press('Run Zap')).toBe('The Zap ran: 3 steps.');
    expect(await data().innerText()).toContain('The step ran 3 times');
    const names = [...workspace.folders.values()]
      .map((folder) => folder.name)
      .filter((each) => each.endsWith(' folder'));
    expect(names.toSorted()).toStrictEqual(['Ada folder', 'Ada,Bo,Cy folder', 'Bo folder', 'Cy folder']);
    for (const [key, folder] of workspace.folders)
      if (folder.name.endsWith(' folder')) workspace.folders.delete(key);

    await page.goto(
      `${preview.url}/#create_digest?period=today&titleContains=nothing-like-it&skipIfEmpty=true/find_member`,
    );
    await heading('Create Digest').waitFor();
    expect(await press('Run Zap')).toBe('Step 1 stops the Zap. The run does not count as failed.');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  inDetail('opens a recipe by its link, with the steps of other apps, and runs it', async () => {
    await open('note_completed');
    await page.getByLabel('Search steps and recipes').fill('only the decisions');
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('link').click();
    await page.getByRole('button', { name: /^3\. Slack: Send Channel Message/ }).click();
    await heading('Slack: Send Channel Message').waitFor();
    const pills = await page.locator('form .pill').allInnerTexts();
    expect(pills).toStrictEqual(['2. Note Title', '2. Section (Slack)']);
    await page.goto(`${preview.url}/${await addressOfRecipe('A new colleague joins a group')}`);
    await page.getByRole('button', { name: /^2\. Set Member Groups/ }).click();
    await picker('Groups').click();
    await page.getByRole('option').first().click();
    expect(await press('Run Zap')).toBe('The Zap ran: 2 steps.');
  });

  inDetail('says what it is, and opens a recipe, whose purpose it tells', async () => {
    page = await browser.newPage();
    await page.goto(preview.url);
    await heading('Build a Zap and run it').waitFor();
    expect(await page.locator('main').innerText()).toMatch(/with a made-up company on this machine/);
    await inspect();
    const recipe = page.getByRole('listitem').filter({ hasText: 'Only the decisions, in a channel' });
    expect(await recipe.innerText()).toMatch(/channel\n+\w.*\.$/);
    await recipe.getByRole('link').click();
    await heading('New Completed Note').waitFor();
    expect(await press('Run Zap')).toMatch(/^The Zap ran: 3 steps\.$|^Step 2 found nothing/);
  });

  inDetail('marks a required field that is empty, and moves the focus there', async () => {
    await open('find_workspace/find_section?heading=Decisions');
    expect(await press('Run Zap')).toBe('Fill in “Note” first.');
    await heading('Find Note Section').waitFor();
    expect(await picker('Note *').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator(':focus').getAttribute('id')).toBe(await picker('Note *').getAttribute('id'));
    await picker('Note *').fill('note_1');
    expect(await picker('Note *').getAttribute('aria-invalid')).toBeNull();
    expect(await press('Test step')).toBe('Nothing was found.');
  });

  inDetail('shows the result on a phone, with its groups closed', async () => {
    await open('note_completed?titleContains=kestrel');
    await page.setViewportSize({ width: 390, height: 700 });
    await page.reload();
    await press('Test step');
    const { y = -1 } = (await data().getByText('Result', { exact: true }).boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(350);
    expect(await data().getByRole('row', { name: 'Title' }).first().isVisible()).toBe(true);
    expect(await data().getByRole('row', { name: 'Participant Names' }).isVisible()).toBe(false);
    await data().getByText('People', { exact: true }).click();
    expect(await data().getByRole('row', { name: 'Participant Names' }).isVisible()).toBe(true);
  });

  inDetail("lists a step's requests without those of a dropdown that loads meanwhile", async () => {
    await open('update_note?title=New');
    const workspace = workspaceOf(preview);
    workspace.faults.add({ fault: { kind: 'delay', ms: 300 } });
    await picker('Note *').fill('note_1');
    await button('Test step').click();
    await picker('Folders').click();
    await page.getByRole('option').first().waitFor();
    await page.locator('section[aria-busy=false]').waitFor();
    workspace.faults.clear();
    const told = await data().innerText();
    expect(told).toContain('/v1/notes/note_1');
    expect(told).not.toContain('GET /v1/folders');
  });

  inDetail('has no barriers in any step of any recipe, and names every field', async () => {
    await open('note_completed');
    await page.evaluate(axe.source);
    const found: unknown[] = [];
    const seen = new Set<string>();
    const recipes = recipeAddresses(stepsOf(await readDefinition(builtAppDirectory())));
    for (const { title, address } of recipes) {
      await page.goto(`${preview.url}/${address}`);
      const steps = page.getByRole('navigation', { name: 'Zap' }).getByRole('listitem');
      for (let place = 0; place < (await steps.count()); place += 1) {
        await steps.nth(place).getByRole('button').first().click();
        // In another recipe, the step differs in what is filled in only, and the search for barriers takes a while.
        const label = await page.getByRole('heading', { level: 2 }).first().innerText();
        const kind = `${label} ${(await page.locator('form .pill').count()) > 0}`;
        const barriers = seen.has(kind) ? [] : await page.evaluate<unknown[]>(FIND_BARRIERS);
        seen.add(kind);
        found.push(...barriers.map((barrier) => [title, place + 1, barrier]));
        found.push(
          ...(await page.evaluate<string[]>(UNNAMED)).map((id) => [title, place + 1, `unnamed: ${id}`]),
        );
      }
    }
    expect(recipes.length).toBeGreaterThan(50);
    expect(found).toStrictEqual([]);
  });

  inDetail(
    'repeats a step of another app, whose records have names and whose options are no fields',
    async () => {
      await open(
        'note_completed?titleContains=kestrel/~Slack%3A%20Send%20Channel%20Message?Message+Text=%7B%7B1__participants%5B%5Dname%7D%7D&%24repeat=yes',
      );
      expect(await press('Run Zap')).toBe('The Zap ran: 2 steps.');
      await heading('Slack: Send Channel Message').waitFor();
      expect(await page.locator('form .field').allInnerTexts()).toHaveLength(1);
      expect(await box('Message Text').innerText()).toContain('Participant Name');
      const records = await data().getByLabel('Record').locator('option').allInnerTexts();
      expect(records.length).toBeGreaterThan(1);
      expect(
        records.filter((text) => !/^\d+: \p{L}/u.test(text) || text.includes('undefined')),
      ).toStrictEqual([]);
    },
  );

  inDetail(
    'shows an error as the user reads it, what Zapier does, and what the service answered',
    async () => {
      await open('update_note?noteId=note_1');
      expect(await press('Test step')).toBe('The step failed.');
      expect(await page.getByRole('alert').innerText()).toMatch(
        /^There is nothing to change\.[^]* The run fails\.$/,
      );

      await page.goto(`${preview.url}/#find_note?titleContains=kestrel`);
      await heading('Find Note').waitFor();
      async function set(sentence: string): Promise<void> {
        await page.locator('[aria-haspopup=dialog]').click();
        const configured = page.waitForResponse(/workspace/);
        await page.getByLabel(sentence).check();
        await configured;
        await button('Close').click();
      }
      await set('The service is down.');
      expect(await page.locator('.badge').innerText()).toBe('Simulated: The service is down.');
      await press('Test step');
      expect(await page.locator('nav .end.failed').innerText()).toBe('The step failed.');
      const told = await data().innerText();
      await set('The service works.');
      expect(told).toMatch(/is having trouble/);
      expect(told).toMatch(/503, \d+ ms\s+GET \/v1\/notes\?limit=100\n.*Simulated/);
    },
  );

  inDetail('says so if it has stopped, and lets the user try again', async () => {
    const stopped = await startPreview({ appDirectory: builtAppDirectory() });
    await open('find_workspace', stopped.url);
    await stopped.close();
    expect(await press('Test step')).toBe('The preview has stopped. Start it again with “npm run preview”.');
    expect(await button('Test step').getAttribute('aria-disabled')).toBe('false');
  });

  inDetail('shows long, rich, and hostile values as they are, and names the files', async () => {
    const workspace = workspaceOf(preview);
    const segment = (n: number) => ({
      speaker: 'Anna',
      text: `${'word '.repeat(300)}${n}`,
      startTimestamp: '00:00:00',
      endTimestamp: '00:00:09',
    });
    const long = workspace.addNote({
      status: 'completed',
      transcripts: Array.from({ length: 5000 }, (_, n) => segment(n)),
    });
    await open(`get_note?noteId=${long.id}`);
    await press('Test step');
    await button('Load Transcript (Plain Text)').click();
    await page.getByText('Anna: word word').first().waitFor();

    const summary = '## Plan\n\n**Ship** it.';
    const { id } = workspace.addNote({
      title: HOSTILE,
      summary,
      enhancedNote: HOSTILE,
      status: 'completed',
      transcripts: [segment(1)].map((each) => ({ ...each, text: 'Hello.' })),
    });
    await page.close();
    await open(`get_note?noteId=${id}`);
    await press('Test step');
    expect(await data().innerText()).toContain(HOSTILE);
    expect(await page.title()).not.toContain('hacked');
    expect(await data().locator('img, script').count()).toBe(0);
    const row = page.getByRole('row', { name: 'Transcript Segments' });
    await row.getByText('1 line item', { exact: true }).click();
    // Every label begins with “Segment”; seconds repeat the times.
    expect(await row.locator('table th').allInnerTexts()).toStrictEqual(['Speaker', 'Text', 'Start', 'End']);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Note File (Markdown)' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.md$/);
  });

  inDetail('asks before it writes to a real service, and not before it reads', async () => {
    const service = await startWorkspace({});
    const real = await startPreview({
      appDirectory: builtAppDirectory(),
      service: { baseUrl: service.baseUrl, apiKey: service.keys.everything },
    });
    try {
      const before = service.folders.size;
      const owner = [...service.members.values()][0]?.userId ?? '';
      await open(`create_folder?name=New&ownerUserId=${owner}`, real.url);
      const answers = [false, true];
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        void (answers.shift() === true ? dialog.accept() : dialog.dismiss());
      });
      await button('Test step').click();
      expect(asked).toStrictEqual(['This changes your workspace. Run it?']);
      expect(service.folders.size).toBe(before);
      expect(await press('Test step')).toBe('Done.');
      expect(service.folders.size).toBe(before + 1);

      await page.goto(`${real.url}/#create_digest`);
      await heading('Create Digest').waitFor();
      service.clearRequests();
      expect(await press('Test step')).toBe('Done.');
      expect(asked).toHaveLength(2);
      expect(new Set(service.requests.map(({ method }) => method))).toStrictEqual(new Set(['GET']));
    } finally {
      await real.close();
      await service.close();
    }
  });
});

import { readFileSync, writeFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { digestEntry } from '../../src/digest/entry.ts';
import { presentDigest, type PresentedDigest } from '../../src/digest/present.ts';
import { renderDigest } from '../../src/digest/render.ts';
import type { DigestRequest } from '../../src/digest/request.ts';
import type { InternalDomains } from '../../src/service/internal_domains.ts';
import type { Note } from '../../src/service/note.ts';
import { domainTest } from '../../src/text/domains.ts';
import { withoutNoteLinks } from '../support/note_links.ts';
import { aNote, aParticipant } from '../support/records.ts';

withoutNoteLinks();

const week: DigestRequest = {
  from: Date.parse('2026-11-14T00:00:00-05:00'),
  to: Date.parse('2026-11-21T00:00:00-05:00'),
  isOpenEnded: false,
  timeZone: 'America/New_York',
  groupBy: 'none',
  include: ['excerpt'],
  filters: {},
};

const renewal = aNote({
  id: 'renewal',
  title: 'Kestrel – renewal [Q3]',
  createdAt: '2026-11-20T15:28:00Z',
  totalDurationSec: 2847,
  tags: [{ id: 'f1', name: 'Clients', color: null }],
  participants: [
    aParticipant({ name: 'Anna Berg', accountDomain: 'acme.example' }),
    aParticipant({ name: null, email: 'luis@kestrel.example', accountName: 'Kestrel' }),
  ],
  summary:
    '## Overview\n\nKestrel renews for **two years**.\n\n- forty seats\n\n## Action items\n\n- [ ] Anna: Send the offer\n- [x] Luis: Sign',
});
const discovery = aNote({
  id: 'discovery',
  title: null,
  createdAt: '2026-11-18T02:00:00Z',
  totalDurationSec: 3864,
  summary: '# Discovery\n\nThey finance ships.\n\n## Next steps\n\n- Sofia: Send a demo',
});
const silent = aNote({
  id: 'silent',
  title: 'Weekly ',
  summary: null,
  createdAt: '2026-11-18T01:00:00Z',
  totalDurationSec: null,
});

const odd = aNote({
  id: 'odd',
  title: '  ',
  createdAt: '2026-11-18T00:30:00Z',
  summary: '## Action items\n\n- [ ] Call the bank',
  participants: [
    aParticipant({ name: ' Anna ', email: 'anna@acme.example' }),
    aParticipant({ name: 'Anna' }),
    aParticipant({ name: ' ', email: 'ben@acme.example' }),
    aParticipant({ name: null, email: null }),
  ],
});
const open = aNote({ id: 'open', createdAt: '2026-11-20T16:00:00Z', summary: '```\ncode' });

const INTERNAL = domainTest(['acme.example']);
const bare = { include: [], timeZone: 'UTC' };

function digest(
  request: Partial<DigestRequest> = {},
  notes: Note[] = [renewal, discovery, silent],
  pending: string[] = [],
) {
  const whole = { ...week, ...request };
  const entries = notes.map((note) => digestEntry(note, whole, INTERNAL));
  return renderDigest({ entries, pending, undated: [] }, whole);
}

const notes = [renewal, discovery, silent];
const present = (request: Partial<DigestRequest> = {}, of = notes, domains: InternalDomains = INTERNAL) =>
  presentDigest(
    { entries: of.map((note) => digestEntry(note, bare, domains)), pending: [], undated: [] },
    { ...week, ...request },
    (id) => `file of ${id}`,
  );
/** Without the forms, which are golden themselves. */
const json = (digest: PresentedDigest) =>
  JSON.stringify({ ...digest, text: '…', html: '…', slack: '…', markdown: '…' }, null, 2);

/** Digests as files for people to read; `UPDATE_GOLDEN=1 npm test -- test/digest` writes what they look like now. */
const golden: Record<string, () => string> = {
  'notes.txt': () => digest().text,
  'by_day.txt': () =>
    digest({ title: 'Client meetings', groupBy: 'day', include: ['participants', 'openActionItems'] }, [
      renewal,
      discovery,
      silent,
      odd,
    ]).text,
  'by_folder.slack': () => digest({ groupBy: 'folder', include: ['excerpt', 'actionItems'] }).slack,
  'summaries.md': () => digest({ include: ['summary'] }, [open, renewal]).markdown,
  'summaries.html': () => digest({ include: ['summary'] }, [open, renewal]).html,
  'of_two_years.txt': () => digest({ from: Date.parse('2025-11-14T00:00:00-05:00') }).text,
  'of_one_day.txt': () => digest({ from: Date.parse('2026-11-20T00:00:00-05:00') }, [renewal]).text,
  'empty.txt': () => digest({}, []).text,
  'empty_with_title.txt': () => digest({ title: 'Client meetings' }, []).text,
  'values.json': () => json(present()),
  'values_of_none.json': () => json(present({}, [])),
  'values_without_sides.json': () => json(present({}, [{ ...renewal, totalDurationSec: null }], null)),
};

it.each(Object.entries(golden))('a digest looks as in golden/%s', (name, written) => {
  const file = new URL(`golden/${name}`, import.meta.url);
  if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(file, `${written()}\n`);
  expect(`${written()}\n`).toBe(readFileSync(file, 'utf8'));
});

describe('a digest as text', () => {
  it.each<[string, Partial<DigestRequest>]>([
    ['There are no completed notes in this period.', { filters: { includeSubfolders: true, kinds: [] } }],
    ['No completed note in this period matches the filters.', { filters: { titleContains: 'zzz' } }],
    ['No completed note in this period matches the filters.', { assignee: 'Anna' }],
  ])('says "%s" of no notes with %j', (line, request) => {
    expect(digest(request, []).text.split('\n')).toContain(line);
  });

  it.each([
    [20, '1 min'],
    [2700, '45 min'],
    [7200, '2 h'],
  ])('shows a duration of %d s as %s', (totalDurationSec, shown) => {
    expect(digest({}, [aNote({ totalDurationSec })]).text).toContain(`\n${shown} in total`);
  });

  it('shortens the beginning of a long summary', () => {
    const { text } = digest({}, [aNote({ summary: `${'word '.repeat(1000)}\n\nend` })]);
    expect(text).toMatch(/word…$/);
    expect(text.length).toBeLessThan(700);
  });
});

it('a digest that includes all action items and the open ones has all of them', () => {
  const all = digest({ include: ['openActionItems', 'actionItems'] }, [renewal]);
  expect(all.text.match(/[☐☑].*/g)).toStrictEqual(['☐ Anna: Send the offer', '☑ Luis: Sign']);
});

describe('the heading of a note in a digest', () => {
  it.each([
    ['none', '## Weekly'],
    ['day', '### Weekly'],
  ] as const)('is below the heading of its group: %s', (groupBy, heading) => {
    expect(digest({ groupBy }, [silent]).markdown.split('\n')).toContain(heading);
  });

  it('links to the note, whatever its address contains', () => {
    const entry = { ...digestEntry(silent, bare, INTERNAL), url: 'https://notes.example/n/a (b)<c>\\d' };
    const { markdown, html } = renderDigest({ entries: [entry], pending: [], undated: [] }, week);
    expect(markdown).toContain('## [Weekly](https://notes.example/n/a%20%28b%29%3cc%3e%5cd)');
    expect(html).toContain('<a href="https://notes.example/n/a%20%28b%29%3cc%3e%5cd">Weekly</a>');
  });
});

describe('a digest of hostile notes', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:x)',
    '<!channel>',
    '&lt;!here&gt;',
    '@here',
    '```\n<!here>',
  ])('contains no active HTML and no mentions from %p', (hostile) => {
    const note = aNote({
      title: hostile,
      summary: `${hostile}\n\n- [ ] ${hostile}: ${hostile}`,
      tags: [{ id: 't', name: hostile, color: null }],
      participants: [aParticipant({ name: hostile })],
    });
    const include = ['excerpt', 'participants', 'actionItems'] as const;
    const { html, slack, text } = digest({ title: hostile, groupBy: 'folder', include: [...include] }, [
      note,
    ]);
    expect(html).not.toMatch(/<(?!\/?(?:h\d|p|br|ul|li|pre|code|strong)>)/);
    expect(slack).not.toMatch(/<|@here/);
    // The titles of the digest, the folder, and the note are shown as they are.
    const titles = text.split('\n').filter((line) => line === hostile.replace('\n', ' '));
    expect(titles.length).toBeGreaterThanOrEqual(3);
  });
});

describe('a digest that is too long', () => {
  const long = Array.from({ length: 500 }, (_, index) =>
    aNote({
      id: `n${index}`,
      title: `Note ${index}`,
      createdAt: '2026-11-20T15:28:00Z',
      summary: 'é'.repeat(index < 5 ? 90_000 : 150),
    }),
  );

  it('is cut between two notes', () => {
    const { text, html, slack, markdown } = digest({ include: ['summary'] }, long);
    for (const written of [text, html, slack, markdown]) {
      const bytes = Buffer.byteLength(written);
      expect(bytes).toBeGreaterThan(998_000);
      expect(bytes).toBeLessThan(1_000_000);
      const left = long.length - (written.match(/Note \d/g)?.length ?? 0);
      expect(written).toContain(`${left} notes left out, because this text would be longer than 1 MB.`);
    }
  });

  it('says at the end of every form which notes are still being processed, however long it is', () => {
    const huge = aNote({ createdAt: '2026-11-20T15:28:00Z', summary: 'x'.repeat(1_100_000) });
    for (const notes of [[renewal], [], [huge]]) {
      const { text, html, slack, markdown } = digest({ include: ['summary'] }, notes, [
        'Board <b>',
        'Weekly',
      ]);
      const line = '2 more notes are still being processed: Board <b>, Weekly';
      expect(text.endsWith(line)).toBe(true);
      expect(slack).toMatch(/_2 more notes are still being processed: Board &lt;b&gt;, Weekly_$/);
      expect(html).toMatch(/<em>2 more notes are still being processed: Board &lt;b&gt;, Weekly<\/em><\/p>$/);
      expect(markdown).toMatch(/\n\*2 more notes are still being processed: .*Weekly\*$/);
    }
    const many = digest(
      {},
      [],
      Array.from({ length: 23 }, (_, i) => `Call ${i}`),
    );
    expect(many.text).toMatch(/23 more notes are still being processed: Call 0, .*, … and 3 more$/);
    expect(digest({}, [], ['Board']).text).toMatch(/\n1 more note is still being processed: Board$/);
  });

  it('lists only as many action items as fit and says how many more there are', () => {
    const [entry] = [digestEntry(renewal, bare, INTERNAL)];
    const item = { text: 'x'.repeat(200), done: false, assignee: null };
    const entries = [{ ...entry, actionItems: Array.from({ length: 6000 }, () => item) }];
    const { actionItemsText, openActionItemCount } = presentDigest(
      { entries, pending: [], undated: [] },
      week,
      () => null,
    );
    expect(openActionItemCount).toBe(6000);
    expect(Buffer.byteLength(actionItemsText ?? '')).toBeLessThan(1_000_100);
    expect(actionItemsText).toMatch(/\n… and 1050 more$/);
  });
});

describe('a digest for a Zap', () => {
  it('counts each person without an address once, and nobody whose address another note has', () => {
    const anna = aParticipant({ name: 'Anna Berg', email: null });
    const visitorFrom = (accountDomain: string) => aParticipant({ name: null, email: null, accountDomain });
    const meetings = [
      [anna, visitorFrom('kestrel.example'), visitorFrom('tidewater.example')],
      [{ ...anna, email: 'anna@acme.example' }],
      [visitorFrom('kestrel.example'), aParticipant({ name: 'Tom Desk', email: null })],
    ].map((participants) => aNote({ participants }));
    expect(present({}, meetings)).toMatchObject({
      participantsWithoutEmail: 'Tom Desk',
      withoutEmailCount: 3,
    });
  });

  it('has an ID that depends only on the period, the filters, and the notes', () => {
    const idOf = (...given: Parameters<typeof present>) => present(...given).id;
    const id = idOf();
    expect(idOf({ title: 'Other', groupBy: 'day' }, notes.toReversed())).toBe(id);
    const [kinds, titleContains] = [['online'], 'a'];
    for (const other of [{ filters: { kinds } }, { from: week.from + 1 }, { to: week.to + 1 }])
      expect(idOf(other)).not.toBe(id);
    expect(idOf({}, [renewal, discovery, { ...silent, id: 'other' }])).not.toBe(id);
    const both = idOf({ filters: { kinds, titleContains } });
    expect(idOf({ filters: { titleContains, kinds } })).toBe(both);
    const open = idOf({ isOpenEnded: true });
    expect(idOf({ isOpenEnded: true, to: week.to + 1 })).toBe(open);
  });
});

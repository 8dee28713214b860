import { describe, expect, it } from '@jest/globals';

import { digestEntry } from '../../src/digest/entry.ts';
import { presentDigest } from '../../src/digest/present.ts';
import { renderDigest } from '../../src/digest/render.ts';
import type { DigestRequest } from '../../src/digest/request.ts';
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

describe('a digest as text', () => {
  it('lists each note with its date, its duration, and the beginning of its summary', () => {
    expect(digest().text.split('\n\n\n')).toStrictEqual([
      '3 notes, Nov 14 – 20, 2026\n==========================\n1 h 52 min in 2 of 3 notes; other lengths are unknown',
      'Kestrel – renewal [Q3]\nFri, Nov 20, 10:28 AM · 47 min\n\nKestrel renews for two years.\n\n- forty seats',
      'Untitled note\nTue, Nov 17, 9:00 PM · 1 h 4 min\n\nThey finance ships.',
      'Weekly\nTue, Nov 17, 8:00 PM',
    ]);
  });

  it('can group notes by day and have a title', () => {
    const include = ['participants', 'openActionItems'] as const;
    const { text } = digest({ title: 'Client meetings', groupBy: 'day', include: [...include] });
    expect(text.split('\n\n\n')).toStrictEqual([
      'Client meetings\n===============\n3 notes, Nov 14 – 20, 2026 · 1 h 52 min in 2 of 3 notes; other lengths are unknown',
      'Friday, November 20\n-------------------\n\nKestrel – renewal [Q3]\n10:28 AM · 47 min\nWith Anna Berg, luis@kestrel.example\n\nOpen action items\n☐ Anna: Send the offer',
      'Tuesday, November 17\n--------------------\n\nUntitled note\n9:00 PM · 1 h 4 min\n\nOpen action items\n☐ Sofia: Send a demo',
      'Weekly\n8:00 PM',
    ]);
  });

  it.each([
    [20, '1 min'],
    [2700, '45 min'],
    [7200, '2 h'],
  ])('shows a duration of %d s as %s', (totalDurationSec, shown) => {
    expect(digest({}, [aNote({ totalDurationSec })]).text).toContain(`\n${shown} in total`);
  });

  it('shows a note without a title as untitled, and an action item without an assignee', () => {
    const note = aNote({ title: '  ', summary: '## Action items\n\n- [ ] Call the bank' });
    const { text } = digest({ include: ['actionItems'] }, [note]);
    expect(text).toContain('\nUntitled note\n');
    expect(text).toMatch(/\n☐ Call the bank$/);
  });

  it('lists each participant once, by name or else by email', () => {
    const participants = [
      aParticipant({ name: ' Anna ', email: 'anna@acme.example' }),
      aParticipant({ name: 'Anna' }),
      aParticipant({ name: ' ', email: 'ben@acme.example' }),
      aParticipant({ name: null, email: null }),
    ];
    const { text } = digest({ include: ['participants'] }, [aNote({ title: ' Weekly ', participants })]);
    expect(text).toMatch(/\n\n\nWeekly\n.*\nWith Anna, ben@acme\.example$/);
  });

  it('says so if there are no notes', () => {
    expect(digest({}, []).text).toBe(
      'No notes, Nov 14 – 20, 2026\n===========================\n\nThere are no completed notes in this period.',
    );
    expect(digest({ title: 'Client meetings' }, []).text).toContain(
      'No notes, Nov 14 – 20, 2026\n\nThere are no',
    );
  });

  it('shows the year of each note if the period spans several', () => {
    const from = Date.parse('2025-11-14T00:00:00-05:00');
    expect(digest({ from }).text).toContain('Fri, Nov 20, 2026, 10:28 AM');
  });

  it('shortens the beginning of a long summary', () => {
    const { text } = digest({}, [aNote({ summary: `${'word '.repeat(1000)}\n\nend` })]);
    expect(text).toMatch(/word…$/);
    expect(text.length).toBeLessThan(700);
  });

  it('shows only times if the period is a single day', () => {
    const from = Date.parse('2026-11-20T00:00:00-05:00');
    expect(digest({ from }, [renewal]).text).toContain('\n10:28 AM · 47 min');
  });
});

it('a digest that includes all action items and the open ones has all of them', () => {
  const all = digest({ include: ['openActionItems', 'actionItems'] }, [renewal]);
  expect(all.text.match(/[☐☑].*/g)).toStrictEqual(['☐ Anna: Send the offer', '☑ Luis: Sign']);
});

describe('a digest in markup', () => {
  it('uses Slack’s own, and can group notes by folder', () => {
    const { slack } = digest({ groupBy: 'folder', include: ['excerpt', 'actionItems'] });
    expect(slack).toContain('\n\nKestrel renews for *two years*.\n\n• forty seats\n\n');
    expect(slack).toContain('\n\n*Action items*\n☐ Anna: Send the offer\n☑ Luis: Sign\n\n*No folder*\n\n');
    expect(slack.match(/^\*.*\*$/gm)).toStrictEqual([
      '*3 notes, Nov 14 – 20, 2026*',
      '*Clients*',
      '*Kestrel – renewal [Q3]*',
      '*Action items*',
      '*No folder*',
      '*Untitled note*',
      '*Action items*',
      '*Weekly*',
    ]);
  });

  it('moves the headings of a summary below the heading of its note', () => {
    const { markdown, html } = digest({ include: ['summary'] }, [renewal]);
    expect(markdown.match(/^#+ .*$/gm)).toStrictEqual([
      '# 1 note, Nov 14 – 20, 2026',
      '## Kestrel – renewal \\[Q3\\]',
      '### Overview',
      '### Action items',
    ]);
    expect(html.match(/<h\d>.*(?=<)/g)).toStrictEqual([
      '<h1>1 note, Nov 14 – 20, 2026',
      '<h2>Kestrel – renewal [Q3]',
      '<h3>Overview',
      '<h3>Action items',
    ]);
  });
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

  it('closes an open code block at the end of its note', () => {
    const open = aNote({ id: 'open', summary: '```\ncode' });
    const { markdown } = digest({ include: ['summary'] }, [open, renewal]);
    expect(markdown).toContain('```\ncode\n```\n\n## Kestrel');
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
  const notes = [renewal, discovery, silent];
  const present = (request: Partial<DigestRequest> = {}, of = notes) =>
    presentDigest(
      { entries: of.map((note) => digestEntry(note, bare, INTERNAL)), pending: [], undated: [] },
      { ...week, ...request },
      (id) => `file of ${id}`,
    );

  it('has totals, names, and its notes as line items', () => {
    expect(present()).toMatchObject({
      from: '2026-11-14T05:00:00.000Z',
      to: '2026-11-21T05:00:00.000Z',
      count: 3,
      totalDurationMinutes: 111.85,
      actionItemsText: 'Anna: Send the offer\nLuis: Sign (done)\nSofia: Send a demo',
      openActionItemCount: 2,
      participantNames: 'Anna Berg, luis@kestrel.example',
      participantsWithoutEmail: 'Anna Berg',
      withoutEmailCount: 1,
      internalNames: 'Anna Berg',
      externalNames: 'luis@kestrel.example',
      externalCompanies: 'Kestrel',
      digestFile: expect.stringMatching(/^file of digest_[\da-f]{32}$/),
    });
    expect(present().notes.map(({ title }) => title)).toStrictEqual([
      'Kestrel – renewal [Q3]',
      'Untitled note',
      'Weekly',
    ]);
    expect(present().notes[0]).toStrictEqual({
      id: 'renewal',
      title: 'Kestrel – renewal [Q3]',
      createdAt: '2026-11-20T15:28:00.000Z',
      createdText: 'Nov 20, 2026, 10:28 AM',
      durationText: '47:27',
      durationMinutes: 47.45,
      excerpt: 'Kestrel renews for two years.',
      participantNames: 'Anna Berg, luis@kestrel.example',
      participantsWithoutEmail: 'Anna Berg',
      withoutEmailCount: 1,
      internalNames: 'Anna Berg',
      externalNames: 'luis@kestrel.example',
      externalCompanies: 'Kestrel',
      tagNames: ['Clients'],
    });
  });

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

  it('has null for missing values if there are no notes', () => {
    const none = { actionItemsText: null, openActionItemCount: 0, participantNames: null };
    expect(present({}, [])).toMatchObject({ count: 0, totalDurationMinutes: 0, ...none, notes: [] });
  });

  it('has no total duration if no note has a duration, and no sides if the domains are not known', () => {
    const entries = [digestEntry({ ...renewal, totalDurationSec: null }, bare, null)];
    expect(presentDigest({ entries, pending: [], undated: [] }, week, () => null)).toMatchObject({
      totalDurationMinutes: null,
      participantNames: 'Anna Berg, luis@kestrel.example',
      participantsWithoutEmail: 'Anna Berg',
      withoutEmailCount: 1,
      internalNames: null,
      externalNames: null,
      externalCompanies: null,
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

import { sampleLink } from '../product.ts';
import { output, type Rows } from '../zapier/output.ts';
import type { PresentedDigest } from './present.ts';

/**
 * A digest in the editor. The sample is lifelike: what the code, which is loaded with the first digest, makes of two
 * notes.
 */
export const digestOutput = output({
  title: ['Title', '2 notes, Mar 9 – 15, 2026'],
  text: [
    'Digest (Plain Text)',
    '2 notes, Mar 9 – 15, 2026\n=========================\n1 h 18 min in total\n\n\nNorthwind: renewal call\nThu, Mar 12, 1:30 PM · 48 min\nWith Anna Berg, Luis Romero, Mei Tanaka\n\nNorthwind wants to renew for two years and needs 40 more seats from May.\n\nOpen action items\n☐ Anna Berg: Send the two-year offer by Friday\n☐ Mei Tanaka: Confirm the number of seats\n\n\nContoso: onboarding\nTue, Mar 10, 9:00 AM · 30 min\nWith Anna Berg, Ida Holm\n\nContoso starts with ten seats on Monday. Ida collects the names.\n\nOpen action items\n☐ Anna Berg: Book the training',
  ],
  html: [
    'Digest (HTML)',
    '<h1>2 notes, Mar 9 – 15, 2026</h1>\n<p>1 h 18 min in total</p>\n<h2>Northwind: renewal call</h2>\n<p>Thu, Mar 12, 1:30 PM · 48 min</p>\n<p>With Anna Berg, Luis Romero, Mei Tanaka</p>\n<p>Northwind wants to renew for two years and needs 40 more seats from May.</p>\n<p><strong>Open action items</strong></p>\n<ul>\n<li>☐ Anna Berg: Send the two-year offer by Friday</li>\n<li>☐ Mei Tanaka: Confirm the number of seats</li>\n</ul>\n<h2>Contoso: onboarding</h2>\n<p>Tue, Mar 10, 9:00 AM · 30 min</p>\n<p>With Anna Berg, Ida Holm</p>\n<p>Contoso starts with ten seats on Monday. Ida collects the names.</p>\n<p><strong>Open action items</strong></p>\n<ul>\n<li>☐ Anna Berg: Book the training</li>\n</ul>',
  ],
  slack: [
    'Digest (Slack)',
    '*2 notes, Mar 9 – 15, 2026*\n1 h 18 min in total\n\n*Northwind: renewal call*\nThu, Mar 12, 1:30 PM · 48 min\nWith Anna Berg, Luis Romero, Mei Tanaka\n\nNorthwind wants to renew for two years and needs 40 more seats from May.\n\n*Open action items*\n☐ Anna Berg: Send the two-year offer by Friday\n☐ Mei Tanaka: Confirm the number of seats\n\n*Contoso: onboarding*\nTue, Mar 10, 9:00 AM · 30 min\nWith Anna Berg, Ida Holm\n\nContoso starts with ten seats on Monday. Ida collects the names.\n\n*Open action items*\n☐ Anna Berg: Book the training',
  ],
  markdown: [
    'Digest (Markdown)',
    '# 2 notes, Mar 9 – 15, 2026\n\n1 h 18 min in total\n\n## Northwind: renewal call\n\nThu, Mar 12, 1:30 PM · 48 min\n\nWith Anna Berg, Luis Romero, Mei Tanaka\n\nNorthwind wants to renew for two years and needs 40 more seats from May.\n\n**Open action items**\n\n- [ ] Anna Berg: Send the two-year offer by Friday\n- [ ] Mei Tanaka: Confirm the number of seats\n\n## Contoso: onboarding\n\nTue, Mar 10, 9:00 AM · 30 min\n\nWith Anna Berg, Ida Holm\n\nContoso starts with ten seats on Monday. Ida collects the names.\n\n**Open action items**\n\n- [ ] Anna Berg: Book the training',
  ],
  digestFile: [
    { label: 'Digest File (Markdown)', type: 'file' },
    sampleLink('/files/2026-03-15%202%20notes%2C%20Mar%209%20%E2%80%93%2015%2C%202026.md'),
  ],
  count: [{ label: 'Number of Notes', type: 'integer' }, 2],
  totalDurationMinutes: [{ label: 'Total Duration (Minutes)', type: 'number' }, 77.5],
  participantNames: ['Participant Names', 'Anna Berg, Luis Romero, Mei Tanaka, Ida Holm'],
  participantsWithoutEmail: ['Participants Without Email', 'Mei Tanaka'],
  withoutEmailCount: [{ label: 'Number of Participants Without Email', type: 'integer' }, 1],
  internalNames: ['Internal Names', 'Anna Berg'],
  externalNames: ['External Names', 'Luis Romero, Mei Tanaka, Ida Holm'],
  externalCompanies: ['External Companies', 'Northwind, Contoso'],
  actionItemsText: [
    'Action Items (Plain Text)',
    'Anna Berg: Send the two-year offer by Friday\nMei Tanaka: Confirm the number of seats\nLuis Romero: Share the security questionnaire (done)\nAnna Berg: Book the training',
  ],
  openActionItemCount: [{ label: 'Number of Open Action Items', type: 'integer' }, 3],
  from: [{ label: 'Period Start', type: 'datetime' }, '2026-03-09T00:00:00.000Z'],
  to: [{ label: 'Period End', type: 'datetime' }, '2026-03-16T00:00:00.000Z'],
  notes: [
    {
      label: 'Notes',
      children: {
        title: 'Note Title',
        createdText: 'Note Date and Time (Text)',
        durationText: 'Note Duration (Text)',
        durationMinutes: { label: 'Note Duration (Minutes)', type: 'number' },
        participantNames: 'Note Participant Names',
        participantsWithoutEmail: 'Note Participants Without Email',
        withoutEmailCount: { label: 'Number of Note Participants Without Email', type: 'integer' },
        internalNames: 'Note Internal Names',
        externalNames: 'Note External Names',
        externalCompanies: 'Note External Companies',
        tagNames: { label: 'Note Folder Names', type: 'string', list: true },
        excerpt: 'Note Summary (Excerpt)',
        createdAt: { label: 'Note Created At', type: 'datetime' },
        id: 'Note ID',
      },
    },
    [
      {
        id: 'note_5Gk1Zt',
        title: 'Northwind: renewal call',
        createdAt: '2026-03-12T13:30:00.000Z',
        createdText: 'Mar 12, 2026, 1:30 PM',
        durationText: '47:30',
        durationMinutes: 47.5,
        excerpt: 'Northwind wants to renew for two years and needs 40 more seats from May.',
        participantNames: 'Anna Berg, Luis Romero, Mei Tanaka',
        participantsWithoutEmail: 'Mei Tanaka',
        withoutEmailCount: 1,
        internalNames: 'Anna Berg',
        externalNames: 'Luis Romero, Mei Tanaka',
        externalCompanies: 'Northwind',
        tagNames: ['Northwind'],
      },
      {
        id: 'note_8Hs3Wq',
        title: 'Contoso: onboarding',
        createdAt: '2026-03-10T09:00:00.000Z',
        createdText: 'Mar 10, 2026, 9:00 AM',
        durationText: '30:00',
        durationMinutes: 30,
        excerpt: 'Contoso starts with ten seats on Monday. Ida collects the names.',
        participantNames: 'Anna Berg, Ida Holm',
        participantsWithoutEmail: null,
        withoutEmailCount: 0,
        internalNames: 'Anna Berg',
        externalNames: 'Ida Holm',
        externalCompanies: 'Contoso',
        tagNames: ['Contoso'],
      },
    ],
  ],
  pendingCount: [{ label: 'Number of Notes Being Processed', type: 'integer' }, 0],
  pendingTitles: ['Titles of Notes Being Processed', null],
  id: ['Digest ID', 'digest_b03dee90b1969430630fb272a3ca0f15'],
} satisfies Rows<PresentedDigest>);

import { sampleLink } from '../../product.ts';
import { noteLink } from './link.ts';
import type { PresentedNote } from './parts.ts';

const anna = {
  name: 'Anna Berg',
  email: 'anna.berg@acme.example',
  profileImageUrl: sampleLink('/people/anna-berg.png'),
  accountName: 'Acme',
  accountDomain: 'acme.example',
  accountImageUrl: sampleLink('/accounts/acme.png'),
  firstName: 'Anna',
  lastName: 'Berg',
  domain: 'acme.example',
  isExternal: false,
};
/** A guest. */
export const luis = {
  name: 'Luis Romero',
  email: 'luis.romero@northwind.example',
  profileImageUrl: null,
  accountName: 'Northwind',
  accountDomain: 'northwind.example',
  accountImageUrl: sampleLink('/accounts/northwind.png'),
  firstName: 'Luis',
  lastName: 'Romero',
  domain: 'northwind.example',
  isExternal: true,
};
const mei = { ...luis, name: 'Mei Tanaka', email: null, firstName: 'Mei', lastName: 'Tanaka' };
/** An action item. */
export const offer = {
  text: 'Send the two-year offer by Friday',
  done: false,
  assignee: 'Anna Berg',
  assigneeEmail: 'anna.berg@acme.example',
  dueDate: '2026-03-13',
  dueText: 'by Friday',
};
const summaryText =
  'Summary\n\nNorthwind wants to renew for two years and needs 40 more seats from May.\n\nAction items\n\n☐ Anna Berg: send the two-year offer by Friday\n☐ Mei Tanaka: confirm the number of seats\n☑ Luis Romero: share the security questionnaire';

/** A lifelike note for the editor, until a real one has been loaded: what the mapper makes of the service's own fields, in UTC. */
export const noteSample: PresentedNote = {
  ...noteLink('note_5Gk1Zt'),
  title: 'Northwind: renewal call',
  createdDate: '2026-03-12',
  createdText: 'Mar 12, 2026, 1:30 PM',
  createdAt: '2026-03-12T13:30:00Z',
  durationText: '47:30',
  durationHhMm: '00:48',
  durationMinutes: 47.5,
  participantNames: 'Anna Berg, Luis Romero, Mei Tanaka',
  participantEmails: 'anna.berg@acme.example, luis.romero@northwind.example',
  participantCount: 3,
  externalEmails: 'luis.romero@northwind.example',
  externalCompanies: 'Northwind',
  externalDomains: 'northwind.example',
  externalCount: 2,
  firstExternalName: 'Luis Romero',
  firstExternalEmail: 'luis.romero@northwind.example',
  firstExternalCompany: 'Northwind',
  firstExternalDomain: 'northwind.example',
  excerpt: 'Northwind wants to renew for two years and needs 40 more seats from May.',
  summaryText,
  summaryHtml:
    '<h2>Summary</h2>\n<p>Northwind wants to renew for two years and needs 40 more seats from May.</p>\n<h2>Action items</h2>\n<ul>\n<li>☐ Anna Berg: send the two-year offer by Friday</li>\n<li>☐ Mei Tanaka: confirm the number of seats</li>\n<li>☑ Luis Romero: share the security questionnaire</li>\n</ul>',
  summarySlack:
    '*Summary*\n\nNorthwind wants to renew for two years and needs 40 more seats from May.\n\n*Action items*\n\n☐ Anna Berg: send the two-year offer by Friday\n☐ Mei Tanaka: confirm the number of seats\n☑ Luis Romero: share the security questionnaire',
  summary:
    '## Summary\n\nNorthwind wants to renew for two years and needs 40 more seats from May.\n\n## Action items\n\n- [ ] Anna Berg: send the two-year offer by Friday\n- [ ] Mei Tanaka: confirm the number of seats\n- [x] Luis Romero: share the security questionnaire',
  enhancedNoteText:
    'Where Northwind stands\n\nThe contract ends on 30 April. Luis wants to renew for two years if the price per seat stays.\n\nNext steps\n\n- Anna Berg: send the two-year offer by Friday\n- Mei Tanaka: confirm the number of seats',
  enhancedNoteHtml:
    '<h2>Where Northwind stands</h2>\n<p>The contract ends on 30 April. Luis wants to renew for <strong>two years</strong> if the price per seat stays.</p>\n<h2>Next steps</h2>\n<ul>\n<li>Anna Berg: send the two-year offer by Friday</li>\n<li>Mei Tanaka: confirm the number of seats</li>\n</ul>',
  enhancedNote:
    '## Where Northwind stands\n\nThe contract ends on 30 April. Luis wants to renew for **two years** if the price per seat stays.\n\n## Next steps\n\n- Anna Berg: send the two-year offer by Friday\n- Mei Tanaka: confirm the number of seats',
  userWrittenNoteText: 'Luis decides, Mei prepares the budget.\n\nAsk about the Lisbon office next time.',
  userWrittenNoteHtml:
    '<p>Luis decides, <strong>Mei</strong> prepares the budget.</p>\n<p>Ask about the <em>Lisbon</em> office next time.</p>',
  userWrittenNote: 'Luis decides, **Mei** prepares the budget.\n\nAsk about the *Lisbon* office next time.',
  actionItemsText:
    'Anna Berg: Send the two-year offer by Friday\nMei Tanaka: Confirm the number of seats\nLuis Romero: Share the security questionnaire (done)',
  actionItemsHtml:
    '<ul>\n<li>Anna Berg: Send the two-year offer by Friday</li>\n<li>Mei Tanaka: Confirm the number of seats</li>\n<li>Luis Romero: Share the security questionnaire (done)</li>\n</ul>',
  actionItemCount: 3,
  openActionItemCount: 2,
  transcriptText:
    '[00:00:04] Anna Berg: Thanks for making the time. Shall we start with the renewal?\n[00:00:10] Luis Romero: Yes. We would like two years, and about forty more seats from May.\n[00:00:19] Mei Tanaka: I will confirm the exact number after our budget round.\n[00:47:21] Anna Berg: Perfect. You will have the offer by Friday.',
  transcriptDialogue:
    'Anna Berg: Thanks for making the time. Shall we start with the renewal?\n\nLuis Romero: Yes. We would like two years, and about forty more seats from May.\n\nMei Tanaka: I will confirm the exact number after our budget round.\n\nAnna Berg: Perfect. You will have the offer by Friday.',
  speakersText: 'Anna Berg: 50% (0:14)\nLuis Romero: 29% (0:08)\nMei Tanaka: 21% (0:06)',
  internalTalkPercent: 50,
  transcriptFile: sampleLink('/files/northwind-renewal-call.txt'),
  subtitlesFile: sampleLink('/files/northwind-renewal-call.srt'),
  webvttFile: sampleLink('/files/northwind-renewal-call.vtt'),
  noteFile: sampleLink('/files/northwind-renewal-call.md'),
  id: 'note_5Gk1Zt',
  tagNames: ['Northwind'],
  tagIds: ['fld_7Qx2mT'],
  participants: [anna, luis, mei],
  externalParticipants: [luis, mei],
  actionItems: [
    offer,
    {
      text: 'Confirm the number of seats',
      done: false,
      assignee: 'Mei Tanaka',
      assigneeEmail: null,
      dueDate: null,
      dueText: null,
    },
    {
      text: 'Share the security questionnaire',
      done: true,
      assignee: 'Luis Romero',
      assigneeEmail: 'luis.romero@northwind.example',
      dueDate: null,
      dueText: null,
    },
  ],
  speakers: [
    { name: 'Anna Berg', talkTimeSec: 14, talkTimePercent: 50, words: 19 },
    { name: 'Luis Romero', talkTimeSec: 8, talkTimePercent: 28.6, words: 13 },
    { name: 'Mei Tanaka', talkTimeSec: 6, talkTimePercent: 21.4, words: 10 },
  ],
  transcripts: [
    {
      speaker: 'Anna Berg',
      text: 'Thanks for making the time. Shall we start with the renewal?',
      startTimestamp: '00:00:04',
      endTimestamp: '00:00:09',
      startSec: 4,
      endSec: 9,
    },
    {
      speaker: 'Luis Romero',
      text: 'Yes. We would like two years, and about forty more seats from May.',
      startTimestamp: '00:00:10',
      endTimestamp: '00:00:18',
      startSec: 10,
      endSec: 18,
    },
    {
      speaker: 'Mei Tanaka',
      text: 'I will confirm the exact number after our budget round.',
      startTimestamp: '00:00:19',
      endTimestamp: '00:00:25',
      startSec: 19,
      endSec: 25,
    },
    {
      speaker: 'Anna Berg',
      text: 'Perfect. You will have the offer by Friday.',
      startTimestamp: '00:47:21',
      endTimestamp: '00:47:30',
      startSec: 2841,
      endSec: 2850,
    },
  ],
  tags: [{ id: 'fld_7Qx2mT', name: 'Northwind', color: '#3366FF' }],
  kind: 'online',
  status: 'completed',
  visibility: 'workspace',
  updatedAt: '2026-03-12T14:21:07Z',
  totalDurationSec: 2850,
  inputLanguage: 'en',
  translationLanguage: 'de',
  calendarEvent: null,
  meetingApp: null,
};

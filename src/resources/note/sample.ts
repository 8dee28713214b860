import type { PresentedNote } from './present.ts';

/** A lifelike note as Zapier shows it before a real one has been seen. What is derived in it is what the mapper makes of the rest. */
export const noteSample: PresentedNote = {
  id: 'note_5Gk1Zt',
  title: 'Northwind: renewal call',
  kind: 'online',
  status: 'completed',
  createdAt: '2026-03-12T13:30:00Z',
  updatedAt: '2026-03-12T14:21:07Z',
  visibility: 'workspace',
  totalDurationSec: 2850,
  durationMinutes: 47.5,
  durationText: '47:30',
  summary:
    '## Summary\n\nNorthwind wants to renew for two years and needs 40 more seats from May.\n\n## Action items\n\n- [ ] Anna Berg: send the two-year offer by Friday\n- [ ] Mei Tanaka: confirm the number of seats\n- [x] Luis Romero: share the security questionnaire',
  summaryText:
    'Summary\n\nNorthwind wants to renew for two years and needs 40 more seats from May.\n\nAction items\n\n- [ ] Anna Berg: send the two-year offer by Friday\n- [ ] Mei Tanaka: confirm the number of seats\n- [x] Luis Romero: share the security questionnaire',
  summaryHtml:
    '<h2>Summary</h2>\n<p>Northwind wants to renew for two years and needs 40 more seats from May.</p>\n<h2>Action items</h2>\n<ul>\n<li>☐ Anna Berg: send the two-year offer by Friday</li>\n<li>☐ Mei Tanaka: confirm the number of seats</li>\n<li>☑ Luis Romero: share the security questionnaire</li>\n</ul>',
  excerpt:
    'Summary\n\nNorthwind wants to renew for two years and needs 40 more seats from May.\n\nAction items\n\n- [ ] Anna Berg: send the two-year offer by Friday\n- [ ] Mei Tanaka: confirm the number of seats\n- [x] Luis Romero: share the security questionnaire',
  enhancedNote:
    '## Where Northwind stands\n\nThe contract ends on 30 April. Luis wants to go on for **two years** if the price per seat stays.\n\n## Next steps\n\n- Anna Berg: send the two-year offer by Friday\n- Mei Tanaka: confirm the number of seats',
  enhancedNoteHtml:
    '<h2>Where Northwind stands</h2>\n<p>The contract ends on 30 April. Luis wants to go on for <strong>two years</strong> if the price per seat stays.</p>\n<h2>Next steps</h2>\n<ul>\n<li>Anna Berg: send the two-year offer by Friday</li>\n<li>Mei Tanaka: confirm the number of seats</li>\n</ul>',
  userWrittenNote: 'Luis decides, **Mei** prepares the budget.\n\nAsk about the *Lisbon* office next time.',
  userWrittenNoteHtml:
    '<p>Luis decides, <strong>Mei</strong> prepares the budget.</p>\n<p>Ask about the <em>Lisbon</em> office next time.</p>',
  actionItems: [
    {
      text: 'send the two-year offer by Friday',
      done: false,
      assignee: 'Anna Berg',
    },
    {
      text: 'confirm the number of seats',
      done: false,
      assignee: 'Mei Tanaka',
    },
    {
      text: 'share the security questionnaire',
      done: true,
      assignee: 'Luis Romero',
    },
  ],
  participants: [
    {
      name: 'Anna Berg',
      email: 'anna.berg@acme.example',
      profileImageUrl: 'https://meeting-notes.example/people/anna-berg.png',
      accountName: 'Acme',
      accountDomain: 'acme.example',
      accountImageUrl: 'https://meeting-notes.example/accounts/acme.png',
      firstName: 'Anna',
      lastName: 'Berg',
      domain: 'acme.example',
      isExternal: false,
    },
    {
      name: 'Luis Romero',
      email: 'luis.romero@northwind.example',
      profileImageUrl: null,
      accountName: 'Northwind',
      accountDomain: 'northwind.example',
      accountImageUrl: 'https://meeting-notes.example/accounts/northwind.png',
      firstName: 'Luis',
      lastName: 'Romero',
      domain: 'northwind.example',
      isExternal: true,
    },
    {
      name: 'Mei Tanaka',
      email: null,
      profileImageUrl: null,
      accountName: 'Northwind',
      accountDomain: 'northwind.example',
      accountImageUrl: 'https://meeting-notes.example/accounts/northwind.png',
      firstName: 'Mei',
      lastName: 'Tanaka',
      domain: 'northwind.example',
      isExternal: true,
    },
  ],
  participantNames: 'Anna Berg, Luis Romero, Mei Tanaka',
  participantEmails: 'anna.berg@acme.example, luis.romero@northwind.example',
  externalEmails: 'luis.romero@northwind.example',
  externalDomains: 'northwind.example',
  transcriptText:
    '[00:00:04] Anna Berg: Thanks for making the time. Shall we start with the renewal?\n[00:00:10] Luis Romero: Yes. We would like two years, and about forty more seats from May.\n[00:00:19] Mei Tanaka: I will confirm the exact number after our budget round.\n[00:47:21] Anna Berg: Perfect. You will have the offer by Friday.',
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
  speakers: [
    {
      name: 'Anna Berg',
      talkTimeSec: 14,
      talkTimePercent: 50,
      words: 19,
    },
    {
      name: 'Luis Romero',
      talkTimeSec: 8,
      talkTimePercent: 28.6,
      words: 13,
    },
    {
      name: 'Mei Tanaka',
      talkTimeSec: 6,
      talkTimePercent: 21.4,
      words: 10,
    },
  ],
  tagNames: ['Northwind'],
  tagIds: ['fld_7Qx2mT'],
  tags: [
    {
      id: 'fld_7Qx2mT',
      name: 'Northwind',
      color: '#3366FF',
    },
  ],
  calendarEvent: {
    id: 'evt_3Rw9Cb',
    title: 'Northwind renewal',
    startTime: '2026-03-12T13:30:00Z',
    endTime: '2026-03-12T14:20:00Z',
  },
  meetingApp: 'zoom',
  inputLanguage: 'en',
  translationLanguage: 'de',
  transcriptFile: 'https://meeting-notes.example/files/northwind-renewal-call.txt',
  subtitlesFile: 'https://meeting-notes.example/files/northwind-renewal-call.srt',
  webvttFile: 'https://meeting-notes.example/files/northwind-renewal-call.vtt',
  noteFile: 'https://meeting-notes.example/files/northwind-renewal-call.md',
};

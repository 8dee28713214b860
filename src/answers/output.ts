import type { Version } from '../notes/changes.ts';
import { sampleLink } from '../product.ts';
import { output, type Rows } from '../zapier/output.ts';
import { noteLink } from './link.ts';
import type { PresentedNote } from './parts.ts';

const person = {
  name: 'Participant Name',
  firstName: 'Participant First Name',
  lastName: 'Participant Last Name',
  email: 'Participant Email',
  domain: 'Participant Domain',
  companyDomain: 'Participant Company Domain',
  isExternal: { label: 'Participant Is External', type: 'boolean' },
  accountName: 'Participant Account Name',
  accountDomain: 'Participant Account Domain',
  profileImageUrl: 'Participant Picture URL',
  accountImageUrl: 'Participant Account Picture URL',
} as const;

const someone = (name: string, company: string, isExternal: boolean) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const domain = `${company.toLowerCase()}.example`;
  return {
    name,
    email: `${firstName}.${lastName}@${domain}`.toLowerCase(),
    profileImageUrl: isExternal ? null : sampleLink(`/people/${firstName}-${lastName}.png`.toLowerCase()),
    accountName: company,
    accountDomain: domain,
    accountImageUrl: sampleLink(`/accounts/${company.toLowerCase()}.png`),
    ...{ firstName, lastName, domain, companyDomain: domain, isExternal },
  };
};
const anna = someone('Anna Berg', 'Acme', false);
export const luis = someone('Luis Romero', 'Northwind', true);
const mei = { ...luis, name: 'Mei Tanaka', email: null, firstName: 'Mei', lastName: 'Tanaka' };
type SamplePerson = typeof anna | typeof mei;
const item = ({ name, email }: SamplePerson, text: string) => ({
  text,
  done: false,
  assignee: name,
  assigneeEmail: email,
  dueDate: null,
  dueAt: null,
  dueText: null,
});
export const offer = {
  ...item(anna, 'Send the two-year offer by Friday'),
  dueDate: '2026-03-13',
  dueAt: null,
  dueText: 'by Friday',
};
const segment = (person: SamplePerson, text: string, startSec: number, endSec: number) => ({
  speaker: person.name,
  text,
  startTimestamp: timestamp(startSec),
  endTimestamp: timestamp(endSec),
  startSec,
  endSec,
  speakerEmail: person.email,
  isExternal: person.isExternal,
});
const speaker = <Talk extends object>({ name, email, isExternal }: SamplePerson, talk: Talk) => ({
  ...{ name, email, isExternal },
  ...talk,
});
const timestamp = (sec: number) => new Date(sec * 1000).toISOString().slice(11, 19);
const sampleFile = (extension: string) =>
  sampleLink(`/files/2026-03-12%20Northwind%20renewal%20call.${extension}`);
const summaryText =
  'Summary\n\nNorthwind wants to renew for two years and needs 40 more seats from May.\n\nAction items\n\n☐ Anna Berg: send the two-year offer by Friday\n☐ Mei Tanaka: confirm the number of seats\n☑ Luis Romero: share the security questionnaire';

const id = 'note_5Gk1Zt';
const { noteUrl } = noteLink(id);

/**
 * The output of a note: the most used fields first, IDs and line items near the end. `parts.ts`, which is loaded with the
 * first note, makes the values. The sample is a lifelike note: what `parts.ts` makes of the service's own fields, in UTC.
 */
export const noteRows = {
  title: ['Title', 'Northwind: renewal call'],
  noteUrl: noteUrl === undefined ? null : ['Link to Note', noteUrl],
  createdDate: ['Date', '2026-03-12'],
  createdText: ['Date and Time (Text)', 'Mar 12, 2026, 1:30 PM'],
  createdAt: [{ label: 'Created At', type: 'datetime' }, '2026-03-12T13:30:00Z'],
  durationText: ['Duration (Text)', '47:30'],
  durationHhMm: ['Duration (HH:MM)', '00:48'],
  durationMinutes: [{ label: 'Duration (Minutes)', type: 'number' }, 47.5],

  participantNames: ['Participant Names', 'Anna Berg, Luis Romero, Mei Tanaka'],
  participantEmails: ['Participant Emails', 'anna.berg@acme.example, luis.romero@northwind.example'],
  participantCount: [{ label: 'Number of Participants', type: 'integer' }, 3],
  participantsWithoutEmail: ['Participants Without Email', 'Mei Tanaka'],
  withoutEmailCount: [{ label: 'Number of Participants Without Email', type: 'integer' }, 1],
  internalNames: ['Internal Names', 'Anna Berg'],
  internalEmails: ['Internal Emails', 'anna.berg@acme.example'],
  internalCount: [{ label: 'Number of Internal Participants', type: 'integer' }, 1],
  externalNames: ['External Names', 'Luis Romero, Mei Tanaka'],
  externalEmails: ['External Emails', 'luis.romero@northwind.example'],
  externalCompanies: ['External Companies', 'Northwind'],
  externalDomains: ['External Domains', 'northwind.example'],
  externalCount: [{ label: 'Number of External Participants', type: 'integer' }, 2],
  externalCompanyCount: [{ label: 'Number of External Companies', type: 'integer' }, 1],
  firstExternalName: ['First External Name', 'Luis Romero'],
  firstExternalEmail: ['First External Email', 'luis.romero@northwind.example'],
  firstExternalCompany: ['First External Company', 'Northwind'],
  firstExternalDomain: ['First External Domain', 'northwind.example'],

  excerpt: ['Summary (Excerpt)', 'Northwind wants to renew for two years and needs 40 more seats from May.'],
  summaryText: ['Summary (Plain Text)', summaryText],
  summaryHtml: [
    'Summary (HTML)',
    '<h2>Summary</h2>\n<p>Northwind wants to renew for two years and needs 40 more seats from May.</p>\n<h2>Action items</h2>\n<ul>\n<li>☐ Anna Berg: send the two-year offer by Friday</li>\n<li>☐ Mei Tanaka: confirm the number of seats</li>\n<li>☑ Luis Romero: share the security questionnaire</li>\n</ul>',
  ],
  summarySlack: [
    'Summary (Slack)',
    '*Summary*\n\nNorthwind wants to renew for two years and needs 40 more seats from May.\n\n*Action items*\n\n☐ Anna Berg: send the two-year offer by Friday\n☐ Mei Tanaka: confirm the number of seats\n☑ Luis Romero: share the security questionnaire',
  ],
  summary: [
    'Summary (Markdown)',
    '## Summary\n\nNorthwind wants to renew for two years and needs 40 more seats from May.\n\n## Action items\n\n- [ ] Anna Berg: send the two-year offer by Friday\n- [ ] Mei Tanaka: confirm the number of seats\n- [x] Luis Romero: share the security questionnaire',
  ],
  enhancedNoteText: [
    'AI-Enhanced Note (Plain Text)',
    'Where Northwind stands\n\nThe contract ends on 30 April. Luis wants to renew for two years if the price per seat stays.\n\nNext steps\n\n- Anna Berg: send the two-year offer by Friday\n- Mei Tanaka: confirm the number of seats',
  ],
  enhancedNoteHtml: [
    'AI-Enhanced Note (HTML)',
    '<h2>Where Northwind stands</h2>\n<p>The contract ends on 30 April. Luis wants to renew for <strong>two years</strong> if the price per seat stays.</p>\n<h2>Next steps</h2>\n<ul>\n<li>Anna Berg: send the two-year offer by Friday</li>\n<li>Mei Tanaka: confirm the number of seats</li>\n</ul>',
  ],
  enhancedNote: [
    'AI-Enhanced Note (Markdown)',
    '## Where Northwind stands\n\nThe contract ends on 30 April. Luis wants to renew for **two years** if the price per seat stays.\n\n## Next steps\n\n- Anna Berg: send the two-year offer by Friday\n- Mei Tanaka: confirm the number of seats',
  ],
  userWrittenNoteText: [
    'Written Notes (Plain Text)',
    'Luis decides, Mei prepares the budget.\n\nAsk about the Lisbon office next time.',
  ],
  userWrittenNoteHtml: [
    'Written Notes (HTML)',
    '<p>Luis decides, <strong>Mei</strong> prepares the budget.</p>\n<p>Ask about the <em>Lisbon</em> office next time.</p>',
  ],
  userWrittenNote: [
    'Written Notes (Markdown)',
    'Luis decides, **Mei** prepares the budget.\n\nAsk about the *Lisbon* office next time.',
  ],

  actionItemsText: [
    'Action Items (Plain Text)',
    'Anna Berg: Send the two-year offer by Friday\nMei Tanaka: Confirm the number of seats\nLuis Romero: Share the security questionnaire (done)',
  ],
  actionItemsHtml: [
    'Action Items (HTML)',
    '<ul>\n<li>Anna Berg: Send the two-year offer by Friday</li>\n<li>Mei Tanaka: Confirm the number of seats</li>\n<li>Luis Romero: Share the security questionnaire (done)</li>\n</ul>',
  ],
  actionItemCount: [{ label: 'Number of Action Items', type: 'integer' }, 3],
  openActionItemCount: [{ label: 'Number of Open Action Items', type: 'integer' }, 2],

  transcriptText: [
    'Transcript (Plain Text)',
    '[00:00:04] Anna Berg: Thanks for making the time. Shall we start with the renewal?\n[00:00:10] Luis Romero: Yes. We would like two years, and about forty more seats from May.\n[00:00:19] Mei Tanaka: I will confirm the exact number after our budget round.\n[00:47:21] Anna Berg: Perfect. You will have the offer by Friday.',
  ],
  transcriptDialogue: [
    'Transcript (Dialogue)',
    'Anna Berg: Thanks for making the time. Shall we start with the renewal?\n\nLuis Romero: Yes. We would like two years, and about forty more seats from May.\n\nMei Tanaka: I will confirm the exact number after our budget round.\n\nAnna Berg: Perfect. You will have the offer by Friday.',
  ],
  speakersText: [
    'Talk Time by Speaker',
    'Anna Berg: 50% (0:14)\nLuis Romero: 29% (0:08)\nMei Tanaka: 21% (0:06)',
  ],
  speakerCount: [{ label: 'Number of Speakers', type: 'integer' }, 3],
  internalTalkPercent: [{ label: 'Internal Talk Time (Percent)', type: 'number' }, 50],
  transcriptFile: [{ label: 'Transcript File (Text)', type: 'file' }, sampleFile('txt')],
  subtitlesFile: [{ label: 'Subtitles File (SRT)', type: 'file' }, sampleFile('srt')],
  webvttFile: [{ label: 'Subtitles File (WebVTT)', type: 'file' }, sampleFile('vtt')],
  noteFile: [{ label: 'Note File (Markdown)', type: 'file' }, sampleFile('md')],

  id: ['Note ID', id],
  seriesKey: ['Series Key', 'northwind renewal call / fld_7Qx2mT'],
  tagNames: [{ label: 'Folder Names', type: 'string', list: true }, ['Northwind']],
  tagIds: [{ label: 'Folder IDs', type: 'string', list: true }, ['fld_7Qx2mT']],
  matchedFolderNames: [{ label: 'Matched Folder Names', type: 'string', list: true }, ['Northwind']],
  matchedFolderIds: [{ label: 'Matched Folder IDs', type: 'string', list: true }, ['fld_7Qx2mT']],
  participants: [{ label: 'Participants', children: person }, [anna, luis, mei]],
  externalParticipants: [{ label: 'External Participants', children: person }, [luis, mei]],
  actionItems: [
    {
      label: 'Action Items',
      children: {
        text: 'Action Item Text',
        done: { label: 'Action Item Is Completed', type: 'boolean' },
        assignee: 'Action Item Assignee',
        assigneeEmail: 'Action Item Assignee Email',
        dueDate: 'Action Item Due Date',
        dueAt: { label: 'Action Item Due At', type: 'datetime' },
        dueText: 'Action Item Due Date (as Written)',
      },
    },
    [
      offer,
      item(mei, 'Confirm the number of seats'),
      { ...item(luis, 'Share the security questionnaire'), done: true },
    ],
  ],
  speakers: [
    {
      label: 'Speakers',
      children: {
        name: 'Speaker Name',
        email: 'Speaker Email',
        isExternal: { label: 'Speaker Is External', type: 'boolean' },
        talkTimeSec: { label: 'Speaker Talk Time (Seconds)', type: 'number' },
        talkTimePercent: { label: 'Speaker Talk Time (Percent)', type: 'number' },
        longestTurnSec: { label: 'Speaker Longest Turn (Seconds)', type: 'number' },
        words: { label: 'Speaker Words', type: 'integer' },
      },
    },
    [
      speaker(anna, { talkTimeSec: 14, talkTimePercent: 50, longestTurnSec: 9, words: 19 }),
      speaker(luis, { talkTimeSec: 8, talkTimePercent: 28.6, longestTurnSec: 8, words: 13 }),
      speaker(mei, { talkTimeSec: 6, talkTimePercent: 21.4, longestTurnSec: 6, words: 10 }),
    ],
  ],
  transcripts: [
    {
      label: 'Transcript Segments',
      children: {
        speaker: 'Segment Speaker',
        speakerEmail: 'Segment Speaker Email',
        isExternal: { label: 'Segment Speaker Is External', type: 'boolean' },
        text: 'Segment Text',
        startTimestamp: 'Segment Start',
        endTimestamp: 'Segment End',
        startSec: { label: 'Segment Start (Seconds)', type: 'number' },
        endSec: { label: 'Segment End (Seconds)', type: 'number' },
      },
    },
    [
      segment(anna, 'Thanks for making the time. Shall we start with the renewal?', 4, 9),
      segment(luis, 'Yes. We would like two years, and about forty more seats from May.', 10, 18),
      segment(mei, 'I will confirm the exact number after our budget round.', 19, 25),
      segment(anna, 'Perfect. You will have the offer by Friday.', 2841, 2850),
    ],
  ],
  tags: [
    { label: 'Folders', children: { id: 'Folder ID', name: 'Folder Name', color: 'Folder Color' } },
    [{ id: 'fld_7Qx2mT', name: 'Northwind', color: '#3366FF' }],
  ],

  kind: ['Kind of Meeting', 'online'],
  status: ['Status', 'completed'],
  visibility: ['Note Visibility', 'workspace'],
  updatedAt: [{ label: 'Updated At', type: 'datetime' }, '2026-03-12T14:21:07Z'],
  totalDurationSec: [{ label: 'Duration (Seconds)', type: 'number' }, 2850],
  inputLanguage: ['Spoken Language', 'en'],
  languageCode: ['Spoken Language (Code)', 'en'],
  translationLanguage: ['Translation Language', 'de'],
  calendarEvent: [{ label: 'Calendar Event' }, null],
  meetingApp: [{ label: 'Meeting App' }, null],
} satisfies Rows<PresentedNote>;

export const noteOutput = output(noteRows);

/** A note in one of its versions, which start a Zap one by one. */
export const versionOutput = output({
  changedParts: ['Changed Parts', 'title, folders'],
  ...noteRows,
  id: [{ label: 'Note ID', type: 'string', primary: true }, noteRows.id[1]],
  version: [{ label: 'Version', type: 'string', primary: true }, 'k3Rz8vQmTq0bXw1LpA9sUe5d7Yhc'],
} satisfies Rows<PresentedNote & Version>);

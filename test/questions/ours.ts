import { fillWithCompany } from '../../sandbox/workspace/data/company.ts';
import type { Workspace } from '../../sandbox/workspace/index.ts';
import { type Call, hasOnly, idOf, NOW, question, textsOf } from './question.ts';

/** The made-up company, whose newest meeting is a call with Kestrel Logistics. */
export function company(workspace: Workspace): void {
  workspace.workspace.allowedEmailDomains = ['lumenharbor.example', 'lumen-labs.example'];
  fillWithCompany(workspace, new Date(NOW));
}

const REVIEW = { titleContains: 'pilot review' };
const reviewId = async (call: Call) => idOf(await call('find_note_summaries', REVIEW));
const newest = async (call: Call, titleContains: string) =>
  idOf(await call('find_note_summaries', { titleContains, status: 'completed', most: 1 }));

/** What an agent is told of a call that can't work. */
const refusal = async (call: Call, key: string, input: Record<string, unknown>): Promise<string> => {
  try {
    await call(key, input);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return '';
};

/** Asked of the company by those who built the app. */
export const ourQuestions = [
  question('My last three meetings', 6, async (call) => {
    const rows = await call('find_note_summaries', { most: 3 });
    return {
      three: rows.length === 3,
      newest: String(rows[0]?.title).startsWith('Kestrel Logistics – pilot'),
      more: rows[0]?.hasMore === true,
    };
  }),
  question('What came out of one meeting', 20, async (call) => {
    const [note] = await call('get_note', { noteId: await reviewId(call), parts: ['summary', 'people'] });
    return {
      summary: String(note?.summaryText).includes('renews for two years'),
      people: String(note?.externalNames) === 'Rachel Adeyemi, Pieter van Dam',
      'nothing else': note !== undefined && !('transcripts' in note) && !('enhancedNote' in note),
    };
  }),
  question('Who of a client takes part', 4, async (call) => {
    const rows = await call('find_participants', { participant: ['kestrel-logistics.example'] });
    return {
      both: ['Rachel Adeyemi', 'Pieter van Dam'].every((name) => textsOf(rows, 'name').includes(name)),
      often: rows.every(({ noteCount }) => Number(noteCount) > 0),
    };
  }),
  question('Decisions of a German meeting, asked in English', 8, async (call) => {
    const [section] = await call('find_section', {
      noteId: await newest(call, 'Osterberg'),
      heading: 'decisions',
    });
    return {
      Entscheidungen: section?.heading === 'Entscheidungen',
      German: String(section?.text).includes('wie vorgeschlagen'),
    };
  }),
  question('Decisions of a Japanese meeting, asked in English', 8, async (call) => {
    const [section] = await call('find_section', {
      noteId: await newest(call, '青木電機'),
      heading: 'decisions',
    });
    return {
      decisions: section?.heading === '決定事項',
      Japanese: String(section?.text).includes('提案どおり'),
    };
  }),
  question('Next steps of a French meeting, asked in English', 8, async (call) => {
    const [section] = await call('find_section', {
      noteId: await newest(call, 'Verlaine'),
      heading: 'next steps',
    });
    return {
      steps: section?.heading === 'Prochaines étapes',
      French: String(section?.text).includes('devis'),
    };
  }),
  question('Who said a word last, and when', 60, async (call) => {
    const [quote] = await call('find_quotes', { text: 'Rotterdam' });
    return {
      speaker: quote?.speaker === 'Pieter van Dam' && quote.isExternal === true,
      sentence: quote?.quote === 'And Rotterdam is no pilot any more: the terminals rely on it.',
      time: quote?.startSec === 18,
    };
  }),
  question('A short transcript', 4, async (call) => {
    const rows = await call('find_transcript', { noteId: await reviewId(call) });
    return {
      'one part': rows.length === 1 && rows[0]?.nextPart === null,
      whole: /^\[00:00:03\] Anna Lindqvist: Thanks[^]*rely on it\.$/.test(String(rows[0]?.text)),
    };
  }),
  question('What I have to do after a call', 2, async (call) => {
    const rows = await call('find_action_items', {
      assignee: 'anna.lindqvist@lumenharbor.example',
      ...REVIEW,
    });
    return {
      'the item': hasOnly(rows, 'text', ['Send the offer by Friday']),
      due: rows[0]?.dueDate === '2026-03-20',
    };
  }),
  question('What was said on a topic, note by note', 40, async (call) => {
    const rows = await call('find_note_summaries', { textContains: 'customs interfaces' });
    return {
      client: rows.length === 10 && rows.every(({ title }) => String(title).startsWith('Kestrel Logistics')),
      quotes: rows.every(({ quotesText }) => String(quotesText).includes('customs interfaces')),
      'says what is cut': rows.every(({ quotesText }) => /… and \d+ more$/.test(String(quotesText))),
    };
  }),
  question('The last 25 meetings', 40, async (call) => {
    const rows = await call('find_note_summaries', { most: 25 });
    return { all: rows.length === 25, excerpts: rows.filter(({ excerpt }) => excerpt !== null).length > 15 };
  }),
  question('The last hundred meetings', 100, async (call) => {
    const rows = await call('find_note_summaries', { most: 100 });
    return { all: rows.length === 100, more: rows.every(({ hasMore }) => hasMore === true) };
  }),
  question('Meetings in which somebody wrote something', 40, async (call) => {
    const rows = await call('find_note_summaries', { titleContains: 'steering committee', most: 20 });
    return {
      some: rows.some(({ hasWrittenNotes }) => hasWrittenNotes === true),
      others: rows.some(({ hasWrittenNotes }) => hasWrittenNotes === false),
    };
  }),
  question('Meetings held in German', 40, async (call) => {
    const rows = await call('find_note_summaries', { languages: ['Deutsch'], most: 20 });
    return {
      'all of one client':
        rows.length === 12 && rows.every(({ title }) => String(title).startsWith('Osterberg')),
    };
  }),
  question('All podcasts', 30, async (call) => {
    const rows = await call('find_note_summaries', { kinds: ['podcast'], most: 20 });
    return { seven: rows.length === 7 && rows.every(({ kind }) => kind === 'podcast') };
  }),
  question('Notes of a folder, by its path', 40, async (call) => {
    const rows = await call('find_note_summaries', {
      folderIds: ['Clients / Europe / Kestrel Logistics'],
      most: 20,
    });
    return {
      all:
        rows.length >= 14 &&
        rows.every(({ tagNames }) => JSON.stringify(tagNames) === '["Kestrel Logistics"]'),
    };
  }),
  question('A folder that is misspelled', 1, async (call) => {
    const message = await refusal(call, 'find_note_summaries', { folderIds: ['Kestrl'] });
    return {
      'which folder': message.includes('there is no folder "Kestrl"'),
      'what to do': message.includes('such as Clients / Northwind'),
    };
  }),
  question('A title where an ID belongs', 1, async (call) => {
    const message = await refusal(call, 'update_note', { noteId: 'Weekly sync', title: 'Sync' });
    return {
      'which ID': message.startsWith('No note has the ID "Weekly sync".'),
      'what to do': message.includes('map the Note ID'),
      'nothing changed': message.endsWith('Nothing was changed.'),
    };
  }),
  question('A date in words', 1, async (call) => {
    const message = await refusal(call, 'find_action_items', { createdAfter: 'last week' });
    return {
      example:
        message ===
        'Note Created After: "last week" is not a date. Use one such as 2026-03-31, or with a time, 2026-03-31T09:30:00Z.',
    };
  }),
  question('A status of another list', 1, async (call) => {
    const message = await refusal(call, 'find_action_items', { status: 'recording' });
    return {
      choices:
        message.startsWith('Status: "recording" is not') &&
        message.includes('"Open", "Completed" or "Open and completed"'),
    };
  }),
  question('A section that is not there', 4, async (call) => {
    const rows = await call('find_section', { noteId: await reviewId(call), heading: 'risks' });
    return { nothing: rows.length === 0 };
  }),
  question('Whether somebody is invited', 1, async (call) => {
    const [invite] = await call('find_invite', { email: 'maya.fischer@lumenharbor.example' });
    return { admin: invite?.role === 'admin', until: String(invite?.expiresAt).startsWith('2026-03-17') };
  }),
  question("A colleague's address", 2, async (call) => {
    const rows = await call('find_member', { name: 'Haruka' });
    return { address: hasOnly(rows, 'email', ['haruka.sato@lumenharbor.example']) };
  }),
  question('Adding a colleague to a group, by address and name', 2, async (call) => {
    const [member] = await call('set_member_groups', {
      memberId: 'diego.herrera@lumen-labs.example',
      groupIds: ['Design'],
      mode: 'add',
    });
    return { 'both groups': JSON.stringify(member?.groupNames) === '["Research","Design"]' };
  }),
  question('What happened last week, by folder', 80, async (call) => {
    const [digest] = await call('create_digest', { period: 'last-week', groupBy: 'folder' });
    return {
      all: Number(digest?.count) > 5,
      folders: String(digest?.text).includes('Maison Verlaine'),
      'in progress': Number(digest?.pendingCount) >= 0,
    };
  }),
  question('Our internal meetings', 40, async (call) => {
    const rows = await call('find_note_summaries', { audience: 'internal', most: 20 });
    return { 'no guests': rows.length === 20 && rows.every(({ externalEmails }) => externalEmails === null) };
  }),
  question('Long meetings', 40, async (call) => {
    const rows = await call('find_note_summaries', { minDurationMinutes: 90, most: 20 });
    return { long: rows.length > 0 && rows.every(({ durationMinutes }) => Number(durationMinutes) >= 90) };
  }),
  question('Which companies we met this quarter', 8, async (call) => {
    const rows = await call('find_participants', { by: 'company' });
    return {
      clients: ['osterberg.example', 'maison-verlaine.example'].every((domain) =>
        textsOf(rows, 'domain').includes(domain),
      ),
      people: rows.every(({ peopleNames }) => Boolean(peopleNames)),
    };
  }),
  question('All but interviews', 40, async (call) => {
    const rows = await call('find_note_summaries', {
      titleExcludes: ['interview'],
      createdAfter: '2026-03-02',
      most: 25,
    });
    return { none: rows.length > 5 && !textsOf(rows, 'title').join().includes('Interview') };
  }),
  question('What only I can see', 20, async (call) => {
    const rows = await call('find_note_summaries', { visibilities: ['Only me'], most: 20 });
    return {
      boards: rows.length === 3 && rows.every(({ title }) => String(title).startsWith('Board meeting')),
    };
  }),
];

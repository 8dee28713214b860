import type {
  Dialect,
  Folder,
  Group,
  Invite,
  Member,
  Note,
  Participant,
} from '../../../sandbox/workspace/index.ts';
import { defaultDialect } from '../../../sandbox/workspace/index.ts';
import type { App } from './app.ts';

/** The content of a small workspace. */
export interface Office {
  sales: Group;
  engineering: Group;
  /** Has no members. */
  design: Group;
  /** In Sales, an administrator. */
  anna: Member;
  /** In Sales and Engineering. */
  ben: Member;
  clients: Folder;
  /** Inside Clients. */
  kestrel: Folder;
  hiring: Folder;
  invite: Invite;
  /** A note with all fields set, in the folder Kestrel. */
  renewal: Note;
  /** The oldest note. */
  kickoff: Note;
  /** Notes of a series, oldest first. */
  weekly: readonly Note[];
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

export const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();
export const hoursAgo = (hours: number): string => new Date(Date.now() - hours * hourMs).toISOString();

export function person(
  name: string | null,
  email: string | null,
  rest: Partial<Participant> = {},
): Participant {
  return {
    name,
    email,
    profileImageUrl: null,
    accountName: null,
    accountDomain: null,
    accountImageUrl: null,
    ...rest,
  };
}

export const annaAsParticipant = person('Anna Lindqvist', 'anna@lumenharbor.example');
export const rachel = person('Rachel van der Adeyemi', 'rachel@eu.kestrel.example');

/** Empties the workspace, sets its dialect, and clears Zapier's cache. */
export function reset(app: App, dialect: Partial<Dialect> = {}): void {
  const { environment, workspace, zapier } = app;
  for (const id of [...workspace.notes.keys()]) workspace.deleteNote(id);
  for (const records of [workspace.folders, workspace.members, workspace.groups, workspace.invites]) {
    records.clear();
  }
  workspace.distortions.clear();
  workspace.faults.clear();
  workspace.hooks.clear();
  workspace.clearRequests();
  zapier.cache.mode = 'works';
  zapier.cache.entries.clear();
  Object.assign(workspace.dialect, defaultDialect, dialect);
  environment.BASE_URL = workspace.baseUrl;
}

/**
 * Fills an empty workspace. @param volume the number of additional notes, and of additional members, all of them older
 */
export function furnish({ workspace }: App, volume = 0): Office {
  const sales = workspace.addGroup({ name: 'Sales' });
  const engineering = workspace.addGroup({ name: 'Engineering' });
  const design = workspace.addGroup({ name: 'Design' });
  for (let index = 0; index < volume; index += 1) {
    workspace.addMember({ name: `Colleague ${index}`, createdAt: daysAgo(900 - index) });
  }
  const anna = workspace.addMember({
    name: 'Anna Lindqvist',
    email: 'anna@lumenharbor.example',
    role: 'admin',
    groups: [sales],
    createdAt: daysAgo(40),
  });
  const ben = workspace.addMember({
    name: 'Ben Whitfield',
    email: 'ben@lumenharbor.example',
    groups: [sales, engineering],
    createdAt: daysAgo(30),
  });
  const clients = workspace.addFolder({ name: 'Clients', createdAt: daysAgo(90) });
  const kestrel = workspace.addFolder({
    name: 'Kestrel',
    parentFolderId: clients.id,
    createdAt: daysAgo(80),
  });
  const hiring = workspace.addFolder({ name: 'Hiring', createdAt: daysAgo(70) });
  for (const [index, name] of ['Research', 'Podcast', 'Kestrel East'].entries()) {
    workspace.addFolder({ name, createdAt: daysAgo(60 - index) });
  }
  anna.folders.push({ id: kestrel.id, name: kestrel.name });
  const invite = workspace.addInvite({
    email: 'maya@lumenharbor.example',
    role: 'admin',
    createdAt: daysAgo(3),
  });
  workspace.addInvite({ isUrlInvite: true, createdAt: daysAgo(5) });

  const kickoff = workspace.addNote({ title: 'Kickoff', createdAt: daysAgo(1000) });
  workspace.addNotes(volume, (index) => ({
    title: `Standup ${index}`,
    createdAt: daysAgo(950 - index),
    participants: [annaAsParticipant],
  }));
  const weekly = workspace.addNotes(3, (index) => ({
    title: `Weekly sync ${index}`,
    createdAt: daysAgo(9 - index),
  }));
  const renewal = workspace.addNote({
    title: 'Kestrel: renewal',
    createdAt: daysAgo(2),
    tags: [workspace.tag(kestrel.id)],
    participants: [
      annaAsParticipant,
      rachel,
      person('Speaker from Rotterdam', null, { accountName: 'Kestrel', accountDomain: 'kestrel.example' }),
    ],
    totalDurationSec: 3723,
    userWrittenNote: 'Ask about **prices**.',
    enhancedNote: '### Next steps\n\n- Rachel: sign the offer',
    summary:
      '## Summary\n\nThey renew.\n\n## Action items\n\n- [ ] Anna: send the offer\n- [x] Rachel: confirm',
    transcripts: [
      segment('Anna Lindqvist', 'Good morning.', '00:00:00', '00:00:05'),
      segment('Rachel van der Adeyemi', 'Hello there, Anna!', '00:00:05', '01:02:03'),
    ],
    calendarEvent: { id: 'event_1', title: 'Renewal' },
    meetingApp: 'zoom',
  });
  return {
    sales,
    engineering,
    design,
    anna,
    ben,
    clients,
    kestrel,
    hiring,
    invite,
    renewal,
    kickoff,
    weekly,
  };
}

export function segment(speaker: string, text: string, startTimestamp: string, endTimestamp: string) {
  return { speaker, text, startTimestamp, endTimestamp };
}

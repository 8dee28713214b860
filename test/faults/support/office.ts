import type { Workspace } from '../../../sandbox/workspace/index.ts';

/** Whatever is asked for, there is one of it; ids and times are the same each time, so that results can be compared. */
export const office = {
  noteId: 'note_1',
  folderId: 'folder_1',
  otherFolderId: 'folder_2',
  memberId: 'member_1',
  userId: 'user_1',
  groupId: 'group_1',
  otherGroupId: 'group_2',
  email: 'anna@lumenharbor.example',
  invited: 'maya@lumenharbor.example',
  /** Registered. */
  hookUrl: 'https://hooks.zapier.com/hooks/standard/1/registered/',
} as const;

/** Puts a workspace back to its first state. `createdAt` is when everything in it was made. */
export function furnish(workspace: Workspace, createdAt: string): void {
  for (const id of [...workspace.notes.keys()]) workspace.deleteNote(id);
  for (const records of [workspace.folders, workspace.members, workspace.groups, workspace.invites])
    records.clear();
  workspace.hooks.clear();
  workspace.faults.clear();
  workspace.clearRequests();

  workspace.hooks.add(office.hookUrl);
  const group = workspace.addGroup({ id: office.groupId, name: 'Sales' });
  workspace.addGroup({ id: office.otherGroupId, name: 'Engineering' });
  workspace.addFolder({ id: office.folderId, name: 'Clients', createdAt });
  workspace.addFolder({ id: office.otherFolderId, name: 'Hiring', createdAt });
  workspace.addMember({
    id: office.memberId,
    userId: office.userId,
    name: 'Anna Lindqvist',
    email: office.email,
    groups: [group],
    createdAt,
  });
  workspace.addInvite({
    id: 'invite_1',
    code: 'join-1',
    email: office.invited,
    createdAt,
    expiresAt: createdAt,
  });
  workspace.addNote({
    id: office.noteId,
    title: 'Kestrel: renewal',
    createdAt,
    tags: [workspace.tag(office.folderId)],
    userWrittenNote: 'Ask about prices.',
    summary: 'They renew.',
    // Someone with an address: whether they are external is asked of the workspace.
    participants: [
      {
        name: 'Rachel Adeyemi',
        email: 'rachel@kestrel.example',
        profileImageUrl: null,
        accountName: null,
        accountDomain: null,
        accountImageUrl: null,
      },
    ],
    transcripts: [{ speaker: 'Rachel', text: 'Hello.', startTimestamp: '00:00', endTimestamp: '00:05' }],
  });
}

/** All that a step may have changed. What differs between two runs that did the same is taken out. */
export function stateOf({ notes, folders, members, hooks }: Workspace): string {
  return comparable([[...notes.values()], [...folders.values()], [...members.values()], [...hooks]]);
}

const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
/** Ids that the workspace counts up, and addresses of stashed files. */
const COUNTED = /(?<=folder_)0\w+|(?<=\/files\/)[\da-f-]{36}|http:\/\/127\.0\.0\.1:\d+/g;

export function comparable(value: unknown): string {
  return JSON.stringify(value).replace(TIME, '(time)').replace(COUNTED, '(new)');
}

import * as zod from 'zod';

import type { Workspace } from '../workspace/index.ts';
import type { Connection, Zapier } from '../zapier/index.ts';
import type { Step } from './steps.ts';

/** What a chapter works with. */
export interface Scene {
  zapier: Zapier;
  workspace: Workspace;
  connection: Connection;
  step: Step;
}

/** One Zap, from turning it on to turning it off. */
export interface Chapter {
  title: string;
  tell(scene: Scene): Promise<void>;
}

/** The fields of a note, as later steps of a Zap receive it, that the story shows. */
export const zapNote = zod.object({
  id: zod.string(),
  title: zod.string(),
  durationText: zod.string(),
  participantNames: zod.string(),
  externalEmails: zod.string(),
  participants: zod.array(
    zod.object({ accountName: zod.string().nullable(), isExternal: zod.boolean().nullable() }),
  ),
  actionItems: zod.array(zod.object({ text: zod.string(), assignee: zod.string().nullable() })),
  tagNames: zod.array(zod.string()),
  userWrittenNote: zod.string().nullable(),
  transcriptFile: zod.string(),
  subtitlesFile: zod.string(),
});

/** A folder in a step or in the dropdown. */
export const zapFolder = zod.object({ id: zod.string(), name: zod.string(), path: zod.string() });

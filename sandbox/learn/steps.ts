import * as zod from 'zod';

import app from '../../index.ts';
import type { Finding } from './findings.ts';

/** Operations by what they read. */
export const POLLS = [
  ...['note_completed', 'new_action_item', 'new_participant', 'new_mention'],
  ...['note_updated', 'note_added_to_folder'],
];
const SEARCHES_IN_TEXTS = ['find_action_items', 'find_quotes'];
/** What is complete only if all notes of a period can be read. */
export const WHOLE = [
  ...['find_note', 'find_note_summaries', 'find_note_totals', 'find_participants', 'create_digest'],
  ...SEARCHES_IN_TEXTS,
];
export const LISTED = [...POLLS, ...WHOLE];
/** What asks for notes with a certain status. */
export const COMPLETED = [...POLLS, ...SEARCHES_IN_TEXTS];
const SINGLE = ['get_note', 'find_section', 'find_transcript'];
const INSTANT = ['new_note', 'note_status_changed'];
const NOTE_WRITES = ['update_note', 'create_note_from_audio'];

export const STEPS_OF = {
  notes: [...LISTED, ...SINGLE, ...INSTANT, ...NOTE_WRITES],
  folders: ['new_folder', 'find_folder', 'create_folder'],
  members: ['new_member', 'find_member', 'set_member_groups'],
  invites: ['new_invite', 'find_invite'],
} as const;

/** What only a change or a notification shows. */
const UNTRIED = [...INSTANT, ...NOTE_WRITES, 'create_folder', 'set_member_groups'];

const operations = zod.record(
  zod.string(),
  zod.object({
    key: zod.string(),
    display: zod.object({ label: zod.string(), hidden: zod.boolean().default(false) }),
  }),
);
/** All steps that a user can choose: their labels by key. */
export const ALL_STEPS: ReadonlyMap<string, string> = new Map(
  [app.triggers, app.creates, app.searches]
    .flatMap((each) => Object.values(operations.parse(each)))
    .flatMap(({ key, display }) => (display.hidden ? [] : [[key, display.label] as const])),
);

const VERDICTS = ['does not work', 'open', 'costs', 'works'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What the findings say of each step: the worst of them, and the questions that decided it. */
export function verdicts(found: readonly Finding[]): Map<string, { verdict: Verdict; because: string[] }> {
  return new Map(
    Array.from(ALL_STEPS.keys(), (key) => {
      const about = found.flatMap(({ question, steps }) =>
        VERDICTS.flatMap((verdict) => (steps[verdict]?.includes(key) ? [{ verdict, question }] : [])),
      );
      const isUntried = UNTRIED.includes(key);
      const worst = VERDICTS.find((each) => about.some(({ verdict }) => verdict === each)) ?? 'works';
      const verdict = isUntried && worst !== 'does not work' ? 'open' : worst;
      const because = about.filter((each) => each.verdict === verdict).map(({ question }) => question);
      return [key, { verdict, because }];
    }),
  );
}

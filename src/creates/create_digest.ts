import { HaltedRun, UserError } from '../api/user_error.ts';
import { digestFile, readDigest } from '../digest/digest.ts';
import { digestOutput } from '../digest/output.ts';
import { type DigestRequest, GROUPS, INCLUDED } from '../digest/request.ts';
import { noteFilters } from '../notes/filter.ts';
import { periodOf, PERIODS } from '../text/periods.ts';
import {
  boolean,
  choice,
  datetime,
  exactString,
  inGroup,
  type InputValues,
  list,
  required,
  requireMapped,
  string,
} from '../zapier/inputs.ts';
import { MOST_BYTES } from '../zapier/limits.ts';
import { create } from '../zapier/operations.ts';
import type { Step } from '../zapier/step.ts';

const { titleContains, ...otherFilters } = noteFilters;

const inputs = {
  period: required(
    choice({
      label: 'Period',
      helpText:
        "Whole days in the Zap's time zone, or UTC; weeks begin on Monday. For Custom, also fill in Custom Start, under Meeting.",
      choices: { ...PERIODS, custom: 'Custom' },
      default: 'last-7-days',
    }),
  ),
  include: list(
    choice({
      label: 'Include',
      helpText: 'What to show for each note, in addition to its title, date, and duration.',
      choices: INCLUDED,
      default: 'excerpt',
    }),
  ),
  groupBy: choice({
    label: 'Group By',
    helpText: 'Adds a heading for each day or folder.',
    choices: GROUPS,
    default: 'none',
  }),
  skipIfEmpty: boolean({
    label: 'Stop if Empty',
    helpText: 'If nothing is found, the Zap stops without an error, and later steps do not run.',
  }),
  ...inGroup('people', {
    assignee: string({
      label: 'Action Items Assigned To',
      helpText:
        'A full name, a first name, or an email address. Lists only the action items of this person, and only the notes that have any.',
      placeholder: 'anna@example.com',
    }),
  }),
  ...inGroup('meeting', {
    createdAfter: datetime({
      label: 'Custom Start',
      helpText: "Start of a custom period. Times without a time zone are in the Zap's time zone, or UTC.",
    }),
    createdBefore: datetime({
      label: 'Custom End',
      helpText: 'End of a custom period, not included. If empty, the period ends now.',
    }),
    titleContains,
  }),
  ...inGroup('advanced', {
    title: exactString({
      label: 'Title',
      helpText: 'If empty, the title gives the number of notes and the dates.',
      placeholder: 'Client meetings of the week',
    }),
  }),
  ...otherFilters,
};

export default create({
  key: 'create_digest',
  noun: 'Digest',
  label: 'Create Digest',
  description:
    'Creates a digest of the completed notes in a period, as text for an email, a channel, or a document. Later steps send it; a prompt needs only one of its four formats.',
  inputs,
  output: digestOutput,
  perform: async (step, { skipIfEmpty, ...input }, bundle) => {
    requireMapped({ ...noteFilters, assignee: inputs.assignee }, bundle);
    const request = digestRequest(step, input);
    const notes = await readDigest(step, request);
    if (skipIfEmpty === true && notes.entries.length === 0) {
      throw new HaltedRun('The digest is empty, so the Zap stopped here, as "Stop if Empty" says.');
    }
    const { presentDigest } = await import('../digest/present.ts');
    return presentDigest(notes, request, (digestId) => pointerToFile(step, request, digestId));
  },
});

type DigestInput = Omit<InputValues<typeof inputs>, 'skipIfEmpty'>;

/** @throws {UserError} for a custom period without dates, or dates for another one. */
function digestRequest({ timeZone }: Step, input: DigestInput): DigestRequest {
  const { period, createdAfter, createdBefore, title, groupBy, include, assignee, ...filters } = input;
  const layout = { timeZone, title, groupBy, include, assignee, filters };
  const now = Date.now();
  if (period !== 'custom') {
    const filledIn = createdAfter === undefined ? createdBefore && 'Custom End' : 'Custom Start';
    if (filledIn !== undefined)
      throw new UserError(
        `${filledIn}: leave this field empty, or choose "Custom" under "Period". Other periods have their own dates.`,
      );
    return { ...periodOf(period, now, timeZone), isOpenEnded: period.startsWith('this-'), ...layout };
  }
  const from = createdAfter?.(timeZone);
  const to = createdBefore?.(timeZone) ?? now;
  if (from === undefined)
    throw new UserError('Custom Start: fill in this field, because "Period" is "Custom".');
  if (from >= to) throw new UserError('Custom Start: use a date before the end of the period.');
  return { from, to, isOpenEnded: createdBefore === undefined, ...layout };
}

function pointerToFile(step: Step, request: DigestRequest, digestId: string): string | null {
  // Zapier caches what identical pointers load. The ID makes the pointers of a changed digest differ.
  const payload = { ...request, digestId };
  if (Buffer.byteLength(JSON.stringify(payload)) <= MOST_BYTES.pointer)
    return step.pointTo(digestFile, payload);
  step.log('The digest has no file, because the filters are too long for a file pointer.');
  return null;
}

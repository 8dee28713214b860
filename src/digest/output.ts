import { type FieldSpecs, type Output, outputFields } from '../zapier/output.ts';
import type { PresentedDigest } from './present.ts';
import { digestSample } from './sample.ts';

/** A digest in the editor. The code that makes the values is loaded with the first digest. */
export const digestOutput: Output = {
  outputFields: outputFields({
    title: 'Title',
    text: 'Digest (Plain Text)',
    html: 'Digest (HTML)',
    slack: 'Digest (Slack)',
    markdown: 'Digest (Markdown)',
    digestFile: { label: 'Digest File (Markdown)', type: 'file' },
    count: { label: 'Number of Notes', type: 'integer' },
    totalDurationMinutes: { label: 'Total Duration (Minutes)', type: 'number' },
    participantNames: 'Participant Names',
    actionItemsText: 'Action Items',
    openActionItemCount: { label: 'Number of Open Action Items', type: 'integer' },
    from: { label: 'Period Start', type: 'datetime' },
    to: { label: 'Period End', type: 'datetime' },
    notes: {
      label: 'Notes',
      children: {
        title: 'Note Title',
        createdText: 'Note Date',
        durationText: 'Note Duration (1:02:03)',
        participantNames: 'Note Participant Names',
        excerpt: 'Note Summary (Excerpt)',
        createdAt: { label: 'Note Created At', type: 'datetime' },
        id: 'Note ID',
      },
    },
    id: 'Digest ID',
  } satisfies FieldSpecs<PresentedDigest>),
  sample: digestSample,
};

import { type FieldSpecs, type Output, outputFields } from '../zapier/output.ts';

/** What is known of a note right after its recording was handed over; the rest comes when it is completed. */
export interface AudioNote {
  id: string;
  noteId: string;
  status: string;
  title: string | null;
  kind: string;
  durationSec: number;
  fileExtension: string;
  sizeBytes: number;
}

export const audioNoteOutput: Output = {
  outputFields: outputFields({
    id: 'ID',
    noteId: 'Note ID',
    status: 'Status',
    title: 'Title',
    kind: 'Kind of Meeting',
    durationSec: { label: 'Duration (Seconds)', type: 'number' },
    fileExtension: 'File Extension',
    sizeBytes: { label: 'File Size (Bytes)', type: 'integer' },
  } satisfies FieldSpecs<AudioNote>),
  sample: {
    id: 'note_5Gk1Zt',
    noteId: 'note_5Gk1Zt',
    status: 'transcript-processing',
    title: 'Northwind: renewal call',
    kind: 'in-person',
    durationSec: 2850.4,
    fileExtension: 'm4a',
    sizeBytes: 23104512,
  },
};

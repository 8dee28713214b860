import type { Activity } from './activity.ts';
import { madeUpMeeting } from './data/content.ts';
import type { MeetingContent, Note, Records } from './records.ts';
import type { Webhooks } from './webhooks.ts';

/** `manual`: a note changes its status only when `advance` is called. Otherwise, each step takes the given time. */
export type ProcessingMode = 'manual' | { transcribeMs: number; summarizeMs: number };

export type Processing = ReturnType<typeof createProcessing>;

export function createProcessing(
  service: { records: Records; webhooks: Webhooks; activity: Activity },
  mode: ProcessingMode,
) {
  const { records, webhooks, activity } = service;
  const pending = new Map<string, MeetingContent>();

  /** Moves a note to its next status. Throws if the note is not being processed. */
  function advance(noteId: string): Note {
    const content = pending.get(noteId);
    if (content === undefined) throw new Error(`The note ${noteId} is not being processed.`);
    const { transcripts, inputLanguage, ...generated } = content;
    const transcribed = records.notes.get(noteId)?.status === 'summarizing';
    const note = records.editNote(
      noteId,
      transcribed
        ? { status: 'completed', ...generated }
        : { status: 'summarizing', transcripts, inputLanguage },
    );
    if (transcribed) pending.delete(noteId);
    webhooks.notify(noteId);
    return note;
  }

  /** Starts processing a note. Sends notifications for every status, including the current one. */
  function start(noteId: string, content: MeetingContent): void {
    pending.set(noteId, content);
    webhooks.notify(noteId);
    if (mode === 'manual') return;
    activity.run(async () => {
      for (const pause of [mode.transcribeMs, mode.summarizeMs]) {
        await activity.sleep(pause);
        if (records.notes.has(noteId) && pending.get(noteId) === content) advance(noteId);
      }
    });
  }

  /** Ends a meeting: adds its note, processes it to `completed`, and sends notifications for every status. */
  function endMeeting(partial: Partial<Note> = {}): Note {
    const meeting = { ...madeUpMeeting(partial.totalDurationSec ?? 1800), ...partial };
    const { enhancedNote, inputLanguage, summary, title, transcripts } = meeting;
    const note = records.addNote({
      ...partial,
      title,
      status: 'transcript-processing',
      transcripts: [],
      summary: null,
      enhancedNote: null,
      inputLanguage: null,
    });
    start(note.id, { title, transcripts, summary, enhancedNote, inputLanguage });
    return note;
  }

  return { start, advance, endMeeting };
}

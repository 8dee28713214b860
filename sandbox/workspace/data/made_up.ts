import type { MeetingContent } from '../records.ts';
import { enhancedNoteOf, summaryOf, transcriptOf } from './content.ts';
import type { Conversation } from './content.ts';
import { languages } from './phrases.ts';
import { createRandom } from './random.ts';

/** What a recording turns into when nothing is known of it but its length. */
export function madeUpMeeting(durationSec: number): MeetingContent & { title: string } {
  const conversation: Conversation = {
    language: languages.en,
    topics: ['the recording', 'the next steps'],
    speakers: ['Speaker 1', 'Speaker 2'],
    client: 'the client',
    durationSec,
  };
  const random = createRandom(Math.round(durationSec));
  return {
    title: 'Conversation about the next steps',
    inputLanguage: 'en',
    transcripts: transcriptOf(conversation, random),
    summary: summaryOf(conversation, random),
    enhancedNote: enhancedNoteOf(conversation, random),
  };
}

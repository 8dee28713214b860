import { timestamp } from '../present.ts';
import type { MeetingContent, TranscriptSegment } from '../records.ts';
import { type Language, languages } from './phrases.ts';
import { createRandom, type Random } from './random.ts';

/** Who speaks about what, and for how long. */
export interface Conversation {
  language: Language;
  topics: readonly [string, ...string[]];
  speakers: readonly [string, ...string[]];
  client: string;
  durationSec: number;
}

/** What a recording turns into when nothing is known of it but its length. */
export function madeUpMeeting(durationSec: number): MeetingContent & { title: string } {
  const conversation: Conversation = {
    language: languages.en,
    topics: ['the recording', 'the next steps'],
    speakers: ['Speaker 1', 'Speaker 2'],
    client: 'the client',
    durationSec,
  };
  return {
    title: 'Conversation about the next steps',
    inputLanguage: 'en',
    ...contentOf(conversation, createRandom(Math.round(durationSec))),
  };
}

/** What a conversation leaves behind. */
export function contentOf(conversation: Conversation, random: Random) {
  return {
    transcripts: transcriptOf(conversation, random),
    summary: summaryOf(conversation, random),
    enhancedNote: enhancedNoteOf(conversation, random),
  };
}

/** A transcript that fills the whole duration: a segment every 5 to 20 seconds. */
function transcriptOf(conversation: Conversation, random: Random): TranscriptSegment[] {
  const { durationSec, language, speakers } = conversation;
  const segments: TranscriptSegment[] = [];
  let speaker = speakers[0];
  for (let start = 0; start < durationSec;) {
    const end = Math.min(durationSec, start + 5 + random.below(16));
    const phrase =
      start === 0 ? language.opening : end === durationSec ? language.closing : random.pick(language.spoken);
    segments.push({
      speaker,
      text: fill(phrase, conversation, random),
      startTimestamp: timestamp(start, 'hh:mm:ss'),
      endTimestamp: timestamp(end, 'hh:mm:ss'),
    });
    start = end;
    if (random.below(3) > 0) speaker = random.pick(speakers);
  }
  return segments;
}

/** A summary in markdown: headings, bullets, and check boxes that name someone. */
function summaryOf(conversation: Conversation, random: Random): string {
  const { language, topics } = conversation;
  const { actions, decisions, overview } = language.headings;
  const marks = ['- [ ]', random.below(4) === 0 ? '- [x]' : '- [ ]', '-'];
  return [
    `## ${overview}`,
    fill(language.overview, conversation, random),
    `## ${decisions}`,
    topics.map((topic) => `- ${language.decision.replace('{topic}', topic)}`).join('\n'),
    `## ${actions}`,
    language.action
      .slice(0, 3)
      .map((action, index) => `${marks[index]} ${assigned(action, conversation, random)}`)
      .join('\n'),
  ].join('\n\n');
}

/** The longer text: a section for each topic. */
function enhancedNoteOf(conversation: Conversation, random: Random): string {
  const { language, topics } = conversation;
  const sections = topics.map((topic) => {
    const about = { ...conversation, topics: [topic] as const };
    const points = [0, 1, 2].map(() => `- ${fill(random.pick(language.spoken), about, random)}`);
    return `### ${topic}\n\n${points.join('\n')}`;
  });
  return [`## ${language.headings.topics}`, ...sections].join('\n\n');
}

function assigned(action: string, conversation: Conversation, random: Random): string {
  const [firstName = ''] = random.pick(conversation.speakers).split(' ');
  return `${firstName}: ${fill(action, conversation, random)}`;
}

function fill(phrase: string, { client, speakers, topics }: Conversation, random: Random): string {
  return phrase
    .replace('{topic}', random.pick(topics))
    .replace('{other}', random.pick(speakers))
    .replace('{client}', client);
}

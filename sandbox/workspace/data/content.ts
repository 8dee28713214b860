import { timestamp } from '../present.ts';
import type { TranscriptSegment } from '../records.ts';
import { type LanguageCode, languages } from './phrases.ts';
import { createRandom, type Random } from './random.ts';

/** The facts from which the content of a meeting is generated. */
export interface Conversation {
  language: LanguageCode;
  topics: readonly [string, ...string[]];
  speakers: readonly [string, ...string[]];
  client: string;
  durationSec: number;
}

/** Generates a meeting for a recording of which only the duration is known. */
export function madeUpMeeting(durationSec: number) {
  const conversation: Conversation = {
    language: 'en',
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

/** Generates the transcript, summary, and enhanced note of a conversation. */
export function contentOf(conversation: Conversation, random: Random) {
  const { client, durationSec, speakers, topics } = conversation;
  const language = languages[conversation.language];
  const [overview, decisions, actions, sections] = language.headings;

  function fill(phrase: string, about = topics): string {
    const filled = phrase.replace('{topic}', random.pick(about)).replace('{other}', random.pick(speakers));
    return filled.replace('{client}', client);
  }

  /** Fills the whole duration with segments of 5 to 20 seconds. */
  function transcript(): TranscriptSegment[] {
    const segments: TranscriptSegment[] = [];
    let speaker = speakers[0];
    for (let start = 0; start < durationSec;) {
      const end = Math.min(durationSec, start + 5 + random.below(16));
      const isLast = end === durationSec;
      const phrase =
        start === 0 ? language.opening : isLast ? language.closing : random.pick(language.spoken);
      const text = fill(phrase);
      const [startTimestamp, endTimestamp] = [timestamp(start, 'hh:mm:ss'), timestamp(end, 'hh:mm:ss')];
      segments.push({ speaker, text, startTimestamp, endTimestamp });
      start = end;
      if (random.below(3) > 0) speaker = random.pick(speakers);
    }
    return segments;
  }

  /** Markdown: headings, bullets, and check boxes that name someone. */
  function summary(): string {
    const marks = ['- [ ]', random.below(4) === 0 ? '- [x]' : '- [ ]', '-'];
    return [
      `## ${overview}`,
      fill(language.overview),
      `## ${decisions}`,
      topics.map((topic) => `- ${language.decision.replace('{topic}', topic)}`).join('\n'),
      `## ${actions}`,
      language.action.map((action, index) => `${marks[index]} ${assigned(action)}`).join('\n'),
    ].join('\n\n');
  }

  function assigned(action: string): string {
    const [firstName = ''] = random.pick(speakers).split(' ');
    return `${firstName}: ${fill(action)}`;
  }

  /** The longer text, with a section for each topic. */
  function enhancedNote(): string {
    const texts = topics.map((topic) => {
      const points = [0, 1, 2].map(() => `- ${fill(random.pick(language.spoken), [topic])}`);
      return `### ${topic}\n\n${points.join('\n')}`;
    });
    return [`## ${sections}`, ...texts].join('\n\n');
  }

  return { transcripts: transcript(), summary: summary(), enhancedNote: enhancedNote() };
}

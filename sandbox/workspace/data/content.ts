import { timestamp } from '../present.ts';
import type { TranscriptSegment } from '../records.ts';
import { type LanguageCode, languages } from './phrases.ts';

type OneOrMore = readonly [string, ...string[]];

/** The facts from which the content of a meeting is made up. */
export interface Conversation {
  language: LanguageCode;
  topics: OneOrMore;
  speakers: OneOrMore;
  client: string;
  durationSec: number;
}

/** Makes up a meeting for a recording of which only the duration is known. */
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
    ...contentOf(conversation),
  };
}

/** `start` and `end` are in seconds. */
export function said(speaker: string, start: number, end: number, text: string): TranscriptSegment {
  const [startTimestamp, endTimestamp] = [timestamp(start, 'hh:mm:ss'), timestamp(end, 'hh:mm:ss')];
  return { speaker, text, startTimestamp, endTimestamp };
}

/** Each in turn; after the last, the first again. */
export function inTurn(items: OneOrMore, index: number): string {
  return items[index % items.length] ?? items[0];
}

/** Makes up the transcript, summary, and enhanced note of a conversation: the same for the same facts. */
export function contentOf({ client, durationSec, speakers, topics, ...conversation }: Conversation) {
  const language = languages[conversation.language];
  const [overview, decisions, actions, sections] = language.headings;

  function fill(phrase: string, index: number, topic = inTurn(topics, index)): string {
    const filled = phrase.replace('{topic}', topic).replace('{other}', inTurn(speakers, index + 1));
    return filled.replace('{client}', client);
  }

  /** Fills the whole duration with segments of 5 to 20 seconds; some people speak twice in a row. */
  function transcript(): TranscriptSegment[] {
    const segments: TranscriptSegment[] = [];
    for (let start = 0, index = 0; start < durationSec; index += 1) {
      const end = Math.min(durationSec, start + 5 + ((index * 7) % 16));
      const phrase =
        start === 0
          ? language.opening
          : end === durationSec
            ? language.closing
            : inTurn(language.spoken, index);
      segments.push(said(inTurn(speakers, Math.floor(index * 0.7)), start, end, fill(phrase, index)));
      start = end;
    }
    return segments;
  }

  /** Markdown: headings, bullets, and check boxes that name someone. */
  const summary = [
    `## ${overview}`,
    fill(language.overview, 0),
    `## ${decisions}`,
    topics.map((topic) => `- ${fill(language.decision, 0, topic)}`).join('\n'),
    `## ${actions}`,
    language.action
      .map((action, index) => {
        const [firstName = ''] = inTurn(speakers, index).split(' ');
        return `${['- [ ]', '- [x]', '-'][index] ?? '-'} ${firstName}: ${fill(action, index)}`;
      })
      .join('\n'),
  ].join('\n\n');

  /** The longer text, with a section for each topic. */
  const enhancedNote = topics.map((topic, place) => {
    const points = [0, 1, 2].map(
      (index) => `- ${fill(inTurn(language.spoken, place + index), index, topic)}`,
    );
    return `### ${topic}\n\n${points.join('\n')}`;
  });

  return {
    transcripts: transcript(),
    summary,
    enhancedNote: [`## ${sections}`, ...enhancedNote].join('\n\n'),
  };
}

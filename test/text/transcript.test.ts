import { describe, expect, it } from '@jest/globals';

import {
  parseTimestamp,
  percentOfSpeech,
  speakers,
  speakersText,
  transcriptText,
} from '../../src/text/transcript.ts';
import * as fc from '../support/properties.ts';
import { segment } from '../support/records.ts';

describe('parseTimestamp', () => {
  it.each([
    ['1:05', 65],
    ['00:01.5', 1.5],
    ['12.5', 12.5],
    ['00:01,250', 1.25],
    ['00:00:01.123456', 1.123],
    ['  02:00\u00a0\n', 120],
  ])('reads %p as %p seconds', (value, seconds) => {
    expect(parseTimestamp(value)).toBe(seconds);
  });

  it.each(['00:60', '00:60:00', '1:2', '-00:01', '1:00:00:00', '00:01.', '００:０５', 65, null])(
    'returns null for %p',
    (value) => {
      expect(parseTimestamp(value)).toBeNull();
    },
  );

  it('reads every time in both layouts', () => {
    const below60 = fc.integer({ min: 0, max: 59 });
    const two = (value: number) => String(value).padStart(2, '0');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), below60, below60, (hours, minutes, seconds) => {
        const expected = hours * 3600 + minutes * 60 + seconds;
        expect(parseTimestamp(`${two(hours)}:${two(minutes)}:${two(seconds)}`)).toBe(expected);
        expect(parseTimestamp(`${hours * 60 + minutes}:${two(seconds)}`)).toBe(expected);
      }),
    );
  });
});

describe('transcriptText', () => {
  it('writes a line for each segment with text', () => {
    const text = transcriptText([
      segment('Anna', 'Hello\n  everyone', '00:05', '00:07'),
      segment(null, 'Hi', '1:00:05.9', null),
      segment('Ben', 'No time', null, null),
      segment(null, 'Nobody, never', 'soon', null),
      segment('Ben', '  ', '02:00', null),
      segment('Ben', null, '02:00', null),
      segment('Ben', 'At ten', '10:10:10', null),
      segment('연우', '안녕 👋', '100:00:00', null),
    ]);
    expect(text).toBe(
      [
        '[00:00:05] Anna: Hello everyone',
        '[01:00:05] Hi',
        'Ben: No time',
        'Nobody, never',
        '[10:10:10] Ben: At ten',
        '[100:00:00] 연우: 안녕 👋',
      ].join('\n'),
    );
  });
});

describe('the text about the speakers', () => {
  const voice = (
    name: string | null,
    talkTimeSec: number | null,
    talkTimePercent: number | null,
    words: number,
  ) => ({
    name,
    talkTimeSec,
    talkTimePercent,
    longestTurnSec: talkTimeSec,
    words,
  });

  it('has their share and time, or else their words', () => {
    expect(
      speakersText([
        voice('Anna', 3723, 62.4, 9000),
        voice(null, 750, 37.6, 800),
        voice('Ben', null, null, 12),
        voice('Cleo', null, null, 1),
      ]),
    ).toBe('Anna: 62% (1:02:03)\nUnknown speaker: 38% (12:30)\nBen: 12 words\nCleo: 1 word');
  });

  it.each([
    ['the share of those who count', { Anna: true, Ben: false }, 62.5],
    ['null if it is unknown whether someone counts', { Anna: true }, null],
  ])('has %s', (_what, sides: Record<string, boolean>, percent) => {
    const voices = [voice('Anna', 50, 62.5, 1), voice('Ben', 30, 37.5, 1), voice('Silent', null, null, 0)];
    expect(percentOfSpeech(voices, (name) => sides[name ?? ''] ?? null)).toBe(percent);
  });

  it('has no share if the times of one who speaks are not known, or of all', () => {
    const [anna, ben] = [voice('Anna', 50, null, 1), voice('Ben', null, null, 9)];
    expect([[anna, ben], [ben]].map((voices) => percentOfSpeech(voices, () => true))).toStrictEqual([
      null,
      null,
    ]);
  });
});

describe('the speakers of a transcript', () => {
  it('have their talk time, its share, and their words, the longest first', () => {
    expect(
      speakers([
        segment('Anna', 'Good morning everyone', '00:00', '00:10'),
        segment('Ben', "Hi - it's me", '00:10', '00:40'),
        segment(' Anna ', 'Bye', '00:40', '00:50'),
      ]),
    ).toStrictEqual([
      { name: 'Ben', talkTimeSec: 30, talkTimePercent: 60, longestTurnSec: 30, words: 3 },
      { name: 'Anna', talkTimeSec: 20, talkTimePercent: 40, longestTurnSec: 10, words: 4 },
    ]);
  });

  it('are one speaker if they have no names', () => {
    expect(speakers([segment(null, 'one two', null, null), segment(' ', 'three', '', '')])).toStrictEqual([
      { name: null, talkTimeSec: null, talkTimePercent: null, longestTurnSec: null, words: 3 },
    ]);
  });

  it('count as one where there are more than ten thousand', () => {
    const rows = speakers(Array.from({ length: 10_002 }, (_, i) => segment(`Nr ${i}`, 'a', null, null)));
    expect(rows).toHaveLength(10_001);
    expect(rows[0]).toMatchObject({ name: '… and 2 more', words: 2 });
  });

  const talkTimes = (...segments: Parameters<typeof segment>[]) =>
    speakers(segments.map((each) => segment(...each))).map(({ name, talkTimeSec }) => [name, talkTimeSec]);

  it('have their overlapping segments counted once, in any order', () => {
    const times = talkTimes(
      ['Anna', 'b', '00:05', '00:15'],
      ['Anna', 'a', '00:00', '00:10'],
      ['Anna', 'c', '00:06', '00:08'],
      ['Anna', 'd', '00:14', '00:16'],
    );
    expect(times).toStrictEqual([['Anna', 16]]);
  });

  it('talk until somebody else begins, however late their segments end', () => {
    const times = talkTimes(
      ['Anna', 'a', '00:00', '99:00'],
      ['Anna', 'b', '00:05', '00:20'],
      ['Ben', 'c', '00:10', '00:20'],
      ['Cleo', 'd', '00:20', '00:25'],
    );
    expect(times).toStrictEqual([
      ['Anna', 10],
      ['Ben', 10],
      ['Cleo', 5],
    ]);
  });

  it.each([
    ['00:00', '99:00'],
    ['00:00', null],
  ])('talk until the end of the meeting at the most: %p to %p', (start, end) => {
    expect(speakers([segment('Anna', 'a', start, end)], 90)).toMatchObject([{ talkTimeSec: 90 }]);
  });

  it('have no shares if the times of one of them are not known', () => {
    const rows = speakers([segment('Anna', 'a', 'abc', '00:99'), segment('Ben', 'b', '00:00', '00:10')]);
    expect(rows).toMatchObject([
      { name: 'Ben', talkTimeSec: 10, talkTimePercent: null },
      { name: 'Anna', talkTimeSec: null, talkTimePercent: null },
    ]);
    expect(speakersText(rows)).toBe('Ben: 1 word\nAnna: 1 word');
  });

  it('talk until the next segment starts if their own has no usable end', () => {
    const times = talkTimes(
      ['Dan', 'd', '00:35', null],
      ['Ben', 'b', '00:20', '00:10'],
      ['Cleo', 'c', '00:30', '00:30'],
      ['Anna', 'a', '00:00', null],
    );
    expect(times).toStrictEqual([
      ['Anna', 20],
      ['Ben', 10],
      ['Cleo', 5],
      ['Dan', null],
    ]);
  });

  it.each([
    ['今日は会議です。', 7],
    ['Teamsの会議', 4],
    ['오늘 회의는 열 시입니다', 4],
    ['A well-known trade-off', 3],
    ['…', 0],
    ['\0\ud800 👋', 0],
  ])('who say %p say %d words', (text, words) => {
    expect(speakers([segment('Anna', text, null, null)])[0]?.words).toBe(words);
  });

  it('have shares that add up to 100% of the talk time', () => {
    const time = fc.option(fc.integer({ min: 0, max: 3599 }), { freq: 4 });
    const stamp = (value: number | null) =>
      value === null ? null : `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`;
    const any = fc
      .tuple(fc.constantFrom('Anna', 'Ben', null), time, time)
      .map(([name, start, end]) => segment(name, 'word', stamp(start), stamp(end)));
    fc.assert(
      fc.property(fc.array(any), (segments) => {
        const rows = speakers(segments);
        const shares = rows.flatMap(({ talkTimePercent }) => talkTimePercent ?? []);
        if (shares.length > 0) expect(shares.reduce((a, b) => a + b)).toBeCloseTo(100, 0);
        for (const { talkTimeSec } of rows) expect(talkTimeSec ?? 0).toBeLessThanOrEqual(3600);
        expect(rows.reduce((sum, { words }) => sum + words, 0)).toBe(segments.length);
      }),
    );
  });
});

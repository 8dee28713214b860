import { describe, expect, it } from '@jest/globals';
import * as fc from '../support/properties.ts';
import { parseTimestamp, speakers, transcriptText, withSeconds } from '../../src/text/transcript.ts';

function segment(speaker: string | null, text: string | null, start: string | null, end: string | null) {
  return { speaker, text, startTimestamp: start, endTimestamp: end };
}

describe('parseTimestamp', () => {
  it.each([
    ['00:00', 0],
    ['01:05', 65],
    ['1:05', 65],
    ['125:07', 7507],
    ['01:02:03', 3723],
    ['100:00:01', 360_001],
    ['00:01.5', 1.5],
    ['00:01,250', 1.25],
    ['00:00:01.123456', 1.123],
    ['  02:00\u00a0\n', 120],
  ])('reads %p as %p seconds', (value, seconds) => {
    expect(parseTimestamp(value)).toBe(seconds);
  });

  it.each([
    '',
    '12',
    '00:60',
    '00:60:00',
    '1:2',
    '-00:01',
    '1:00:00:00',
    '00:01.',
    '０１：０５',
    '00:0a',
    'x'.repeat(1_000_000),
    65,
    null,
    undefined,
    {},
  ])('takes no other value for a time (case %#)', (value) => {
    expect(parseTimestamp(value)).toBeNull();
  });

  it('reads back every time in both layouts', () => {
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
  it('writes a line for each segment that says something', () => {
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

  it('is empty without segments', () => expect(transcriptText([])).toBe(''));
});

describe('withSeconds', () => {
  it('keeps all fields and adds the times', () => {
    const original = { ...segment('Anna', 'Hi', '00:05', 'later'), sentiment: { score: 1 } };
    expect(withSeconds([original])).toStrictEqual([{ ...original, startSec: 5, endSec: null }]);
  });
});

describe('speakers', () => {
  it('gives the talk time, its share and the words, the longest first', () => {
    expect(
      speakers([
        segment('Anna', 'Good morning everyone', '00:00', '00:10'),
        segment('Ben', "Hi - it's me", '00:10', '00:40'),
        segment(' Anna ', 'Bye', '00:40', '00:50'),
      ]),
    ).toStrictEqual([
      { name: 'Ben', talkTimeSec: 30, talkTimePercent: 60, words: 3 },
      { name: 'Anna', talkTimeSec: 20, talkTimePercent: 40, words: 4 },
    ]);
  });

  it('counts a speaker’s overlapping segments once, and those of two speakers for both', () => {
    expect(
      speakers([
        segment('Anna', 'a', '00:00', '00:10'),
        segment('Anna', 'b', '00:05', '00:15'),
        segment('Anna', 'c', '00:06', '00:08'),
        segment('Ben', 'd', '00:00', '00:15'),
      ]).map(({ name, talkTimeSec }) => [name, talkTimeSec]),
    ).toStrictEqual([
      ['Anna', 15],
      ['Ben', 15],
    ]);
  });

  it('lets a segment without a usable end last until the next one starts', () => {
    expect(
      speakers([
        segment('Anna', 'a', '00:00', null),
        segment('Ben', 'b', '00:20', '00:10'),
        segment('Cleo', 'c', '00:25', null),
      ]),
    ).toStrictEqual([
      { name: 'Anna', talkTimeSec: 20, talkTimePercent: 80, words: 1 },
      { name: 'Ben', talkTimeSec: 5, talkTimePercent: 20, words: 1 },
      { name: 'Cleo', talkTimeSec: null, talkTimePercent: null, words: 1 },
    ]);
  });

  it('tells the next segment by the time, whatever order they stand in', () => {
    expect(
      speakers([
        segment('Cleo', 'c', '00:30', '00:40'),
        segment('Ben', 'b', '00:20', null),
        segment('Anna', 'a', '00:00', null),
        segment('Dan', 'd', null, null),
      ]).map(({ name, talkTimeSec }) => [name, talkTimeSec]),
    ).toStrictEqual([
      ['Anna', 20],
      ['Cleo', 10],
      ['Ben', 10],
      ['Dan', null],
    ]);
  });

  it('counts overlapping segments once in whatever order they stand', () => {
    const rows = speakers([
      segment('Anna', 'later', '00:10', '00:20'),
      segment('Anna', 'earlier', '00:00', '00:15'),
    ]);
    expect(rows[0]?.talkTimeSec).toBe(20);
  });

  it('counts a segment that ends when it starts until the next one starts', () => {
    const moment = segment('Anna', 'a', '00:05', '00:05');
    expect(speakers([moment, segment('Ben', 'b', '00:15', null)])[0]).toStrictEqual({
      name: 'Anna',
      talkTimeSec: 10,
      talkTimePercent: 100,
      words: 1,
    });
  });

  it('gives no time to a segment without a start', () => {
    expect(speakers([segment('Anna', 'a', null, '00:10')])[0]?.talkTimeSec).toBeNull();
  });

  it('orders those without times by their words', () => {
    const rows = speakers([
      segment('Anna', 'one', null, null),
      segment('Ben', 'one two', null, null),
      segment('Cleo', null, null, null),
    ]);
    expect(rows.map(({ name, words }) => [name, words])).toStrictEqual([
      ['Ben', 2],
      ['Anna', 1],
      ['Cleo', 0],
    ]);
  });

  it('keeps who has no name together, and invents no time', () => {
    expect(speakers([segment(null, 'one two', null, null), segment(' ', 'three', '', '')])).toStrictEqual([
      { name: null, talkTimeSec: null, talkTimePercent: null, words: 3 },
    ]);
  });

  it.each([
    ['今日は会議です。', 7],
    ['我们明天开会', 6],
    ['Teamsの会議', 4],
    ['오늘 회의는 열 시입니다', 4],
    ['Ça va ? 100 %', 3],
    ['A well-known e-mail', 3],
    ['…', 0],
    ['\0\ud800 👋', 0],
  ])('counts the words of %p', (text, words) => {
    expect(speakers([segment('Anna', text, null, null)])[0]?.words).toBe(words);
  });

  it('never shares out more or less than all of the talk time', () => {
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

import { describe, expect, it } from '@jest/globals';
import webvtt, { type WebVttNode } from 'webvtt-parser';

import { toSrt, toWebVtt } from '../../src/text/subtitles.ts';
import * as fc from '../support/properties.ts';
import { segment } from '../support/records.ts';

/** The parser's own table lacks the semicolons. */
const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** The cues as a WebVTT validator reads them, with the voice, if any, by itself. */
function vttCues(vtt: string) {
  const { cues, errors } = new webvtt.WebVTTParser(ENTITIES).parse(vtt);
  expect(errors).toStrictEqual([]);
  return cues.map(({ startTime, endTime, tree }) => {
    const voice = tree.children?.find((node) => node.name === 'v');
    return { startTime, endTime, voice: voice?.value ?? null, text: textOf(tree) };
  });
}

function textOf(node: WebVttNode): string {
  return node.type === 'text' ? (node.value ?? '') : (node.children ?? []).map(textOf).join('');
}

/** The cues, in milliseconds: read as WebVTT, which has a header, a decimal point, and markup. */
function srtCues(srt: string) {
  const escaped = srt.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const timed = escaped.replace(/^[\d:,]+ --> [\d:,]+$/gm, (times) => times.replaceAll(',', '.'));
  return vttCues(`WEBVTT\n\n${timed}`).map(({ startTime, endTime, text }) => ({
    start: Math.round(startTime * 1000),
    end: Math.round(endTime * 1000),
    text,
  }));
}

const meeting = [
  segment('Anna', 'Hello everyone', '00:01', '00:03.5'),
  segment('Ben', 'Hi\n\n \r\nthere', '00:03', '01:00:04,250'),
];

describe('toSrt', () => {
  it('writes numbered cues with the speaker and the text', () => {
    expect(toSrt(meeting)).toBe(
      '1\n00:00:01,000 --> 00:00:03,500\nAnna: Hello everyone\n\n' +
        '2\n00:00:03,000 --> 01:00:04,250\nBen: Hi\nthere\n',
    );
  });

  it('begins a new line at every kind of line break', () => {
    const text = 'V one\vtwo\fthree\u0085four\u2028five\u2029six\rseven';
    expect(toSrt([segment(null, text, '00:01', '00:02')])).toBe(
      '1\n00:00:01,000 --> 00:00:02,000\nV one\ntwo\nthree\nfour\nfive\nsix\nseven\n',
    );
  });

  it('replaces an arrow in a text, which would pass for a cue', () => {
    const srt = toSrt([segment(null, 'A\n\n2\n00:00:01,000 --> 00:00:02,000\nB', '00:01', '00:02')]);
    expect(srtCues(srt)).toHaveLength(1);
    expect(srt).toContain('00:00:01,000 → 00:00:02,000');
  });

  it('ends a cue without a usable end when the next one starts, and the last one after its reading time', () => {
    const cues = srtCues(
      toSrt([
        segment(null, 'no end', '00:01', null),
        segment(null, 'at the same time', '00:01', '00:01'),
        segment(null, 'end before start', '00:10', '00:09'),
      ]),
    );
    expect(cues.map(({ start, end }) => [start, end])).toStrictEqual([
      [1000, 10_000],
      [1000, 10_000],
      [10_000, 11_067],
    ]);
  });

  it('places a cue without a start after the one before it', () => {
    const cues = srtCues(
      toSrt([
        segment(null, 'a', null, null),
        segment(null, 'b', '00:10', '00:12'),
        segment(null, 'c', null, null),
        segment(null, 'd', '00:20', '00:21'),
      ]),
    );
    expect(cues.map(({ start, end, text }) => [text, start, end])).toStrictEqual([
      ['a', 0, 1000],
      ['b', 10_000, 12_000],
      ['c', 12_000, 13_000],
      ['d', 20_000, 21_000],
    ]);
  });

  it('can be parsed back into the same segments, whatever was said', () => {
    const said = fc.anyText({ minLength: 1 }).map((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim());
    const duration = fc.integer({ min: 1, max: 9999 });
    const two = (value: number) => String(value).padStart(2, '0');
    const stamp = (ms: number) =>
      `${Math.floor(ms / 3_600_000)}:${two(Math.floor(ms / 60_000) % 60)}:${two(Math.floor(ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
    const cue = fc.record({ text: said.filter((text) => text !== ''), duration });
    fc.assert(
      fc.property(fc.array(cue, { minLength: 1 }), (cues) => {
        let at = 0;
        const expected = cues.map(({ text, duration: ms }) => ({ text, start: at, end: (at += ms) }));
        const segments = expected.map(({ text, start, end }) =>
          segment(null, text, stamp(start), stamp(end)),
        );
        const back = srtCues(toSrt(segments));
        expect(back).toStrictEqual(
          expected.map((one) => ({ ...one, text: one.text.replaceAll('-->', '→') })),
        );
      }),
    );
  });
});

describe('toWebVtt', () => {
  it('writes the header and cues with speakers as voices', () => {
    expect(toWebVtt(meeting)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\n<v Anna>Hello everyone</v>\n\n' +
        '00:00:03.000 --> 01:00:04.250\n<v Ben>Hi\nthere</v>\n',
    );
  });

  it('escapes markup in texts and speakers', () => {
    const vtt = toWebVtt([segment('R&D <b>\nteam', 'a < b --> c & <i>d</i> &amp;', '00:01', '00:02')]);
    expect(vtt).toContain(
      '<v R&amp;D &lt;b&gt; team>a &lt; b --&gt; c &amp; &lt;i&gt;d&lt;/i&gt; &amp;amp;</v>',
    );
    // The validator does not decode the voice, which the format's own parsing rules do.
    expect(vttCues(vtt)).toStrictEqual([
      { startTime: 1, endTime: 2, voice: 'R&amp;D &lt;b&gt; team', text: 'a < b --> c & <i>d</i> &amp;' },
    ]);
  });

  it('is valid WebVTT whatever the service sends', () => {
    const text = fc.option(
      fc.oneof(fc.anyText(), fc.constantFrom('NOTE', 'STYLE', '-->', 'Bob --', '\u200f\u202eא', '\ud800')),
    );
    const stamp = fc.option(fc.constantFrom('00:01', '00:05', '1:00:00', '100:00:00', '', 'x'));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, stamp, stamp)), (rows) => {
        const cues = vttCues(toWebVtt(rows.map((row) => segment(...row))));
        expect(cues).toHaveLength(rows.filter(([, said]) => /[^\s\p{Cc}]/u.test(said ?? '')).length);
      }),
    );
  });
});

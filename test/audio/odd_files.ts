import {
  type Accepted,
  box,
  chunk,
  extensibleWavFormat,
  fragment,
  id3v1,
  largeTag,
  recording,
  type Refused,
  wav,
  wavFormat,
  withBytes,
  withCodec,
  withLongHeaders,
  words,
} from './corpus.ts';

// What recorders seldom write, and what only damage brings about: too rare for the tests of the whole app.

// MP4

const m4a = recording('index-last.m4a');

/** Words written behind the type of a box, `at` bytes into its content. */
function withWords(original: Buffer, type: string, at: number, ...values: number[]): Buffer {
  return withBytes(original, original.indexOf(type) + 4 + at, words(...values));
}

/** The one edit of the recording: its length in milliseconds, 0 for all there is, and where it starts, in 16,000ths of a second. */
function withEdit(lengthMs: number, start: number, original = m4a): Buffer {
  return withWords(original, 'elst', 8, lengthMs, start);
}

const uncut = withEdit(0, 1024);
const typeBytes = 28;

// MP3 and AAC

/** Frames of silence without a tag; the header decides how many bytes each takes. */
function frames(header: readonly number[], bytes: number, count: number): Buffer {
  const frame = withBytes(Buffer.alloc(bytes), 0, Buffer.from(header));
  return Buffer.concat(Array.from({ length: count }, () => frame));
}

/** MPEG-1, stereo, 32 kbit/s, 44.1 kHz: 26.12 ms each. */
const mp3Header = [0xff, 0xfb, 0x10, 0x00];
const mp3 = (count: number) => frames(mp3Header, 104, count);
const information = (header: readonly number[], bytes: number, markAt: number) =>
  Buffer.concat([withBytes(frames(header, bytes, 1), markAt, 'Info'), frames(header, bytes, 10)]);

/** A tag of ten bytes of nothing. */
function smallTag(flags: number): Buffer {
  return Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4, 0, flags, 0, 0, 0, 10]), Buffer.alloc(10)]);
}

// WAV

const nothing: Buffer = Buffer.alloc(0);

function wavOfKind(kind: number, extra = nothing, before = nothing): Buffer {
  const format = Buffer.concat([wavFormat(), extra]);
  format.writeUInt32LE(format.length - 8, 4);
  format.writeUInt16LE(kind, 8);
  return wav({ before: Buffer.concat([before, format]) });
}

function withoutByteRate(format: Buffer): Buffer {
  return withBytes(format, 16, Buffer.alloc(4));
}

function imaAdpcm(): Buffer {
  const bytes = wavOfKind(0x11, Buffer.from([2, 0, 65, 0]));
  bytes.writeUInt16LE(36, 32);
  return bytes;
}

const withPictures = recording('pictures.m4a');

export const oddAccepted: readonly Accepted[] = [
  ...['mjpa', 'mjpb', 'png '].map((codec) => ({
    name: `m4a with pictures, as ${codec}`,
    bytes: withBytes(withPictures, withPictures.indexOf('jpeg'), codec),
    fileExtension: 'm4a' as const,
    durationSec: 2,
  })),
  { name: 'wav, BW64', bytes: wav({ riff: 'BW64' }), fileExtension: 'wav', durationSec: 1 },
  {
    name: 'wav, extensible without an extension',
    bytes: withBytes(wav(), 20, Buffer.from([0xfe, 0xff])),
    fileExtension: 'wav',
    durationSec: 1,
  },
  {
    name: 'm4a, much in front of the index',
    bytes: Buffer.concat([
      m4a.subarray(0, typeBytes),
      box('free', Buffer.alloc(200_000)),
      m4a.subarray(typeBytes),
    ]),
    fileExtension: 'm4a',
    durationSec: 2,
  },
  { name: 'm4a, trimmed at its end', bytes: withEdit(1000, 0), fileExtension: 'm4a', durationSec: 1 },
  { name: 'm4a, trimmed at its start', bytes: uncut, fileExtension: 'm4a', durationSec: 2 },
  {
    name: 'm4a, an edit list of silence alone',
    bytes: withEdit(2000, 0xffffffff),
    fileExtension: 'm4a',
    durationSec: 2.064,
  },
  {
    name: 'm4a, a time table that claims more than there is',
    bytes: withWords(uncut, 'stts', 4, 1000),
    fileExtension: 'm4a',
    durationSec: 2,
  },
  {
    name: 'm4a, a time table with room to spare',
    bytes: withWords(uncut, 'stts', 4, 1, 32, 1024, 1000, 1024),
    fileExtension: 'm4a',
    durationSec: 1.984,
  },
  {
    name: 'm4a, an index that reaches to the end of the file',
    bytes: withBytes(m4a, m4a.indexOf('moov') - 4, words(0)),
    fileExtension: 'm4a',
    durationSec: 2,
  },
  {
    name: 'm4a, a broken box at its end',
    bytes: Buffer.concat([m4a, words(1), Buffer.from('free'), words(0, 0)]),
    fileExtension: 'm4a',
    durationSec: 2,
  },
  {
    name: 'm4a, fragments of many kinds',
    bytes: withLongHeaders([
      fragment(words(0x100, 2, 300, 200)),
      // Fewer samples than there is room for, and more.
      fragment(words(0x100, 1, 500, 999)),
      fragment(words(0x100, 0xffffffff, 300, 200)),
      fragment(words(0, 4), words(0x0b, 7, 0, 0, 1, 125)),
      // Of another track, and of none.
      fragment(words(0, 4), words(0, 9)),
      box('moof', box('traf')),
    ]),
    fileExtension: 'm4a',
    durationSec: 1.9,
  },
  {
    name: 'mp3, MPEG-1 stereo, padded, with information',
    bytes: information([0xff, 0xfb, 0x12, 0x00], 105, 36),
    fileExtension: 'mp3',
    durationSec: 0.261,
  },
  {
    name: 'mp3, MPEG-1 mono, with information',
    bytes: information([0xff, 0xfb, 0x10, 0xc0], 104, 21),
    fileExtension: 'mp3',
    durationSec: 0.261,
  },
  {
    name: 'mp3, MPEG-2 stereo, with information',
    bytes: information([0xff, 0xf3, 0x10, 0x00], 26, 21),
    fileExtension: 'mp3',
    durationSec: 0.261,
  },
  {
    name: 'mp3, a stray byte in front',
    bytes: Buffer.concat([Buffer.from('x'), mp3(10)]),
    fileExtension: 'mp3',
    durationSec: 0.261,
  },
  {
    name: 'mp3, three frames before rubbish',
    bytes: Buffer.concat([mp3(3), Buffer.alloc(50)]),
    fileExtension: 'mp3',
    durationSec: 0.078,
  },
  {
    name: 'mp3, one frame between tags',
    bytes: Buffer.concat([smallTag(0), mp3(1), id3v1]),
    fileExtension: 'mp3',
    durationSec: 0.026,
  },
  {
    name: 'mp3, what looks like a frame in front',
    bytes: Buffer.concat([Buffer.from(mp3Header), Buffer.alloc(150), mp3(10)]),
    fileExtension: 'mp3',
    durationSec: 0.261,
  },
  {
    name: 'mp3, what looks like a frame in its damage',
    bytes: Buffer.concat([mp3(5), Buffer.alloc(20), Buffer.from(mp3Header), Buffer.alloc(180), mp3(5)]),
    fileExtension: 'mp3',
    durationSec: 0.261,
  },
  {
    name: 'mp3, 6 MB of tags',
    bytes: Buffer.concat([largeTag(), largeTag(), largeTag(), mp3(10)]),
    fileExtension: 'mp3',
    durationSec: 0.261,
  },
  {
    name: 'mp3, a tag of impossible size',
    bytes: Buffer.concat([Buffer.from('ID3\x04\0\0\xff\xff\xff\xff', 'latin1'), Buffer.alloc(20), mp3(10)]),
    fileExtension: 'mp3',
    durationSec: 0.261,
  },
  {
    name: 'mp3, cut within an APE tag',
    bytes: Buffer.concat([mp3(10), Buffer.from('APETAGEX')]),
    fileExtension: 'mp3',
    durationSec: 0.261,
  },
  {
    name: 'wav, extensible without a byte rate',
    bytes: wav({ before: withoutByteRate(extensibleWavFormat()) }),
    fileExtension: 'wav',
    durationSec: 1,
  },
  { name: 'wav, IMA ADPCM', bytes: imaAdpcm(), fileExtension: 'wav', durationSec: 3.611 },
  {
    name: 'wav, ADPCM that says nothing of its blocks',
    bytes: wavOfKind(0x11),
    fileExtension: 'wav',
    durationSec: 1,
  },
  { name: 'wav, an unknown kind of sound', bytes: wavOfKind(0x161), fileExtension: 'wav', durationSec: 1 },
  {
    name: 'wav, an unknown kind of sound behind much else',
    bytes: wavOfKind(0x161, nothing, chunk('LIST', Buffer.alloc(50_000))),
    fileExtension: 'wav',
    durationSec: 1,
  },
  {
    name: 'wav, MP3 inside and a wrong byte rate',
    bytes: withBytes(recording('mp3.wav'), 28, Buffer.from([1, 0, 0, 0])),
    fileExtension: 'wav',
    durationSec: 2.09,
  },
  {
    name: 'wav, odd chunk padded with a blank',
    bytes: wav({ before: Buffer.concat([chunk('LIST', 'odd'), Buffer.from(' '), wavFormat()]) }),
    fileExtension: 'wav',
    durationSec: 1,
  },
];

/** Bytes that nearly are frames, so many of them that frames they would be. */
const nearlyFrames: readonly [name: string, header: readonly number[], bytes: number][] = [
  ['MPEG audio of layer I', [0xff, 0xff, 0x10, 0x00], 104],
  ['MPEG audio of a reserved version', [0xff, 0xeb, 0x10, 0x00], 26],
  ['MPEG audio but for the first byte', [0xfe, 0xfb, 0x10, 0x00], 104],
  ['MPEG audio but for the second byte', [0xff, 0x1b, 0x10, 0x00], 104],
  ['MPEG audio without a bit rate', [0xff, 0xfb, 0x00, 0x00], 104],
  ['MPEG audio of a reserved sample rate', [0xff, 0xfb, 0x1c, 0x00], 104],
  ['MPEG audio of a reserved emphasis', [0xff, 0xfb, 0x10, 0x02], 104],
  ['AAC but for the first byte', [0xfe, 0xf1, 0x4c, 0x80, 0x02], 16],
  ['AAC but for the second byte', [0xff, 0xf3, 0x4c, 0x80, 0x02], 16],
  ['AAC of a reserved sample rate', [0xff, 0xf1, 0x34, 0x80, 0x02], 16],
  ['AAC in frames shorter than their headers', [0xff, 0xf1, 0x4c, 0x80, 0x00, 0xc0], 6],
];

/** What files of other kinds begin with. */
const beginnings: readonly [name: string, beginning: string, kind: Refused['kind'], says: string][] = [
  ['compressed AIFF', 'FORM----AIFC', 'other-format', 'AIFF'],
  ['CAF', 'caff\0\x01\0\0', 'other-format', 'CAF'],
  ["Monkey's Audio", 'MAC \x96\x0f\0\0', 'other-format', 'APE'],
  ['WavPack', 'wvpk\x10\0\0\0', 'other-format', 'WavPack'],
  ['DSF', 'DSD \x1c\0\0\0', 'other-format', 'DSF'],
  ['AU', '.snd\0\0\0\x18', 'other-format', 'AU'],
  ['MIDI', 'MThd\0\0\0\x06', 'other-format', 'MIDI'],
  ['AAC in one piece', 'ADIF\x40\0\0\0', 'other-format', 'ADIF'],
  ['RealMedia', '.RMF\0\0\0\x12', 'other-format', 'RealMedia'],
  ['Flash video', 'FLV\x01\x05\0\0\0\x09', 'video', 'Flash'],
  ['MPEG video', '\0\0\x01\xba\x44\0', 'video', 'MPEG'],
  ['ZIP', 'PK\x03\x04\x14\0', 'no-audio', 'Office document'],
  ['gzip', '\x1f\x8b\x08\0', 'no-audio', 'compressed archive'],
  ['PNG', '\x89PNG\r\n\x1a\n', 'no-audio', 'a picture'],
  ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'no-audio', 'a picture'],
  ['WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'no-audio', 'a picture'],
];

export const oddRefused: readonly Refused[] = [
  ...beginnings.map(([name, beginning, kind, says]) => ({
    name,
    bytes: Buffer.from(beginning, 'latin1'),
    kind,
    says,
  })),
  ...['moov', 'mdat', 'free', 'skip', 'wide', 'pnot', 'styp', 'moof', 'sidx'].map((type) => ({
    name: `MP4 that begins with ${type} and has no index`,
    bytes: Buffer.from(`\0\0\0\x08${type}`, 'latin1'),
    kind: type === 'moov' ? ('no-audio' as const) : ('incomplete' as const),
  })),
  ...[
    ['sawb', 'AMR'],
    ['fLaC', 'FLAC'],
    ['ac-3', 'Dolby'],
    ['ec-3', 'Dolby'],
  ].map(([codec = '', says = '']) => ({
    name: `MP4 with ${codec} inside`,
    bytes: withCodec(codec),
    kind: 'other-format' as const,
    says,
  })),
  ...nearlyFrames.map(([name, header, bytes]) => ({
    name,
    bytes: frames(header, bytes, 10),
    kind: 'unrecognised' as const,
  })),
  {
    name: 'MP2, MPEG-1',
    bytes: frames([0xff, 0xfd, 0x20, 0x00], 156, 10),
    kind: 'other-format',
    says: 'MP2',
  },
  {
    name: 'FLAC behind ID3 with a footer',
    bytes: Buffer.concat([smallTag(0x10), Buffer.alloc(10), recording('tone.flac')]),
    kind: 'other-format',
    says: 'FLAC',
  },
  { name: 'a tag and nothing else', bytes: smallTag(0), kind: 'incomplete' },
  {
    name: 'Matroska',
    bytes: Buffer.from('\x1aE\xdf\xa3\x8bB\x82\x88matroska A_OPUS', 'latin1'),
    kind: 'other-format',
    says: 'Matroska',
  },
  {
    name: 'Matroska video',
    bytes: Buffer.from('\x1aE\xdf\xa3\x8bB\x82\x88matroska V_MPEG4/ISO/AVC', 'latin1'),
    kind: 'video',
    says: 'Matroska',
  },
  {
    name: 'WMV',
    bytes: Buffer.from('\x30\x26\xb2\x75\x8e\x66\xcf\x11....\xc0\xef\x19\xbc\x4d\x5b\xcf\x11', 'latin1'),
    kind: 'video',
    says: 'WMV',
  },
  { name: 'GIF', bytes: Buffer.from('GIF89a\0\0'), kind: 'no-audio', says: 'a picture' },
  {
    name: 'QuickTime video',
    bytes: withBytes(recording('video.mp4'), 8, 'qt  '),
    kind: 'video',
    says: 'QuickTime',
  },
  {
    name: 'm4a, uncompressed',
    bytes: withCodec('raw '),
    kind: 'doubtful-format',
    says: 'MP4 (raw), which is not supported. Save the recording as M4A, MP3, WAV or AAC and try again. If it is one of these already, say which in the File Extension field.',
  },
  {
    name: 'm4a, its coding not told',
    bytes: withBytes(m4a, m4a.indexOf('stsd'), 'free'),
    kind: 'doubtful-format',
    says: 'the format MP4,',
  },
  { name: 'JSON behind blank lines', bytes: Buffer.from('\n\n [1, 2]'), kind: 'json' },
  { name: 'text with brackets in it', bytes: Buffer.from('see[1]{2}'), kind: 'text' },
  {
    name: 'text in UTF-16',
    bytes: Buffer.from('\ufeffThe file has moved – sorry.', 'utf16le'),
    kind: 'text',
  },
  { name: 'long text', bytes: Buffer.from(` ${'é'.repeat(20_000)}`), kind: 'text' },
  { name: 'wav, cut within its format', bytes: wav().subarray(0, 30), kind: 'incomplete' },
];

/** Files of a known format that do not tell their length. */
export const withoutLength: readonly { name: string; bytes: Buffer }[] = [
  { name: 'm4a without ticks a second', bytes: withWords(uncut, 'mdhd', 12, 0) },
  { name: 'm4a without samples', bytes: withWords(withEdit(0, 0), 'stts', 4, 0) },
  {
    name: 'mp3 with 5 MB of something else',
    bytes: Buffer.concat([mp3(10), Buffer.alloc(5_000_000), mp3(10)]),
  },
];

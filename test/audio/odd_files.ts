import {
  type Accepted,
  box,
  bytesOf,
  chunk,
  extensibleWavFormat,
  fragment,
  id3v1,
  largeTag,
  recording,
  type Refused,
  refuses,
  takes,
  wav,
  wavFormat,
  withBytes,
  withCodec,
  withLongHeaders,
  words,
} from './corpus.ts';

// Files that recorders seldom write or that are damaged: too rare for the tests of the whole app.

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

/** An edit list that replaces the one of the recording; a start of -1 is silence. */
function withEdits(...edits: [lengthMs: number, start: number][]): Buffer {
  const at = m4a.indexOf('edts');
  // What else is in the file keeps its place: the old list becomes free space, and the new one ends the track.
  const track = m4a.lastIndexOf('trak', at) - 4;
  const trackBytes = m4a.readUInt32BE(track);
  const list = box(
    'edts',
    box('elst', words(0, edits.length), ...edits.map((edit) => bytesOf(signed(edit), words(0x10000)))),
  );
  const end = track + trackBytes;
  const index = m4a.indexOf('moov') - 4;
  const grown = withBytes(
    withBytes(withBytes(m4a, at, 'free'), index, words(m4a.readUInt32BE(index) + list.length)),
    track,
    words(trackBytes + list.length),
  );
  return bytesOf(grown.subarray(0, end), list, grown.subarray(end));
}

function signed(values: readonly number[]): Buffer {
  return words(...values.map((value) => value >>> 0));
}

/** The description of an elementary stream; `given` marks optional parts, of which the URL here has three characters. */
function esds(objectType: number, specific: readonly number[] = [], given = 0): Buffer {
  const optional = [
    ...((given & 0x80) === 0 ? [] : [0, 1]),
    ...((given & 0x40) === 0 ? [] : [3, 0x61, 0x62, 0x63]),
    ...((given & 0x20) === 0 ? [] : [0, 2]),
  ];
  const decoder = [objectType, ...new Array<number>(12).fill(0), 5, specific.length, ...specific];
  const stream = [0, 1, given, ...optional, 4, decoder.length, ...decoder];
  return box('esds', words(0), [3, stream.length, ...stream]);
}

interface TrackOptions {
  handler?: string;
  entry?: Buffer;
  /** Each for a part of the two seconds that the track lasts. */
  samples?: number;
  /** The table of sample sizes. */
  sizes?: Buffer;
}

/** Two seconds in milliseconds: of sound, unless told otherwise. */
function track({
  handler = 'soun',
  entry = mp4a(),
  samples = 1,
  sizes = words(0, 0, 0),
}: TrackOptions = {}): Buffer {
  return box(
    'trak',
    box('tkhd', words(0, 0, 0, 1)),
    box(
      'mdia',
      box('mdhd', words(0, 0, 0, 1_000)),
      box('hdlr', words(0, 0), handler),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', words(0, 1), entry),
          box('stts', words(0, 1, samples, 2_000 / samples)),
          box('stsz', sizes),
        ),
      ),
    ),
  );
}

const mp4a = (...content: Buffer[]) => box('mp4a', Buffer.alloc(28), ...content);
const mp4v = (...content: Buffer[]) => box('mp4v', Buffer.alloc(78), ...content);
/** The tracks of a file, and as many bytes of audio data. */
const movie = (tracks: readonly Buffer[], dataBytes = 0) =>
  bytesOf(
    box('ftyp', 'M4A '),
    box('moov', box('mvhd', words(0, 0, 0, 1_000)), ...tracks),
    box('mdat', Buffer.alloc(dataBytes)),
  );
const pictures = (objectType: number, samples: number) =>
  track({ handler: 'vide', entry: mp4v(esds(objectType)), samples });

/** Fragments of two samples of 20 bytes each, which may be said in four places, and their length. */
const sizedFragments: readonly [where: string, part: Buffer, durationSec: number, sampleBytes?: number][] = [
  ['the run', fragment(words(0x200, 2, 20, 20)), 0.4],
  ['the run, with the ticks', fragment(words(0x305, 2, 0, 0, 500, 20, 500, 20)), 0.9],
  ['the header', fragment(words(0, 2), words(0x18, 7, 500, 20)), 0.9],
  ['the index', fragment(words(0, 2)), 0.4, 20],
];

const indexFirst = recording('index-first.m4a');
/** The recording with its index in front, and of its audio data only so many bytes, in a box of a matching size. */
function withData(dataBytes: number, boxBytes = dataBytes + 8): Buffer {
  const data = indexFirst.indexOf('mdat') - 4;
  return withBytes(indexFirst.subarray(0, data + 8 + dataBytes), data, words(boxBytes));
}

// MP3 and AAC

/** Frames of silence without a tag; the header decides how many bytes each takes. */
function frames(header: readonly number[], bytes: number, count: number): Buffer {
  const frame = withBytes(Buffer.alloc(bytes), 0, header);
  return Buffer.concat(Array.from({ length: count }, () => frame));
}

/** MPEG-1, stereo, 32 kbit/s, 44.1 kHz: 26.12 ms each. */
const mp3Header = [0xff, 0xfb, 0x10, 0x00];
const mp3 = (count: number) => frames(mp3Header, 104, count);
const information = (header: readonly number[], bytes: number, markAt: number) =>
  bytesOf(withBytes(frames(header, bytes, 1), markAt, 'Info'), frames(header, bytes, 10));

/** A tag of ten bytes of nothing. */
function smallTag(flags: number): Buffer {
  return bytesOf(Buffer.from([0x49, 0x44, 0x33, 4, 0, flags, 0, 0, 0, 10]), Buffer.alloc(10));
}

// WAV

const nothing: Buffer = Buffer.alloc(0);

function wavOfKind(kind: number, extra = nothing, before = nothing): Buffer {
  const format = bytesOf(wavFormat(), extra);
  format.writeUInt32LE(format.length - 8, 4);
  format.writeUInt16LE(kind, 8);
  return wav({ before: bytesOf(before, format) });
}

function withoutByteRate(format: Buffer): Buffer {
  return withBytes(format, 16, Buffer.alloc(4));
}

function imaAdpcm(): Buffer {
  const bytes = wavOfKind(0x11, Buffer.from([2, 0, 65, 0]));
  bytes.writeUInt16LE(36, 32);
  return bytes;
}

/** Two seconds of a codec whose header claims a byte rate of 16,000, as in `wav()`, but whose samples are counted. */
function wavWithFact(codec: number, samples = 16_000): Buffer {
  return wavOfKind(codec, nothing, chunk('fact', words(samples).swap32()));
}

const withPictures = recording('pictures.m4a');

export const oddAccepted: readonly Accepted[] = [
  ...['mjpa', 'mjpb', 'png '].map((codec) =>
    takes(
      'm4a',
      `with pictures, as ${codec}`,
      withBytes(withPictures, withPictures.indexOf('jpeg'), codec),
      2,
    ),
  ),
  takes('wav', 'BW64', wav({ riff: 'BW64' }), 1),
  takes('wav', 'extensible without an extension', withBytes(wav(), 20, [0xfe, 0xff]), 1),
  takes(
    'm4a',
    'much in front of the index',
    bytesOf(m4a.subarray(0, typeBytes), box('free', Buffer.alloc(200_000)), m4a.subarray(typeBytes)),
    2,
  ),
  takes('m4a', 'behind ID3v2', bytesOf(smallTag(0), m4a), 2),
  takes('m4a', 'a cover as a one-frame JPEG track', movie([track(), pictures(0x6c, 1)]), 2),
  takes('m4a', 'a cover as a one-frame PNG track', movie([track(), pictures(0x6d, 1)]), 2),
  takes('m4a', 'chapter pictures as a JPEG track', movie([track(), pictures(0x6c, 2)]), 2),
  takes('m4a', 'xHE-AAC', movie([track({ entry: mp4a(esds(0x40, [0xf9, 0x40])) })]), 2),
  takes('m4a', 'MP3 by its object type', movie([track({ entry: mp4a(esds(0x6b)) })]), 2),
  takes(
    'm4a',
    'a descriptor that is cut off',
    movie([track({ entry: mp4a(esds(0xa9).subarray(0, 17)) })]),
    2,
  ),
  takes(
    'm4a',
    'sample sizes that add up to what is there',
    movie([track({ sizes: words(0, 0, 2, 30, 40) })], 70),
    2,
  ),
  takes('m4a', 'one sample size for all', movie([track({ sizes: words(0, 35, 2) })], 70), 2),
  takes(
    'm4a',
    'a sample size of 1, as QuickTime writes for any',
    movie([track({ sizes: words(0, 1, 9_000) })], 70),
    2,
  ),
  ...sizedFragments.map(([where, part, durationSec, sampleBytes]) =>
    takes(
      'm4a',
      `a fragment with the sizes in ${where}`,
      withLongHeaders([part, box('mdat', Buffer.alloc(40))], sampleBytes),
      durationSec,
    ),
  ),
  takes('m4a', 'silence between two edits', withEdits([500, 0], [700, -1], [1_000, 16_000]), 2.2),
  takes(
    'm4a',
    'silence before and after all edits',
    withEdits([700, -1], [500, 0], [500, 8_000], [700, -1]),
    1,
  ),
  takes(
    'm4a',
    'silence between edits that play all there is',
    withEdits([0, 1_024], [700, -1], [0, 1_024]),
    2.7,
  ),
  takes('m4a', 'trimmed at its end', withEdit(1000, 0), 1),
  takes('m4a', 'trimmed at its start', uncut, 2),
  takes('m4a', 'an edit list of silence alone', withEdit(2000, 0xffffffff), 2.064),
  takes('m4a', 'a time table that claims more than there is', withWords(uncut, 'stts', 4, 1000), 2),
  takes(
    'm4a',
    'a time table with room to spare',
    withWords(uncut, 'stts', 4, 1, 32, 1024, 1000, 1024),
    1.984,
  ),
  takes(
    'm4a',
    'an index that reaches to the end of the file',
    withBytes(m4a, m4a.indexOf('moov') - 4, words(0)),
    2,
  ),
  takes('m4a', 'a broken box at its end', bytesOf(m4a, words(1), 'free', words(0, 0)), 2),
  takes(
    'm4a',
    'fragments of many kinds',
    withLongHeaders([
      fragment(words(0x100, 2, 300, 200)),
      // Fewer samples than there is room for, and more.
      fragment(words(0x100, 1, 500, 999)),
      fragment(words(0x100, 0xffffffff, 300, 200)),
      fragment(words(0, 4), words(0x0b, 7, 0, 0, 1, 125)),
      // Of another track, and of none.
      fragment(words(0, 4), words(0, 9)),
      box('moof', box('traf')),
    ]),
    1.9,
  ),
  takes('mp3', 'a stray byte in front', bytesOf('x', mp3(10)), 0.261),
  takes('mp3', 'three frames before rubbish', bytesOf(mp3(3), Buffer.alloc(50)), 0.078),
  takes('mp3', 'one frame between tags', bytesOf(smallTag(0), mp3(1), id3v1), 0.026),
  takes(
    'mp3',
    'what looks like a frame in front',
    bytesOf(Buffer.from(mp3Header), Buffer.alloc(150), mp3(10)),
    0.261,
  ),
  takes(
    'mp3',
    'what looks like a frame in its damage',
    bytesOf(mp3(5), Buffer.alloc(20), mp3Header, Buffer.alloc(180), mp3(5)),
    0.261,
  ),
  takes('mp3', '6 MB of tags', bytesOf(largeTag(), largeTag(), largeTag(), mp3(10)), 0.261),
  takes(
    'mp3',
    'a tag of impossible size',
    bytesOf(bytesOf('ID3\x04\0\0\xff\xff\xff\xff'), Buffer.alloc(20), mp3(10)),
    0.261,
  ),
  takes('mp3', 'cut within an APE tag', bytesOf(mp3(10), 'APETAGEX'), 0.261),
  takes('wav', 'extensible without a byte rate', wav({ before: withoutByteRate(extensibleWavFormat()) }), 1),
  takes('wav', 'behind ID3v2', bytesOf(smallTag(0), wav()), 1),
  takes(
    'wav',
    'odd chunk behind ID3v2 of odd length',
    bytesOf(
      withBytes(smallTag(0), 9, [11]),
      Buffer.alloc(1),
      wav({ before: bytesOf(chunk('LIST', 'odd'), Buffer.alloc(1), wavFormat()) }),
    ),
    1,
  ),
  takes('wav', 'Yamaha ADPCM with a wrong byte rate', wavWithFact(0x20), 2),
  takes('wav', 'G.722 with a wrong byte rate', wavWithFact(0x28f), 2),
  takes('wav', 'G.722, truncated', wavWithFact(0x28f).subarray(0, -4_000), 1.5),
  takes('wav', 'G.722 whose samples are not counted', wavWithFact(0x28f, 0), 1),
  takes('wav', 'G.722 whose samples were never counted', wavWithFact(0x28f, 0xffffffff), 1),
  takes('wav', 'PCM with a wrong number of samples', wavWithFact(1), 1),
  takes('wav', 'IMA ADPCM', imaAdpcm(), 3.611),
  takes('wav', 'ADPCM that says nothing of its blocks', wavOfKind(0x11), 1),
  takes('wav', 'an unknown kind of sound', wavOfKind(0x161), 1),
  takes(
    'wav',
    'an unknown kind of sound behind much else',
    wavOfKind(0x161, nothing, chunk('LIST', Buffer.alloc(50_000))),
    1,
  ),
  takes('wav', 'MP3 inside and a wrong byte rate', withBytes(recording('mp3.wav'), 28, [1, 0, 0, 0]), 2.09),
  takes(
    'wav',
    'odd chunk padded with a blank',
    wav({ before: bytesOf(chunk('LIST', 'odd'), ' ', wavFormat()) }),
    1,
  ),
];

/** What files of other kinds begin with. */
const beginnings: readonly [name: string, beginning: string, kind: Refused['kind'], says: string][] = [
  ['compressed AIFF', 'FORM----AIFC', 'other-format', 'AIFF'],
  ['RIFX', 'RIFX\0\0\0\x24WAVEfmt ', 'other-format', 'RIFX'],
  ['Musepack, version 7', 'MP+\x07\0\0\0\0', 'other-format', 'Musepack'],
  ['Musepack, version 8', 'MPCKSH\x0f\0', 'other-format', 'Musepack'],
  ['TTA', 'TTA1\x01\0\x02\0', 'other-format', 'TTA'],
  ['TTA, version 2', 'TTA2\x01\0\x02\0', 'other-format', 'TTA'],
  ['AC-3', '\x0b\x77\x3e\x9a\x1c\x40', 'other-format', 'Dolby AC-3'],
  ['DTS', '\x7f\xfe\x80\x01\xfc\x3c', 'other-format', 'DTS'],
  ['DSDIFF', 'FRM8\0\0\0\0\0\0\0\x40DSD ', 'other-format', 'DSDIFF'],
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

/** MP4 files of codecs that are listed by how the file marks them, and the name of each. */
function named(codecs: string, make: (mark: string) => Buffer): Refused[] {
  return codecs.split(', ').map((codec) => {
    const [mark = '', name = ''] = codec.split(' ');
    return refuses(`${name} in MP4, marked as ${mark}`, make(mark), 'other-format', name);
  });
}

export const oddRefused: readonly Refused[] = [
  ...beginnings.map(([name, beginning, kind, says]) =>
    refuses(name, Buffer.from(beginning, 'latin1'), kind, says),
  ),
  ...['moov', 'mdat', 'free', 'skip', 'wide', 'pnot', 'styp', 'moof', 'sidx'].map((type) =>
    refuses(
      `MP4 that begins with ${type} and has no index`,
      Buffer.from(`\0\0\0\x08${type}`, 'latin1'),
      type === 'moov' ? 'no-audio' : 'incomplete',
    ),
  ),
  ...named('sawb AMR, fLaC FLAC, ac-3 Dolby, ec-3 Dolby, dtsc DTS, dtse DTS, dtsh DTS, dtsl DTS', withCodec),
  refuses('MP1, MPEG-1', frames([0xff, 0xff, 0x12, 0x00], 36, 10), 'other-format', 'MP1'),
  refuses('MP1, MPEG-2', frames([0xff, 0xf7, 0xe0, 0x00], 556, 10), 'other-format', 'MP1'),
  refuses('LATM', frames([0x56, 0xe1, 0x04], 0x107, 10), 'other-format', 'AAC (LATM)'),
  refuses(
    'M2TS',
    Buffer.alloc(4 * 192, Buffer.from('\0\0\0\0G'.padEnd(192, '\xff'), 'latin1')),
    'video',
    'M2TS',
  ),
  refuses(
    'mp3, only its information',
    information([0xff, 0xfb, 0x10, 0x00], 104, 36).subarray(0, 104),
    'empty',
  ),
  refuses('MP2, MPEG-1', frames([0xff, 0xfd, 0x20, 0x00], 156, 10), 'other-format', 'MP2'),
  refuses(
    'FLAC behind ID3 with a footer',
    bytesOf(smallTag(0x10), Buffer.alloc(10), recording('tone.flac')),
    'other-format',
    'FLAC',
  ),
  refuses('a tag and nothing else', smallTag(0), 'incomplete'),
  refuses('Matroska', bytesOf('\x1aE\xdf\xa3\x8bB\x82\x88matroska A_OPUS'), 'other-format', 'Matroska'),
  refuses(
    'Matroska video',
    bytesOf('\x1aE\xdf\xa3\x8bB\x82\x88matroska V_MPEG4/ISO/AVC'),
    'video',
    'Matroska',
  ),
  refuses(
    'WMV',
    bytesOf('\x30\x26\xb2\x75\x8e\x66\xcf\x11....\xc0\xef\x19\xbc\x4d\x5b\xcf\x11'),
    'video',
    'WMV',
  ),
  ...named(
    '0xa0 EVRC, 0xa5 Dolby, 0xa6 Dolby, 0xa9 DTS, 0xaa DTS, 0xab DTS, 0xac DTS, 0xad Opus, 0xdd Vorbis, 0xe1 QCELP',
    (objectType) => movie([track({ entry: mp4a(esds(Number(objectType))) })]),
  ),
  ...named(
    '7 TwinVQ, 8 CELP, 9 HVXC, 21 TwinVQ, 24 CELP, 25 HVXC, 32 MP1, 33 MP2, 35 DST, 36 ALS, 37 SLS, 38 SLS',
    (type) => {
      const specific = Number(type) < 31 ? [Number(type) << 3, 0] : [0xf8, (Number(type) - 32) << 5];
      return movie([track({ entry: mp4a(esds(0x40, specific)) })]);
    },
  ),
  refuses(
    'DTS as mp4a, behind all that a descriptor may have in front',
    movie([track({ entry: mp4a(esds(0xa9, [], 0xe0)) })]),
    'other-format',
    'DTS',
  ),
  refuses(
    'ALS as mp4a in QuickTime, in a descriptor whose lengths take four bytes',
    withWords(
      withBytes(recording('quicktime.m4a'), recording('quicktime.m4a').indexOf('esds') + 39, [0xf8, 0x80]),
      'ftyp',
      0,
      0x71742020,
    ),
    'other-format',
    'MPEG-4 ALS',
  ),
  refuses('JPEG video as mp4v', movie([track(), pictures(0x6c, 50)]), 'video', 'MP4'),
  refuses('one frame of another kind as mp4v', movie([track(), pictures(0x20, 1)]), 'video', 'MP4'),
  refuses('m4a whose audio data is missing', withData(0).subarray(0, -8), 'incomplete'),
  refuses('m4a whose audio data is there in part', withData(3_000), 'incomplete'),
  refuses('m4a whose audio data is there in part, to the end of the file', withData(3_000, 0), 'incomplete'),
  refuses(
    'm4a with a sample size for all, and too little audio data',
    movie([track({ sizes: words(0, 35, 2) })], 69),
    'incomplete',
  ),
  ...sizedFragments.map(([where, part, , sampleBytes]) =>
    refuses(
      `a fragment without its audio data, the sizes in ${where}`,
      withLongHeaders([part, box('mdat', Buffer.alloc(39))], sampleBytes),
      'incomplete',
    ),
  ),
  refuses('GIF', bytesOf('GIF89a\0\0'), 'no-audio', 'a picture'),
  refuses('QuickTime video', withBytes(recording('video.mp4'), 8, 'qt  '), 'video', 'QuickTime'),
  refuses(
    'm4a, uncompressed',
    withCodec('raw '),
    'doubtful-format',
    'MP4 (raw), which is not supported. Save the recording as M4A, MP3, WAV, or AAC and try again. If it is already one of these, select it in the File Extension field.',
  ),
  refuses(
    'm4a, its coding not told',
    withBytes(m4a, m4a.indexOf('stsd'), 'free'),
    'doubtful-format',
    'the format MP4,',
  ),
  refuses('JSON behind blank lines', Buffer.from('\n\n [1, 2]'), 'json'),
  refuses('text with brackets in it', Buffer.from('see[1]{2}'), 'text'),
  refuses('text in UTF-16', Buffer.from('\ufeffThe file has moved – sorry.', 'utf16le'), 'text'),
  refuses('long text', Buffer.from(` ${'é'.repeat(20_000)}`), 'text'),
  refuses('wav, cut within its format', wav().subarray(0, 30), 'incomplete'),
];

/** Files of a known format that do not tell their length. */
export const withoutLength: readonly { name: string; bytes: Buffer }[] = [
  { name: 'm4a without ticks a second', bytes: withWords(uncut, 'mdhd', 12, 0) },
  { name: 'm4a without samples', bytes: withWords(withEdit(0, 0), 'stts', 4, 0) },
  {
    name: 'mp3 with 5 MB of something else',
    bytes: bytesOf(mp3(10), Buffer.alloc(5_000_000), mp3(10)),
  },
];

const MANY = 5_000;
const repeated = (part: Buffer) => Buffer.concat(Array.from({ length: MANY }, () => part));
const ofSound = (...tables: Buffer[]) =>
  box('moov', box('trak', box('mdia', box('hdlr', words(0, 0), 'soun'), ...tables)));

/** Files of so many small parts that a hostile one could consist of millions, however small it is when compressed. */
export const ofManyParts: readonly [parts: string, bytes: Buffer][] = [
  ['WAV chunks', bytesOf('RIFF----WAVE', Buffer.alloc(8 * MANY))],
  ['MP4 boxes', repeated(box('free'))],
  ['MP4 tracks', box('moov', repeated(box('trak')))],
  ['MP4 fragments', withLongHeaders([repeated(box('moof', box('traf')))])],
  [
    'MP4 sample durations',
    ofSound(box('minf', box('stbl', box('stts', words(0, MANY), repeated(words(1, 1)))))),
  ],
  ['MP4 sample sizes', ofSound(box('minf', box('stbl', box('stsz', words(0, 0, MANY), repeated(words(1))))))],
  ['MP4 samples of a fragment', withLongHeaders([fragment(bytesOf(words(0x100, MANY), repeated(words(1))))])],
  [
    'MP4 edits',
    box(
      'moov',
      box(
        'trak',
        box('mdia', box('hdlr', words(0, 0), 'soun')),
        box('edts', box('elst', words(0, MANY), repeated(words(1, 0, 0)))),
      ),
    ),
  ],
  ['tags', repeated(Buffer.from('ID3\x04\0\0\0\0\0\0'))],
  ['MP3 frames', mp3(MANY)],
  ['AAC frames', frames([0xff, 0xf1, 0x4c, 0x80, 0x00, 0xe0], 7, MANY)],
  ['false starts of frames', bytesOf(mp3(3), Buffer.alloc(MANY, 0xff))],
];

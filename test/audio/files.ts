import {
  type Accepted,
  box,
  bytesOf,
  chunk,
  extensibleWavFormat,
  fragment,
  id3v1,
  largeTag,
  m4a,
  nothing,
  recording,
  type Refused,
  refuses,
  replaced,
  takes,
  wav,
  wavFormat,
  withBytes,
  withLongHeaders,
  words,
  wordsLE,
} from './corpus.ts';

// Files that are accepted and refused, everyday and odd ones. The tests of the whole app use few of them.

// MP4

const NOT_TOLD: readonly number[] = [];
/** What may stand in front of a decoder's description: an ID, a URL of three characters, and another ID. */
const OPTIONAL = [0, 1, 3, 0x61, 0x62, 0x63, 0, 2];

/** The description of an elementary stream. */
function esds(objectType: number, specific = NOT_TOLD, optional = NOT_TOLD): Buffer {
  const decoder = [objectType, ...Buffer.alloc(12), 5, specific.length, ...specific];
  const flags = optional.length === 0 ? 0 : 0xe0;
  const stream = [0, 1, flags, ...optional, 4, decoder.length, ...decoder];
  return box('esds', words(0), [3, stream.length, ...stream]);
}

const mp4a = (...content: Buffer[]) => box('mp4a', Buffer.alloc(28), ...content);
const mp4v = (...content: Buffer[]) => box('mp4v', Buffer.alloc(78), ...content);

interface TrackOptions {
  handler?: string;
  entry?: Buffer;
  /** Each for a part of the two seconds that the track lasts. */
  samples?: number;
  ticksPerSec?: number;
  /** The table of sample durations. */
  times?: Buffer;
  /** The table of sample sizes. */
  sizes?: Buffer;
  edits?: readonly Edit[];
  /** What the header says of the length. */
  lengthMs?: number;
}

type Edit = readonly [lengthMs: number, startMs: number];
/** A part of the sound: 0 ms for all there is. */
const edit = (lengthMs: number, startMs: number): Edit => [lengthMs, startMs];
const silence = (lengthMs: number): Edit => [lengthMs, -1];

/** Two seconds in milliseconds: of sound, unless told otherwise. */
function track({
  handler = 'soun',
  entry = mp4a(),
  samples = 1,
  ticksPerSec = 1_000,
  times = words(0, 1, samples, 2_000 / samples),
  sizes = words(0, 0, 0),
  edits = [],
  lengthMs = 0,
}: TrackOptions = {}): Buffer {
  const tables = [box('stsd', words(0, 1), entry), box('stts', times), box('stsz', sizes)];
  const list = edits.map((edit) => words(...edit, 0x10000));
  return box(
    'trak',
    box('tkhd', words(0, 0, 0, 1)),
    ...(edits.length === 0 ? [] : [box('edts', box('elst', words(0, edits.length), ...list))]),
    box(
      'mdia',
      box('mdhd', words(0, 0, 0, ticksPerSec, lengthMs)),
      box('hdlr', words(0, 0), handler),
      box('minf', box('stbl', ...tables)),
    ),
  );
}

/** The tracks of a file, and as many bytes of audio data. */
const movie = (tracks: readonly Buffer[], dataBytes = 0) =>
  bytesOf(
    box('ftyp', 'M4A '),
    box('moov', box('mvhd', words(0, 0, 0, 1_000)), ...tracks),
    box('mdat', Buffer.alloc(dataBytes)),
  );
const soundWith = (options: TrackOptions, dataBytes = 0) => movie([track(options)], dataBytes);
const edited = (...edits: readonly Edit[]) => soundWith({ edits });
const soundOf = (...description: Parameters<typeof esds>) => soundWith({ entry: mp4a(esds(...description)) });
/** Sound, and a video track of so many pictures. */
const withPictures = (objectType: number, samples: number) =>
  movie([track(), track({ handler: 'vide', entry: mp4v(esds(objectType)), samples })]);

/** Fragments of two samples of 20 bytes each, which may be said in four places, and their length. */
const sizedFragments: readonly [where: string, part: Buffer, durationSec: number, sampleBytes?: number][] = [
  ['the run', fragment(words(0x200, 2, 20, 20)), 0.4],
  ['the run, with the ticks', fragment(words(0x305, 2, 0, 0, 500, 20, 500, 20)), 0.9],
  ['the header', fragment(words(0, 2), words(0x18, 7, 500, 20)), 0.9],
  ['the index', fragment(words(0, 2)), 0.4, 20],
];
const manyKindsOfFragments = [
  fragment(words(0x100, 2, 300, 200)),
  // Fewer samples than there is room for, and more.
  fragment(words(0x100, 1, 500, 999)),
  fragment(words(0x100, 0xffffffff, 300, 200)),
  fragment(words(0, 4), words(0x0b, 7, 0, 0, 1, 125)),
  // Of another track, and of none.
  fragment(words(0, 4), words(0, 9)),
  box('moof', box('traf')),
];

/** A fragment of track 1, and an index that says how many milliseconds a sample of each track takes. */
const fourSamples = fragment(words(0, 4), words(0, 1));
const defaults = (trackId: number, ticks: number) => box('trex', words(0, trackId, 1, ticks, 0, 0));
const defaultsOfTwo = box('mvex', defaults(9, 100), defaults(1, 250));

const indexFirst = recording('index-first.m4a');

/** An empty box stands before the sound, so that its header can grow from 8 to 16 bytes with nothing moved. */
function withLongSize(): Buffer {
  const free = m4a.indexOf('free') - 4;
  return withBytes(m4a, free, words(1), 'mdat', words(0, m4a.readUInt32BE(free + 8) + 8));
}

const withCodec = (codec: string) => replaced(m4a, 'mp4a', codec);

/** The recording with its index in front, and of its audio data only so many bytes, in a box of a matching size. */
function withData(dataBytes: number, boxBytes = dataBytes + 8): Buffer {
  const data = indexFirst.indexOf('mdat') - 4;
  return withBytes(indexFirst.subarray(0, data + 8 + dataBytes), data, words(boxBytes));
}

// MP3 and AAC

const cbr = recording('cbr.mp3');
const xing = recording('cbr-xing.mp3');
/** An APE tag with a recording in it, which is no part of the sound. */
const apeTag = bytesOf('APETAGEX', wordsLE(2_000, cbr.length), Buffer.alloc(16), cbr);

/** The Fraunhofer encoder's way to write what others write as Xing; the number of frames in it is a lie here. */
function withVbri(): Buffer {
  const mark = xing.indexOf('Info');
  return withBytes(withBytes(xing, mark, words(0)), mark + 23, 'VBRI');
}

/** Frames of silence without a tag; the header decides how many bytes each takes. */
function frames(header: readonly number[], bytes: number, count: number): Buffer {
  const frame = withBytes(Buffer.alloc(bytes), 0, header);
  return Buffer.concat(Array.from({ length: count }, () => frame));
}

/** MPEG-1, stereo, 32 kbit/s, 44.1 kHz: 26.12 ms each. */
const mp3Header = [0xff, 0xfb, 0x10, 0x00];
const mp3 = (count: number) => frames(mp3Header, 104, count);

/** A tag of ten bytes of nothing. */
const smallTag = (flags = 0) => bytesOf('ID3\x04\0', [flags, 0, 0, 0, 10], Buffer.alloc(10));

// WAV

/** The 64-bit sizes of RF64 (EBU Tech 3306). */
const longSizes = chunk('ds64', Buffer.alloc(8), wordsLE(16_000), Buffer.alloc(16));
const laterChunk = chunk('LIST', 'x'.repeat(16_000));
const rf64 = {
  riff: 'RF64',
  dataSize: 0xffffffff,
  before: bytesOf(longSizes, wavFormat()),
  after: laterChunk,
};

const odd = chunk('LIST', 'odd');
const wavOfKind = (codec: number, before = nothing) => wav({ before: bytesOf(before, wavFormat({ codec })) });
/** Two seconds of a codec whose header claims a byte rate of 16,000, as in `wav()`, but whose samples are counted. */
const wavWithFact = (codec: number, samples = 16_000) => wavOfKind(codec, chunk('fact', wordsLE(samples)));
const imaAdpcm = wavFormat({ codec: 0x11, blockBytes: 36, extra: Buffer.from([2, 0, 65, 0]) });

const html =
  '<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body>Please sign in – now</body></html>';

export const accepted: readonly Accepted[] = [
  ...takes(
    'm4a',
    ['index at the end', m4a, 2],
    ['index at the start', indexFirst, 2],
    ['fragmented', recording('fragmented.m4a'), 2.06],
    ['fragmented with sidx', recording('fragmented-sidx.m4a'), 2.06],
    ['64-bit mdat', withLongSize(), 2],
    ['64-bit headers, both kinds of fragments', withLongHeaders(), 1.9],
    ['ALAC', recording('alac.m4a'), 2],
    ['brand dash', withBytes(m4a, 8, 'dash'), 2],
    ['QuickTime', recording('quicktime.m4a'), 2],
    ['cover picture', recording('cover.m4a'), 2],
    ['pictures as a track', recording('pictures.m4a'), 2],
    ['with pictures, as mjpa', replaced(recording('pictures.m4a'), 'jpeg', 'mjpa'), 2],
    [
      'much in front of the index',
      bytesOf(m4a.subarray(0, 28), box('free', Buffer.alloc(200_000)), m4a.subarray(28)),
      2,
    ],
    ['a cover as a one-frame JPEG track', withPictures(0x6c, 1), 2],
    ['chapter pictures as a JPEG track', withPictures(0x6c, 2), 2],
    ['xHE-AAC', soundOf(0x40, [0xf9, 0x40]), 2],
    ['MP3 by its object type', soundOf(0x6b), 2],
    ['a descriptor that is cut off', soundWith({ entry: mp4a(esds(0xa9).subarray(0, 17)) }), 2],
    ['one sample size for all', soundWith({ sizes: words(0, 35, 2) }, 70), 2],
    ['a sample size of 1, as QuickTime writes for any', soundWith({ sizes: words(0, 1, 9_000) }, 70), 2],
    ['silence between two edits', edited(edit(500, 0), silence(700), edit(1_000, 1_000)), 2.2],
    ['trimmed, without a movie header', replaced(edited(edit(0, 64)), 'mvhd', 'free'), 1.936],
    ['a time table that claims more than there is', soundWith({ times: words(0, 1_000, 1, 2_000) }), 2],
    ['a time table with room to spare', soundWith({ times: words(0, 1, 1, 1_984, 1_000, 1_024) }), 1.984],
    [
      'a time table of half of the samples',
      soundWith({ times: words(0, 1, 1, 1_000), sizes: words(0, 1, 2), lengthMs: 2_000 }),
      2,
    ],
    [
      'a phone recording that has the sound twice',
      movie([track({ entry: box('apac', Buffer.alloc(28)), samples: 4, ticksPerSec: 500 }), track()]),
      2,
    ],
    ['an index that reaches to the end of the file', withBytes(m4a, m4a.indexOf('moov') - 4, words(0)), 2],
    ['a fragment of unstated length', bytesOf(soundWith({}), fourSamples), 2],
    ['fragments, and defaults for two tracks', bytesOf(movie([track(), defaultsOfTwo]), fourSamples), 3],
    ['fragments of many kinds', withLongHeaders(manyKindsOfFragments), 1.9],
    ...sizedFragments.map(([where, part, durationSec, sampleBytes]): [string, Buffer, number] => [
      `a fragment with the sizes in ${where}`,
      withLongHeaders([part, box('mdat', Buffer.alloc(40))], sampleBytes),
      durationSec,
    ]),
  ),
  ...takes(
    'mp3',
    ['constant rate with Xing', xing, 2.09],
    ['constant rate', cbr, 2.09],
    ['variable rate with Xing', recording('vbr-xing.mp3'), 2.09],
    ['variable rate, quiet start', recording('vbr-quiet-start-6s.mp3'), 6.08],
    ['VBRI', withVbri(), 2.09],
    ['2 MB of ID3v2', bytesOf(largeTag(), cbr), 2.09],
    ['APE tag', bytesOf(cbr, apeTag), 2.09],
    ['three joined with their tags', bytesOf(xing, id3v1, largeTag(), recording('vbr-xing.mp3'), xing), 6.26],
    ['truncated under its Xing header', xing.subarray(0, 3_400), 1.04],
    ['damaged in the middle', withBytes(cbr, 3_000, Buffer.alloc(120)), 2.05],
    ['padding in front', bytesOf(Buffer.alloc(5_000), cbr), 2.09],
    ['10 ms', recording('moment-10ms.mp3'), 0.05],
    ['one frame between tags', bytesOf(smallTag(), mp3(1), id3v1), 0.026],
    ['what looks like a frame in front', bytesOf(mp3Header, Buffer.alloc(150), mp3(10)), 0.261],
    [
      'what looks like a frame in its damage',
      bytesOf(mp3(5), Buffer.alloc(20), mp3Header, Buffer.alloc(180), mp3(5)),
      0.261,
    ],
    ['a tag of impossible size', bytesOf('ID3\x04\0\0\xff\xff\xff\xff', Buffer.alloc(20), mp3(10)), 0.261],
    ['cut within an APE tag', bytesOf(mp3(10), 'APETAGEX'), 0.261],
  ),
  ...takes(
    'wav',
    ['PCM', wav(), 1],
    ['extensible', wav({ before: extensibleWavFormat() }), 1],
    ['size 0', wav({ dataSize: 0 }), 1],
    ['size 0xFFFFFFFF', wav({ dataSize: 0xffffffff }), 1],
    ['a size that stands for an unknown one', wav({ dataSize: 0x7fffffff - 36 }), 1],
    ['a size that includes the header', wav({ dataSize: 16_044 }), 1],
    ['ADPCM', recording('adpcm.wav'), 2.03],
    ['MP3 inside', recording('mp3.wav'), 2.09],
    ['odd chunk without padding', wav({ before: bytesOf(chunk('LIST', 'odd'), wavFormat()) }), 1],
    ['RF64', wav(rf64), 1],
    ['BW64', wav({ riff: 'BW64' }), 1],
    ['extensible without an extension', wavOfKind(0xfffe), 1],
    ['extensible without a byte rate', wav({ before: extensibleWavFormat(0) }), 1],
    [
      'odd chunk behind ID3v2 of odd length',
      bytesOf(withBytes(smallTag(), 9, [11]), '\0', wav({ before: bytesOf(odd, '\0', wavFormat()) })),
      1,
    ],
    ['Yamaha ADPCM with a wrong byte rate', wavWithFact(0x20), 2],
    ['G.722, truncated', wavWithFact(0x28f).subarray(0, -4_000), 1.5],
    ['G.722 whose samples were never counted', wavWithFact(0x28f, 0xffffffff), 1],
    ['PCM with a wrong number of samples', wavWithFact(1), 1],
    ['IMA ADPCM', wav({ before: imaAdpcm }), 3.611],
    ['ADPCM that says nothing of its blocks', wavOfKind(0x11), 1],
    ['an unknown kind of sound', wavOfKind(0x161), 1],
  ),
  ...takes(
    'aac',
    ['constant rate', recording('cbr.aac'), 2.11],
    ['variable rate', recording('vbr.aac'), 2.11],
    ['ID3 in front', bytesOf(largeTag(), recording('cbr.aac')), 2.11],
  ),
];

/** Files of formats that are listed by how a file marks them, and the name of each. */
function named(formats: string, make: (mark: string) => Buffer): Refused[] {
  return formats.split(', ').flatMap((format) => {
    const [mark = '', name = ''] = format.split(' ');
    return refuses('other-format', [`${name}, marked as ${mark}`, make(mark), name]);
  });
}

const quickTime = recording('quicktime.m4a');
const HEAD_OF_MATROSKA = '\x1aE\xdf\xa3\x8bB\x82\x88matroska';

export const refused: readonly Refused[] = [
  ...refuses(
    'incomplete',
    ['m4a, index missing', m4a.subarray(0, m4a.indexOf('moov') - 4)],
    ['m4a, sound cut off', indexFirst.subarray(0, 5_000)],
    ['m4a, fragment cut off', recording('fragmented.m4a').subarray(0, 5_000)],
    ['mp3, cut within its tag', largeTag().subarray(0, 5_000)],
    ['wav, cut after half of the sound that its header states', wav().subarray(0, 8_044)],
    ['RF64, cut after half of the sound that its header states', wav(rf64).subarray(0, -24_008)],
    ['wav without data', wav().subarray(0, 36)],
    ['wav without a format', wav({ before: nothing })],
    ...['mdat', 'free', 'skip', 'wide', 'pnot', 'styp', 'moof', 'sidx'].map((type): [string, Buffer] => [
      `MP4 that begins with ${type} and has no index`,
      box(type),
    ]),
    ['a tag and nothing else', smallTag()],
    ['m4a whose audio data is missing', withData(0).subarray(0, -8)],
    ['m4a whose audio data is there in part', withData(3_000)],
    ['m4a whose audio data is there in part, to the end of the file', withData(3_000, 0)],
    ['m4a with a sample size for all, and too little audio data', soundWith({ sizes: words(0, 35, 2) }, 69)],
    ...sizedFragments.map(([where, part, , sampleBytes]): [string, Buffer] => [
      `a fragment without its audio data, the sizes in ${where}`,
      withLongHeaders([part, box('mdat', Buffer.alloc(39))], sampleBytes),
    ]),
    ['wav, cut within its format', wav().subarray(0, 30)],
  ),
  ...refuses('protected', ['m4a, protected', withCodec('enca')]),
  ...refuses(
    'other-format',
    ['m4a, AMR inside', withCodec('samr'), 'AMR'],
    ['Opus in MP4', recording('opus.mp4'), 'Opus'],
    ['MP2', recording('layer2.mp2'), 'MP2'],
    ['Ogg', recording('opus.ogg'), 'Ogg'],
    ['WebM', recording('opus.webm'), 'WebM'],
    ['FLAC', recording('tone.flac'), 'FLAC'],
    ['FLAC behind ID3', bytesOf(largeTag(), recording('tone.flac')), 'FLAC'],
    ['AIFF', recording('tone.aiff'), 'AIFF'],
    ['Wave64', recording('tone.w64'), 'W64'],
    ['WMA', recording('tone.wma'), 'WMA'],
    ['AMR', bytesOf('#!AMR\n\x04\x00\x00'), 'AMR'],
    ['compressed AIFF', bytesOf('FORM----AIFC'), 'AIFF'],
    ['AC-3', bytesOf('\x0b\x77\x3e\x9a\x1c\x40'), 'Dolby AC-3'],
    ['DTS', bytesOf('\x7f\xfe\x80\x01\xfc\x3c'), 'DTS'],
    ["Monkey's Audio", bytesOf('MAC \x96\x0f\0\0'), 'APE'],
    ['DSF', bytesOf('DSD \x1c\0\0\0'), 'DSF'],
    ['MP1, MPEG-1', frames([0xff, 0xff, 0x12, 0x00], 36, 10), 'MP1'],
    ['MP1, MPEG-2', frames([0xff, 0xf7, 0xe0, 0x00], 556, 10), 'MP1'],
    ['MP2, MPEG-1', frames([0xff, 0xfd, 0x20, 0x00], 156, 10), 'MP2'],
    ['LATM', frames([0x56, 0xe1, 0x04], 0x107, 10), 'AAC (LATM)'],
    [
      'FLAC behind ID3 with a footer',
      bytesOf(smallTag(0x10), Buffer.alloc(10), recording('tone.flac')),
      'FLAC',
    ],
    ['Matroska', bytesOf(HEAD_OF_MATROSKA, ' A_OPUS'), 'Matroska'],
    ['DTS as mp4a, behind all that a descriptor may have in front', soundOf(0xa9, NOT_TOLD, OPTIONAL), 'DTS'],
    [
      'ALS as mp4a in QuickTime, in a descriptor whose lengths take four bytes',
      withBytes(withBytes(quickTime, quickTime.indexOf('esds') + 39, [0xf8, 0x80]), 8, 'qt  '),
      'MPEG-4 ALS',
    ],
  ),
  ...refuses(
    'doubtful-format',
    ['m4a, unknown coding', withCodec('sowt'), 'sowt'],
    ['3gp', recording('phone.3gp'), '3GP'],
    [
      'm4a, uncompressed',
      withCodec('raw '),
      'MP4 (raw) format, which is not supported. Save the recording as M4A, MP3, WAV, or AAC and try again. If it is already one of these, select it in "File Extension".',
    ],
    ['m4a, its coding not told', replaced(m4a, 'stsd', 'free'), 'in MP4 format,'],
  ),
  ...refuses(
    'no-audio',
    ['m4a, no audio track', replaced(m4a, 'soun', 'text'), 'without sound'],
    ['PDF', bytesOf('%PDF-1.7\n%\xe2\xe3\xcf\xd3'), 'PDF'],
    ['ZIP', bytesOf('PK\x03\x04\x14\0'), 'Office document'],
    ['gzip', bytesOf('\x1f\x8b\x08\0'), 'compressed archive'],
    ['PNG', bytesOf('\x89PNG\r\n\x1a\n'), 'a picture'],
    ['JPEG', bytesOf('\xff\xd8\xff\xe0\0\x10JFIF'), 'a picture'],
    ['WebP', bytesOf('RIFF\x24\0\0\0WEBPVP8 '), 'a picture'],
    ['GIF', bytesOf('GIF89a\0\0'), 'a picture'],
    ['MP4 that begins with moov and has no index', box('moov')],
  ),
  ...refuses(
    'video',
    ['MP4 video', recording('video.mp4'), 'MP4'],
    ['WebM video', recording('video.webm'), 'WebM'],
    ['AVI video', bytesOf('RIFF----AVI LIST\0\0\0\0'), 'AVI'],
    ['MPEG transport stream', bytesOf('G'.padEnd(188, '\xff').repeat(4)), 'MPEG'],
    ['Flash video', bytesOf('FLV\x01\x05\0\0\0\x09'), 'Flash'],
    ['MPEG video', bytesOf('\0\0\x01\xba\x44\0'), 'MPEG'],
    ['M2TS', bytesOf('\0\0\0\0G'.padEnd(192, '\xff').repeat(4)), 'M2TS'],
    ['Matroska video', bytesOf(HEAD_OF_MATROSKA, ' V_MPEG4/ISO/AVC'), 'Matroska'],
    ['WMV', bytesOf('\x30\x26\xb2\x75\x8e\x66\xcf\x11....\xc0\xef\x19\xbc\x4d\x5b\xcf\x11'), 'WMV'],
    ['JPEG video as mp4v', withPictures(0x6c, 50), 'MP4'],
    ['one frame of another kind as mp4v', withPictures(0x20, 1), 'MP4'],
    ['QuickTime video', withBytes(recording('video.mp4'), 8, 'qt  '), 'QuickTime'],
  ),
  ...refuses(
    'web-page',
    ['web page', Buffer.from(html)],
    ['web page in Latin-1', Buffer.from(`${html}<!-- gr\xfc\xdfe -->`, 'latin1')],
  ),
  ...refuses(
    'json',
    ['JSON', Buffer.from('{"error": "not signed in"}')],
    ['JSON behind blank lines', Buffer.from('\n\n [1, 2]')],
  ),
  ...refuses(
    'text',
    ['text', Buffer.from('The file has moved – sorry.\r\n')],
    ['text with brackets in it', Buffer.from('see[1]{2}')],
    ['text in UTF-16', Buffer.from('\ufeffThe file has moved – sorry.', 'utf16le')],
    ['long text', Buffer.from(` ${'é'.repeat(20_000)}`)],
  ),
  ...refuses('unrecognized', ['bytes of no kind', Buffer.from([1, 2, 3, 4, 0, 255, 254, 7, 8, 9])]),
  ...refuses(
    'empty',
    ['empty file', nothing],
    ['wav without sound', wav({ dataSize: 0 }).subarray(0, 44)],
    ['mp3, only its information', withBytes(mp3(1), 36, 'Info')],
  ),
  ...named(
    'RIFX RIFX, MP+ Musepack, MPCK Musepack, TTA1 TTA, TTA2 TTA, FRM8 DSDIFF, caff CAF, wvpk WavPack, .snd AU, MThd MIDI, ADIF ADIF, .RMF RealMedia',
    (mark) => bytesOf(mark, words(0, 24)),
  ),
  ...named('sawb AMR, fLaC FLAC, ac-3 Dolby, ec-3 Dolby, dtsc DTS, dtse DTS, dtsh DTS, dtsl DTS', withCodec),
  ...named(
    '0xa0 EVRC, 0xa5 Dolby, 0xa6 Dolby, 0xa9 DTS, 0xaa DTS, 0xab DTS, 0xac DTS, 0xad Opus, 0xdd Vorbis, 0xe1 QCELP',
    (objectType) => soundOf(Number(objectType)),
  ),
  ...named(
    '7 TwinVQ, 8 CELP, 9 HVXC, 21 TwinVQ, 24 CELP, 25 HVXC, 32 MP1, 33 MP2, 35 DST, 36 ALS, 37 SLS, 38 SLS',
    (type) => soundOf(0x40, Number(type) < 31 ? [Number(type) << 3, 0] : [0xf8, (Number(type) - 32) << 5]),
  ),
];

/** Files of a known format that do not tell their length. */
export const withoutLength: readonly [name: string, bytes: Buffer][] = [
  ['m4a without ticks a second', soundWith({ ticksPerSec: 0 })],
  ['m4a without tables', box('moov', box('trak', box('mdia', box('hdlr', words(0, 0), 'soun'))))],
  ['m4a without samples', soundWith({ times: words(0, 0) })],
  ['mp3 with 5 MB of something else', bytesOf(mp3(10), Buffer.alloc(5_000_000), mp3(10))],
];

const MANY = 5_000;
const repeated = (part: Buffer) => Buffer.concat(Array.from({ length: MANY }, () => part));

/** Files of so many small parts that a hostile one could consist of millions, however small it is when compressed. */
export const ofManyParts: readonly [parts: string, bytes: Buffer][] = [
  ['WAV chunks', bytesOf('RIFF----WAVE', Buffer.alloc(8 * MANY))],
  ['MP4 boxes', repeated(box('free'))],
  ['MP4 tracks', box('moov', repeated(box('trak')))],
  ['MP4 fragments', withLongHeaders([repeated(box('moof', box('traf')))])],
  ['MP4 sample durations', soundWith({ times: bytesOf(words(0, MANY), repeated(words(1, 1))) })],
  ['MP4 sample sizes', soundWith({ sizes: bytesOf(words(0, 0, MANY), repeated(words(1))) })],
  ['MP4 samples of a fragment', withLongHeaders([fragment(bytesOf(words(0x100, MANY), repeated(words(1))))])],
  ['MP4 edits', soundWith({ edits: Array.from({ length: MANY }, () => edit(1, 0)) })],
  ['tags', repeated(Buffer.from('ID3\x04\0\0\0\0\0\0'))],
  ['MP3 frames', mp3(MANY)],
  ['AAC frames', frames([0xff, 0xf1, 0x4c, 0x80, 0x00, 0xe0], 7, MANY)],
  ['false starts of frames', bytesOf(mp3(3), Buffer.alloc(MANY, 0xff))],
];

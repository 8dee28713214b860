import { readAdtsFrame } from './adts.ts';
import type { FileBytes } from './file_bytes.ts';
import { holdsFrames, type ReadFrame } from './frames.ts';
import { readMp1Frame, readMp2Frame, readMp3Frame } from './mpeg.ts';
import { AudioProblem } from './problems.ts';
import { afterTags } from './tags.ts';

/** The layout of a file that may have one of the supported formats. */
export type Layout = 'mp4' | 'wav' | 'mp3' | 'aac';

type OtherKind = 'other-format' | 'video' | 'no-audio';
/** Unsupported formats, by the characters at an offset. */
const OTHERS: readonly [kind: OtherKind, format: string, at: number, ...marks: string[]][] = [
  ['other-format', 'Ogg', 0, 'OggS'],
  ['other-format', 'FLAC', 0, 'fLaC'],
  ['other-format', 'AIFF', 8, 'AIFF', 'AIFC'],
  ['other-format', 'Wave64 (W64)', 0, 'riff\x2e\x91\xcf\x11'],
  ['other-format', 'RIFX (big-endian WAV)', 0, 'RIFX'],
  ['other-format', 'Musepack', 0, 'MP+', 'MPCK'],
  ['other-format', 'TTA', 0, 'TTA1', 'TTA2'],
  ['other-format', 'Dolby AC-3', 0, '\x0b\x77'],
  ['other-format', 'DTS', 0, '\x7f\xfe\x80\x01'],
  ['other-format', 'DSDIFF', 0, 'FRM8'],
  ['other-format', 'AMR', 0, '#!AMR'],
  ['other-format', 'CAF', 0, 'caff'],
  ['other-format', "Monkey's Audio (APE)", 0, 'MAC '],
  ['other-format', 'WavPack', 0, 'wvpk'],
  ['other-format', 'DSF', 0, 'DSD '],
  ['other-format', 'AU', 0, '.snd'],
  ['other-format', 'MIDI', 0, 'MThd'],
  ['other-format', 'AAC (ADIF)', 0, 'ADIF'],
  ['other-format', 'RealMedia', 0, '.RMF'],
  ['video', 'AVI', 8, 'AVI '],
  ['video', 'Flash', 0, 'FLV'],
  ['video', 'MPEG', 0, '\x00\x00\x01\xba'],
  ['no-audio', 'a PDF document', 0, '%PDF-'],
  ['no-audio', 'a ZIP archive or an Office document', 0, 'PK\x03\x04'],
  ['no-audio', 'a compressed archive', 0, '\x1f\x8b'],
  ['no-audio', 'a picture', 0, '\x89PNG', '\xff\xd8\xff', 'GIF8'],
  ['no-audio', 'a picture', 8, 'WEBP'],
];

/** The types an MP4 or QuickTime file begins with; `moof` and `styp` begin a part of one. */
const MP4_BOXES = ['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot', 'styp', 'moof', 'sidx'];
const WAV_FILES = ['RIFF', 'RF64', 'BW64'];
const MATROSKA = '\x1a\x45\xdf\xa3';
const ASF = '\x30\x26\xb2\x75\x8e\x66\xcf\x11';
/** The identifier of a video stream in a Windows Media file. */
const ASF_VIDEO = '\xc0\xef\x19\xbc\x4d\x5b\xcf\x11';
/** Where the packets of MPEG transport streams begin; those of cameras and Blu-ray (M2TS) follow a timestamp. */
const TRANSPORT_STREAMS = [
  { at: 0, packetBytes: 188, format: 'MPEG' },
  { at: 4, packetBytes: 192, format: 'M2TS' },
];
const LOOK_AHEAD_BYTES = 32 * 1024;

/**
 * Detects the layout of a file, and where it begins after tags, from its bytes, never from its name.
 *
 * @returns a layout of null if the format is unknown.
 * @throws {AudioProblem} if the format is known, but not supported.
 */
export function detectLayout(bytes: FileBytes): { layout: Layout | null; start: number } {
  if (bytes.size === 0) throw new AudioProblem('empty');
  const start = afterTags(bytes);
  if (start >= bytes.size) throw new AudioProblem('incomplete');

  const head = bytes.text(start, LOOK_AHEAD_BYTES);
  if (WAV_FILES.includes(head.slice(0, 4)) && head.startsWith('WAVE', 8)) return { layout: 'wav', start };
  if (MP4_BOXES.includes(head.slice(4, 8))) return { layout: 'mp4', start };
  refuseOthers(head);
  refuseText(bytes.at(start, LOOK_AHEAD_BYTES));

  if (holdsFrames(bytes, start, readMp3Frame)) return { layout: 'mp3', start };
  if (holdsFrames(bytes, start, readAdtsFrame)) return { layout: 'aac', start };
  const other = OTHER_FRAMES.find(({ readFrame }) => holdsFrames(bytes, start, readFrame));
  if (other !== undefined) throw new AudioProblem('other-format', { format: other.format });
  return { layout: null, start };
}

/** AAC in the packets of broadcasting (LOAS; ISO/IEC 14496-3, 1.7.2): eleven bits of sync, then thirteen of length. */
const readLatmFrame: ReadFrame = ([sync = 0, b = 0, c = 0]) =>
  sync === 0x56 && b >= 0xe0 ? { bytes: 3 + ((b & 0x1f) << 8) + c, seconds: 0 } : null;

const OTHER_FRAMES: readonly { readFrame: ReadFrame; format: string }[] = [
  { readFrame: readMp2Frame, format: 'MP2' },
  { readFrame: readMp1Frame, format: 'MP1' },
  { readFrame: readLatmFrame, format: 'AAC (LATM)' },
];

function refuseOthers(head: string): void {
  if (head.startsWith(MATROSKA)) {
    const format = head.includes('webm') ? 'WebM' : 'Matroska';
    throw new AudioProblem(/V_(?:VP|AV1|MPEG|THEORA|MS)/.test(head) ? 'video' : 'other-format', { format });
  }
  if (head.startsWith(ASF)) {
    const hasVideo = head.includes(ASF_VIDEO);
    throw new AudioProblem(hasVideo ? 'video' : 'other-format', { format: hasVideo ? 'WMV' : 'WMA' });
  }
  const stream = TRANSPORT_STREAMS.find(({ at, packetBytes }) =>
    [0, 1, 2, 3].every((packet) => head[at + packet * packetBytes] === 'G'),
  );
  if (stream !== undefined) throw new AudioProblem('video', { format: stream.format });
  const other = OTHERS.find(([, , at, ...marks]) => marks.some((mark) => head.startsWith(mark, at)));
  if (other !== undefined) throw new AudioProblem(other[0], { format: other[1] });
}

function refuseText(start: Buffer): void {
  // No audio begins with `<`, so the page may have any encoding.
  const text =
    asText(start) ?? (/^\s*</.test(start.toString('latin1', 0, 64)) ? start.toString('latin1') : null);
  if (text === null) return;
  if (/<(?:!doctype html|html|head|body)\b/i.test(text)) throw new AudioProblem('web-page');
  throw new AudioProblem(/^\s*[[{]/.test(text) ? 'json' : 'text');
}

/** The text, if all characters can be part of one; otherwise null. */
function asText(start: Buffer): string | null {
  const isUtf16 = start[0] === 0xff && start[1] === 0xfe;
  const decoder = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8');
  // The bytes may end in the middle of a character.
  const text = decoder.decode(start, { stream: true });
  // eslint-disable-next-line no-control-regex -- control characters distinguish text from other bytes
  return /[\0-\x08\x0e-\x1a\x1c-\x1f\ufffd]/.test(text) ? null : text;
}

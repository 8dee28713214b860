import { readAdtsFrame } from './adts.ts';
import type { FileBytes } from './file_bytes.ts';
import { holdsFrames, type ReadFrame } from './frames.ts';
import { readMp1Frame, readMp2Frame, readMp3Frame } from './mpeg.ts';
import { AudioProblem } from './problems.ts';
import { afterTags } from './tags.ts';

/** The layout of a file that may have one of the supported formats. */
export type Layout = 'mp4' | 'wav' | 'mp3' | 'aac';

/** Unsupported formats, by the characters at an offset. */
const OTHERS: readonly {
  at: number;
  mark: string;
  format: string;
  kind: 'other-format' | 'video' | 'no-audio';
}[] = [
  { at: 0, mark: 'OggS', format: 'Ogg', kind: 'other-format' },
  { at: 0, mark: 'fLaC', format: 'FLAC', kind: 'other-format' },
  { at: 8, mark: 'AIFF', format: 'AIFF', kind: 'other-format' },
  { at: 8, mark: 'AIFC', format: 'AIFF', kind: 'other-format' },
  { at: 0, mark: 'riff\x2e\x91\xcf\x11', format: 'Wave64 (W64)', kind: 'other-format' },
  { at: 0, mark: 'RIFX', format: 'RIFX (big-endian WAV)', kind: 'other-format' },
  { at: 0, mark: 'MP+', format: 'Musepack', kind: 'other-format' },
  { at: 0, mark: 'MPCK', format: 'Musepack', kind: 'other-format' },
  { at: 0, mark: 'TTA1', format: 'TTA', kind: 'other-format' },
  { at: 0, mark: 'TTA2', format: 'TTA', kind: 'other-format' },
  { at: 0, mark: '\x0b\x77', format: 'Dolby AC-3', kind: 'other-format' },
  { at: 0, mark: '\x7f\xfe\x80\x01', format: 'DTS', kind: 'other-format' },
  { at: 0, mark: 'FRM8', format: 'DSDIFF', kind: 'other-format' },
  { at: 0, mark: '#!AMR', format: 'AMR', kind: 'other-format' },
  { at: 0, mark: 'caff', format: 'CAF', kind: 'other-format' },
  { at: 0, mark: 'MAC ', format: "Monkey's Audio (APE)", kind: 'other-format' },
  { at: 0, mark: 'wvpk', format: 'WavPack', kind: 'other-format' },
  { at: 0, mark: 'DSD ', format: 'DSF', kind: 'other-format' },
  { at: 0, mark: '.snd', format: 'AU', kind: 'other-format' },
  { at: 0, mark: 'MThd', format: 'MIDI', kind: 'other-format' },
  { at: 0, mark: 'ADIF', format: 'AAC (ADIF)', kind: 'other-format' },
  { at: 0, mark: '.RMF', format: 'RealMedia', kind: 'other-format' },
  { at: 8, mark: 'AVI ', format: 'AVI', kind: 'video' },
  { at: 0, mark: 'FLV', format: 'Flash', kind: 'video' },
  { at: 0, mark: '\x00\x00\x01\xba', format: 'MPEG', kind: 'video' },
  { at: 0, mark: '%PDF-', format: 'a PDF document', kind: 'no-audio' },
  { at: 0, mark: 'PK\x03\x04', format: 'a ZIP archive or an Office document', kind: 'no-audio' },
  { at: 0, mark: '\x1f\x8b', format: 'a compressed archive', kind: 'no-audio' },
  { at: 0, mark: '\x89PNG', format: 'a picture', kind: 'no-audio' },
  { at: 0, mark: '\xff\xd8\xff', format: 'a picture', kind: 'no-audio' },
  { at: 0, mark: 'GIF8', format: 'a picture', kind: 'no-audio' },
  { at: 8, mark: 'WEBP', format: 'a picture', kind: 'no-audio' },
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
  const other = OTHERS.find(({ at, mark }) => head.startsWith(mark, at));
  if (other !== undefined) throw new AudioProblem(other.kind, { format: other.format });
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

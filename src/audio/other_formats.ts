import type { Bytes } from './bytes.ts';
import { AudioProblem } from './problems.ts';

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

/** @throws {AudioProblem} for a file of a known format that is not supported, as its first bytes show. */
export function refuseOtherFormats(bytes: Bytes): void {
  const start = bytes.at(0, LOOK_AHEAD_BYTES);
  const [kind, format] = markedFormat(start.toString('latin1')) ?? [];
  if (kind !== undefined && format !== undefined) throw new AudioProblem(kind, { format });
  refuseText(start);
}

function markedFormat(head: string): readonly [kind: OtherKind, format: string, ...unknown[]] | undefined {
  if (head.startsWith(MATROSKA)) {
    const hasVideo = /V_(?:VP|AV1|MPEG|THEORA|MS)/.test(head);
    return [hasVideo ? 'video' : 'other-format', head.includes('webm') ? 'WebM' : 'Matroska'];
  }
  if (head.startsWith(ASF)) return head.includes(ASF_VIDEO) ? ['video', 'WMV'] : ['other-format', 'WMA'];
  const stream = TRANSPORT_STREAMS.find(({ at, packetBytes }) =>
    [0, 1, 2, 3].every((packet) => head[at + packet * packetBytes] === 'G'),
  );
  if (stream !== undefined) return ['video', stream.format];
  return OTHERS.find(([, , at, ...marks]) => marks.some((mark) => head.startsWith(mark, at)));
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

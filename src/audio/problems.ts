import { UserError } from '../api/user_error.ts';
import { product } from '../product.ts';

const CONVERT = 'Save the recording as M4A, MP3, WAV, or AAC and try again.';
const SAY_WHICH = 'If it is already one of these, select it in "File Extension".';

const leadsTo = (what: string) =>
  `The link leads to ${what}, not to an audio file. Use the link that downloads the file itself, or map the file from an earlier step.`;

/** Problems with a file or its transfer, before there is a note; `format` is the name of its format, if relevant. */
const sentences = {
  'not-a-link': () =>
    '"Audio" contains text that is not a link. Map the file itself from an earlier step, or enter a link that starts with https://.',
  'private-address': () =>
    'The link in "Audio" leads to a private network, which this app can\'t reach. Use a file from an earlier step, or a public link.',
  'not-public': () =>
    "The audio file can't be downloaded: its link is not public or has expired. Map the file itself from an earlier step, or allow everyone who has the link to open the file, and try again.",
  gone: () =>
    'The audio file was not found: it was moved or deleted, or the link contains a typo. Open the link in a browser to check it, and correct it.',
  'refused-download': () =>
    'The site that stores the audio file did not provide it. Open the link in a browser to check it. If it works there, try again in a few minutes.',
  unreachable: () =>
    "The site that stores the audio file can't be reached. Check the link for typos and try again.",
  'web-page': () => leadsTo('a web page'),
  json: () => leadsTo('data (JSON)'),
  text: () => leadsTo('text'),
  'other-format': (format: string) =>
    `The audio file is in ${format} format, which is not supported. ${CONVERT}`,
  'doubtful-format': (format: string) =>
    `The audio file is in ${format} format, which is not supported. ${CONVERT} ${SAY_WHICH}`,
  protected: () =>
    "The audio file is copy-protected, so it can't be transcribed. Use a recording without copy protection.",
  video: (format: string) =>
    `The file is a video (${format}), not an audio file. Save only its audio track as M4A, MP3, WAV, or AAC and try again.`,
  'no-audio': (format: string) =>
    `The file is ${format}, not an audio file. Choose the recording itself, an M4A, MP3, WAV, or AAC file.`,
  unrecognized: () => `The file is not recognized as audio. ${CONVERT} ${SAY_WHICH}`,
  empty: () =>
    'The audio file is empty. Check that the recording was saved, and choose a file that contains sound.',
  incomplete: () =>
    'The audio file is incomplete: its end, or a part that players need, is missing. Upload or export the recording again and use the new file.',
  'too-fragmented': () =>
    'The audio file consists of so many small parts that reading it takes too long. Save it again, for example as M4A or MP3, and try again.',
  'too-large': () =>
    'The audio file is larger than 450 MB, the maximum for this step. Save it at a lower quality, for example as M4A or MP3, and try again.',
  'too-long': () => 'The recording is longer than 4 hours, the maximum. Split it into shorter files.',
  'no-duration': () =>
    'The length of the recording could not be determined from the file. Enter it in "Duration (Seconds)" and try again.',
  'impossible-duration': () =>
    '"Duration (Seconds)" does not contain a valid length. Enter the length of the recording in seconds, more than 0, or leave the field empty.',
  'broke-off': () =>
    'The download of the audio file was interrupted. Try again. If it keeps failing, store the file somewhere else.',
  stalled: () =>
    'The download of the audio file stalled: the site that stores it stopped sending. Try again in a few minutes. If it keeps failing, store the file somewhere else.',
  'no-room': () =>
    'Zapier has no room for the audio file right now. Try again in a few minutes. If it keeps failing, use a smaller file: save it at a lower quality, for example as M4A or MP3.',
  'took-too-long': () =>
    'The download of the audio file took too long. Try again later, or use a smaller file: save it at a lower quality, for example as M4A or MP3.',
  'upload-url': () =>
    `${product.name} returned an upload URL that can't be used (it must be a public https:// address without the API key), so the audio file was not sent. No note was created. Contact ${product.name} support.`,
  'upload-refused': () =>
    'The upload server does not accept files like this one. Save it as MP3 or M4A, at a lower quality if it is large, and try again.',
  'upload-rejected': () =>
    'The upload server refused the upload. No note was created. Try again in a few minutes.',
  'upload-interrupted': () =>
    'The upload of the audio file was interrupted. No note was created. Try again in a few minutes.',
  'upload-took-too-long': () =>
    'The upload of the audio file took too long. No note was created. Try again later, or use a smaller file.',
} as const satisfies Record<string, (format: string) => string>;

export type AudioProblemKind = keyof typeof sentences;

/** A file that can't become a note. The message is for the person who built the Zap, and never contains a URL. */
export class AudioProblem extends UserError {
  override name = 'AudioProblem';
  readonly kind: AudioProblemKind;

  constructor(kind: AudioProblemKind, options: ErrorOptions & { format?: string } = {}) {
    super(sentences[kind](options.format ?? ''), options);
    this.kind = kind;
  }
}

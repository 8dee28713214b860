import { UserError } from '../api/user_error.ts';

const CONVERT = 'Save the recording as M4A, MP3, WAV or AAC and try again.';
const SAY_WHICH = 'If it is one of these already, say which in the File Extension field.';

/** What can be wrong with a file before the service hears of it; `detail` is the name of a format, where there is one. */
const sentences = {
  'not-a-link': () =>
    'The Audio field holds text that is not a link. Map the file itself from an earlier step, or enter a link that starts with https://.',
  'private-address': () =>
    'The link in the Audio field leads to a private network, which cannot be reached from here. Use a file from an earlier step, or a link that works for everyone on the internet.',
  'not-public': () =>
    'The audio file may not be downloaded: its link is not public, or it has expired. Map the file itself from an earlier step, or share the file so that everyone with the link can open it, and try again.',
  gone: () =>
    'The audio file is no longer there: it was moved or deleted, or the link is mistyped. Open the link in a browser to check it, and enter the right one.',
  'refused-download': () =>
    'The site that holds the audio file did not hand it over. Open the link in a browser to check it; if it works there, try again in a few minutes.',
  unreachable: () =>
    'The site that holds the audio file cannot be reached. Check the link for typing errors and try again.',
  'web-page': () =>
    'The link leads to a web page, not to an audio file. Use the link that downloads the file itself, or map the file from an earlier step.',
  json: () =>
    'The link leads to data (JSON), not to an audio file. Use the link that downloads the file itself, or map the file from an earlier step.',
  text: () =>
    'The link leads to a text, not to an audio file. Use the link that downloads the file itself, or map the file from an earlier step.',
  'other-format': (format: string) =>
    `The audio file is in the format ${format}, which is not supported. ${CONVERT}`,
  'doubtful-format': (format: string) =>
    `The audio file is in the format ${format}, which is not supported. ${CONVERT} ${SAY_WHICH}`,
  protected: () =>
    'The audio file is protected against copying, so it cannot be transcribed. Use a recording without copy protection.',
  video: (format: string) =>
    `The file is a video (${format}), not an audio file. Save its sound alone as M4A, MP3, WAV or AAC and try again.`,
  'no-audio': (format: string) =>
    `The file is ${format}, not an audio file. Choose the recording itself: an M4A, MP3, WAV or AAC file.`,
  unrecognised: () => `The file is not recognised as audio. ${CONVERT} ${SAY_WHICH}`,
  empty: () =>
    'The audio file is empty. Check that the recording was saved, and choose a file that holds sound.',
  incomplete: () =>
    'The audio file is incomplete: its end or a part that players need is missing. Upload or export the recording again and use the new file.',
  'too-large': () =>
    'The audio file is larger than 450 MB, the most this step can take. Save it with a lower quality, as M4A or MP3 for example, and try again.',
  'too-long': () =>
    'The recording is longer than 4 hours, the most that is accepted. Split it into shorter files.',
  'no-duration': () =>
    'The length of the recording cannot be read from the file. Enter it in seconds in the Duration field and try again.',
  'impossible-duration': () =>
    'The Duration field does not hold a length. Enter the length of the recording in seconds, more than 0, or leave the field empty.',
  'broke-off': () =>
    'The download of the audio file broke off before its end. Try again; if it goes on, put the file in another place.',
  stalled: () =>
    'The download of the audio file came to a halt: the site that holds it stopped sending. Try again in a few minutes; if it goes on, put the file in another place.',
  'no-room': () =>
    'There is no room for the audio file at the moment. Try again in a few minutes; if it goes on, use a smaller file: save it with a lower quality, as M4A or MP3 for example.',
  'took-too-long': () =>
    'The download of the audio file took too long. Try again later, or use a smaller file: save it with a lower quality, as M4A or MP3 for example.',
} as const satisfies Record<string, (detail: string) => string>;

export type AudioProblemKind = keyof typeof sentences;

/**
 * A file that cannot become a note, found out before the service is asked for anything. The message is a finished
 * sentence for the person who built the Zap; it never holds an address.
 */
export class AudioProblem extends UserError {
  override name = 'AudioProblem';
  readonly kind: AudioProblemKind;

  constructor(kind: AudioProblemKind, options: ErrorOptions & { format?: string } = {}) {
    super(sentences[kind](options.format ?? ''), options);
    this.kind = kind;
  }
}

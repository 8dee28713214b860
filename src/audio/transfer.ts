import type { AudioExtension, UploadAddress } from '../resources/audio_note.ts';
import { AFTER_DOWNLOAD_MS, AFTER_UPLOAD_MS } from '../api/budgets.ts';
import type { Deadline } from '../api/deadline.ts';
import { type LocalFile, withDownloadedAudio } from './download.ts';
import { describeRecording, type GivenFacts, type Recording } from './recording.ts';
import { type SendUpload, uploadAudio, UploadProblem } from './upload.ts';

const CONTENT_TYPES: Readonly<Record<AudioExtension, string>> = {
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  aac: 'audio/aac',
};

interface Transfer {
  /** What the user put into the file field. */
  source: string;
  given: GivenFacts;
  /** Whether links to private addresses are followed: in development alone. */
  allowPrivateAddresses: boolean;
  deadline: Deadline;
  requestAddress: (recording: Recording) => Promise<UploadAddress>;
  send: SendUpload;
}

export interface Transferred extends Recording {
  audioUrl: string;
  sizeBytes: number;
}

/**
 * Brings a recording from where the user has it to where the service wants it. Everything is known of the file before the
 * service is asked for anything.
 *
 * @throws {AudioProblem} where the file can't be had or is no recording the service takes.
 * @throws {UploadProblem} where the upload fails, with a second address, too.
 */
export async function transferRecording(transfer: Transfer): Promise<Transferred> {
  const { source, given, allowPrivateAddresses, deadline } = transfer;
  const timeoutMs = deadline.remainingMs - AFTER_DOWNLOAD_MS;
  return await withDownloadedAudio(source, { allowPrivateAddresses, timeoutMs }, async (file) => {
    const recording = describeRecording(file, given);
    return {
      ...recording,
      sizeBytes: file.sizeBytes,
      audioUrl: await uploadOnceOrTwice(transfer, file, recording),
    };
  });
}

/** An address may have expired, or an upload broken, for reasons that a fresh address mends. */
async function uploadOnceOrTwice(transfer: Transfer, file: LocalFile, recording: Recording): Promise<string> {
  try {
    return await upload(transfer, file, recording);
  } catch (error) {
    if (!(error instanceof UploadProblem && error.freshAddressMayHelp)) throw error;
    return await upload(transfer, file, recording);
  }
}

async function upload(transfer: Transfer, file: LocalFile, recording: Recording): Promise<string> {
  const { presignedUrl, audioUrl, contentType } = await transfer.requestAddress(recording);
  const target = { presignedUrl, contentType: contentType ?? CONTENT_TYPES[recording.fileExtension] };
  await uploadAudio(transfer.send, file, target, transfer.deadline.remainingMs - AFTER_UPLOAD_MS);
  return audioUrl;
}

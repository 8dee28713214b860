import { AFTER_DOWNLOAD_MS, AFTER_READING_MS, AFTER_UPLOAD_MS } from '../api/budgets.ts';
import { Deadline } from '../api/deadline.ts';
import type { AudioExtension, UploadTarget } from '../resources/audio_note.ts';
import { type LocalFile, withDownloadedAudio } from './download.ts';
import { describeRecording, type GivenFacts, type Recording } from './recording.ts';
import { uploadAudio, UploadProblem } from './upload.ts';

const CONTENT_TYPES: Readonly<Record<AudioExtension, string>> = {
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  aac: 'audio/aac',
};

interface Transfer {
  /** What the user entered in the file field. */
  source: string;
  given: GivenFacts;
  /** Whether the file and its store may be in a private network: only in development. */
  allowPrivateAddresses: boolean;
  deadline: Deadline;
  requestUpload: (recording: Recording) => Promise<UploadTarget>;
}

export interface Transferred extends Recording {
  audioUrl: string;
  sizeBytes: number;
}

/**
 * Transfers a recording from the user's link to the service's store. Everything about the file is known before the first
 * request to the service.
 *
 * @throws {AudioProblem} if the file can't be downloaded, or is not a recording that the service accepts.
 * @throws {UploadProblem} if the upload fails, even with a second URL if one may help.
 */
export async function transferRecording(transfer: Transfer): Promise<Transferred> {
  const { source, given, allowPrivateAddresses, deadline } = transfer;
  const timeoutMs = deadline.remainingMs - AFTER_DOWNLOAD_MS;
  return await withDownloadedAudio(source, { allowPrivateAddresses, timeoutMs }, async (file) => {
    const forReading = new Deadline(deadline.remainingMs - AFTER_READING_MS);
    const recording = await describeRecording(file, forReading, given);
    return {
      ...recording,
      sizeBytes: file.sizeBytes,
      audioUrl: await uploadOnceOrTwice(transfer, file, recording),
    };
  });
}

/** A fresh URL helps if the first one has expired or the upload was interrupted. */
async function uploadOnceOrTwice(transfer: Transfer, file: LocalFile, recording: Recording): Promise<string> {
  try {
    return await upload(transfer, file, recording);
  } catch (error) {
    if (!(error instanceof UploadProblem && error.mayRetry)) throw error;
    return await upload(transfer, file, recording);
  }
}

async function upload(transfer: Transfer, file: LocalFile, recording: Recording): Promise<string> {
  const { presignedUrl, audioUrl, contentType } = await transfer.requestUpload(recording);
  await uploadAudio(file, {
    presignedUrl,
    contentType: contentType ?? CONTENT_TYPES[recording.fileExtension],
    allowPrivateAddresses: transfer.allowPrivateAddresses,
    timeoutMs: transfer.deadline.remainingMs - AFTER_UPLOAD_MS,
  });
  return audioUrl;
}

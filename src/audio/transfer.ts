import { AFTER_DOWNLOAD_MS, AFTER_READING_MS, AFTER_UPLOAD_MS } from '../api/budgets.ts';
import { Deadline } from '../api/deadline.ts';
import type { AudioExtension, UploadTarget } from '../service/audio_note.ts';
import { withDownloadedAudio } from './download.ts';
import { AudioProblem } from './problems.ts';
import { describeRecording, type GivenFacts, type Recording } from './recording.ts';
import { uploadAudio } from './upload.ts';

const CONTENT_TYPES: Readonly<Record<AudioExtension, string>> = {
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  aac: 'audio/aac',
};
/** A fresh URL helps if the first one has expired or the upload was interrupted. */
const WORTH_ANOTHER_URL = ['upload-rejected', 'upload-interrupted'];

/**
 * Transfers a recording from the user's link to the service's store. Everything about the file is known before the first
 * request to the service.
 *
 * @param transfer.source what the user entered in the file field.
 * @param transfer.allowPrivateAddresses whether the file and its store may be in a private network: only in development.
 * @throws {AudioProblem} if the file can't be downloaded or is not a recording that the service accepts, or the upload fails,
 *   even with a second URL if one may help.
 */
export async function transferRecording(transfer: {
  source: string;
  given: GivenFacts;
  allowPrivateAddresses: boolean;
  deadline: Deadline;
  requestUpload: (recording: Recording) => Promise<UploadTarget>;
}): Promise<Recording & { audioUrl: string; sizeBytes: number }> {
  const { source, given, allowPrivateAddresses, deadline, requestUpload } = transfer;
  const timeoutMs = deadline.remainingMs - AFTER_DOWNLOAD_MS;
  return await withDownloadedAudio(source, { allowPrivateAddresses, timeoutMs }, async (file) => {
    const forReading = new Deadline(deadline.remainingMs - AFTER_READING_MS);
    const recording = await describeRecording(file, forReading, given);
    const upload = async () => {
      const { presignedUrl, audioUrl, contentType } = await requestUpload(recording);
      await uploadAudio(file, {
        presignedUrl,
        contentType: contentType ?? CONTENT_TYPES[recording.fileExtension],
        allowPrivateAddresses,
        timeoutMs: deadline.remainingMs - AFTER_UPLOAD_MS,
      });
      return audioUrl;
    };
    const audioUrl = await upload().catch((error: unknown) => {
      if (error instanceof AudioProblem && WORTH_ANOTHER_URL.includes(error.kind)) return upload();
      throw error;
    });
    return { ...recording, sizeBytes: file.sizeBytes, audioUrl };
  });
}

/*
 * All time limits of the app. They depend on each other: Zapier ends a step after 30 s without an explanation, so
 * everything in a step has to end before that.
 */

/** A whole step. Each request gets the time that is left. */
export const STEP_MS = 27_000;
/** One request, from its start to the end of the response. */
export const REQUEST_MS = 20_000;

/** A poll, including all its folders. */
export const POLL_MS = 15_000;
/** Recording the existing items when a Zap is turned on. */
export const POPULATE_MS = 25_000;
/** A search. */
export const SEARCH_MS = 20_000;
/** Looking for new notes after a notification that names none. */
export const RECONCILE_MS = 15_000;
/** Reading the notes of a digest. */
export const DIGEST_MS = 20_000;

/** The time that making records of notes leaves for the rest of a step. */
export const AFTER_NOTES_MS = 1_500;

/** One call to Zapier's cache, which has no time limit of its own and tries three times. */
export const CACHE_MS = 2_000;
/** Extra time for a claim after the step's time is over: it comes last, after all requests. */
export const AFTER_STEP_MS = 1_500;

/** A download that receives nothing for this long has stalled. */
export const DOWNLOAD_STALL_MS = 8_000;
/** The time a download leaves for the rest of its step: reading the file, requesting the upload URL, the upload, creating the note. */
export const AFTER_DOWNLOAD_MS = 7_000;
/** The time that reading the file leaves for the rest of its step: requesting the upload URL, the upload, creating the note. */
export const AFTER_READING_MS = 5_000;
/** The time an upload leaves for the rest of its step: creating the note. */
export const AFTER_UPLOAD_MS = 2_500;

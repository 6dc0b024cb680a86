/** Bytes of an uploaded file. */
export const MOST_BYTES = 25 * 1024 * 1024;
/** Of a multipart body: the file and its words. */
export const MOST_BODY_BYTES = MOST_BYTES + 256 * 1024;
/** Seconds of a clip. */
export const MOST_SECONDS = 60;
/** Pixels of one frame of a clip: 4K. */
export const MOST_FRAME_PIXELS = 3840 * 2160;

/** Size of an uploaded file. */
export const MAX_BYTES = 25 * 1024 * 1024;
/** Size of a multipart body: the file and its fields. */
export const MAX_BODY_BYTES = MAX_BYTES + 256 * 1024;
/** Duration of a clip. */
export const MAX_SECONDS = 60;
/** Pixels per frame of a clip: 4K. */
export const MAX_FRAME_PIXELS = 3840 * 2160;

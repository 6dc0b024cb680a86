/** The codes of a `MediaError`, with their names in the DOM. */
export const MEDIA_ERR_ABORTED = 1;
export const MEDIA_ERR_NETWORK = 2;
export const MEDIA_ERR_DECODE = 3;
export const MEDIA_ERR_SRC_NOT_SUPPORTED = 4;

export type MediaErrorCode =
  | typeof MEDIA_ERR_ABORTED
  | typeof MEDIA_ERR_NETWORK
  | typeof MEDIA_ERR_DECODE
  | typeof MEDIA_ERR_SRC_NOT_SUPPORTED;

const ABORTED =
  "Aborted. The fetching process for the media resource was aborted by the user agent at the user's request.";

/**
 * The message for a media error. `url` is the file that failed.
 *
 * @example
 * mediaErrorMessage(MEDIA_ERR_SRC_NOT_SUPPORTED, 'https://media.example/clip.mp4?cid=1'); // 'Can not play a video of type "mp4" on this platform.'
 */
export function mediaErrorMessage(code: MediaErrorCode, url: string): string {
  switch (code) {
    case MEDIA_ERR_ABORTED:
      return ABORTED;
    case MEDIA_ERR_NETWORK:
      return 'Network Error...';
    case MEDIA_ERR_DECODE:
      return 'Decode Error...';
    case MEDIA_ERR_SRC_NOT_SUPPORTED:
      return `Can not play a video of type "${fileExtension(url)}" on this platform.`;
  }
}

/** The extension of the file name in the path of a URL, without its query and fragment. Returns '' if there is none. */
export function fileExtension(url: string): string {
  const path = pathOf(url);
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1);
}

function pathOf(url: string): string {
  try {
    // Only a relative URL uses the base.
    return new URL(url, 'https://relative.invalid').pathname;
  } catch {
    return '';
  }
}

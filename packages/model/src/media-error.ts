/** The codes of a `MediaError`: aborted, network error, decode error, not supported. */
export type MediaErrorCode = 1 | 2 | 3 | 4;

const ABORTED =
  "Aborted. The fetching process for the media resource was aborted by the user agent at the user's request.";

/**
 * The message for a media error. `url` is the file that failed.
 *
 * @example
 * mediaErrorMessage(4, 'https://media.example/clip.mp4?cid=1'); // 'Can not play a video of type "mp4" on this platform.'
 */
export function mediaErrorMessage(code: MediaErrorCode, url: string): string {
  switch (code) {
    case 1:
      return ABORTED;
    case 2:
      return 'Network Error...';
    case 3:
      return 'Decode Error...';
    case 4:
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

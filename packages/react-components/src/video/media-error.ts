/** The codes of `MediaError`: aborted, network, decoding, not playable. */
export type MediaErrorCode = 1 | 2 | 3 | 4;

const ABORTED =
  "Aborted. The fetching process for the media resource was aborted by the user agent at the user's request.";

/** What a media error says (spec §5). `url` is the file that failed. */
export function mediaErrorMessage(code: MediaErrorCode, url: string): string {
  if (code === 1) return ABORTED;
  if (code === 2) return 'Network Error...';
  if (code === 3) return 'Decode Error...';
  return `Can not play a video of type "${fileExtension(url)}" on this platform.`;
}

/** The end of the file's name, which a query or a host is no part of; empty where the name has none. */
export function fileExtension(url: string): string {
  const path = url
    .split(/[?#]/, 1)
    .join()
    .replace(/^\w+:\/\/[^/]*/, '');
  return /\.([^./]*)$/.exec(path)?.[1] ?? '';
}

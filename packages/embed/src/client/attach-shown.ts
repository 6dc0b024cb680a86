/** Media that has not come by then is waited for no longer. Milliseconds. */
const LONGEST_MS = 4000;
/** Of a film none of whose files can be had, or none of which is meant for who asked for less motion. */
const NO_SOURCE = 3;

/** Calls back once the media of a page has been shown, or has failed, or does not come; at once where it has already. */
export function attachShown(page: ParentNode, then: () => void): void {
  const media = page.querySelector<HTMLVideoElement | HTMLImageElement>('video.media, .media img');
  if (!media || ('complete' in media ? media.complete : media.readyState > 1 || media.error)) {
    then();
    return;
  }
  let isTold = false;
  const tell = () => {
    if (!isTold) then();
    isTold = true;
  };
  // Errors of a source do not bubble.
  for (const name of ['load', 'loadeddata', 'error']) media.addEventListener(name, tell, { once: true, capture: true });
  // A film that has only just been made has no source for a moment either.
  setTimeout(() => 'networkState' in media && media.networkState === NO_SOURCE && tell());
  setTimeout(tell, LONGEST_MS);
}

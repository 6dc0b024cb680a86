/** Calls back once the media of a page has been shown, or has failed; at once where it has already. */
export function attachShown(page: ParentNode, then: () => void): void {
  const media = page.querySelector<HTMLVideoElement | HTMLImageElement>('video.media, .media img');
  if (!media || ('complete' in media ? media.complete : media.readyState > 1)) {
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
}

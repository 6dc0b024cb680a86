import { HAVE_CURRENT_DATA, NETWORK_NO_SOURCE } from '@zoetrope/react-components/media';

/** The longest wait for media that neither loads nor fails, in ms. */
const MAX_WAIT_MS = 4000;

/** Calls `onShown` once the media of a page is shown or has failed, at the latest after 4 s. */
export function observeFirstFrame(page: ParentNode, onShown: () => void): void {
  const media = page.querySelector<HTMLVideoElement | HTMLImageElement>('video.media, .media img');
  if (!media || isSettled(media)) {
    onShown();
    return;
  }
  let wasCalled = false;
  const callOnce = () => {
    if (!wasCalled) onShown();
    wasCalled = true;
  };
  // The error event of a `<source>` does not bubble.
  for (const type of ['load', 'loadeddata', 'error']) {
    media.addEventListener(type, callOnce, { once: true, capture: true });
  }
  // A video has no source to load if all its sources are for another motion preference. Until the next task, every new
  // video is in that state.
  setTimeout(() => {
    if ('networkState' in media && media.networkState === NETWORK_NO_SOURCE) callOnce();
  });
  setTimeout(callOnce, MAX_WAIT_MS);
}

function isSettled(media: HTMLVideoElement | HTMLImageElement): boolean {
  if ('complete' in media) return media.complete;
  return media.readyState >= HAVE_CURRENT_DATA || Boolean(media.error);
}

/** Values of `readyState` and `networkState` of a media element, with their names in the DOM. */
export const HAVE_NOTHING = 0;
export const HAVE_CURRENT_DATA = 2;
export const HAVE_FUTURE_DATA = 3;
export const NETWORK_NO_SOURCE = 3;

/** The volume of a video that has not been set, or that was set to 0 when the user turns the sound on (spec §9). */
export const DEFAULT_VOLUME = 0.7;

/** The document or shadow root that contains an element. For a document, an element of a shadow tree is its host. */
export function treeOf(element: Element): DocumentOrShadowRoot {
  return element.getRootNode() as Document | ShadowRoot;
}

export function isInPictureInPicture(video: HTMLVideoElement | null): boolean {
  return video !== null && treeOf(video).pictureInPictureElement === video;
}

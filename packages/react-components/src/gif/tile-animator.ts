import type { Gif } from '@zoetrope/model';
import { tileAttributes } from './tile-attributes.ts';
import { findTile } from './tile-events.ts';
import type { TileHost } from './tile-host.ts';

/** Decides whether a GIF should animate, given whether it is animated now. */
export type ShouldAnimate = (gif: Gif, state: { readonly isAnimated: boolean }) => boolean;

/** The file that an image was last assigned. */
interface Assignment extends Pick<TileHost, 'getSource'> {
  readonly gif: Gif;
  readonly isStill: boolean;
  /** Undefined for a still, and for a GIF without an animated file. */
  readonly animatedSource: string | undefined;
}

export interface TileAnimator {
  /** Switches each image to its animated file or its still, as `shouldAnimate` decides. */
  update(): void;
  /** Handles an image that has loaded or failed. */
  onImageSettled(image: EventTarget | null): void;
  /**
   * Replaces an animated file that cannot be shown by the still. Returns false if the image has no other still to show.
   */
  showStill(image: HTMLImageElement): boolean;
  /** Requests the animated files that could not be shown again. */
  retry(): void;
}

/**
 * Animates the images of tiles outside React, because a list whose scrolling settles would otherwise render every tile
 * for one attribute. It waits for a still that is loading, since replacing its URL would show nothing until the
 * animated file has loaded. An image that is rendered without a file receives its first one here.
 */
export function createTileAnimator(host: () => TileHost, shouldAnimate: ShouldAnimate): TileAnimator {
  const assignments = new WeakMap<HTMLImageElement, Assignment>();
  /** Images whose still is loading. */
  const loadingStills = new WeakSet<EventTarget>();

  function assign(image: HTMLImageElement, gif: Gif, version: 'animated' | 'still'): void {
    const { getSource } = host();
    const isStill = version === 'still';
    const before = assignments.get(image);
    if (before?.gif === gif && before.getSource === getSource && before.isStill === isStill) return;
    const animatedSource = isStill ? undefined : getSource(gif, { still: false });
    const stillSource = getSource(gif, { still: true });
    assignments.set(image, { gif, getSource, isStill, animatedSource });
    // The image may show a fallback for the same file, which must not be replaced.
    const isUnchanged = before
      ? before.animatedSource === animatedSource && before.getSource(before.gif, { still: true }) === stillSource
      : !animatedSource && image.hasAttribute('src');
    if (isUnchanged) return;
    image.toggleAttribute(tileAttributes.animated, animatedSource !== undefined);
    setSource(image, animatedSource ?? stillSource);
  }

  function waitForStill(image: HTMLImageElement): void {
    if (!image.complete) loadingStills.add(image);
  }

  function updateImage(image: HTMLImageElement): void {
    const before = assignments.get(image);
    // React creates another image for another GIF, so a known image saves the search for its tile.
    const gif = before ? host().findGif(before.gif.id) : findTile(host(), image)?.gif;
    if (!gif) return;
    const isAnimated = image.hasAttribute(tileAttributes.animated);
    if (!shouldAnimate(gif, { isAnimated })) {
      // An image whose animated file failed keeps its still, and does not try to animate again.
      if (isAnimated || before?.isStill !== false) assign(image, gif, 'still');
      waitForStill(image);
    } else if (!loadingStills.has(image)) assign(image, gif, 'animated');
  }

  function getAllImages(): readonly HTMLImageElement[] {
    return [...(host().root.current?.querySelectorAll('img') ?? [])];
  }

  function update(): void {
    for (const image of getAllImages()) updateImage(image);
  }

  for (const image of getAllImages()) waitForStill(image);

  return {
    update,
    onImageSettled(image) {
      if (image && loadingStills.delete(image)) updateImage(image as HTMLImageElement);
    },
    showStill(image) {
      const gif = findTile(host(), image)?.gif;
      const still = gif && host().getSource(gif, { still: true });
      if (!still || still === image.getAttribute('src') || !image.hasAttribute(tileAttributes.animated)) return false;
      // The assignment stays, so that the animated file is not assigned again.
      image.removeAttribute(tileAttributes.animated);
      setSource(image, still);
      return true;
    },
    retry() {
      for (const image of getAllImages()) {
        if (!image.hasAttribute(tileAttributes.animated)) assignments.delete(image);
      }
      update();
    },
  };
}

function setSource(image: HTMLImageElement, source: string | undefined): void {
  if (!source) image.removeAttribute('src');
  else if (image.getAttribute('src') !== source) image.setAttribute('src', source);
}

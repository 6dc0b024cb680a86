import type { Gif, Track } from '@zoetrope/model';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';

/** What happens to GIFs, told to the application. */
export interface GifCallbacks {
  /** A click, Enter or Space. Prevent the event's default to stay on the page. */
  readonly onGifClick?: ((gif: Gif, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** After each hover of 200 ms. */
  readonly onGifHover?: ((gif: Gif, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Once for each GIF, when its media has loaded and 99 % of it is on screen. */
  readonly onGifSeen?: ((gif: Gif, entry: IntersectionObserverEntry) => void) | undefined;
  /** Each time a tile has loaded its media. */
  readonly onGifVisible?: ((gif: Gif, event: SyntheticEvent<HTMLElement>) => void) | undefined;
  readonly onGifRightClick?: ((gif: Gif, event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly onGifKeyDown?: ((gif: Gif, event: KeyboardEvent<HTMLElement>) => void) | undefined;
  /** Takes the events that are reported, instead of the `TrackProvider` around. */
  readonly track?: Track | undefined;
}

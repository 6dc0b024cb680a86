import type { Gif, LayoutType, Track } from '@zoetrope/model';
import type { ComponentType, KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import type { GifLabels } from './gif-labels.ts';

/** The callbacks of a widget that shows GIFs. */
export interface GifCallbacks {
  /** Called on a click, Enter or Space. Call `event.preventDefault()` to stay on the page. */
  readonly onGifClick?: ((gif: Gif, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Called after 200 ms of hover. */
  readonly onGifHover?: ((gif: Gif, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Called once per GIF, when its media has loaded and 99 % of it is visible. */
  readonly onGifSeen?: ((gif: Gif, entry: IntersectionObserverEntry) => void) | undefined;
  /** Called each time a tile has loaded its media. */
  readonly onGifVisible?: ((gif: Gif, event: SyntheticEvent<HTMLElement>) => void) | undefined;
  /** Called on `contextmenu`. */
  readonly onGifRightClick?: ((gif: Gif, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Called on `keydown`. */
  readonly onGifKeyDown?: ((gif: Gif, event: KeyboardEvent<HTMLElement>) => void) | undefined;
  /** Receives the events. @default the function of the nearest `TrackProvider` */
  readonly track?: Track | undefined;
}

/**
 * When GIFs animate: `auto` unless the user prefers reduced motion or saves data, `always`, `hover` only while a GIF is
 * hovered or focused, or `never`.
 */
export type Motion = 'auto' | 'always' | 'hover' | 'never';

/** The props of an `overlay` component. */
export interface GifOverlayProps {
  readonly gif: Gif;
  /** Whether the tile is hovered or focused. False while the overlay fades out. */
  readonly isHovered: boolean;
  /** The widget's `onAttributionClick`, for an overlay that shows the creator. */
  readonly onAttributionClick?: ((gif: Gif) => void) | undefined;
  readonly labels?: Pick<GifLabels, 'verified'> | undefined;
}

/** The default corner radius of a tile, in CSS pixels. */
export const BORDER_RADIUS = 4;

/** The props that Gif, Grid and Carousel share. */
export interface TileProps extends GifCallbacks {
  /** The corner radius of a tile, in CSS pixels. @default 4 */
  readonly borderRadius?: number | undefined;
  /** Renders tiles without links; with `onGifClick` they are buttons. @default false */
  readonly noLink?: boolean | undefined;
  /** Hides the creator. @default false */
  readonly hideAttribution?: boolean | undefined;
  /** Handles a click on the creator. @default opens the creator's page in a new tab */
  readonly onAttributionClick?: ((gif: Gif) => void) | undefined;
  /** Rendered over a tile while it is hovered or focused. @default the attribution */
  readonly overlay?: ComponentType<GifOverlayProps> | undefined;
  /** When GIFs animate. @default 'auto' */
  readonly motion?: Motion | undefined;
  /** The `layoutType` of the events. @default 'GRID' in a Grid, 'CAROUSEL' in a Carousel, none in a Gif */
  readonly layoutType?: LayoutType | undefined;
  /** Overrides the fixed texts. @default English */
  readonly labels?: Partial<GifLabels> | undefined;
}

/** Removes the props of the tiles, which do not belong on the root element of a widget. */
export function omitTileProps<P extends TileProps>(props: P): Omit<P, keyof TileProps> {
  const {
    onGifClick,
    onGifHover,
    onGifSeen,
    onGifVisible,
    onGifRightClick,
    onGifKeyDown,
    track,
    borderRadius,
    noLink,
    hideAttribution,
    onAttributionClick,
    overlay,
    motion,
    layoutType,
    labels,
    ...rest
  } = props;
  return rest;
}

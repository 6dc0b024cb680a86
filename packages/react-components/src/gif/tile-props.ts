import type { Gif, LayoutType } from '@zoetrope/model';
import type { ComponentType } from 'react';
import type { Motion } from '../motion/use-motion.ts';
import type { GifCallbacks } from './gif-callbacks.ts';
import type { GifOverlayProps } from './tile-settings.ts';

/** What one GIF and a list of them are told alike. */
export interface TileProps extends GifCallbacks {
  /** CSS pixels. @default 4 */
  readonly borderRadius?: number | undefined;
  /** Makes tiles no links: buttons where there is `onGifClick`. @default false */
  readonly noLink?: boolean | undefined;
  /** @default false */
  readonly hideAttribution?: boolean | undefined;
  /** Takes the click on a creator, who otherwise opens in a new tab. */
  readonly onAttributionClick?: ((gif: Gif) => void) | undefined;
  /** Shown above a tile while it is hovered or focused. @default the attribution */
  readonly overlay?: ComponentType<GifOverlayProps> | undefined;
  /** When GIFs move. @default 'auto' */
  readonly motion?: Motion | undefined;
  /** The kind of list that events name. @default 'GRID' in a Grid */
  readonly layoutType?: LayoutType | undefined;
}

/** These props with their defaults, and the `rest`, which is for the root. */
export function splitTileProps<P extends TileProps>(props: P) {
  const { onGifClick, onGifHover, onGifSeen, onGifVisible, onGifRightClick, onGifKeyDown, track, ...own } = props;
  const {
    borderRadius = 4,
    noLink = false,
    hideAttribution,
    onAttributionClick,
    overlay,
    motion = 'auto',
    layoutType,
    ...rest
  } = own;
  const isAction = Boolean(onGifClick);
  return { borderRadius, noLink, isAction, hideAttribution, onAttributionClick, overlay, motion, layoutType, rest };
}

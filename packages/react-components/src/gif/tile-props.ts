import type { Gif, LayoutType } from '@zoetrope/model';
import type { ComponentType } from 'react';
import type { GifCallbacks } from './gif-callbacks.ts';
import type { GifLabels } from './gif-labels.ts';

/** When GIFs move: `auto` unless the viewer asks for less motion or data, `always`, on `hover` and focus only, or `never`. */
export type Motion = 'auto' | 'always' | 'hover' | 'never';

/** What an overlay is given. */
export interface GifOverlayProps {
  readonly gif: Gif;
  /** Hovered or focused. False while it fades out. */
  readonly isHovered: boolean;
  /** What the widget was told about attribution, for an overlay that shows it too. */
  readonly onAttributionClick?: ((gif: Gif) => void) | undefined;
  readonly labels?: Pick<GifLabels, 'verified'> | undefined;
}

/** Rounding of the corners of a tile (spec §9). CSS pixels. */
export const BORDER_RADIUS = 4;

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
  readonly labels?: Partial<GifLabels> | undefined;
}

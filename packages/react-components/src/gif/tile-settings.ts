import type { Gif } from '@zoetrope/model';
import type { ComponentType } from 'react';
import type { GifLabels } from './gif-labels.ts';

/** What an overlay is given. */
export interface GifOverlayProps {
  readonly gif: Gif;
  /** Hovered or focused. False while it fades out. */
  readonly isHovered: boolean;
  /** What the widget was told about attribution, for an overlay that shows it too. */
  readonly onAttributionClick?: ((gif: Gif) => void) | undefined;
  readonly labels?: Pick<GifLabels, 'verified'> | undefined;
}

/** What all tiles of a list have in common. A new one renders every tile anew. */
export interface TileSettings extends Pick<GifOverlayProps, 'onAttributionClick' | 'labels'> {
  readonly noLink: boolean;
  /** Whether a click has a taker: a tile without a link is then a button. */
  readonly isAction: boolean;
  readonly overlay?: ComponentType<GifOverlayProps> | undefined;
  readonly tabIndex?: number | undefined;
}

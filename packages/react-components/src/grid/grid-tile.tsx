import type { Gif } from '@zoetrope/model';
import { memo } from 'react';
import type { Attention } from '../gif/active-tiles.ts';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { tileBackground } from '../gif/tile-background.ts';
import { TileBody } from '../gif/tile-body.tsx';
import type { TileSettings } from '../gif/tile-settings.ts';
import type { Place } from '../layout/masonry.ts';

/** Plain values, so that a tile whose place and state are the same is not rendered again. */
export interface GridTileProps extends Place {
  readonly gif: Gif;
  readonly item: number;
  /** Tiles in the whole list, -1 while unknown. */
  readonly setSize: number;
  /** CSS pixels between tiles. */
  readonly gap: number;
  /** Width in device pixels that the file is chosen for. */
  readonly pixelWidth: number;
  readonly isMoving: boolean;
  readonly attention: Attention | undefined;
  readonly isFirstRow: boolean;
  readonly settings: TileSettings;
}

/** One tile of a grid: three nodes at rest. Its place is CSS in units of the column, so that a resize renders nothing. */
export const GridTile = /* @__PURE__ */ memo(function GridTile(props: GridTileProps) {
  const { gif, item, setSize, column, slot, start, ratio, gap, pixelWidth, isMoving, attention, isFirstRow, settings } =
    props;
  return (
    <li
      {...{ [tileAttributes.tile]: gif.id, [tileAttributes.sticker]: gif.is_sticker ? '' : undefined }}
      aria-setsize={setSize}
      aria-posinset={item + 1}
      style={{
        top: `calc(${start} * var(--zoetrope-column) + ${slot * gap}px)`,
        insetInlineStart: `calc(${column} * (var(--zoetrope-column) + ${gap}px))`,
        height: `calc(${ratio} * var(--zoetrope-column))`,
        background: tileBackground(gif),
      }}
    >
      <TileBody
        gif={gif}
        width={pixelWidth}
        height={pixelWidth * ratio}
        isMoving={isMoving}
        attention={attention}
        priority={isFirstRow ? 'high' : undefined}
        settings={settings}
      />
    </li>
  );
});

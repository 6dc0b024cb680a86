import { memo } from 'react';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { tileBackground } from '../gif/tile-background.ts';
import { TileBody, type TileBodyProps } from '../gif/tile-body.tsx';
import type { Place } from '../layout/masonry.ts';

/** Plain values, so that a tile whose place and state are the same is not rendered again. */
export interface GridTileProps extends Place, Omit<TileBodyProps, 'height'> {
  readonly item: number;
  /** Tiles in the whole list, -1 while unknown. */
  readonly setSize: number;
  /** CSS pixels between tiles. */
  readonly gap: number;
}

/** One tile of a grid: three nodes at rest. Its place is CSS in units of the column, so that a resize renders nothing. */
export const GridTile = /* @__PURE__ */ memo(function GridTile(props: GridTileProps) {
  const { gif, slot, ratio, gap } = props;
  return (
    <li
      {...{ [tileAttributes.tile]: gif.id, [tileAttributes.sticker]: gif.is_sticker ? '' : undefined }}
      aria-setsize={props.setSize}
      aria-posinset={props.item + 1}
      style={{
        top: `calc(${props.start} * var(--zoetrope-column) + ${slot * gap}px)`,
        insetInlineStart: `calc(${props.column} * (var(--zoetrope-column) + ${gap}px))`,
        height: `calc(${ratio} * var(--zoetrope-column))`,
        background: tileBackground(gif),
      }}
    >
      <TileBody {...props} height={props.width * ratio} tabIndex={-1} />
    </li>
  );
});

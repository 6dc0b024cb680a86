import { memo } from 'react';
import { paintedAttributes } from '../gif/painted-attributes.ts';
import { tileBackground } from '../gif/tile-background.ts';
import { type TileBody, tileBody } from '../gif/tile-body.tsx';
import type { ItemPosition } from '../layout/masonry.ts';
import { columnsCss } from './column-width.ts';
import { ratioOf } from './ratio-of.ts';

/** Plain values, so that a tile whose place and state are the same is not rendered again. */
export interface GridTileProps extends ItemPosition, Omit<TileBody, 'height'> {
  /** Tiles in the whole list, -1 while unknown. */
  readonly setSize: number;
  readonly columns: number;
  /** CSS pixels between tiles. */
  readonly gap: number;
  /** Of an option in a list box; undefined in a list. */
  readonly isSelected?: boolean | undefined;
}

/** One tile of a grid: three nodes at rest. Its place is CSS in percent of the list, so that a resize renders nothing. */
export const GridTile = /* @__PURE__ */ memo(function GridTile(props: GridTileProps) {
  const { gif, columns, gap, isSelected } = props;
  const ratio = ratioOf(gif);
  const place = { 'aria-setsize': props.setSize, 'aria-posinset': props.item + 1 };
  const option =
    isSelected === undefined ? undefined : ({ role: 'option', 'aria-selected': isSelected, ...place } as const);
  const css = (units: number, gaps: number) => columnsCss(units, gaps, columns, gap);
  return (
    <li
      {...{ [paintedAttributes.tile]: gif.id, [paintedAttributes.sticker]: gif.is_sticker ? '' : undefined }}
      {...(option ? { role: 'none' } : place)}
      style={{
        marginTop: css(props.start, props.indexInColumn),
        insetInlineStart: css(props.column, props.column),
        width: css(1, 0),
        aspectRatio: 1 / ratio,
        // A colour alone costs a browser less than all that a background can have.
        [gif.is_sticker ? 'background' : 'backgroundColor']: tileBackground(gif),
      }}
    >
      {tileBody({ ...props, height: props.width * ratio, tabIndex: -1, option })}
    </li>
  );
});

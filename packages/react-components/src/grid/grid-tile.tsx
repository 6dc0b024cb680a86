import { memo } from 'react';
import { tileBackground } from '../gif/tile.styles.ts';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { renderTileBody, type TileBodyProps } from '../gif/tile-body.tsx';
import type { ItemPosition } from '../layout/masonry.ts';
import { gifRatio } from '../layout/tile-ratio.ts';
import { columnsCss } from './grid-geometry.ts';

/** Primitive values, so that a tile with the same position and state is not rendered again. */
export interface GridTileProps extends ItemPosition, Omit<TileBodyProps, 'height'> {
  /** The number of tiles in the whole list, -1 if unknown. */
  readonly setSize: number;
  readonly columns: number;
  /** CSS pixels between tiles. */
  readonly gap: number;
  /** Whether an option of a listbox is selected; undefined in a list. */
  readonly isSelected?: boolean | undefined;
}

/**
 * A tile of a Grid: three nodes while it is idle. Its position is in percent of the list, so a resize renders nothing.
 */
export const GridTile = /* @__PURE__ */ memo(function GridTile(props: GridTileProps) {
  const { gif, columns, gap, isSelected } = props;
  const ratio = gifRatio(gif);
  const setPosition = { 'aria-setsize': props.setSize, 'aria-posinset': props.item + 1 };
  const option =
    isSelected === undefined ? undefined : ({ role: 'option', 'aria-selected': isSelected, ...setPosition } as const);
  const layout = { columns, gap };
  return (
    <li
      {...{ [tileAttributes.tile]: gif.id, [tileAttributes.sticker]: gif.is_sticker ? '' : undefined }}
      {...(option ? { role: 'none' } : setPosition)}
      style={{
        marginTop: columnsCss(props.start, props.indexInColumn, layout),
        insetInlineStart: columnsCss(props.column, props.column, layout),
        width: columnsCss(1, 0, layout),
        aspectRatio: 1 / ratio,
        // Browsers parse `background-color` faster than the shorthand.
        [gif.is_sticker ? 'background' : 'backgroundColor']: tileBackground(gif),
      }}
    >
      {renderTileBody({ ...props, height: props.width * ratio, tabIndex: -1, option })}
    </li>
  );
});

import { memo } from 'react';
import { tileBackground } from '../gif/tile.styles.ts';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { renderTileBody, type TileBodyProps } from '../gif/tile-body.tsx';

/** Primitive values, so that a tile with the same position and state is not rendered again. */
export interface CarouselTileProps extends TileBodyProps {
  readonly item: number;
  /** The number of tiles in the whole list, -1 if unknown. */
  readonly setSize: number;
  /** CSS pixels from the start of the row. */
  readonly offset: number;
  /** CSS pixels. */
  readonly tileWidth: number;
  readonly borderRadius: number;
}

/** A tile of a Carousel, as high as the row: three nodes while it is idle. */
export const CarouselTile = /* @__PURE__ */ memo(function CarouselTile(props: CarouselTileProps) {
  const { gif } = props;
  return (
    <li
      {...{ [tileAttributes.tile]: gif.id, [tileAttributes.sticker]: gif.is_sticker ? '' : undefined }}
      aria-setsize={props.setSize}
      aria-posinset={props.item + 1}
      style={{
        insetInlineStart: props.offset,
        width: props.tileWidth,
        borderRadius: props.borderRadius,
        // Browsers parse `background-color` faster than the shorthand.
        [gif.is_sticker ? 'background' : 'backgroundColor']: tileBackground(gif),
      }}
    >
      {renderTileBody({ ...props, tabIndex: -1 })}
    </li>
  );
});

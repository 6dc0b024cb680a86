import { memo } from 'react';
import { paintedAttributes } from '../gif/painted-attributes.ts';
import { tileBackground } from '../gif/tile-background.ts';
import { type TileBody, tileBody } from '../gif/tile-body.tsx';

/** Plain values, so that a tile whose place and state are the same is not rendered again. */
export interface CarouselTileProps extends TileBody {
  readonly item: number;
  /** Tiles in the whole list, -1 while unknown. */
  readonly setSize: number;
  /** CSS pixels from the start of the row. */
  readonly left: number;
  /** CSS pixels. */
  readonly tileWidth: number;
  readonly borderRadius: number;
}

/** One tile of a carousel: three nodes at rest, as high as the row. */
export const CarouselTile = /* @__PURE__ */ memo(function CarouselTile(props: CarouselTileProps) {
  const { gif } = props;
  return (
    <li
      {...{ [paintedAttributes.tile]: gif.id, [paintedAttributes.sticker]: gif.is_sticker ? '' : undefined }}
      aria-setsize={props.setSize}
      aria-posinset={props.item + 1}
      style={{
        insetInlineStart: props.left,
        width: props.tileWidth,
        borderRadius: props.borderRadius,
        // A colour alone costs a browser less than all that a background can have.
        [gif.is_sticker ? 'background' : 'backgroundColor']: tileBackground(gif),
      }}
    >
      {tileBody({ ...props, tabIndex: -1 })}
    </li>
  );
});

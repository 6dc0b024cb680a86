/** @jsxImportSource @emotion/react */
import { gifHeight } from '@zoetrope/model';
import { forwardRef, useCallback, useImperativeHandle, useRef, useState } from 'react';
import type { WidgetStateOwner } from '../lazy/widget-state.ts';
import { pixelRatio, useHydrated } from '../viewport/use-hydrated.ts';
import type { GifHost } from './gif-interactions.tsx';
import type { GifProps } from './gif-props.ts';
import { getMediaSource } from './media-source.ts';
import { gifStyles, tileBackground } from './tile.styles.ts';
import { tileAttributes } from './tile-attributes.ts';
import { renderTileBody } from './tile-body.tsx';
import type { TileRenderer } from './tile-host.ts';
import { BORDER_RADIUS, omitTileProps } from './tile-props.ts';
import { useTiles } from './use-tiles.ts';

const loadInteractions = () => import('./gif-interactions.tsx');

/**
 * One GIF: its best rendition, its link, its creator on hover, and its events.
 *
 * @example
 * <Gif gif={gif} width={200} onGifClick={(gif) => send(gif)} noLink />
 */
export const Gif = /* @__PURE__ */ forwardRef<HTMLDivElement, GifProps>(function Gif(props, ref) {
  const { noLink, onGifClick, borderRadius = BORDER_RADIUS } = props;
  const { gif, width, height, backgroundColor, style, ...rootProps } = omitTileProps(props);
  const boxHeight = height ?? gifHeight(gif, width);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const [styles] = useState(gifStyles);
  const [renderer, setRenderer] = useState<TileRenderer<GifProps>>();
  const [owner] = useState<WidgetStateOwner>({});
  const ratio = pixelRatio({ isHydrated: useHydrated() });
  const pixelWidth = width * ratio;
  const pixelHeight = boxHeight * ratio;
  const getSource = useCallback<GifHost['getSource']>(
    (_gif, { still }) => getMediaSource(gif, { width: pixelWidth, height: pixelHeight, still }),
    [gif, pixelWidth, pixelHeight],
  );
  const handlers = useTiles<GifHost, TileRenderer<GifProps>>({
    load: loadInteractions,
    host: { props, root, findGif: () => gif, getSource, owner },
    render: setRenderer,
    handlers: rootProps,
  });
  return (
    <div
      {...rootProps}
      {...handlers}
      {...{ [tileAttributes.tile]: gif.id, [tileAttributes.sticker]: gif.is_sticker ? '' : undefined }}
      ref={root}
      css={styles}
      style={{
        width,
        height,
        // Reduces the height in a narrower container. `maxHeight` prevents a flex container from stretching it.
        aspectRatio: `${width} / ${boxHeight}`,
        maxHeight: style?.height ?? boxHeight,
        borderRadius,
        background: backgroundColor ?? tileBackground(gif),
        ...style,
      }}
    >
      {renderTileBody({
        ...renderer?.getTileProps(props, gif.id),
        gif,
        noLink,
        isAction: onGifClick !== undefined,
        width: pixelWidth,
        height: pixelHeight,
      })}
      {renderer?.renderControls(props)}
    </div>
  );
});

/** @jsxImportSource @emotion/react */
import { gifHeight } from '@zoetrope/model';
import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import type { Remembering } from '../later/memory.ts';
import { pixelRatio } from '../viewport/pixel-ratio.ts';
import { useHydrated } from '../viewport/use-hydrated.ts';
import { gifStyles } from './gif.styles.ts';
import type { GifProps } from './gif-props.ts';
import { mediaSource } from './media-source.ts';
import { paintedAttributes } from './painted-attributes.ts';
import { rootProps } from './root-props.ts';
import { tileBackground } from './tile-background.ts';
import { tileBody } from './tile-body.tsx';
import type { Looks } from './tile-host.ts';
import { BORDER_RADIUS } from './tile-props.ts';
import { useTiles } from './use-tiles.ts';

/** What makes a GIF live, after its first paint. */
const loadLater = () => import('./gif-later.tsx');

/** One GIF: its best rendition, its link, its creator on hover, and its events. */
export const Gif = /* @__PURE__ */ forwardRef<HTMLDivElement, GifProps>(function Gif(props, ref) {
  const { gif, width, height, backgroundColor, style } = props;
  const { noLink, onGifClick, borderRadius = BORDER_RADIUS } = props;
  const ownHeight = height ?? gifHeight(gif, width);
  const rest = rootProps(props);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const [styles] = useState(gifStyles);
  const [looks, show] = useState<Looks<GifProps>>();
  const [owner] = useState<Remembering>({});
  const ratio = pixelRatio(useHydrated());
  const box = { width: width * ratio, height: ownHeight * ratio };
  const fileOf = (_: unknown, isStill: boolean) => mediaSource(gif, box.width, box.height, isStill);
  const handlers = useTiles(loadLater, { props, root, gifOf: () => gif, fileOf, owner }, show, rest);
  return (
    <div
      {...rest}
      {...handlers}
      {...{ [paintedAttributes.tile]: gif.id, [paintedAttributes.sticker]: gif.is_sticker ? '' : undefined }}
      ref={root}
      css={styles}
      style={{
        width,
        height,
        // A narrower container makes it less high too; a row that stretches its items makes it no higher.
        aspectRatio: `${width} / ${ownHeight}`,
        maxHeight: style?.height ?? ownHeight,
        borderRadius,
        background: backgroundColor ?? tileBackground(gif),
        ...style,
      }}
    >
      {tileBody({
        ...looks?.tile(props, gif.id),
        gif,
        noLink,
        isAction: !!onGifClick,
        ...box,
      })}
      {looks?.controls(props)}
    </div>
  );
});

/** @jsxImportSource @emotion/react */
import { type Gif as GifData, gifHeight, safeUrl } from '@zoetrope/model';
import { type ComponentPropsWithoutRef, forwardRef, useImperativeHandle, useRef } from 'react';
import { useLater } from '../later/use-later.ts';
import { useMotion } from '../motion/use-motion.ts';
import { useDevicePixelRatio } from '../viewport/use-device-pixel-ratio.ts';
import { useHydrated } from '../viewport/use-hydrated.ts';
import { useLatest } from '../viewport/use-latest.ts';
import { attentionTo } from './active-tiles.ts';
import { gifStyles } from './gif.styles.ts';
import { type GifLabels, gifLabels } from './gif-labels.ts';
import { joinHandlers } from './join-handlers.ts';
import { tileAttributes } from './tile-attributes.ts';
import { tileBackground } from './tile-background.ts';
import { TileBody } from './tile-body.tsx';
import { splitTileProps, type TileProps } from './tile-props.ts';
import { useTileEvents } from './use-tile-events.ts';

export interface GifProps extends TileProps, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly gif: GifData;
  /** CSS pixels. */
  readonly width: number;
  /** CSS pixels. @default what the GIF's proportions give */
  readonly height?: number | undefined;
  /** Shown until the media has loaded. @default one of five colours, by the id */
  readonly backgroundColor?: string | undefined;
  readonly labels?: Partial<GifLabels> | undefined;
}

const loadLater = () => import('./gif-later.tsx');

/** One GIF: its best rendition, its link, its creator on hover, and its events. */
export const Gif = /* @__PURE__ */ forwardRef<HTMLDivElement, GifProps>(function Gif(props, ref) {
  const { gif, width, height = gifHeight(gif, width), backgroundColor, labels, style, ...others } = props;
  const { borderRadius, motion, layoutType, noLink, isAction, hideAttribution, onAttributionClick, overlay, rest } =
    splitTileProps(others);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const { later, need } = useLater(loadLater);
  const { handlers, active } = useTileEvents(root, { callbacks: useLatest(props), layoutType, need, gifOf: () => gif });
  const { isPaused, isHeld, toggle } = useMotion(motion);
  const isHydrated = useHydrated();
  const pixelRatio = useDevicePixelRatio();
  const attention = attentionTo(active, gif.id);
  // Without a link or an action nothing else of the tile takes the focus that would bring the button.
  const takesFocus = isAction || (!noLink && safeUrl(gif.url));
  const words = { ...gifLabels, ...labels };
  return (
    <div
      {...rest}
      {...joinHandlers(handlers, rest)}
      {...{ [tileAttributes.tile]: gif.id, [tileAttributes.sticker]: gif.is_sticker ? '' : undefined }}
      ref={root}
      css={gifStyles()}
      style={{ width, height, borderRadius, background: backgroundColor ?? tileBackground(gif), ...style }}
    >
      <TileBody
        gif={gif}
        width={width * pixelRatio}
        height={height * pixelRatio}
        isMoving={isHydrated && motion !== 'never' && !isHeld && (attention === 'active' || !isPaused)}
        attention={attention}
        settings={{
          noLink,
          isAction,
          overlay: overlay ?? (hideAttribution ? undefined : later?.AttributionOverlay),
          onAttributionClick,
          labels: words,
        }}
      />
      {later && toggle && (attention === 'active' || isPaused || !takesFocus) && (
        <later.PauseButton isPaused={isPaused} label={words.pause} onClick={toggle} />
      )}
    </div>
  );
});

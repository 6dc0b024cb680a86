/** @jsxImportSource @emotion/react */
import { type Gif as GifData, gifHeight, type LayoutType, safeUrl } from '@zoetrope/model';
import { type ComponentPropsWithoutRef, type ComponentType, forwardRef, useImperativeHandle, useRef } from 'react';
import { PauseButton } from '../motion/pause-button.tsx';
import { type Motion, useMotion } from '../motion/use-motion.ts';
import { useDevicePixelRatio } from '../viewport/use-device-pixel-ratio.ts';
import { useHydrated } from '../viewport/use-hydrated.ts';
import { useLatest } from '../viewport/use-latest.ts';
import { attentionTo } from './active-tiles.ts';
import { gifStyles } from './gif.styles.ts';
import type { GifCallbacks } from './gif-callbacks.ts';
import { type GifLabels, gifLabels } from './gif-labels.ts';
import { joinHandlers } from './join-handlers.ts';
import { tileAttributes } from './tile-attributes.ts';
import { tileBackground } from './tile-background.ts';
import { TileBody } from './tile-body.tsx';
import type { GifOverlayProps } from './tile-settings.ts';
import { useTileEvents } from './use-tile-events.ts';

export interface GifProps extends GifCallbacks, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly gif: GifData;
  /** CSS pixels. */
  readonly width: number;
  /** CSS pixels. @default what the GIF's proportions give */
  readonly height?: number | undefined;
  /** Shown until the media has loaded. @default one of five colours, by the id */
  readonly backgroundColor?: string | undefined;
  /** CSS pixels. @default 4 */
  readonly borderRadius?: number | undefined;
  /** Makes the tile no link: a button where there is `onGifClick`. @default false */
  readonly noLink?: boolean | undefined;
  /** @default false */
  readonly hideAttribution?: boolean | undefined;
  /** Takes the click on the creator, who otherwise opens in a new tab. */
  readonly onAttributionClick?: ((gif: GifData) => void) | undefined;
  /** Shown above the media while it is hovered or focused. @default the attribution */
  readonly overlay?: ComponentType<GifOverlayProps> | undefined;
  /** When it moves. @default 'auto' */
  readonly motion?: Motion | undefined;
  readonly labels?: Partial<GifLabels> | undefined;
  /** The kind of list it is part of, for its events. */
  readonly layoutType?: LayoutType | undefined;
}

/** One GIF: its best rendition, its link, its creator on hover, and its events. */
export const Gif = /* @__PURE__ */ forwardRef<HTMLDivElement, GifProps>(function Gif(props, ref) {
  const { gif, width, height = gifHeight(gif, width), backgroundColor, borderRadius = 4, style, ...others } = props;
  const {
    noLink = false,
    hideAttribution = false,
    onAttributionClick,
    overlay,
    motion = 'auto',
    labels,
    ...more
  } = others;
  const { onGifClick, onGifHover, onGifSeen, onGifVisible, onGifRightClick, onGifKeyDown, track, layoutType, ...rest } =
    more;
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const { handlers, active } = useTileEvents(root, { callbacks: useLatest(props), layoutType, gifOf: () => gif });
  const { isPaused, isHeld, toggle } = useMotion(motion);
  const isHydrated = useHydrated();
  const pixelRatio = useDevicePixelRatio();
  const attention = attentionTo(active, gif.id);
  // Without a link or an action nothing else of the tile takes the focus that would bring the button.
  const takesFocus = onGifClick || (!noLink && safeUrl(gif.url));
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
          isAction: Boolean(onGifClick),
          overlay,
          hideAttribution,
          onAttributionClick,
          labels: words,
        }}
      />
      {toggle && (attention === 'active' || isPaused || !takesFocus) && (
        <PauseButton isPaused={isPaused} label={words.pause} onClick={toggle} />
      )}
    </div>
  );
});

import { altText, type Gif, safeUrl } from '@zoetrope/model';
import { version } from 'react';
import type { Attention } from './active-tiles.ts';
import { mediaSource } from './media-source.ts';
import { tileAttributes } from './tile-attributes.ts';
import type { TileSettings } from './tile-settings.ts';

/** React 18.2 knows the attribute only by its own name, later ones only in camel case. */
const FETCH_PRIORITY = Number.parseFloat(version) < 18.3 ? 'fetchpriority' : 'fetchPriority';

export interface TileBodyProps {
  readonly gif: Gif;
  /** Device pixels. */
  readonly width: number;
  /** Device pixels. */
  readonly height: number;
  readonly isMoving: boolean;
  readonly attention?: Attention | undefined;
  readonly priority?: 'high' | undefined;
  readonly settings: TileSettings;
}

/**
 * What a tile holds: its link, or a button where a click means something else, and above that the overlay. They are
 * side by side, since a link must not hold another.
 */
export function TileBody({ gif, width, height, isMoving, attention, priority, settings }: TileBodyProps) {
  const { noLink, isAction, overlay: Overlay, labels, onAttributionClick, tabIndex } = settings;
  const href = noLink ? undefined : safeUrl(gif.url);
  const moving = isMoving ? mediaSource(gif, width, height, false) : undefined;
  const src = moving ?? mediaSource(gif, width, height, true);
  const alt = altText(gif);
  const props = {
    [tileAttributes.media]: '',
    tabIndex,
    children: src ? (
      <img
        // Another GIF is another picture: it loads, fails and is told of by itself.
        key={gif.id}
        {...{ [tileAttributes.moving]: moving && '', [FETCH_PRIORITY]: priority }}
        src={src}
        alt={alt}
        decoding="async"
      />
    ) : (
      // Nothing that may be shown, as a GIF without a still while it rests: its name stands for it.
      <span role="img" aria-label={alt} />
    ),
  };
  return (
    <>
      {href ? <a {...props} href={href} /> : isAction ? <button {...props} type="button" /> : <div {...props} />}
      {attention && Overlay && (
        <div {...{ [tileAttributes.overlay]: '' }}>
          <Overlay
            gif={gif}
            isHovered={attention === 'active'}
            onAttributionClick={onAttributionClick}
            labels={labels}
          />
        </div>
      )}
    </>
  );
}

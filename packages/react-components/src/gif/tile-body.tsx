import { type Gif, safeUrl } from '@zoetrope/model';
import { AttributionOverlay } from '../attribution/attribution-overlay.tsx';
import type { Attention } from './active-tiles.ts';
import { mediaSources } from './media-sources.ts';
import { tileAttributes } from './tile-attributes.ts';
import { TileMedia } from './tile-media.tsx';
import type { TileSettings } from './tile-settings.ts';

export interface TileBodyProps {
  readonly gif: Gif;
  /** Device pixels. */
  readonly pixels: { readonly width: number; readonly height: number };
  readonly isMoving: boolean;
  readonly attention?: Attention | undefined;
  readonly priority?: 'high' | 'low' | undefined;
  readonly settings: TileSettings;
}

/**
 * What a tile holds: its link, or a button where a click means something else, and above that the overlay. They are
 * side by side, since a link must not hold another.
 */
export function TileBody({ gif, pixels, isMoving, attention, priority, settings }: TileBodyProps) {
  const { noLink, isAction, overlay, hideAttribution, labels, onAttributionClick, tabIndex } = settings;
  const href = noLink ? undefined : safeUrl(gif.url);
  const media = (
    <TileMedia
      gif={gif}
      sources={mediaSources(gif, pixels.width, pixels.height)}
      isMoving={isMoving}
      priority={priority}
    />
  );
  const props = { [tileAttributes.media]: '', tabIndex, children: media };
  const isHovered = attention === 'active';
  const Overlay = overlay;
  return (
    <>
      {href ? <a {...props} href={href} /> : isAction ? <button {...props} type="button" /> : <div {...props} />}
      {attention && (Overlay || !hideAttribution) && (
        <div {...{ [tileAttributes.overlay]: '' }}>
          {Overlay ? (
            <Overlay gif={gif} isHovered={isHovered} />
          ) : (
            <AttributionOverlay gif={gif} isHovered={isHovered} onClick={onAttributionClick} labels={labels} />
          )}
        </div>
      )}
    </>
  );
}

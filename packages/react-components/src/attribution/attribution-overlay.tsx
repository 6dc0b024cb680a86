/** @jsxImportSource @emotion/react */
import { showsAttribution } from '@zoetrope/model/creator';
import type { GifOverlayProps } from '../gif/tile-props.ts';
import { attributionOverlayStyles } from './attribution.styles.ts';
import { Attribution } from './attribution.tsx';

/** The creator above the lower edge of a tile; once there it stays and fades (W-8). */
export function AttributionOverlay({ gif, isHovered, onAttributionClick, labels }: GifOverlayProps) {
  if (!showsAttribution(gif.user)) return null;
  return (
    <div css={attributionOverlayStyles} data-zoetrope-visible={isHovered}>
      <Attribution gif={gif} onClick={onAttributionClick} labels={labels} />
    </div>
  );
}

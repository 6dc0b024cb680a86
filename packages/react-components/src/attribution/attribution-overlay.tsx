/** @jsxImportSource @emotion/react */
import { showsAttribution } from '@zoetrope/model';
import type { GifOverlayProps } from '../gif/tile-settings.ts';
import { attributionOverlayStyles } from './attribution.styles.ts';
import { Attribution, type AttributionProps } from './attribution.tsx';

export type AttributionOverlayProps = GifOverlayProps & Pick<AttributionProps, 'onClick' | 'labels'>;

/** The creator above the lower edge of a tile; once there it stays and fades (W-8). */
export function AttributionOverlay({ gif, isHovered, onClick, labels }: AttributionOverlayProps) {
  if (!showsAttribution(gif.user)) return null;
  return (
    <div css={attributionOverlayStyles} data-zoetrope-visible={isHovered}>
      <Attribution gif={gif} onClick={onClick} labels={labels} />
    </div>
  );
}

/** @jsxImportSource @emotion/react */
import { showsAttribution } from '@zoetrope/model/creator';
import { forwardRef, type HTMLAttributes } from 'react';
import type { GifOverlayProps } from '../gif/tile-props.ts';
import { attributionOverlayStyles } from './attribution.styles.ts';
import { Attribution } from './attribution.tsx';
import { attributionAttributes } from './attribution-attributes.ts';

export interface AttributionOverlayProps extends GifOverlayProps, Omit<HTMLAttributes<HTMLDivElement>, 'children'> {}

/** The creator above the lower edge of a tile; once there it stays and fades (W-8). */
export const AttributionOverlay = /* @__PURE__ */ forwardRef<HTMLDivElement, AttributionOverlayProps>(
  function AttributionOverlay({ gif, isHovered, onAttributionClick, labels, ...rest }, ref) {
    if (!showsAttribution(gif.user)) return null;
    return (
      <div {...rest} ref={ref} css={attributionOverlayStyles} {...{ [attributionAttributes.visible]: isHovered }}>
        <Attribution gif={gif} onClick={onAttributionClick} labels={labels} />
      </div>
    );
  },
);

/** @jsxImportSource @emotion/react */
import { version } from 'react';
import { AttributionOverlay } from '../attribution/attribution-overlay.tsx';
import { gifLabels } from './gif-labels.ts';
import { tileAttributes } from './tile-attributes.ts';
import type { TileOverlayProps } from './tile-host.ts';

/** React 18 knows no such attribute, and passes a text on; React 19 wants a boolean. */
const INERT = (Number.parseFloat(version) < 19 ? '' : true) as boolean;

const tileOverlayStyles = {
  label: 'zoetrope-overlay',
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  'a, button, input, select, textarea, [tabindex]': { pointerEvents: 'auto' },
} as const;

/** The layer above the media: what the application puts there, else the creator. In a list box it is for the eye alone. */
export function TileOverlay(props: TileOverlayProps) {
  const { gif, attention, option, given = {} } = props;
  const { onAttributionClick, hideAttribution, labels } = given;
  const Shown = given.overlay ?? (hideAttribution ? undefined : AttributionOverlay);
  if (!Shown) return null;
  return (
    <div css={tileOverlayStyles} {...{ [tileAttributes.overlay]: '', inert: option ? INERT : undefined }}>
      <Shown
        gif={gif}
        isHovered={attention === 'active'}
        onAttributionClick={onAttributionClick}
        labels={{ ...gifLabels, ...labels }}
      />
    </div>
  );
}

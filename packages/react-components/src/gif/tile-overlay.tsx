/** @jsxImportSource @emotion/react */
import { AttributionOverlay } from '../attribution/attribution-overlay.tsx';
import { gifLabels } from './gif-labels.ts';
import { tileAttributes } from './tile-attributes.ts';
import type { TileOverlayProps } from './tile-host.ts';

const tileOverlayStyles = {
  label: 'zoetrope-overlay',
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  'a, button, input, select, textarea, [tabindex]': { pointerEvents: 'auto' },
} as const;

/** The layer above the media: what the application puts there, else the creator. */
export function TileOverlay(props: TileOverlayProps) {
  const { gif, attention, onAttributionClick, hideAttribution, labels } = props;
  const Shown = props.overlay ?? (hideAttribution ? undefined : AttributionOverlay);
  if (!Shown) return null;
  return (
    <div css={tileOverlayStyles} {...{ [tileAttributes.overlay]: '' }}>
      <Shown
        gif={gif}
        isHovered={attention === 'active'}
        onAttributionClick={onAttributionClick}
        labels={{ ...gifLabels, ...labels }}
      />
    </div>
  );
}

/** @jsxImportSource @emotion/react */
import { AttributionOverlay } from '../attribution/attribution-overlay.tsx';
import { FailedMedia } from './failed-media.tsx';
import { gifLabels } from './gif-labels.ts';
import { overlayStyles } from './overlay.styles.ts';
import { tileAttributes } from './tile-attributes.ts';
import type { TileOverlayProps } from './tile-host.ts';

/**
 * What lies above the media: the film that it moves as, a mark where it cannot be shown, and while it is pointed at what
 * the application puts there, else the creator. In a list box that is for the eye alone.
 */
export function TileOverlay({ gif, attention, option, film, hasFailed, given = {} }: TileOverlayProps) {
  const { onAttributionClick, hideAttribution, labels } = given;
  const Shown = attention && (given.overlay ?? (hideAttribution ? undefined : AttributionOverlay));
  return (
    <>
      {film}
      {hasFailed && <FailedMedia />}
      {Shown && (
        <div
          css={overlayStyles}
          {...{ [tileAttributes.overlay]: '' }}
          // Not as a prop: React 18 wants a text there, and 19 a boolean.
          ref={(element) => {
            element?.toggleAttribute('inert', option !== undefined);
          }}
        >
          <Shown
            gif={gif}
            isHovered={attention === 'active'}
            onAttributionClick={onAttributionClick}
            labels={{ ...gifLabels, ...labels }}
          />
        </div>
      )}
    </>
  );
}

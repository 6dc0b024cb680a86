/** @jsxImportSource @emotion/react */
import { AttributionOverlay } from '../attribution/attribution-overlay.tsx';
import { FailedMedia } from './failed-media.tsx';
import { gifLabels } from './gif-labels.ts';
import { IS_REACT_19 } from './is-react-19.tsx';
import { overlayStyles } from './overlay.styles.ts';
import { tileAttributes } from './tile-attributes.ts';
import type { TileOverlayProps } from './tile-host.ts';

/** React 18 knows no such attribute, and passes a text on; React 19 wants a boolean. */
const INERT = (IS_REACT_19 || '') as boolean;

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
        <div css={overlayStyles} {...{ [tileAttributes.overlay]: '', inert: option ? INERT : undefined }}>
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

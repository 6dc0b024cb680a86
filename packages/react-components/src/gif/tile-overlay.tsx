/** @jsxImportSource @emotion/react */
import type { ReactNode } from 'react';
import { AttributionOverlay } from '../attribution/attribution.tsx';
import { getInteraction } from './active-tiles.ts';
import { gifLabels } from './gif-labels.ts';
import { overlayStyles } from './overlay.styles.ts';
import { tileAttributes } from './tile-attributes.ts';
import type { InteractionState } from './tile-controller.ts';
import type { TileOverlayProps, TileState } from './tile-host.ts';
import type { TileProps } from './tile-props.ts';

const failedStyles = {
  label: 'zoetrope-failed',
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  borderRadius: 'inherit',
  background: 'var(--zoetrope-failed, color-mix(in srgb, Canvas 88%, CanvasText))',
  color: 'var(--zoetrope-failed-text, color-mix(in srgb, Canvas 40%, CanvasText))',
  '& > svg': {
    width: 'min(32px, 40%)',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
  },
} as const;

/** Covers media that cannot be loaded with an icon. The image below provides the accessible name. */
function FailedMedia() {
  return (
    <div css={failedStyles} {...{ [tileAttributes.failed]: '' }}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="M8 4h10a2 2 0 0 1 2 2v10M16 20H6a2 2 0 0 1-2-2V7m1 10 4-4 5 5M3 3l18 18" />
      </svg>
    </div>
  );
}

/**
 * The layer above the media: the looping video, the icon of failed media, and while the user interacts with the tile
 * the application's overlay, by default the creator. In a listbox the overlay is inert, because an option has no
 * interactive content.
 */
function TileOverlay({ gif, interaction, option, video, hasFailed, widgetProps = {} }: TileOverlayProps) {
  const { onAttributionClick, hideAttribution, labels } = widgetProps;
  const defaultOverlay = hideAttribution ? undefined : AttributionOverlay;
  const Overlay = interaction && (widgetProps.overlay ?? defaultOverlay);
  return (
    <>
      {video}
      {hasFailed && <FailedMedia />}
      {Overlay && (
        <div
          css={overlayStyles}
          {...{ [tileAttributes.overlay]: '' }}
          // Not a prop, because React 18 requires a string for `inert` and React 19 a boolean.
          ref={(element) => {
            element?.toggleAttribute('inert', option !== undefined);
          }}
        >
          <Overlay
            gif={gif}
            isHovered={interaction === 'active'}
            onAttributionClick={onAttributionClick}
            labels={{ ...gifLabels, ...labels }}
          />
        </div>
      )}
    </>
  );
}

export interface GetTilePropsOptions {
  readonly state: InteractionState;
  /** The props of the widget. */
  readonly props: TileProps;
  readonly id: string;
  readonly video?: ReactNode;
}

/** The props of one tile that depend on its state; undefined for an idle tile, so that it is not rendered again. */
export function getTileProps({ state, props, id, video }: GetTilePropsOptions): TileState | undefined {
  const interaction = getInteraction(state.active, id);
  const hasFailed = state.failedIds.has(id);
  if (!interaction && !hasFailed && !video) return undefined;
  return { interaction, video, hasFailed, Overlay: TileOverlay, widgetProps: interaction && props };
}

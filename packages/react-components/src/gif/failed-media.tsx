/** @jsxImportSource @emotion/react */
import { tileAttributes } from './tile-attributes.ts';

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

/** Stands above media of which no file can be shown: a picture that is crossed out. Its name is that of the image below. */
export function FailedMedia() {
  return (
    <div css={failedStyles} {...{ [tileAttributes.failed]: '' }}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="M8 4h10a2 2 0 0 1 2 2v10M16 20H6a2 2 0 0 1-2-2V7m1 10 4-4 5 5M3 3l18 18" />
      </svg>
    </div>
  );
}

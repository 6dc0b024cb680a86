/** @jsxImportSource @emotion/react */
import type { PauseControl } from '../list/list-controller.tsx';
import { PauseButton } from '../motion/pause-button.tsx';
import { carouselAttributes } from './carousel-attributes.ts';
import type { CarouselLabels } from './carousel-labels.ts';
import type { ScrollEnds } from './observe-scroller.ts';
import type { PageDirection } from './page-scroll.ts';

/** In a lower row, in px, the pause button would touch the button below it. */
const MIN_HEIGHT_FOR_BOTH = 136;

const cornerStyles = { position: 'absolute', zIndex: 1, top: 8 } as const;

/** Over the edge of the row, vertically centered. The size is a comfortable target (WCAG 2.5.8). */
const pageButtonStyles = {
  label: 'zoetrope-page-button',
  position: 'absolute',
  zIndex: 1,
  top: 'calc(50% - 20px)',
  width: 40,
  height: 40,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'var(--zoetrope-control, rgba(18, 18, 18, 0.72))',
  color: 'var(--zoetrope-control-text, #fff)',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid var(--zoetrope-focus, #6157ff)', outlineOffset: 2 },
  // At the end of the row the button is hidden, unless it has the keyboard focus.
  '&[aria-disabled="true"]': {
    cursor: 'default',
    // Only while fading out, because showing the button after a page has loaded needs no animation.
    transition: 'opacity 150ms ease-in',
    '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
  },
  '&::before': {
    content: '""',
    display: 'block',
    width: 10,
    height: 10,
    margin: '0 auto',
    border: 'solid currentColor',
    borderWidth: '2px 2px 0 0',
    transform: 'translateX(-2px) rotate(45deg)',
  },
} as const;

const previousButtonStyles = { ...pageButtonStyles, insetInlineStart: 8, '&:dir(ltr)': { transform: 'scaleX(-1)' } };
const nextButtonStyles = { ...pageButtonStyles, insetInlineEnd: 8, '&:dir(rtl)': { transform: 'scaleX(-1)' } };

interface PageButtonProps {
  readonly direction: PageDirection;
  readonly label: string;
  /** Whether the row is at that end. The button then stays, because it may have the focus. */
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** Scrolls a row by one view. */
function PageButton({ direction, label, isDisabled, onClick }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
      css={direction === 'previous' ? previousButtonStyles : nextButtonStyles}
      {...{ [carouselAttributes.button]: direction }}
    />
  );
}

export interface CarouselControlsProps {
  readonly labels: CarouselLabels;
  readonly ends: ScrollEnds;
  /** The height of the row, in CSS pixels. */
  readonly height: number;
  readonly pause: PauseControl;
  readonly onPage: (direction: PageDirection) => void;
}

/** The buttons over a row: previous and next, unless the whole row is in view, and pause. */
export function CarouselControls({ labels, ends, height, pause, onPage }: CarouselControlsProps) {
  const { canScrollPrev, canScrollNext } = ends;
  const { isPaused, canPause, onPauseChange } = pause;
  return (
    <>
      {(canScrollPrev || canScrollNext) && (
        <>
          <PageButton
            direction="previous"
            label={labels.previous}
            isDisabled={!canScrollPrev}
            onClick={() => onPage('previous')}
          />
          <PageButton direction="next" label={labels.next} isDisabled={!canScrollNext} onClick={() => onPage('next')} />
        </>
      )}
      {canPause && (
        <PauseButton
          style={{ ...cornerStyles, insetInlineEnd: height < MIN_HEIGHT_FOR_BOTH ? 56 : 8 }}
          isPaused={isPaused}
          label={labels.pause}
          onClick={() => onPauseChange(!isPaused)}
        />
      )}
    </>
  );
}

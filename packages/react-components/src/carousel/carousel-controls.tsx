import { PauseButton } from '../motion/pause-button.tsx';
import type { CarouselLabels } from './carousel-labels.ts';
import { PageButton } from './page-button.tsx';
import type { Ends } from './strip-ends.ts';

/** In a row that is less high, in px, the pause button would touch the one below it. */
const ROOM_FOR_BOTH = 136;

const cornerStyles = { position: 'absolute', zIndex: 1, top: 8 } as const;

export interface CarouselControlsProps {
  readonly labels: CarouselLabels;
  readonly ends: Ends;
  /** Of the row, in CSS pixels. */
  readonly height: number;
  readonly onPage: (direction: -1 | 1) => void;
  /** Undefined where nothing moves by itself. */
  readonly isPaused: boolean | undefined;
  readonly onPause: (isPaused: boolean) => void;
}

/** The buttons above a row: back and on by a view, unless all of it is in view, and the pause. */
export function CarouselControls({ labels, ends, height, onPage, isPaused, onPause }: CarouselControlsProps) {
  return (
    <>
      {!(ends.isStart && ends.isEnd) && (
        <>
          <PageButton to="previous" label={labels.previous} isAtEnd={ends.isStart} onClick={() => onPage(-1)} />
          <PageButton to="next" label={labels.next} isAtEnd={ends.isEnd} onClick={() => onPage(1)} />
        </>
      )}
      {isPaused !== undefined && (
        <PauseButton
          style={{ ...cornerStyles, insetInlineEnd: height < ROOM_FOR_BOTH ? 56 : 8 }}
          isPaused={isPaused}
          label={labels.pause}
          onClick={() => onPause(!isPaused)}
        />
      )}
    </>
  );
}

/** @jsxImportSource @emotion/react */
import type { RefObject } from 'react';
import { FOCUS } from './controls/focus.styles.ts';
import { PassingButton } from './controls/passing-button.tsx';
import { videoAttributes } from './video-attributes.ts';

export interface VideoProblemProps {
  readonly text: string;
  /** Whether it interrupts what a screen reader says. */
  readonly isAlert: boolean;
  readonly retry: string;
  /** Without it there is nothing to try again. */
  readonly onRetry: (() => void) | undefined;
  /** Of the video. */
  readonly root: RefObject<HTMLElement | null>;
}

const problemStyles = {
  label: 'zoetrope-problem',
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'safe center',
  justifyItems: 'center',
  gap: 12,
  padding: 16,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  background: 'rgba(8, 9, 10, 0.84)',
  '& button': {
    minHeight: 36,
    padding: '4px 18px',
    border: '1px solid currentColor',
    borderRadius: 999,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    '&:hover': { background: 'rgba(255, 255, 255, 0.16)' },
    '&:focus-visible': FOCUS,
  },
} as const;

/** Says over the picture why nothing moves. */
export function VideoProblem({ text, isAlert, retry, onRetry, root }: VideoProblemProps) {
  return (
    <div role={isAlert ? 'alert' : 'status'} css={problemStyles} {...{ [videoAttributes.problem]: '' }}>
      {text}
      {onRetry && (
        <PassingButton root={root} onClick={onRetry}>
          {retry}
        </PassingButton>
      )}
    </div>
  );
}

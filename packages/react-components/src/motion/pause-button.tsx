import type { ComponentPropsWithoutRef, CSSProperties } from 'react';
import { tileAttributes } from '../gif/tile-attributes.ts';

/** The size of the button in px: a comfortable target (WCAG 2.5.8). */
export const PAUSE_SIZE = 32;

/**
 * Inline, because a widget has one such button and rules would take longer to create than the button. The outline of
 * the focused button cannot be inline and is a rule of the widget's root. The widget sets the position.
 */
const pauseButtonStyles: CSSProperties = {
  width: PAUSE_SIZE,
  height: PAUSE_SIZE,
  padding: 9,
  border: 0,
  borderRadius: '50%',
  boxSizing: 'border-box',
  background: 'var(--zoetrope-control, rgba(18, 18, 18, 0.72))',
  color: 'var(--zoetrope-control-text, #fff)',
  cursor: 'pointer',
  outlineOffset: 2,
};

/**
 * Two bars. Drawn with borders, which forced colors keep, on an element instead of a pseudo-element, which would have a
 * line of text and load a font.
 */
const pauseIconStyles: CSSProperties = {
  display: 'block',
  width: 0,
  height: 14,
  margin: '0 1px',
  borderStyle: 'double',
  borderWidth: '0 0 0 12px',
};

/** A triangle. */
const playIconStyles: CSSProperties = {
  ...pauseIconStyles,
  borderStyle: 'solid',
  clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
};

export interface PauseButtonProps extends ComponentPropsWithoutRef<'button'> {
  readonly isPaused: boolean;
  readonly label: string;
}

/** Pauses or resumes the animations of a widget (WCAG 2.2.2). `style` sets the position. */
export function PauseButton({ isPaused, label, style, ...rest }: PauseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPaused}
      {...{ [tileAttributes.pause]: '' }}
      {...rest}
      style={{ ...pauseButtonStyles, ...style }}
    >
      <span style={isPaused ? playIconStyles : pauseIconStyles} />
    </button>
  );
}

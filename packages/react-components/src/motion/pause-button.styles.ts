import type { CSSProperties } from 'react';

/** A comfortable target, in px (WCAG 2.5.8). */
export const PAUSE_SIZE = 32;

/**
 * Told to the elements themselves: to make rules of them would take more than all else of the button, of which a widget has
 * one. The ring of its focus, which cannot be told so, is a rule of the widget's root. Where it stands is for the widget.
 */
export const pauseButtonStyles: CSSProperties = {
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
 * Drawn by borders, which forced colours keep: two bars while it moves, a triangle while it is held. An element, since a
 * pseudo-element has a line of text, for which a browser loads a font.
 */
export const pauseMarkStyles = (isPaused: boolean): CSSProperties => ({
  display: 'block',
  width: 0,
  height: 14,
  margin: '0 1px',
  borderStyle: isPaused ? 'solid' : 'double',
  borderWidth: '0 0 0 12px',
  clipPath: isPaused ? 'polygon(0 0, 100% 50%, 0 100%)' : undefined,
});

/** Passes clicks through, except on interactive elements. */
export const overlayStyles = {
  label: 'zoetrope-overlay',
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  'a, button, input, select, textarea, [tabindex]': { pointerEvents: 'auto' },
} as const;

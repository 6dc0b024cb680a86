/** Its size is a comfortable target (WCAG 2.5.8). Where it stands is for the widget that it is in. */
export const pauseButtonStyles = {
  label: 'zoetrope-pause',
  width: 32,
  height: 32,
  padding: 9,
  border: 0,
  borderRadius: '50%',
  boxSizing: 'border-box',
  background: 'var(--zoetrope-control, rgba(18, 18, 18, 0.72))',
  color: 'var(--zoetrope-control-text, #fff)',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid var(--zoetrope-focus, #6157ff)', outlineOffset: 2 },
  // Drawn by borders, which forced colours keep: two bars while it moves, a triangle while it is held. An element, since
  // a pseudo-element has a line of text, for which a browser loads a font.
  '& > span': {
    display: 'block',
    width: 0,
    height: 14,
    margin: '0 1px',
    border: 'double',
    borderWidth: '0 0 0 12px',
  },
  '&[aria-pressed="true"] > span': { borderStyle: 'solid', clipPath: 'polygon(0 0, 100% 50%, 0 100%)' },
} as const;

/** Over the edge of the row, half way up. Its size is a comfortable target (WCAG 2.5.8). */
export const pageButtonStyles = {
  label: 'zoetrope-page',
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
  // At the end of its way it is out of the picture, but stays for a keyboard that is on it.
  '&[aria-disabled="true"]': {
    cursor: 'default',
    // It is there at once when it is of use again: a page that arrives costs no animation.
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
  '&[data-zoetrope-page="previous"]': { insetInlineStart: 8 },
  '&[data-zoetrope-page="next"]': { insetInlineEnd: 8 },
  '&[data-zoetrope-page="previous"]:dir(ltr), &[data-zoetrope-page="next"]:dir(rtl)': { transform: 'scaleX(-1)' },
} as const;

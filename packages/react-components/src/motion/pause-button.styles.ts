import { paintedAttributes } from '../gif/painted-attributes.ts';

/** Its size is a comfortable target (WCAG 2.5.8). */
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
  '&::before': {
    content: '""',
    display: 'block',
    height: '100%',
    background: 'currentColor',
    clipPath: 'polygon(5% 0, 38% 0, 38% 100%, 5% 100%, 5% 0, 62% 0, 95% 0, 95% 100%, 62% 100%, 62% 0)',
  },
  '&[aria-pressed="true"]::before': { clipPath: 'polygon(15% 0, 100% 50%, 15% 100%)' },
  /** In the corner of the one GIF that it is for. */
  [`[${paintedAttributes.tile}] > &`]: { position: 'absolute', top: 8, insetInlineEnd: 8 },
} as const;

import { attributionAttributes } from './attribution-attributes.ts';

/** Of the gradient behind an attribution, and of an avatar and a badge, in px (spec §9). */
const GRADIENT_HEIGHT = 75;
const AVATAR_SIZE = 32;
const BADGE_SIZE = 14;

export const attributionStyles = {
  label: 'zoetrope-attribution',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'var(--zoetrope-attribution-font, 600 14px/1.2 system-ui, sans-serif)',
  textAlign: 'start',
  textDecoration: 'none',
  'a&, button&': { cursor: 'pointer' },
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2, borderRadius: 2 },
  '& > img': { width: AVATAR_SIZE, height: AVATAR_SIZE, flex: 'none', objectFit: 'cover', borderRadius: 2 },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > svg': { width: BADGE_SIZE, height: BADGE_SIZE, flex: 'none' },
} as const;

export const attributionOverlayStyles = {
  label: 'zoetrope-attribution-overlay',
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: GRADIENT_HEIGHT,
  padding: 10,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'flex-end',
  color: '#fff',
  background: 'linear-gradient(rgba(18, 18, 18, 0), rgba(18, 18, 18, 0.75))',
  // Hidden as well as clear, so that what cannot be seen can be neither clicked nor focused.
  transition: 'opacity 150ms ease-in, visibility 150ms',
  [`&[${attributionAttributes.visible}="false"]`]: { opacity: 0, visibility: 'hidden' },
  [`&[${attributionAttributes.visible}="true"]`]: { opacity: 1, visibility: 'visible' },
} as const;

import { videoAttributes } from '../video-attributes.ts';
import { FOCUS } from './focus.styles.ts';

const { root, controls, head, bar, progress, volume, unmute } = videoAttributes;
const SHADE = 'rgba(8, 9, 10, 0.78)';

/** A slider that is painted by the element around it: the native one lies over it, unseen, and takes hand and keys. */
const slider = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
} as const;

export const controlStyles = {
  label: 'zoetrope-controls',
  position: 'absolute',
  inset: 0,
  containerType: 'size',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  // The picture takes the clicks that are meant for none of them.
  pointerEvents: 'none',
  // Its shade lies on a film, which no theme changes.
  forcedColorAdjust: 'none',
  color: 'var(--zoetrope-control-text, #fff)',
  transition: 'opacity 150ms ease-in, visibility 150ms',
  [`&[${controls}="hidden"]`]: { opacity: 0 },
  [`&[${controls}="shown"] :is(a, button, input)`]: { pointerEvents: 'auto' },
  '&:has(:focus-visible)': { opacity: 1 },
  // Beneath what says why nothing moves it is no place for the focus, but for one that is there already.
  [`[${root}="failed"] > &:not(:focus-within), [${root}="stalled"] > &:not(:focus-within)`]: { visibility: 'hidden' },
  // Captions that the browser paints move out of the way, where it lets them be moved.
  [`video:has(~ &[${controls}="shown"])::-webkit-media-text-track-container`]: { transform: 'translateY(-96px)' },
  [`& > [${head}]`]: {
    display: 'none',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 8,
    padding: '14px 16px 32px',
    background: `linear-gradient(${SHADE}, transparent)`,
    '&:empty': { display: 'none' },
    '@container (min-height: 300px)': { display: 'flex' },
  },
  // Beside the button that brings the sound back.
  [`[${unmute}] ~ & > [${head}]`]: { paddingInlineEnd: 148 },
  [`& > [${bar}]`]: {
    marginTop: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    padding: '40px 8px 6px',
    '@container (max-height: 110px)': { paddingTop: 0 },
    background: `linear-gradient(transparent, ${SHADE} 55%)`,
    fontVariantNumeric: 'tabular-nums',
    '& > i': { flex: 1 },
    '& > span[aria-hidden]': { paddingInline: 8, '@container (max-width: 279px)': { display: 'none' } },
    '& button': {
      flex: 'none',
      width: 40,
      height: 40,
      margin: 0,
      padding: 8,
      border: 0,
      borderRadius: 8,
      boxSizing: 'border-box',
      background: 'none',
      color: 'inherit',
      cursor: 'pointer',
      '&:hover': { background: 'rgba(255, 255, 255, 0.16)' },
      '&:focus-visible': { ...FOCUS, outlineOffset: -3 },
      '&[aria-pressed="true"]': { background: '#fff', color: '#08090a' },
      '@container (max-width: 279px)': { width: 32, height: 32, padding: 4 },
    },
  },
  [`& [${progress}]`]: {
    ...slider,
    // Time goes from left to right in every script: the native slider would turn with the page, its paint would not.
    direction: 'ltr',
    flex: '1 0 calc(100% - 16px)',
    height: 24,
    marginInline: 8,
    borderRadius: 4,
    '& > span': {
      flex: 1,
      height: 4,
      overflow: 'hidden',
      borderRadius: 2,
      background: 'rgba(255, 255, 255, 0.35)',
      transition: 'height 120ms',
      '& > span': {
        display: 'block',
        height: '100%',
        background: 'var(--zoetrope-progress, #fff)',
        transformOrigin: 'left',
        transform: 'scaleX(0)',
        // From one notice of the time to the next.
        transition: 'transform 250ms linear',
      },
    },
    '&:hover > span, &:focus-within > span': { height: 8, borderRadius: 4 },
    '&:has(:focus-visible)': FOCUS,
  },
  [`& [${volume}]`]: {
    display: 'inline-flex',
    alignItems: 'center',
    '& > input': {
      width: 0,
      height: 24,
      margin: 0,
      opacity: 0,
      accentColor: '#fff',
      cursor: 'pointer',
      transition: 'width 150ms, opacity 150ms',
      '&:focus-visible': FOCUS,
    },
    '&:hover > input, &:focus-within > input': { width: 72, marginInline: 4, opacity: 1 },
    // Fingers have the keys of their phone for it.
    '@media (hover: none)': { '& > input': { display: 'none' } },
    '@container (max-width: 279px)': { '& > input': { display: 'none' } },
  },
} as const;

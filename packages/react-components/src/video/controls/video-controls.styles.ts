import { FOCUS_RING } from '../video.styles.ts';
import { videoAttributes } from '../video-attributes.ts';

const { root, controls, header, controlBar, progress, volume, unmute } = videoAttributes;
const SHADE = 'rgba(8, 9, 10, 0.78)';

/** The parent of a native slider paints it. The native one is transparent and handles pointers and keys. */
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
  // Clicks between the controls reach the picture.
  pointerEvents: 'none',
  // The controls are on top of a video, whose colors no theme changes.
  forcedColorAdjust: 'none',
  color: 'var(--zoetrope-control-text, #fff)',
  transition: 'opacity 150ms ease-in, visibility 150ms',
  [`&[${controls}="hidden"]`]: { opacity: 0 },
  [`&[${controls}="shown"] :is(a, button, input)`]: { pointerEvents: 'auto' },
  '&:has(:focus-visible)': { opacity: 1 },
  // Covered by a message, the controls are not focusable, unless one of them already has the focus.
  [`[${root}="failed"] > &:not(:focus-within), [${root}="stalled"] > &:not(:focus-within)`]: { visibility: 'hidden' },
  // Moves captions above the controls in browsers that allow it.
  [`video:has(~ &[${controls}="shown"])::-webkit-media-text-track-container`]: { transform: 'translateY(-96px)' },
  [`& > [${header}]`]: {
    display: 'none',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 8,
    padding: '14px 16px 32px',
    background: `linear-gradient(${SHADE}, transparent)`,
    '&:empty': { display: 'none' },
    '@container (min-height: 300px)': { display: 'flex' },
  },
  // Leaves room for the unmute button.
  [`[${unmute}] ~ & > [${header}]`]: { paddingInlineEnd: 148 },
  [`& > [${controlBar}]`]: {
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
      '&:focus-visible': { ...FOCUS_RING, outlineOffset: -3 },
      '&[aria-pressed="true"]': { background: '#fff', color: '#08090a' },
      '@container (max-width: 279px)': { width: 32, height: 32, padding: 4 },
    },
  },
  [`& [${progress}]`]: {
    ...slider,
    // Time runs from left to right in every language. The native slider would follow the direction of the page.
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
        // The time between two `timeupdate` events.
        transition: 'transform 250ms linear',
      },
    },
    '&:hover > span, &:focus-within > span': { height: 8, borderRadius: 4 },
    '&:has(:focus-visible)': FOCUS_RING,
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
      '&:focus-visible': FOCUS_RING,
    },
    '&:hover > input, &:focus-within > input': { width: 72, marginInline: 4, opacity: 1 },
    // Phones have volume keys.
    '@media (hover: none)': { '& > input': { display: 'none' } },
    '@container (max-width: 279px)': { '& > input': { display: 'none' } },
  },
} as const;

import { css } from '@emotion/react';
import { videoAttributes } from './video-attributes.ts';

const { root, start, problem } = videoAttributes;
const FOCUS = { outline: '3px solid var(--zoetrope-focus, #6157ff)', outlineOffset: 2 } as const;

/** All of a video but its controls. A function, so that bundlers can drop it. */
export const videoStyles = () =>
  css({
    label: 'zoetrope-video',
    position: 'relative',
    overflow: 'hidden',
    maxWidth: '100%',
    isolation: 'isolate',
    background: 'var(--zoetrope-video-background, #08090a)',
    color: 'var(--zoetrope-control-text, #fff)',
    font: '14px/1.4 system-ui, sans-serif',
    '& > video, & > img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
    // Its own size is in its `style`.
    '&:fullscreen': { width: '100% !important', height: '100% !important', aspectRatio: 'auto !important' },
    // Waits a moment before it shows: most waits are shorter.
    [`&[${root}="loading"]::after`]: {
      content: '""',
      position: 'absolute',
      inset: 0,
      width: 40,
      height: 40,
      margin: 'auto',
      borderRadius: '50%',
      border: '3px solid rgba(255, 255, 255, 0.3)',
      borderTopColor: '#fff',
      boxSizing: 'border-box',
      pointerEvents: 'none',
      opacity: 0,
      animation: 'zoetrope-appear 200ms 400ms forwards, zoetrope-turn 1s linear infinite',
    },
    '@keyframes zoetrope-appear': { to: { opacity: 1 } },
    '@keyframes zoetrope-turn': { to: { transform: 'rotate(1turn)' } },
    [`& > [${start}]`]: {
      position: 'absolute',
      inset: 0,
      width: 64,
      height: 64,
      margin: 'auto',
      padding: 20,
      border: 0,
      borderRadius: '50%',
      boxSizing: 'border-box',
      background: 'var(--zoetrope-control, rgba(18, 18, 18, 0.72))',
      color: 'inherit',
      cursor: 'pointer',
      '&::before': {
        content: '""',
        display: 'block',
        height: '100%',
        background: 'currentColor',
        clipPath: 'polygon(18% 0, 100% 50%, 18% 100%)',
      },
      '&:focus-visible': FOCUS,
    },
    [`& > [${problem}]`]: {
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: 12,
      padding: 16,
      overflow: 'auto',
      overflowWrap: 'anywhere',
      textAlign: 'center',
      background: 'rgba(8, 9, 10, 0.78)',
      '& button': {
        minHeight: 32,
        padding: '4px 16px',
        border: '1px solid currentColor',
        borderRadius: 999,
        background: 'none',
        color: 'inherit',
        font: 'inherit',
        fontWeight: 600,
        cursor: 'pointer',
        '&:focus-visible': FOCUS,
      },
    },
  });

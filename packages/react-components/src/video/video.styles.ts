import { css } from '@emotion/react';

export const FOCUS_RING = { outline: '3px solid var(--zoetrope-focus, #fff)', outlineOffset: 2 } as const;

/** A function, so that bundlers can drop it. */
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
    // The root has its size in its `style` attribute.
    '&:fullscreen': { width: '100% !important', height: '100% !important', aspectRatio: 'auto !important' },
  });

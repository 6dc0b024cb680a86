import { css } from '@emotion/react';

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
    // Its own size is in its `style`.
    '&:fullscreen': { width: '100% !important', height: '100% !important', aspectRatio: 'auto !important' },
  });

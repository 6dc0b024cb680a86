import { PAUSE_SIZE } from '../motion/pause-button.styles.ts';

/** Stays in sight while its list is. It takes no room, so that it moves nothing when it comes. */
export const gridPauseStyles = {
  position: 'sticky',
  zIndex: 1,
  top: 'var(--zoetrope-controls-top, 8px)',
  display: 'block',
  marginBlock: `8px ${-8 - PAUSE_SIZE}px`,
  marginInline: 'auto 8px',
} as const;

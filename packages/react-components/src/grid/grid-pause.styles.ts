import type { ControlsLayout } from '../gif/tile-host.ts';
import { PAUSE_SIZE } from '../motion/pause-button.styles.ts';

/**
 * Stays in sight while its list is. It takes no room, so that it moves nothing when it comes. In a row that does not fill
 * all columns it is in the corner of the last tile.
 */
export function gridPauseStyles(
  { columns, gap, freeColumns }: ControlsLayout = { columns: 1, gap: 0, freeColumns: 0 },
) {
  return {
    position: 'sticky',
    zIndex: 1,
    top: 'var(--zoetrope-controls-top, 8px)',
    display: 'block',
    marginBlock: `8px ${-8 - PAUSE_SIZE}px`,
    marginInlineStart: 'auto',
    // A column and its gap are this share of the width and one gap.
    marginInlineEnd: `calc(8px + (100% + ${gap}px) * ${freeColumns / columns})`,
  } as const;
}

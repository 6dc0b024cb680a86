import type { ShareTarget } from '@zoetrope/model';

/** Pixels of a share window (spec §9). */
const SIZE = { width: 480, height: 480 };
const TWITTER_SIZE = { width: 750, height: 350 };

/** The third argument of window.open: a window of the target's size in the middle of the screen. */
export function popupFeatures(target: ShareTarget, screen: Pick<Screen, 'availWidth' | 'availHeight'>): string {
  const { width, height } = target === 'twitter' ? TWITTER_SIZE : SIZE;
  const middle = (room: number, size: number) => Math.max(0, Math.round((room - size) / 2));
  return `popup,width=${width},height=${height},left=${middle(screen.availWidth, width)},top=${middle(screen.availHeight, height)}`;
}

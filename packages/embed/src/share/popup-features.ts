import { type PopupShareTarget, SHARE_POPUPS } from '@zoetrope/model';

/** The third argument of `window.open`: a popup of the target's size in the center of the screen. */
export function popupFeatures(target: PopupShareTarget, screen: Pick<Screen, 'availWidth' | 'availHeight'>): string {
  const { width, height } = SHARE_POPUPS[target];
  const center = (available: number, size: number) => Math.max(0, Math.round((available - size) / 2));
  return `popup,width=${width},height=${height},left=${center(screen.availWidth, width)},top=${center(screen.availHeight, height)}`;
}

import { type PopupShareTarget, SHARE_POPUPS, type ShareTarget } from '@zoetrope/model';

/** Whether a target is another site, which opens in a window. */
export function isPopupTarget(target: ShareTarget): target is PopupShareTarget {
  return target in SHARE_POPUPS;
}

/** The third argument of `window.open`: a window of the size of the target, in the center of the screen. */
export function popupFeatures(target: PopupShareTarget, screen: Pick<Screen, 'availWidth' | 'availHeight'>): string {
  const { width, height } = SHARE_POPUPS[target];
  const left = centered(width, screen.availWidth);
  const top = centered(height, screen.availHeight);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

function centered(size: number, availableSize: number): number {
  return Math.max(0, Math.round((availableSize - size) / 2));
}

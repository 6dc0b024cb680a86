import { SHARE_POPUP_SIZES, type ShareTarget } from '@zoetrope/model';

export type PopupTarget = keyof typeof SHARE_POPUP_SIZES;

/** Whether a target is another site, which opens in a window. */
export function isPopupTarget(target: ShareTarget): target is PopupTarget {
  return target in SHARE_POPUP_SIZES;
}

/** The third argument of `window.open`: a window of the size of the target, in the center of the screen. */
export function popupFeatures(target: PopupTarget, screen: Pick<Screen, 'availWidth' | 'availHeight'>): string {
  const { width, height } = SHARE_POPUP_SIZES[target];
  const left = centered(width, screen.availWidth);
  const top = centered(height, screen.availHeight);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

function centered(size: number, availableSize: number): number {
  return Math.max(0, Math.round((availableSize - size) / 2));
}

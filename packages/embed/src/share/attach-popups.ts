import type { ShareTarget } from '@zoetrope/model';
import type { ShareCallbacks } from './attach-copy.ts';
import { isPopupTarget, popupFeatures } from './popup-features.ts';

/** Shown if no window opens: the browser may block it, or the iframe may not open windows. */
const BLOCKED = 'No window opened? Copy the link below instead.';

/** Opens the links to other sites in a window of their own size. */
export function attachPopups(share: HTMLElement, { showStatus, onShare }: ShareCallbacks): void {
  for (const link of share.querySelectorAll<HTMLAnchorElement>('a.target')) {
    link.addEventListener('click', (event) => {
      const target = link.dataset.zoetropeTarget as ShareTarget;
      const opensNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
      if (opensNewTab || !isPopupTarget(target)) return;
      const popup = window.open(link.href, `zoetrope-${target}`, popupFeatures(target, window.screen));
      onShare({ target, succeeded: popup !== null });
      if (!popup) {
        // The link opens a new tab, which popup blockers allow.
        share.querySelector<HTMLInputElement>('#share-link')?.select();
        showStatus(BLOCKED);
        return;
      }
      event.preventDefault();
      popup.opener = null;
    });
  }
}

/** Shows the button for the share dialog of the system, if the iframe may use it. */
export function attachNativeShare(share: HTMLElement, showStatus: (message: string) => void): void {
  const button = share.querySelector<HTMLButtonElement>('.native');
  const url = share.querySelector<HTMLInputElement>('#share-link')?.value;
  if (!button || !url || !navigator.canShare?.({ url })) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    navigator.share({ title: document.title, url }).catch((error: unknown) => {
      const isCanceled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCanceled) showStatus(BLOCKED);
    });
  });
}

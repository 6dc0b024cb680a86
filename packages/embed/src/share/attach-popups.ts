import type { PopupShareTarget } from '@zoetrope/model';
import type { OnShare } from '../tracking/load-tags.ts';
import { popupFeatures } from './popup-features.ts';

/** What is said when no window came: the browser may have blocked it, or the frame may not open any. */
const BLOCKED = 'No window opened? Copy the link below instead.';

/** The sites are links; with the script they open in a window of their own size, while the page stays. */
export function attachPopups(share: HTMLElement, say: (text: string) => void, onShare: OnShare): void {
  for (const link of share.querySelectorAll<HTMLAnchorElement>('a.target')) {
    link.addEventListener('click', (event) => {
      // A new tab asked for by the viewer stays one.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const target = link.dataset.zoetropeTarget as PopupShareTarget;
      const opened = window.open(link.href, `zoetrope-${target}`, popupFeatures(target, window.screen));
      onShare(target, opened !== null);
      if (!opened) {
        share.querySelector<HTMLInputElement>('#share-link')?.select();
        // The link itself then acts, which a blocker of windows lets pass.
        return say(BLOCKED);
      }
      event.preventDefault();
      opened.opener = null;
    });
  }
  attachNative(share, say);
}

/** The system's own menu, where there is one and the frame may use it. */
function attachNative(share: HTMLElement, say: (text: string) => void): void {
  const button = share.querySelector<HTMLButtonElement>('.native');
  const url = share.querySelector<HTMLInputElement>('#share-link')?.value;
  if (!button || !url || !navigator.canShare?.({ url })) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    navigator.share({ title: document.title, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'AbortError') say(BLOCKED);
    });
  });
}

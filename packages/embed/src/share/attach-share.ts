import type { EmbedStore } from '../state/create-store.ts';
import type { OnShare } from '../tracking/load-tags.ts';
import { attachCopy } from './attach-copy.ts';
import { attachNativeShare, attachPopups } from './attach-popups.ts';

export interface ShareOptions {
  readonly share: HTMLDialogElement;
  readonly openers: Iterable<HTMLButtonElement>;
  readonly onShare: OnShare;
}

/**
 * The share menu: a native dialog, which the browser opens, closes and traps the focus in. Its state is a flag of the
 * page.
 */
export function attachShare({ share, openers, onShare }: ShareOptions, store: EmbedStore): void {
  const status = share.querySelector<HTMLElement>('.share-status');
  const showStatus = (message: string) => {
    if (status) status.textContent = message;
  };
  const onOpen = () => {
    showStatus('');
    store.dispatch({ type: 'share-opened' });
  };
  share.addEventListener('toggle', () => share.open && onOpen());
  // Older browsers do not support `commandfor`.
  const supportsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  if (!supportsCommands) {
    for (const opener of openers) opener.addEventListener('click', onOpen);
    share.querySelector('.close')?.addEventListener('click', () => share.close());
  }
  share.addEventListener('close', () => store.dispatch({ type: 'share-closed' }));
  // Older browsers do not support `closedby`. A click on the backdrop targets the dialog, outside its box.
  share.addEventListener('click', ({ target, clientX, clientY }) => {
    const { left, right, top, bottom } = share.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    if (target === share && !isInside) share.close();
  });
  // The user may have opened the dialog before the client started.
  if (share.open) store.dispatch({ type: 'share-opened' });
  attachCopy(share, { showStatus, onShare });
  attachPopups(share, { showStatus, onShare });
  attachNativeShare(share, showStatus);
}

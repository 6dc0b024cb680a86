import type { EmbedStore } from '../state/create-store.ts';
import type { OnShare } from '../tracking/load-tags.ts';
import { attachCopy } from './attach-copy.ts';
import { attachPopups } from './attach-popups.ts';

export interface ShareOptions {
  readonly share: HTMLDialogElement;
  readonly openers: Iterable<HTMLButtonElement>;
  readonly onShare: OnShare;
}

/** The share menu. The browser itself opens, closes and traps the focus in it; here it becomes a flag of the page. */
export function attachShare({ share, openers, onShare }: ShareOptions, store: EmbedStore): void {
  const status = share.querySelector<HTMLElement>('.said');
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  const open = () => {
    say('');
    store.dispatch({ type: 'share-opened' });
  };
  share.addEventListener('toggle', () => share.open && open());
  // Where a button does not yet command a dialog by itself.
  const isCommanded = 'commandForElement' in HTMLButtonElement.prototype;
  if (!isCommanded) for (const opener of openers) opener.addEventListener('click', open);
  share.querySelector('.close')?.addEventListener('click', () => share.close());
  share.addEventListener('close', () => store.dispatch({ type: 'share-closed' }));
  // Older browsers do not close it by its backdrop: a click there hits the dialog itself, outside its box.
  share.addEventListener('click', ({ target, clientX, clientY }) => {
    const { left, right, top, bottom } = share.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    if (target === share && !isInside) share.close();
  });
  if (share.open) store.dispatch({ type: 'share-opened' });
  attachCopy(share, say, onShare);
  attachPopups(share, say, onShare);
}

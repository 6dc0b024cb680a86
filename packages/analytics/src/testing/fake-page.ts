import type { Page } from '../observe-page-leave.ts';

/** A fake window that can be hidden, shown and left. */
export function createFakePage() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = Object.assign(new EventTarget(), { document });
  const page: Page = window;
  return {
    page,
    hide() {
      document.visibilityState = 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    },
    show() {
      document.visibilityState = 'visible';
      document.dispatchEvent(new Event('visibilitychange'));
    },
    /** Asks whether the page can be closed. */
    askToLeave: () => void window.dispatchEvent(new Event('beforeunload')),
    leave: () => void window.dispatchEvent(new Event('pagehide')),
    /** Restores the page from the back-forward cache. */
    restore: () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  };
}

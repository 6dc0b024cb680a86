import type { MouseEvent } from 'react';

/** Returns whether a click has no modifier key. With one, it opens a tab or a window, or downloads. */
export function isPlainClick(event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

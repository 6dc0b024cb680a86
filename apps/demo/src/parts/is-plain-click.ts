import type { MouseEvent } from 'react';

/** Whether a click stays on the page: one with a key held asks for a new tab, a new window or a download. */
export function isPlainClick(event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

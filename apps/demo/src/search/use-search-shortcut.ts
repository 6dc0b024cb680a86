import { type RefObject, useEffect } from 'react';

/**
 * Control or Command with K focuses the field, unless a dialog is open. A single letter would interfere with speech
 * input (WCAG 2.1.4).
 */
export function useSearchShortcut(fieldRef: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      event.preventDefault();
      fieldRef.current?.focus();
      fieldRef.current?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [fieldRef]);
}

import { type RefObject, useEffect } from 'react';

/** `/` puts the cursor in the field, from anywhere that is not already a field or an open dialog. */
export function useSlashKey(fieldRef: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog')) return;
      event.preventDefault();
      fieldRef.current?.focus();
      fieldRef.current?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [fieldRef]);
}

import { vi } from 'vitest';

/**
 * Counts listeners on window and document that were added and not removed, until `vi.restoreAllMocks()`. React adds its
 * own listeners to the root element, so they are not counted.
 */
export function watchListeners(): () => readonly string[] {
  const activeListeners = new Map<unknown, string>();
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
        // React listens to this one once for each document, and never stops.
        if (type !== 'selectionchange') activeListeners.set(listener, type);
        if (typeof options === 'object')
          options.signal?.addEventListener('abort', () => activeListeners.delete(listener));
        add(type, listener, options);
      },
    );
    const remove = target.removeEventListener.bind(target);
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions) => {
        activeListeners.delete(listener);
        remove(type, listener, options);
      },
    );
  }
  return () => [...activeListeners.values()];
}

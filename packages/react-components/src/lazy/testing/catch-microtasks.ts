import { vi } from 'vitest';

/** Runs microtasks at once. Returns the errors that they throw, which a page would report as uncaught. */
export function catchMicrotasks(): readonly unknown[] {
  const thrown: unknown[] = [];
  vi.stubGlobal('queueMicrotask', (run: () => void) => {
    try {
      run();
    } catch (error) {
      thrown.push(error);
    }
  });
  return thrown;
}

import { vi } from 'vitest';

/** Runs microtasks at once; gets what they throw, which a page would report as thrown by nobody's call. */
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

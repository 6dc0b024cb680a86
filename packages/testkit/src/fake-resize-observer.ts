import { vi } from 'vitest';

export interface FakeResizeObserver {
  /** Currently observed elements. */
  observed(): readonly Element[];
  /** Notifies every observer of a change of size. */
  resize(): void;
}

/** Replaces the global observer until `vi.unstubAllGlobals()`. The test sets the sizes. */
export function fakeResizeObserver(): FakeResizeObserver {
  const all = new Set<{ targets: Set<Element>; callback: ResizeObserverCallback }>();
  class Fake {
    readonly targets = new Set<Element>();
    constructor(readonly callback: ResizeObserverCallback) {
      all.add(this);
    }
    observe(target: Element): void {
      this.targets.add(target);
    }
    unobserve(target: Element): void {
      this.targets.delete(target);
    }
    disconnect(): void {
      this.targets.clear();
    }
  }
  vi.stubGlobal('ResizeObserver', Fake);
  return {
    observed: () => [...all].flatMap(({ targets }) => [...targets]),
    resize() {
      for (const each of all) if (each.targets.size > 0) each.callback([], each as unknown as ResizeObserver);
    },
  };
}

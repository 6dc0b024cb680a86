import { vi } from 'vitest';

export interface FakeResizeObserver {
  /** Elements that are observed now. */
  observed(): readonly Element[];
  /** Tells every observer that something changed size. */
  resize(): void;
}

/** Replaces the global observer until `vi.unstubAllGlobals()`. What has which size is for the test to say. */
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

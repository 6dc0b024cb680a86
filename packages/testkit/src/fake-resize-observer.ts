import { vi } from 'vitest';

export interface FakeResizeObserver {
  /** Currently observed elements. */
  observed(): readonly Element[];
  /** Notifies every observer of a change of size. */
  resize(): void;
}

/** Replaces the global observer until `vi.unstubAllGlobals()`. The test sets the sizes. */
export function fakeResizeObserver(): FakeResizeObserver {
  const observers = new Set<{ targets: Set<Element>; callback: ResizeObserverCallback }>();
  class Fake {
    readonly targets = new Set<Element>();
    constructor(readonly callback: ResizeObserverCallback) {
      observers.add(this);
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
    observed: () => [...observers].flatMap(({ targets }) => [...targets]),
    resize() {
      for (const observer of observers)
        if (observer.targets.size > 0) observer.callback([], observer as unknown as ResizeObserver);
    },
  };
}

import { vi } from 'vitest';

interface Observation {
  readonly targets: Set<Element>;
  readonly threshold: number;
  notify(target: Element, ratio: number): void;
}

export interface FakeIntersectionObserver {
  /** Currently observed elements. */
  observed(): readonly Element[];
  /** Sets the visible ratio of an element, and notifies the observers whose thresholds it crosses. */
  show(target: Element, ratio: number): void;
  /** Returns the smallest threshold of an observed element. */
  thresholdOf(target: Element): number | undefined;
}

/** Replaces the global observer until `vi.unstubAllGlobals()`. */
export function fakeIntersectionObserver(): FakeIntersectionObserver {
  const observers = new Set<Observation>();
  class Fake implements Observation {
    readonly targets = new Set<Element>();
    readonly threshold: number;
    readonly callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      this.callback = callback;
      this.threshold = Number(Array.isArray(options.threshold) ? options.threshold[0] : (options.threshold ?? 0));
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
    notify(target: Element, ratio: number): void {
      const entry = {
        target,
        intersectionRatio: ratio,
        isIntersecting: ratio >= this.threshold && ratio > 0,
        boundingClientRect: target.getBoundingClientRect(),
      };
      this.callback([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
  }
  vi.stubGlobal('IntersectionObserver', Fake);
  const observersOf = (target: Element) => [...observers].filter(({ targets }) => targets.has(target));
  return {
    observed: () => [...observers].flatMap(({ targets }) => [...targets]),
    show(target, ratio) {
      for (const observer of observersOf(target)) observer.notify(target, ratio);
    },
    thresholdOf: (target) =>
      observersOf(target)
        .map(({ threshold }) => threshold)
        .sort()[0],
  };
}

export { type ConformanceProps, conformance } from './conformance.tsx';
export { fakeImages } from './fake-images.ts';
export { type FakeIntersectionObserver, fakeIntersectionObserver } from './fake-intersection-observer.ts';
export { type FakeLayout, fakeLayout } from './fake-layout.ts';
export { type AutoplayPolicy, type FakeMedia, fakeMedia } from './fake-media.ts';
export { type FakeMediaQuery, fakeMediaQuery } from './fake-media-query.ts';
export { type FakeResizeObserver, fakeResizeObserver } from './fake-resize-observer.ts';
export { simulateDecoders } from './simulate-decoders.ts';
export { watchListeners } from './watch-listeners.ts';

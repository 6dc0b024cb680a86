import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../state/create-store.ts';
import { attachHover } from './attach-hover.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function set(gridActive = false) {
  const card = document.createElement('main');
  const store = createStore({ width: 480, height: 480, mobile: false }, { gridActive });
  attachHover(card, store);
  const pointer = (type: 'pointerenter' | 'pointerleave', pointerType = 'mouse') =>
    card.dispatchEvent(Object.assign(new Event(type), { pointerType }));
  return { store, pointer };
}

it('hovers 150 ms after the pointer has come, and not before [E-17]', () => {
  const { store, pointer } = set();
  pointer('pointerenter');
  vi.advanceTimersByTime(149);
  expect(store.flags().hover).toBe(false);
  vi.advanceTimersByTime(1);
  expect(store.flags().hover).toBe(true);
});

it.each([
  [false, 70],
  [true, 1000],
])('with an active grid %s, ends %d ms after the pointer has gone [E-17]', (gridActive, ms) => {
  const { store, pointer } = set(gridActive);
  pointer('pointerenter');
  vi.advanceTimersByTime(150);
  pointer('pointerleave');
  vi.advanceTimersByTime(ms - 1);
  expect(store.flags().hover).toBe(true);
  vi.advanceTimersByTime(1);
  expect(store.flags().hover).toBe(false);
});

it('takes no pointer that only passes, and keeps one that comes back [E-17]', () => {
  const { store, pointer } = set();
  pointer('pointerenter');
  vi.advanceTimersByTime(100);
  pointer('pointerleave');
  vi.advanceTimersByTime(1000);
  expect(store.flags().wasHovered).toBe(false);
  pointer('pointerenter');
  vi.advanceTimersByTime(150);
  pointer('pointerleave');
  vi.advanceTimersByTime(60);
  pointer('pointerenter');
  vi.advanceTimersByTime(1000);
  expect(store.flags().hover).toBe(true);
});

it('takes no finger for a pointer that hovers', () => {
  const { store, pointer } = set();
  pointer('pointerenter', 'touch');
  vi.advanceTimersByTime(1000);
  expect(store.flags().hover).toBe(false);
});

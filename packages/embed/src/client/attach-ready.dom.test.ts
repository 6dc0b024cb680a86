import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../state/create-store.ts';
import { attachReady } from './attach-ready.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockReturnValue(100);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function set(playState: AnimationPlayState) {
  const card = document.createElement('main');
  card.getAnimations = () => [{ playState } as Animation];
  const store = createStore({ width: 480, height: 480, mobile: false });
  attachReady(card, store);
  return { card, store };
}

it('is ready when the card has faded in [E-15]', () => {
  const { card, store } = set('running');
  vi.advanceTimersByTime(200);
  expect(store.view().background).toBe('filled');
  card.dispatchEvent(new Event('animationend'));
  expect(store.view().background).toBe('transparent');
});

it('is ready 700 ms after the beginning of the page, whatever the animation does [E-15]', () => {
  const { store } = set('running');
  vi.advanceTimersByTime(599);
  expect(store.flags().ready).toBe(false);
  vi.advanceTimersByTime(1);
  expect(store.flags().ready).toBe(true);
});

it('is not ready because something within the card has faded in', () => {
  const { card, store } = set('running');
  const inner = card.appendChild(document.createElement('div'));
  inner.dispatchEvent(new Event('animationend', { bubbles: true }));
  expect(store.flags().ready).toBe(false);
});

it('is ready at once when the card has long been there [E-15]', () => {
  const { store } = set('finished');
  vi.advanceTimersByTime(0);
  expect(store.flags().ready).toBe(true);
});

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

function setUp(playState: AnimationPlayState) {
  const card = document.createElement('main');
  card.getAnimations = () => [{ playState } as Animation];
  const store = createStore({ width: 480, height: 480, mobile: false });
  attachReady(card, store);
  return { card, store };
}

it('becomes ready when the card has faded in [E-15]', () => {
  const { card, store } = setUp('running');
  vi.advanceTimersByTime(200);
  expect(store.view().background).toBe('filled');
  card.dispatchEvent(new Event('animationend'));
  expect(store.view().background).toBe('transparent');
});

it('becomes ready 700 ms after the start of the page at the latest [E-15]', () => {
  const { store } = setUp('running');
  vi.advanceTimersByTime(599);
  expect(store.flags().ready).toBe(false);
  vi.advanceTimersByTime(1);
  expect(store.flags().ready).toBe(true);
});

it('ignores the animation of an element inside the card', () => {
  const { card, store } = setUp('running');
  const inner = card.appendChild(document.createElement('div'));
  inner.dispatchEvent(new Event('animationend', { bubbles: true }));
  expect(store.flags().ready).toBe(false);
});

it('becomes ready at once if the animation is finished [E-15]', () => {
  const { store } = setUp('finished');
  vi.advanceTimersByTime(0);
  expect(store.flags().ready).toBe(true);
});

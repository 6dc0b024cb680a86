import type { GifEventType } from '@zoetrope/model';
import { fakeIntersectionObserver } from '@zoetrope/testkit/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachTracking } from './attach-tracking.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp({ isHovered = false, touched = false } = {}) {
  const observer = fakeIntersectionObserver();
  const card = document.createElement('main');
  card.innerHTML = '<a href="#x" class="continue">x</a><a href="#related" class="more">x</a><button>x</button>';
  const emitted: GifEventType[] = [];
  vi.spyOn(card, 'matches').mockReturnValue(isHovered);
  attachTracking(card, (type) => emitted.push(type), { touched, signal: new AbortController().signal });
  const pointer = (type: string, pointerType = 'mouse') =>
    card.dispatchEvent(Object.assign(new Event(type), { pointerType }));
  return { observer, card, emitted, pointer };
}

it('emits SEEN once, at 99 % visibility', () => {
  const { observer, card, emitted } = setUp();
  expect(observer.thresholdOf(card)).toBe(0.99);
  observer.show(card, 0.98);
  expect(emitted).toEqual([]);
  observer.show(card, 0.99);
  expect(emitted).toEqual(['SEEN']);
  observer.show(card, 0);
  observer.show(card, 1);
  expect(emitted).toEqual(['SEEN']);
});

it('emits HOVER at every hover of 200 ms [W-7]', () => {
  const { emitted, pointer } = setUp();
  pointer('pointerenter');
  vi.advanceTimersByTime(199);
  pointer('pointerleave');
  vi.advanceTimersByTime(1000);
  pointer('pointerenter');
  vi.advanceTimersByTime(199);
  expect(emitted).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(emitted).toEqual(['HOVER']);
  pointer('pointerleave');
  pointer('pointerenter');
  vi.advanceTimersByTime(1000);
  expect(emitted).toEqual(['HOVER', 'HOVER']);
});

it('emits HOVER for a card that the mouse hovers at the start', () => {
  const { emitted } = setUp({ isHovered: true, touched: false });
  vi.advanceTimersByTime(1000);
  expect(emitted).toEqual(['HOVER']);
});

it('does not emit HOVER for a card that is hovered at the start because of a touch', () => {
  const { emitted } = setUp({ isHovered: true, touched: true });
  vi.advanceTimersByTime(1000);
  expect(emitted).toEqual([]);
});

it('emits CLICK for a followed link', () => {
  const { card, emitted } = setUp();
  card.querySelector<HTMLElement>('.continue')?.click();
  expect(emitted).toEqual(['CLICK']);
});

it.each(['.more', 'button'])('does not emit CLICK for a click on %s, which stays in the embed', (selector) => {
  const { card, emitted } = setUp();
  card.querySelector<HTMLElement>(selector)?.click();
  expect(emitted).toEqual([]);
});

import type { GifEventType } from '@zoetrope/model';
import { fakeIntersectionObserver } from '@zoetrope/testkit/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachTracking } from './attach-tracking.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function set({ isHovered = false, touched = false } = {}) {
  const observer = fakeIntersectionObserver();
  const card = document.createElement('main');
  card.innerHTML = '<a href="#x" class="continue">x</a><a href="#related" class="more">x</a><button>x</button>';
  const told: GifEventType[] = [];
  vi.spyOn(card, 'matches').mockReturnValue(isHovered);
  attachTracking(card, (type) => told.push(type), { touched });
  const pointer = (type: string, pointerType = 'mouse') =>
    card.dispatchEvent(Object.assign(new Event(type), { pointerType }));
  return { observer, card, told, pointer };
}

it('is seen once, at 99 % visibility', () => {
  const { observer, card, told } = set();
  expect(observer.thresholdOf(card)).toBe(0.99);
  observer.show(card, 0.98);
  expect(told).toEqual([]);
  observer.show(card, 0.99);
  expect(told).toEqual(['SEEN']);
  observer.show(card, 0);
  observer.show(card, 1);
  expect(told).toEqual(['SEEN']);
});

it('emits HOVER at every hover of 200 ms [W-7]', () => {
  const { told, pointer } = set();
  pointer('pointerenter');
  vi.advanceTimersByTime(199);
  pointer('pointerleave');
  vi.advanceTimersByTime(1000);
  pointer('pointerenter');
  vi.advanceTimersByTime(199);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['HOVER']);
  pointer('pointerleave');
  pointer('pointerenter');
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['HOVER', 'HOVER']);
});

it.each([
  [false, ['HOVER']],
  [true, []],
])('with the last input a touch %s, takes `:hover` at the start for %j', (touched, expected) => {
  const { told } = set({ isHovered: true, touched });
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(expected);
});

it.each([
  ['.continue', ['CLICK']],
  ['.more', []],
  ['button', []],
])('counts a click on %s as %j', (selector, expected) => {
  const { card, told } = set();
  card.querySelector<HTMLElement>(selector)?.click();
  expect(told).toEqual(expected);
});

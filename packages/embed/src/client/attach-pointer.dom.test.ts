import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../state/create-store.ts';
import { attachPointer } from './attach-pointer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Given {
  readonly gridActive?: boolean;
  /** Whether the browser reports `:hover` when the client starts. */
  readonly isHovered?: boolean;
  readonly touched?: boolean;
}

function set({ gridActive = false, isHovered = false, touched }: Given = {}) {
  const card = document.createElement('main');
  card.innerHTML = '<a href="#x">x</a>';
  vi.spyOn(card, 'matches').mockReturnValue(isHovered);
  const store = createStore({ width: 480, height: 480, mobile: false }, { gridActive });
  attachPointer(card, store, { touched });
  const pointer = (type: string, pointerType = 'mouse', { movementX = 0, target = card as Element } = {}) =>
    target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType, movementX }));
  const touch = (target?: Element) => {
    pointer('pointerenter', 'touch');
    pointer('pointerdown', 'touch', { target });
    pointer('pointerup', 'touch', { target });
    pointer('pointerleave', 'touch');
  };
  const shows = () => store.view().header;
  const settle = () => vi.advanceTimersByTime(2000);
  return { card, store, pointer, touch, shows, settle };
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
  const { store, pointer } = set({ gridActive });
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

it('waits 150 ms from the entry of a mouse, however it moves meanwhile [E-17]', () => {
  const { store, pointer } = set();
  pointer('pointerenter', 'mouse', { movementX: 3 });
  vi.advanceTimersByTime(100);
  pointer('pointermove', 'mouse', { movementX: 3 });
  vi.advanceTimersByTime(50);
  expect(store.flags().hover).toBe(true);
});

it('does not hover by a finger', () => {
  const { store, pointer, settle } = set();
  pointer('pointerenter', 'touch');
  pointer('pointermove', 'touch', { movementX: 3 });
  settle();
  expect(store.flags().hover).toBe(false);
});

it('shows the controls by a touch and hides them by another [E-13]', () => {
  const { touch, shows, settle } = set();
  touch();
  expect(shows()).toBe(true);
  settle();
  expect(shows()).toBe(true);
  touch();
  settle();
  expect(shows()).toBe(false);
});

it.each<readonly [string, Given, (pointer: ReturnType<typeof set>['pointer']) => void]>([
  ['`:hover` matches at the start', { isHovered: true }, () => {}],
  ['a mouse enters without having moved', {}, (pointer) => pointer('pointerenter')],
])('shows the controls by the first touch and hides them by the second where %s [E-13]', (_title, given, enter) => {
  const { pointer, touch, shows, settle } = set(given);
  enter(pointer);
  settle();
  expect(shows()).toBe(true);
  touch();
  settle();
  expect(shows()).toBe(true);
  touch();
  settle();
  expect(shows()).toBe(false);
});

it('shows the controls by a touch that comes within the delay of an assumed hover [E-13]', () => {
  const { touch, shows, settle } = set({ isHovered: true });
  touch();
  expect(shows()).toBe(true);
  touch();
  settle();
  expect(shows()).toBe(false);
});

it('does not take the mouse events that a browser emulates after a touch for a hover [E-13]', () => {
  const { pointer, touch, shows, settle } = set();
  touch();
  pointer('pointerenter');
  pointer('pointermove');
  settle();
  touch();
  settle();
  expect(shows()).toBe(false);
});

it('keeps the controls through touches while a mouse that has moved is over the card [E-13]', () => {
  const { pointer, touch, shows, settle } = set();
  pointer('pointerenter', 'mouse', { movementX: 3 });
  settle();
  for (const _ of [1, 2, 3]) {
    touch();
    settle();
    expect(shows()).toBe(true);
  }
  pointer('pointerleave');
  settle();
  expect(shows()).toBe(false);
});

it('shows the controls again by a mouse that moves after a touch has hidden them [E-13]', () => {
  const { pointer, touch, shows, settle } = set({ isHovered: true });
  touch();
  touch();
  expect(shows()).toBe(false);
  pointer('pointermove', 'mouse', { movementX: 3 });
  settle();
  expect(shows()).toBe(true);
});

it('counts the touch that started the client once, also where it ends after the start [E-13]', () => {
  const { pointer, touch, shows, settle } = set({ isHovered: true, touched: true });
  expect(shows()).toBe(true);
  pointer('pointerup', 'touch');
  settle();
  expect(shows()).toBe(true);
  touch();
  settle();
  expect(shows()).toBe(false);
});

it('leaves the touches of a link alone', () => {
  const { card, touch, shows } = set();
  touch(card.querySelector('a') ?? undefined);
  expect(shows()).toBe(false);
});

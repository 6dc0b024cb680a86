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

function setUp({ gridActive = false, isHovered = false, touched }: Given = {}) {
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
  const isVisible = () => store.view().header;
  const settle = () => vi.advanceTimersByTime(2000);
  return { card, store, pointer, touch, isVisible, settle };
}

it('starts the hover 150 ms after the pointer enters [E-17]', () => {
  const { store, pointer } = setUp();
  pointer('pointerenter');
  vi.advanceTimersByTime(149);
  expect(store.flags().hover).toBe(false);
  vi.advanceTimersByTime(1);
  expect(store.flags().hover).toBe(true);
});

it.each([
  [false, 70],
  [true, 1000],
])('with gridActive %s, ends the hover %d ms after the pointer leaves [E-17]', (gridActive, ms) => {
  const { store, pointer } = setUp({ gridActive });
  pointer('pointerenter');
  vi.advanceTimersByTime(150);
  pointer('pointerleave');
  vi.advanceTimersByTime(ms - 1);
  expect(store.flags().hover).toBe(true);
  vi.advanceTimersByTime(1);
  expect(store.flags().hover).toBe(false);
});

it('ignores a pointer that passes, and continues the hover of one that returns [E-17]', () => {
  const { store, pointer } = setUp();
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

it('waits 150 ms from the entry of a mouse even while it moves [E-17]', () => {
  const { store, pointer } = setUp();
  pointer('pointerenter', 'mouse', { movementX: 3 });
  vi.advanceTimersByTime(100);
  pointer('pointermove', 'mouse', { movementX: 3 });
  vi.advanceTimersByTime(50);
  expect(store.flags().hover).toBe(true);
});

it('ignores touches for the hover', () => {
  const { store, pointer, settle } = setUp();
  pointer('pointerenter', 'touch');
  pointer('pointermove', 'touch', { movementX: 3 });
  settle();
  expect(store.flags().hover).toBe(false);
});

it('shows the controls on a touch and hides them on another [E-13]', () => {
  const { touch, isVisible, settle } = setUp();
  touch();
  expect(isVisible()).toBe(true);
  settle();
  expect(isVisible()).toBe(true);
  touch();
  settle();
  expect(isVisible()).toBe(false);
});

it.each<readonly [string, Given, (pointer: ReturnType<typeof setUp>['pointer']) => void]>([
  ['`:hover` matches at the start', { isHovered: true }, () => {}],
  ['a mouse enters without having moved', {}, (pointer) => pointer('pointerenter')],
])('shows the controls on the first touch and hides them on the second if %s [E-13]', (_title, given, enter) => {
  const { pointer, touch, isVisible, settle } = setUp(given);
  enter(pointer);
  settle();
  expect(isVisible()).toBe(true);
  touch();
  settle();
  expect(isVisible()).toBe(true);
  touch();
  settle();
  expect(isVisible()).toBe(false);
});

it('shows the controls on a touch within the delay of an assumed hover [E-13]', () => {
  const { touch, isVisible, settle } = setUp({ isHovered: true });
  touch();
  expect(isVisible()).toBe(true);
  touch();
  settle();
  expect(isVisible()).toBe(false);
});

it('ignores the mouse events that a browser emulates after a touch [E-13]', () => {
  const { pointer, touch, isVisible, settle } = setUp();
  touch();
  pointer('pointerenter');
  pointer('pointermove');
  settle();
  touch();
  settle();
  expect(isVisible()).toBe(false);
});

it('keeps the controls through touches while a mouse that has moved is over the card [E-13]', () => {
  const { pointer, touch, isVisible, settle } = setUp();
  pointer('pointerenter', 'mouse', { movementX: 3 });
  settle();
  for (const _ of [1, 2, 3]) {
    touch();
    settle();
    expect(isVisible()).toBe(true);
  }
  pointer('pointerleave');
  settle();
  expect(isVisible()).toBe(false);
});

it('shows the controls again when a mouse moves after a touch has hidden them [E-13]', () => {
  const { pointer, touch, isVisible, settle } = setUp({ isHovered: true });
  touch();
  touch();
  expect(isVisible()).toBe(false);
  pointer('pointermove', 'mouse', { movementX: 3 });
  settle();
  expect(isVisible()).toBe(true);
});

it('counts the touch that started the client once, even if it ends after the start [E-13]', () => {
  const { pointer, touch, isVisible, settle } = setUp({ isHovered: true, touched: true });
  expect(isVisible()).toBe(true);
  pointer('pointerup', 'touch');
  settle();
  expect(isVisible()).toBe(true);
  touch();
  settle();
  expect(isVisible()).toBe(false);
});

it('ignores touches on a link', () => {
  const { card, touch, isVisible } = setUp();
  touch(card.querySelector('a') ?? undefined);
  expect(isVisible()).toBe(false);
});

import { expect, it } from 'vitest';
import { createStore } from '../state/create-store.ts';
import { attachView } from './attach-view.ts';

const SIZE = { width: 480, height: 480, mobile: false };

/** jsdom has no modal dialogs, so the methods set the attribute. */
function setUp({ open = false } = {}) {
  const card = document.createElement('main');
  const share = document.createElement('dialog');
  share.open = open;
  share.showModal = () => {
    share.open = true;
  };
  share.close = () => {
    share.open = false;
  };
  const store = createStore(SIZE);
  attachView({ card, share }, store);
  return { card, share, store };
}

it('keeps a menu open that was opened before the client started [E-8]', () => {
  const { share, store } = setUp({ open: true });
  expect(share.open).toBe(true);
  store.dispatch({ type: 'share-opened' });
  expect(share.open).toBe(true);
});

it.each(['hover-started', 'ready', 'paused'] as const)(
  'keeps a menu open that the browser opened, if %s is dispatched before share-opened [E-8]',
  (type) => {
    const { share, store } = setUp();
    share.showModal();
    store.dispatch({ type });
    expect(share.open).toBe(true);
    store.dispatch({ type: 'share-opened' });
    expect(share.open).toBe(true);
  },
);

it('keeps a menu closed that the browser closed, if another event is dispatched before share-closed [E-8]', () => {
  const { share, store } = setUp();
  share.showModal();
  store.dispatch({ type: 'share-opened' });
  share.close();
  store.dispatch({ type: 'hover-ended' });
  expect(share.open).toBe(false);
});

it('opens and closes the menu on its events, and closes it in a small frame [E-8] [E-11]', () => {
  const { share, store } = setUp();
  store.dispatch({ type: 'share-opened' });
  expect(share.open).toBe(true);
  store.dispatch({ type: 'share-closed' });
  expect(share.open).toBe(false);
  store.dispatch({ type: 'share-opened' });
  store.resize({ ...SIZE, width: 249 });
  expect(share.open).toBe(false);
});

it('sets attributes for the visible parts [E-13] [E-15]', () => {
  const { card, store } = setUp();
  expect(card.dataset).toMatchObject({ zoetropeVisible: '', zoetropeBackground: 'filled', zoetropeLive: '' });
  store.dispatch({ type: 'hover-started' });
  store.dispatch({ type: 'ready' });
  expect(card.dataset).toMatchObject({
    zoetropeVisible: 'header shade pause footer',
    zoetropeBackground: 'transparent',
    zoetropeAttribution: 'shown',
  });
});

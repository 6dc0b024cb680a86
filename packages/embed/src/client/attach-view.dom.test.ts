import { expect, it } from 'vitest';
import { createStore } from '../state/create-store.ts';
import { attachView } from './attach-view.ts';

const SIZE = { width: 480, height: 480, mobile: false };

/** The engine of these tests has no modal dialogs: they are what their attribute says. */
function set({ open = false } = {}) {
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

it('leaves a menu open that was opened before the script came [E-8]', () => {
  const { share, store } = set({ open: true });
  expect(share.open).toBe(true);
  store.dispatch({ type: 'share-opened' });
  expect(share.open).toBe(true);
});

it.each(['hover-started', 'ready', 'paused'] as const)(
  'leaves a menu open that the browser has opened and not yet told of, when %s comes between [E-8]',
  (type) => {
    const { share, store } = set();
    share.showModal();
    store.dispatch({ type });
    expect(share.open).toBe(true);
    store.dispatch({ type: 'share-opened' });
    expect(share.open).toBe(true);
  },
);

it('does not open a menu again that the browser has closed and not yet told of [E-8]', () => {
  const { share, store } = set();
  share.showModal();
  store.dispatch({ type: 'share-opened' });
  share.close();
  store.dispatch({ type: 'hover-ended' });
  expect(share.open).toBe(false);
});

it('opens and closes the menu by its flag, and closes it where there is no room for it [E-8] [E-11]', () => {
  const { share, store } = set();
  store.dispatch({ type: 'share-opened' });
  expect(share.open).toBe(true);
  store.dispatch({ type: 'share-closed' });
  expect(share.open).toBe(false);
  store.dispatch({ type: 'share-opened' });
  store.resize({ ...SIZE, width: 249 });
  expect(share.open).toBe(false);
});

it('names what shows in attributes [E-13] [E-15]', () => {
  const { card, store } = set();
  expect(card.dataset).toMatchObject({ zoetropeShows: '', zoetropeBackground: 'filled', zoetropeLive: '' });
  store.dispatch({ type: 'hover-started' });
  store.dispatch({ type: 'ready' });
  expect(card.dataset).toMatchObject({
    zoetropeShows: 'header shade pause footer',
    zoetropeBackground: 'transparent',
    zoetropeAttribution: 'shown',
  });
});

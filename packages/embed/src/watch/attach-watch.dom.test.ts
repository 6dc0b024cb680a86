import { localProvider } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { expect, it, vi } from 'vitest';
import { findParts } from '../client/find-parts.ts';
import { renderEmbedPage } from '../render-embed-page.ts';
import { createStore } from '../state/create-store.ts';
import { attachWatch } from './attach-watch.ts';

const provider = localProvider('https://gifs.example');

function setUp(size = 480) {
  const external_media = { provider_name: 'youtube', asset_uid: 'aqz-KE-bpKQ', start: 30 } as const;
  const gif = buildGif({ external_media });
  const page = new DOMParser().parseFromString(renderEmbedPage(gif, { provider }), 'text/html');
  document.body.replaceChildren(...page.body.children);
  const parts = findParts(document);
  const link = parts?.card.querySelector<HTMLAnchorElement>('.watch');
  if (!parts || !link) throw new Error('The page has no external video.');
  // jsdom has no layout.
  for (const side of ['clientWidth', 'clientHeight']) Object.defineProperty(parts.card, side, { value: size });
  const store = createStore({ width: size, height: size, mobile: false });
  const onPlay = vi.fn();
  attachWatch({ link, card: parts.card, data: { gif, provider, apiKey: 'k' }, onPlay }, store);
  return { card: parts.card, link, store, onPlay };
}

const click = (element: Element | null, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  element?.dispatchEvent(event);
  return event.defaultPrevented;
};
const inert = (card: Element) => [...card.children].filter((each) => each.hasAttribute('inert'));

it('makes everything but the heading inert while a player replaces the card [E-9]', () => {
  const { card, link } = setUp();
  const before = [...card.children];
  expect(click(link)).toBe(true);
  expect(inert(card)).toEqual(before.filter(({ localName }) => localName !== 'h1'));
  expect(card.querySelector('h1')?.closest('[inert]')).toBeNull();
});

it('restores the card on the back button [E-9]', () => {
  const { card, link, store } = setUp();
  click(link);
  expect(store.flags().watching).toBe(true);
  click(card.querySelector('.back'));
  expect(inert(card)).toEqual([]);
  expect(card.querySelector('.player')).toBeNull();
  expect(store.flags().watching).toBe(false);
  expect(document.activeElement).toBe(link);
});

it('follows the link for a new tab, and if the card is too small for a player [E-9]', () => {
  expect(click(setUp().link, { ctrlKey: true })).toBe(false);
  expect(click(setUp(199).link)).toBe(false);
});

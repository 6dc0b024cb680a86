import { localProvider } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { expect, it, vi } from 'vitest';
import { findParts } from '../client/find-parts.ts';
import { renderEmbedPage } from '../render-embed-page.ts';
import { createStore } from '../state/create-store.ts';
import { attachWatch } from './attach-watch.ts';

const provider = localProvider('https://gifs.example');

function set(room = 480) {
  const external_media = { provider_name: 'youtube', asset_uid: 'aqz-KE-bpKQ', start: 30 } as const;
  const gif = buildGif({ external_media });
  const page = new DOMParser().parseFromString(renderEmbedPage(gif, { provider }), 'text/html');
  document.body.replaceChildren(...page.body.children);
  const parts = findParts(document);
  const link = parts?.card.querySelector<HTMLAnchorElement>('.watch');
  if (!parts || !link) throw new Error('The page has no film.');
  // Nothing is laid out here.
  for (const side of ['clientWidth', 'clientHeight']) Object.defineProperty(parts.card, side, { value: room });
  const store = createStore({ width: room, height: room, mobile: false });
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

it('keeps the heading of the page while a film stands in the place of the card, and nothing else of it [E-9]', () => {
  const { card, link } = set();
  const before = [...card.children];
  expect(click(link)).toBe(true);
  expect(inert(card)).toEqual(before.filter(({ localName }) => localName !== 'h1'));
  expect(card.querySelector('h1')?.closest('[inert]')).toBeNull();
});

it('gives all of the card back [E-9]', () => {
  const { card, link, store } = set();
  click(link);
  expect(store.flags().watching).toBe(true);
  click(card.querySelector('.back'));
  expect(inert(card)).toEqual([]);
  expect(card.querySelector('.player')).toBeNull();
  expect(store.flags().watching).toBe(false);
  expect(document.activeElement).toBe(link);
});

it('leaves the link to itself for a new tab, and where a player has no room [E-9]', () => {
  expect(click(set().link, { ctrlKey: true })).toBe(false);
  expect(click(set(199).link)).toBe(false);
});

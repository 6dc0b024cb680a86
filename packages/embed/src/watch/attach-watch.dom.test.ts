import { localProvider } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { expect, it } from 'vitest';
import { findParts } from '../client/find-parts.ts';
import { renderEmbedPage } from '../render-embed-page.ts';
import { createStore } from '../state/create-store.ts';
import { attachWatchLink } from './attach-watch.ts';

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
  attachWatchLink({ link, card: parts.card, data: { gif, provider, apiKey: 'k' }, onPlay() {} }, store);
  return { card: parts.card, link, store };
}

function click(element: Element | null, init: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  element?.dispatchEvent(event);
  return event;
}
const inertChildren = (card: Element) => [...card.children].filter((child) => child.hasAttribute('inert'));

it('makes everything but the heading inert while a player covers the card [E-9]', () => {
  const { card, link } = setUp();
  const before = [...card.children];
  expect(click(link).defaultPrevented).toBe(true);
  expect(inertChildren(card)).toEqual(before.filter(({ localName }) => localName !== 'h1'));
  expect(card.querySelector('h1')?.closest('[inert]')).toBeNull();
});

it("restores the card when the player's Back button is clicked [E-9]", () => {
  const { card, link, store } = setUp();
  click(link);
  expect(store.flags().watching).toBe(true);
  click(card.querySelector('.back'));
  expect(inertChildren(card)).toEqual([]);
  expect(card.querySelector('.player')).toBeNull();
  expect(store.flags().watching).toBe(false);
  expect(document.activeElement).toBe(link);
});

it.each([
  ['the click opens a new tab', 480, { ctrlKey: true }],
  ['the card is too small for a player', 199, {}],
])('leaves a click to the browser if %s [E-9]', (_, size, init) => {
  expect(click(setUp(size).link, init).defaultPrevented).toBe(false);
});

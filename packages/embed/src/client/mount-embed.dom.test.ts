import { localProvider } from '@zoetrope/model';
import { buildGif, buildPage } from '@zoetrope/testkit';
import { fakeIntersectionObserver } from '@zoetrope/testkit/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderEmbedBody } from '../render-embed-body.ts';
import { MOBILE_QUERY } from '../state/embed-size.ts';
import { findParts } from './find-parts.ts';
import { mountEmbed } from './mount-embed.ts';

beforeEach(() => {
  fakeIntersectionObserver();
  Element.prototype.getAnimations = () => [];
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

it.each([
  ['a phone', true, { apiKey: 'web', mobileApiKey: 'phone' }, 'phone'],
  ['a desktop', false, { apiKey: 'web', mobileApiKey: 'phone' }, 'web'],
  ['a phone without its own key', true, { apiKey: 'web' }, 'web'],
  ['a page behind a proxy that adds the key', true, { apiKey: '' }, ''],
])('sends events from %s with the key of its client type [C-14]', async (_, isMobile, keys, key) => {
  const sentKeys: (string | null)[] = [];
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isMobile && query === MOBILE_QUERY }),
  );
  vi.stubGlobal('fetch', async (url: string) => {
    sentKeys.push(new URL(url).searchParams.get('api_key') ?? new URL(url).searchParams.get('apikey'));
    return Response.json(buildPage());
  });
  const provider = localProvider('https://gifs.example');
  const gif = buildGif({ analytics_response_payload: 'e=1' });
  document.body.innerHTML = renderEmbedBody(gif, {
    provider,
    client: { ...keys, code: '' },
  }).markup;
  const parts = findParts(document);
  if (!parts) throw new Error('The page has no parts.');
  const stop = mountEmbed(parts, { data: { gif, provider, ...keys } });
  document.querySelector<HTMLElement>('.continue')?.click();
  stop();
  await expect.poll(() => sentKeys.length).toBeGreaterThan(0);
  expect(new Set(sentKeys)).toEqual(new Set([key]));
});

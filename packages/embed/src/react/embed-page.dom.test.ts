import { cleanup, render } from '@testing-library/react';
import { localProvider } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderEmbedPage } from '../render-embed-page.ts';
import { EmbedPage, type EmbedPageProps } from './embed-page.tsx';

// The engine of these tests throws at a style sheet with `attr(width type(<number>))`, where a browser without it reads on.
vi.mock('../styles/embed-css.ts', async (original) => {
  const { FIRST_CSS, LATER_CSS } = await original<typeof import('../styles/embed-css.ts')>();
  return { FIRST_CSS: FIRST_CSS.replace(/@supports \(.*?\}\}/s, ''), LATER_CSS };
});

// An engine without layout has none of these.
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
Element.prototype.getAnimations = () => [];
// Pictures of this engine are there at once, since it loads none.
beforeEach(() => void vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const gif = buildGif({ title: 'Rain & <wind>' });
const props: EmbedPageProps = { gif, provider: localProvider('https://gifs.example'), apiKey: 'k' };
const page = (changed: Partial<EmbedPageProps> = {}) => createElement(EmbedPage, { ...props, ...changed });

const card = () => document.querySelector<HTMLElement>('.card');
const arrive = () => document.querySelector('.media img')?.dispatchEvent(new Event('load'));
const live = async () => {
  arrive();
  await expect.poll(() => card()?.dataset.zoetropeLive).toBe('');
};

it('is on the server what renderEmbedPage sends, without its script', () => {
  const sent = renderEmbedPage(gif, { ...props, nonce: 'n', client: { apiKey: 'k', code: '' } });
  const [, body = ''] = /<body>\n(.*?)<script/s.exec(sent) ?? [];
  const rendered = renderToString(page({ nonce: 'n' }));
  expect(body).toContain('Rain &amp; &lt;wind&gt;');
  expect(rendered).toContain(body);
  expect(rendered).toContain('<style nonce="n">');
  expect(rendered).not.toContain('<script');
});

it('brings the client after the first frame', async () => {
  render(page());
  expect(card()?.dataset.zoetropeLive).toBeUndefined();
  await live();
});

it('stays without one where no key is given', () => {
  render(page({ apiKey: undefined }));
  arrive();
  expect(document.querySelector('.related')).toBeNull();
  expect(card()?.dataset.zoetropeLive).toBeUndefined();
});

it('tells of a favorite once, also after a second mount', async () => {
  const onFavorite = vi.fn();
  render(createElement(StrictMode, null, page({ onFavorite })));
  await live();
  document.querySelector<HTMLButtonElement>('.favorite')?.click();
  expect(onFavorite).toHaveBeenCalledOnce();
});

it('lets go of the window when it goes', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  const { unmount } = render(page());
  await live();
  unmount();
  const ours = added.mock.calls.filter(([type]) => type === 'message' || type === 'resize');
  expect(ours.length).toBeGreaterThanOrEqual(2);
  for (const [, , options] of ours) expect(options).toMatchObject({ signal: { aborted: true } });
});

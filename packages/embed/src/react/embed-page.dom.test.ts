import { cleanup, render } from '@testing-library/react';
import { localProvider } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { fakeIntersectionObserver } from '@zoetrope/testkit/react';
import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { loadErrorReports as LoadErrorReports } from '../client/load-error-reports.ts';
import { renderEmbedPage } from '../render-embed-page.ts';
import { EmbedPage, type EmbedPageProps } from './embed-page.tsx';

// jsdom throws on `attr(width type(<number>))` in a style sheet, which browsers without support skip.
vi.mock('../styles/embed-css.ts', async (original) => {
  const { CRITICAL_CSS, CONTROLS_CSS } = await original<typeof import('../styles/embed-css.ts')>();
  return { CRITICAL_CSS: CRITICAL_CSS.replace(/@supports \(.*?\}\}/s, ''), CONTROLS_CSS };
});

const loadErrorReports = vi.hoisted(() => vi.fn<typeof LoadErrorReports>(async () => {}));
vi.mock('../client/load-error-reports.ts', () => ({ loadErrorReports }));

// jsdom has no layout.
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
Element.prototype.getAnimations = () => [];
// jsdom loads no images and reports them as complete.
beforeEach(() => {
  fakeIntersectionObserver();
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  cleanup();
  loadErrorReports.mockClear();
  vi.restoreAllMocks();
});

const gif = buildGif({ title: 'Rain & <wind>' });
const props: EmbedPageProps = { gif, provider: localProvider('https://gifs.example'), apiKey: 'k' };
const page = (changed: Partial<EmbedPageProps> = {}) => createElement(EmbedPage, { ...props, ...changed });

const card = () => document.querySelector<HTMLElement>('.card');
const loadImage = () => document.querySelector('.media img')?.dispatchEvent(new Event('load'));
const waitForClient = async () => {
  loadImage();
  await expect.poll(() => card()?.dataset.zoetropeLive).toBe('');
};

it('renders the same markup as renderEmbedPage on a server, without the script', () => {
  const sent = renderEmbedPage(gif, { ...props, nonce: 'n', client: { apiKey: 'k', code: '' } });
  const [, body = ''] = /<body>\n(.*?)<script/s.exec(sent) ?? [];
  const rendered = renderToString(page({ nonce: 'n' }));
  expect(body).toContain('Rain &amp; &lt;wind&gt;');
  expect(rendered).toContain(body);
  expect(rendered).toContain('<style nonce="n">');
  expect(rendered).not.toContain('<script');
});

it('loads the client after the first frame', async () => {
  render(page());
  expect(card()?.dataset.zoetropeLive).toBeUndefined();
  await waitForClient();
});

it('stays static without an API key', () => {
  render(page({ apiKey: undefined }));
  loadImage();
  expect(document.querySelector('.related')).toBeNull();
  expect(card()?.dataset.zoetropeLive).toBeUndefined();
});

it('calls onFavorite once after a second mount', async () => {
  const onFavorite = vi.fn();
  render(createElement(StrictMode, null, page({ onFavorite })));
  await waitForClient();
  document.querySelector<HTMLButtonElement>('.favorite')?.click();
  expect(onFavorite).toHaveBeenCalledOnce();
});

it('removes its listeners of the window on unmount', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  const { unmount } = render(page());
  await waitForClient();
  unmount();
  const ours = added.mock.calls.filter(([type]) => type === 'message' || type === 'resize');
  expect(ours.length).toBeGreaterThanOrEqual(2);
  for (const [, , options] of ours) expect(options).toMatchObject({ signal: { aborted: true } });
});

it('reports errors to its DSN until it unmounts, once in strict mode [N-9]', () => {
  const errorReportsDsn = 'https://token@errors.example/1';
  const { unmount } = render(createElement(StrictMode, null, page({ errorReportsDsn })));
  const isActive = () => loadErrorReports.mock.calls.map(([dsn, options]) => [dsn, !options?.signal?.aborted]);
  expect(isActive()).toEqual([
    [errorReportsDsn, false],
    [errorReportsDsn, true],
  ]);
  unmount();
  expect(isActive()).toEqual([
    [errorReportsDsn, false],
    [errorReportsDsn, false],
  ]);
});

it('reports no errors without a DSN [N-9]', () => {
  render(page());
  expect(loadErrorReports.mock.calls.map(([dsn]) => dsn)).toEqual([undefined]);
});

import { afterEach, expect, it, vi } from 'vitest';
import { loadTags } from './load-tags.ts';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const provider = { embedUrl: 'https://gifs.example/embed' };
const gif = { id: 'rain' };

it('pushes the page view and a share to the data layer of a tag manager', async () => {
  const dataLayer: unknown[] = [];
  vi.stubGlobal('dataLayer', dataLayer);
  loadTags({ gif, provider })({ target: 'twitter', succeeded: true });
  await expect.poll(() => dataLayer).toHaveLength(2);
  expect(dataLayer[0]).toMatchObject({ event: 'page_view', page_path: '/embed/rain', page_mode: 'embed' });
  expect(dataLayer[1]).toMatchObject({ event: 'share', gif_id: 'rain', share_target: 'twitter' });
});

it.each([
  ['/zoo/embed/rain/twitter/iframe', '/embed/rain/twitter/iframe'],
  ['/somewhere', '/embed/rain'],
])('counts the page %s of a provider below a path as %s', async (pathname, page_path) => {
  const dataLayer: unknown[] = [];
  vi.stubGlobal('dataLayer', dataLayer);
  window.history.replaceState(null, '', pathname);
  loadTags({ gif, provider: { embedUrl: 'https://host.example/zoo/embed' } });
  await expect.poll(() => dataLayer).toHaveLength(1);
  expect(dataLayer[0]).toMatchObject({ event: 'page_view', page_path, page_mode: 'embed' });
});

it('posts page views and shares to pageViewsUrl without any data about the user [N-8]', async () => {
  const posted = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  loadTags({ gif, provider, pageViewsUrl: 'https://count.example/views' })({ target: 'link', succeeded: true });
  await expect.poll(() => posted).toHaveBeenCalledTimes(2);
  const [[url, init] = []] = posted.mock.calls;
  expect(url).toBe('https://count.example/views');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(posted.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([
    { event: 'page_view', page_path: '/embed/rain', page_mode: 'embed' },
    { event: 'share', gif_id: 'rain', share_target: 'link' },
  ]);
});

it('logs a failed share as an error on every page', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  loadTags({ gif, provider })({ target: 'link', succeeded: false });
  await expect.poll(() => error).toHaveBeenCalledTimes(1);
  expect(String(error.mock.calls[0])).toContain('sharing the GIF rain (link) failed');
});

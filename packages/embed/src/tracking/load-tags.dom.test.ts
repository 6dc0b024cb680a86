import { afterEach, expect, it, vi } from 'vitest';
import { loadTags } from './load-tags.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const provider = { embedUrl: 'https://gifs.example/embed' };
const gif = { id: 'rain' };

it('counts the page view in the mode of embeds, and a share, where the page has a tag manager', async () => {
  const dataLayer: unknown[] = [];
  vi.stubGlobal('dataLayer', dataLayer);
  loadTags({ gif, provider })('twitter', true);
  await expect.poll(() => dataLayer).toHaveLength(2);
  expect(dataLayer[0]).toMatchObject({ event: 'page_view', page_path: '/embed/rain', page_mode: 'embed' });
  expect(dataLayer[1]).toMatchObject({ event: 'share', gif_id: 'rain', share_target: 'twitter' });
});

it('posts both to the address that the page was given, and nothing of the viewer [N-8]', async () => {
  const posted = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  loadTags({ gif, provider, pageViewsUrl: 'https://count.example/views' })('link', true);
  await expect.poll(() => posted).toHaveBeenCalledTimes(2);
  const [[address, init] = []] = posted.mock.calls;
  expect(address).toBe('https://count.example/views');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(posted.mock.calls.map(([, each]) => JSON.parse(String(each?.body)))).toEqual([
    { event: 'page_view', page_path: '/embed/rain', page_mode: 'embed' },
    { event: 'share', gif_id: 'rain', share_target: 'link' },
  ]);
});

it('logs a share that failed as an error, on every page', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  loadTags({ gif, provider })('link', false);
  await expect.poll(() => error).toHaveBeenCalledTimes(1);
  expect(String(error.mock.calls[0])).toContain('sharing the GIF rain (link) failed');
});

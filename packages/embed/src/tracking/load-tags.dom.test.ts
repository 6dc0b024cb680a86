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
  loadTags(gif, provider)('twitter', true);
  await vi.waitFor(() => expect(dataLayer).toHaveLength(2));
  expect(dataLayer[0]).toMatchObject({ event: 'page_view', page_path: '/embed/rain', page_mode: 'embed' });
  expect(dataLayer[1]).toMatchObject({ event: 'share', gif_id: 'rain', share_target: 'twitter' });
});

it('logs a share that failed as an error, on every page', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  loadTags(gif, provider)('link', false);
  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1));
  expect(String(error.mock.calls[0])).toContain('sharing the GIF rain (link) failed');
});

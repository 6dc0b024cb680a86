import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useRoute } from './use-route.ts';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

function setUp(url = '/') {
  window.history.replaceState(null, '', url);
  const { result } = renderHook(() => useRoute(window));
  const popState = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  return {
    route: () => result.current.route,
    url: () => window.location.pathname + window.location.search,
    push: (change: Parameters<typeof result.current.push>[0]) => act(() => result.current.push(change)),
    replace: (change: Parameters<typeof result.current.replace>[0]) => act(() => result.current.replace(change)),
    close: () => act(() => result.current.closeGif()),
    closeAndGoBack: () =>
      act(async () => {
        const arrived = popState();
        result.current.closeGif();
        await arrived;
      }),
    back: () =>
      act(async () => {
        const arrived = popState();
        window.history.back();
        await arrived;
      }),
  };
}

describe('useRoute', () => {
  it('starts with the route of the URL', () => {
    expect(setUp('/?q=cat&type=stickers').route()).toEqual({ q: 'cat', type: 'stickers', gif: '' });
  });

  it('pushes each change to the URL, and the back button reverts it', async () => {
    const page = setUp();
    page.push({ q: 'cat' });
    page.push({ type: 'videos' });
    expect(page.url()).toBe('/?q=cat&type=videos');
    await page.back();
    expect(page.route()).toEqual({ q: 'cat', type: 'gifs', gif: '' });
  });

  it('replaces the history entry', async () => {
    const page = setUp();
    page.push({ q: 'c' });
    page.replace({ q: 'cat' });
    await page.back();
    expect(page.route().q).toBe('');
  });

  it('closes a GIF together with the GIFs it was opened from', async () => {
    const page = setUp('/?q=cat');
    page.push({ gif: 'one' });
    page.push({ gif: 'two' });
    await page.closeAndGoBack();
    expect(page.url()).toBe('/?q=cat');
  });

  it('goes back only once when the GIF is closed twice', async () => {
    const page = setUp('/');
    page.push({ q: 'cat' });
    page.push({ gif: 'one' });
    page.close();
    await page.closeAndGoBack();
    expect(page.url()).toBe('/?q=cat');
  });

  it('stays on the page if it was opened by a link to a GIF', () => {
    const page = setUp('/?q=cat&gif=one');
    page.close();
    expect(page.url()).toBe('/?q=cat');
    expect(page.route().gif).toBe('');
  });
});

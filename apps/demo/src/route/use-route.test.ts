import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useRoute } from './use-route.ts';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(cleanup);

function setUp(address = '/') {
  window.history.replaceState(null, '', address);
  const { result } = renderHook(() => useRoute(window));
  const went = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  return {
    route: () => result.current.route,
    address: () => window.location.pathname + window.location.search,
    push: (change: Parameters<typeof result.current.push>[0]) => act(() => result.current.push(change)),
    replace: (change: Parameters<typeof result.current.replace>[0]) => act(() => result.current.replace(change)),
    close: () => act(() => result.current.closeGif()),
    closeAndGoBack: () =>
      act(async () => {
        const arrived = went();
        result.current.closeGif();
        await arrived;
      }),
    back: () =>
      act(async () => {
        const arrived = went();
        window.history.back();
        await arrived;
      }),
  };
}

describe('useRoute', () => {
  it('starts with what the address says', () => {
    expect(setUp('/?q=cat&type=stickers').route()).toEqual({ q: 'cat', type: 'stickers', gif: '' });
  });

  it('writes each step into the address, and the back button undoes it', async () => {
    const page = setUp();
    page.push({ q: 'cat' });
    page.push({ type: 'videos' });
    expect(page.address()).toBe('/?q=cat&type=videos');
    await page.back();
    expect(page.route()).toEqual({ q: 'cat', type: 'gifs', gif: '' });
  });

  it('replaces without a step to go back to', async () => {
    const page = setUp();
    page.push({ q: 'c' });
    page.replace({ q: 'cat' });
    await page.back();
    expect(page.route().q).toBe('');
  });

  it('leaves a GIF and all that were opened from it in one go', async () => {
    const page = setUp('/?q=cat');
    page.push({ gif: 'one' });
    page.push({ gif: 'two' });
    await page.closeAndGoBack();
    expect(page.address()).toBe('/?q=cat');
  });

  it('goes back once when it is told to close twice', async () => {
    const page = setUp('/');
    page.push({ q: 'cat' });
    page.push({ gif: 'one' });
    page.close();
    await page.closeAndGoBack();
    expect(page.address()).toBe('/?q=cat');
  });

  it('stays on the page when a link to a GIF was followed here', () => {
    const page = setUp('/?q=cat&gif=one');
    page.close();
    expect(page.address()).toBe('/?q=cat');
    expect(page.route().gif).toBe('');
  });
});

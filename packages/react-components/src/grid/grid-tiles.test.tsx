import { act, fireEvent, screen } from '@testing-library/react';
import { buildGif, buildGifs, buildPage } from '@zoetrope/testkit';
import { describe, expect, it, vi } from 'vitest';
import { advance, imageOf, mediaOf, never, positions, renderGrid, setUpGrid, tileOf } from './testing/render-grid.tsx';

const { intersections, scrollTo } = setUpGrid();

describe('Grid tiles', () => {
  it('renders GIFs without images, sizes or users', async () => {
    const strange = [
      buildGif({ id: 'a', images: undefined }),
      buildGif({ id: 'b', images: { original: { url: 'https://media.example/b.gif', width: 0, height: 0 } } }),
      buildGif({ id: 'c', user: undefined, url: 'javascript:alert(1)' }),
    ];
    await renderGrid({ fetchGifs: async () => buildPage({ gifs: strange }) });
    expect(positions()).toEqual([1, 2, 3]);
    expect(mediaOf('c').tagName).toBe('DIV');
  });

  it('reports CLICK, HOVER and SEEN with the layout type GRID [W-1] [W-7]', async () => {
    const track = vi.fn();
    const callbacks = { onGifClick: vi.fn(), onGifHover: vi.fn(), onGifSeen: vi.fn(), onGifVisible: vi.fn() };
    await renderGrid({ track, ...callbacks, noLink: true });
    fireEvent.click(imageOf('gif-2'));
    fireEvent.mouseOver(imageOf('gif-3'));
    await advance(200);
    fireEvent.load(imageOf('gif-4'));
    act(() => intersections().show(tileOf('gif-4'), 1));
    const events = track.mock.calls.map(([{ type, gif, layoutType }]) => [type, gif.id, layoutType]);
    expect(events).toEqual([
      ['CLICK', 'gif-2', 'GRID'],
      ['HOVER', 'gif-3', 'GRID'],
      ['SEEN', 'gif-4', 'GRID'],
    ]);
    expect(Object.values(callbacks).map((callback) => callback.mock.lastCall?.[0].id)).toEqual([
      'gif-2',
      'gif-3',
      'gif-4',
      'gif-4',
    ]);
  });

  it('reports a tile as seen once, even if it unmounts and mounts again [W-7]', async () => {
    const track = vi.fn();
    await renderGrid({ track, initialGifs: buildGifs(500), fetchGifs: never });
    for (const _ of [1, 2]) {
      fireEvent.load(imageOf('gif-1'));
      act(() => intersections().show(tileOf('gif-1'), 1));
      scrollTo(20_000);
      expect(tileOf('gif-1')).toBeNull();
      scrollTo(0);
    }
    expect(track).toHaveBeenCalledOnce();
  });

  it('reports a tile as seen again in another list', async () => {
    const track = vi.fn();
    const { rerenderWith } = await renderGrid({ track, queryKey: 'a' });
    for (const queryKey of ['a', 'b']) {
      rerenderWith({ queryKey });
      await advance(0);
      fireEvent.load(imageOf('gif-1'));
      act(() => intersections().show(tileOf('gif-1'), 1));
    }
    expect(track).toHaveBeenCalledTimes(2);
  });

  it('stops observing tiles that have left the document', async () => {
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    fireEvent.load(imageOf('gif-1'));
    scrollTo(20_000);
    fireEvent.load(document.querySelector('li img') as Element);
    expect(
      intersections()
        .observed()
        .every((tile) => tile.isConnected),
    ).toBe(true);
  });

  it('keeps a few overlays mounted to fade [W-8]', async () => {
    const { container } = await renderGrid();
    for (const id of ['gif-0', 'gif-1', 'gif-2', 'gif-3', 'gif-4', 'gif-5']) fireEvent.mouseOver(imageOf(id));
    const overlays = [...container.querySelectorAll('[data-zoetrope-visible]')];
    expect(overlays.map((overlay) => overlay.getAttribute('data-zoetrope-visible'))).toEqual([
      'false',
      'false',
      'false',
      'true',
    ]);
  });

  it('shows no creator with `hideAttribution` [W-1]', async () => {
    await renderGrid({ hideAttribution: true });
    fireEvent.mouseOver(imageOf('gif-0'));
    expect(screen.queryByText('Praxinoscope Studio')).toBeNull();
  });
});

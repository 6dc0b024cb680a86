import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { FetchGifs } from '@zoetrope/model';
import { buildGif, buildGifs, buildPage } from '@zoetrope/testkit';
import {
  conformance,
  type FakeIntersectionObserver,
  type FakeLayout,
  fakeIntersectionObserver,
  fakeLayout,
  fakeMediaQuery,
  fakeResizeObserver,
} from '@zoetrope/testkit/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { Grid } from './grid.tsx';
import type { GridProps } from './grid-props.ts';

const pages: FetchGifs = async (offset) => buildPage({ offset });
const never: FetchGifs = () => new Promise(() => {});

describe('with GIFs', () => {
  conformance('Grid', (props) => <Grid fetchGifs={never} initialGifs={buildGifs(30)} columns={3} {...props} />);
});
describe('without GIFs', () => {
  conformance('Grid', (props) => <Grid fetchGifs={never} {...props} />);
});

let intersections: FakeIntersectionObserver;
let layout: FakeLayout;
beforeEach(() => {
  vi.useFakeTimers();
  intersections = fakeIntersectionObserver();
  layout = fakeLayout();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Lets the parts come that the first paint does without. */
const arrive = () => act(() => vi.dynamicImportSettled());
const list = () => screen.getByRole('list');
const tiles = () => within(list()).getAllByRole('listitem');
const positions = () => tiles().map((tile) => Number(tile.getAttribute('aria-posinset')));
const tileOf = (id: string) => document.querySelector(`[${tileAttributes.tile}="${id}"]`) as HTMLElement;
const mediaOf = (id: string) => tileOf(id).querySelector(`[${tileAttributes.media}]`) as HTMLElement;
const imageOf = (id: string) => tileOf(id).querySelector('img') as HTMLImageElement;
const scrollTo = (top: number) => act(() => layout.scrollTo(top));

async function renderGrid(props: Partial<GridProps> = {}) {
  const fetchGifs = vi.fn(props.fetchGifs ?? pages);
  const element = (more: Partial<GridProps> = {}) => (
    <Grid columns={4} width={1000} {...props} {...more} fetchGifs={more.fetchGifs ?? fetchGifs} />
  );
  const view = render(element());
  await pass(0);
  await arrive();
  return { fetchGifs, ...view, again: (more: Partial<GridProps>) => view.rerender(element(more)) };
}

describe('the pages of a Grid', () => {
  it('asks for the first page in its first effect, and shows a loader until it comes [W-2]', () => {
    const fetchGifs = vi.fn(never);
    const { container } = render(<Grid fetchGifs={fetchGifs} />);
    expect(fetchGifs).toHaveBeenCalledExactlyOnceWith(0, expect.objectContaining({ signal: expect.any(AbortSignal) }));
    expect(container.querySelector('[data-zoetrope-loader]')).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Loading GIFs');
  });

  it('places the GIFs, tells how many came, and goes on while the end is near [W-2]', async () => {
    const onGifsFetched = vi.fn();
    const { fetchGifs } = await renderGrid({ onGifsFetched });
    expect(positions()[0]).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('25 more loaded');
    expect(onGifsFetched.mock.lastCall?.[0]).toHaveLength(25);
    await pass(249);
    expect(fetchGifs).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(fetchGifs.mock.lastCall?.[0]).toBe(25);
  });

  it('asks no more once two views are left below, and goes on when scrolled', async () => {
    const { fetchGifs } = await renderGrid();
    await pass(5000);
    const asked = fetchGifs.mock.calls.length;
    expect(asked).toBeLessThan(4);
    scrollTo(2000);
    await pass(250);
    expect(fetchGifs).toHaveBeenCalledTimes(asked + 1);
  });

  it('ends with the list, and then knows its size [W-5]', async () => {
    const { fetchGifs, container } = await renderGrid({
      fetchGifs: async (offset) => buildPage({ offset, total: 30 }),
    });
    expect(tiles()[0]?.getAttribute('aria-setsize')).toBe('30');
    await pass(5000);
    expect(fetchGifs).toHaveBeenCalledTimes(2);
    expect(container.querySelector('[data-zoetrope-loader]')).toBeNull();
  });

  it('does not know the size of a list whose source does not', async () => {
    await renderGrid({
      fetchGifs: async (offset) => ({ ...buildPage({ offset }), pagination: { offset, count: 25 } }),
    });
    expect(tiles()[0]?.getAttribute('aria-setsize')).toBe('-1');
  });

  it('says when there is nothing [W-1]', async () => {
    const fetchGifs = async () => buildPage({ total: 0 });
    const { again } = await renderGrid({ fetchGifs });
    expect(screen.getByText('No GIFs found.')).toBeTruthy();
    again({ noResultsMessage: <i>Nope</i> });
    expect(screen.getByText('Nope')).toBeTruthy();
  });

  it('says that loading failed, tells the application, and retries [W-3]', async () => {
    const onGifsFetchError = vi.fn();
    const error = new Error('offline');
    let isDown = true;
    const fetchGifs = vi.fn<FetchGifs>(async (offset) => {
      if (isDown) throw error;
      return buildPage({ offset });
    });
    await renderGrid({ fetchGifs, onGifsFetchError });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Error loading GIFs. Try again?');
    expect(onGifsFetchError).toHaveBeenCalledExactlyOnceWith(error);
    isDown = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again?' }));
    await pass(0);
    expect(fetchGifs.mock.lastCall).toMatchObject([0, { cache: 'reload' }]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(tiles().length).toBeGreaterThan(0);
  });

  it('keeps the focus within when the retry button goes', async () => {
    const { container } = await renderGrid({ fetchGifs: () => Promise.reject(new Error('offline')) });
    const button = screen.getByRole('button', { name: 'Try again?' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(container.firstElementChild);
  });

  it('keeps what it has when a further page fails [W-3]', async () => {
    await renderGrid({ fetchGifs: async (offset) => (offset ? Promise.reject(new Error('offline')) : buildPage()) });
    await pass(250);
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(tiles().length).toBeGreaterThan(0);
  });

  it('starts anew only with another query, and drops what the old one still brings', async () => {
    const signals: AbortSignal[] = [];
    const slow: FetchGifs = (_, { signal }) => {
      if (signal) signals.push(signal);
      return new Promise((answer) => setTimeout(answer, 100, buildPage({ gifs: [buildGif({ id: 'old' })] })));
    };
    const { again } = await renderGrid({ fetchGifs: slow, queryKey: 'cats' });
    const dogs = vi.fn<FetchGifs>(async () => buildPage({ gifs: [buildGif({ id: 'new' })] }));
    again({ fetchGifs: dogs, queryKey: 'cats' });
    expect(dogs).not.toHaveBeenCalled();
    again({ fetchGifs: dogs, queryKey: 'dogs' });
    expect(signals[0]?.aborted).toBe(true);
    await pass(200);
    expect(tileOf('new')).not.toBeNull();
    expect(tileOf('old')).toBeNull();
  });

  it('uses the newest function for the next page', async () => {
    const { again } = await renderGrid();
    const newer = vi.fn(pages);
    again({ fetchGifs: newer });
    await pass(250);
    expect(newer).toHaveBeenCalledExactlyOnceWith(25, expect.anything());
  });

  it('shows each GIF once, whatever the source repeats', async () => {
    await renderGrid({ fetchGifs: async () => buildPage({ gifs: [...buildGifs(3), ...buildGifs(3)] }) });
    expect(tiles()).toHaveLength(3);
  });
});

describe('the document of a Grid', () => {
  const long = { initialGifs: buildGifs(10_000), fetchGifs: never };

  it('is small at any length, in the order of the data', async () => {
    const { container } = await renderGrid(long);
    for (const top of [0, 100_000, 400_000]) {
      scrollTo(top);
      expect(tiles().length).toBeGreaterThan(10);
      expect(container.querySelectorAll('*').length).toBeLessThan(120);
      expect(positions()).toEqual([...positions()].sort((a, b) => a - b));
    }
  });

  it('has three nodes for a tile at rest', async () => {
    await renderGrid(long);
    expect(tileOf('gif-1').outerHTML.match(/<\w/g)).toEqual(['<l', '<a', '<i']);
  });

  it('commits by bands, not by scroll events', async () => {
    const commits = vi.fn();
    render(
      <Profiler id="grid" onRender={commits}>
        <Grid fetchGifs={never} initialGifs={buildGifs(1000)} columns={4} width={1000} />
      </Profiler>,
    );
    await pass(500);
    commits.mockClear();
    for (let top = 0; top < 2560; top += 64) scrollTo(top);
    expect(commits.mock.calls.length).toBeLessThanOrEqual(10);
  });

  it('does not touch a mounted tile when a page is appended', async () => {
    await renderGrid();
    await pass(200);
    const before = tiles();
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    for (const tile of before) observer.observe(tile, { attributes: true, childList: true, subtree: true });
    await pass(50);
    changes.push(...observer.takeRecords());
    expect(screen.getByRole('status').textContent).toBe('25 more loaded');
    expect(before.every((tile) => tile.isConnected)).toBe(true);
    expect(changes).toEqual([]);
  });

  it('renders no tile anew when its width changes within the same columns', async () => {
    const resizes = fakeResizeObserver();
    await renderGrid({ width: undefined, fetchGifs: never, initialGifs: buildGifs(8) });
    await pass(200);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    for (const tile of tiles()) observer.observe(tile, { attributes: true, childList: true, subtree: true });
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1190);
    act(() => resizes.resize());
    expect([...changes, ...observer.takeRecords()]).toEqual([]);
  });

  it('chooses its columns by its width, as often as that changes [W-1]', async () => {
    const resizes = fakeResizeObserver();
    const { container } = await renderGrid({ width: undefined, columns: undefined });
    const columns = () => new Set(tiles().map((tile) => tile.style.insetInlineStart)).size;
    expect(columns()).toBe(4);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
    act(() => resizes.resize());
    expect(columns()).toBe(2);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(0);
    act(() => resizes.resize());
    expect(columns()).toBe(2);
    expect(resizes.observed()).toHaveLength(1);
    expect(container.firstElementChild?.contains(resizes.observed()[0] ?? null)).toBe(true);
  });

  it('places tiles in percent of its width, gutter and radius as given [W-1]', async () => {
    await renderGrid({ columns: 2, width: 206, gutter: 6, borderRadius: 9 });
    expect(tileOf('gif-1').style.borderRadius).toBe('9px');
    const places = tileOf('gif-1').getAttribute('style')?.split('; ');
    expect(places?.slice(0, 2)).toEqual(['margin-top: calc(0% + 0px)', 'inset-inline-start: calc(50% + 3px)']);
    expect(tileOf('gif-1').style.width).toMatch(/^calc\(50% [+-]/);
  });
});

describe('the tiles of a Grid', () => {
  it('survive GIFs without images, sizes or users', async () => {
    const strange = [
      buildGif({ id: 'a', images: undefined }),
      buildGif({ id: 'b', images: { original: { url: 'https://media.example/b.gif', width: 0, height: 0 } } }),
      buildGif({ id: 'c', user: undefined, url: 'javascript:alert(1)' }),
    ];
    await renderGrid({ fetchGifs: async () => buildPage({ gifs: strange }) });
    expect(positions()).toEqual([1, 2, 3]);
    expect(mediaOf('c').tagName).toBe('DIV');
  });

  it('report CLICK, HOVER and SEEN as parts of a GRID [W-1] [W-7]', async () => {
    const track = vi.fn();
    const callbacks = { onGifClick: vi.fn(), onGifHover: vi.fn(), onGifSeen: vi.fn(), onGifVisible: vi.fn() };
    await renderGrid({ track, ...callbacks, noLink: true });
    fireEvent.click(imageOf('gif-2'));
    fireEvent.mouseOver(imageOf('gif-3'));
    await pass(200);
    fireEvent.load(imageOf('gif-4'));
    act(() => intersections.show(tileOf('gif-4'), 1));
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

  it('are seen once, though they leave and return [W-7]', async () => {
    const track = vi.fn();
    await renderGrid({ track, initialGifs: buildGifs(500), fetchGifs: never });
    for (const _ of [1, 2]) {
      fireEvent.load(imageOf('gif-1'));
      act(() => intersections.show(tileOf('gif-1'), 1));
      scrollTo(20_000);
      expect(tileOf('gif-1')).toBeNull();
      scrollTo(0);
    }
    expect(track).toHaveBeenCalledOnce();
  });

  it('are seen anew in another list', async () => {
    const track = vi.fn();
    const { again } = await renderGrid({ track, queryKey: 'a' });
    for (const queryKey of ['a', 'b']) {
      again({ queryKey });
      await pass(0);
      fireEvent.load(imageOf('gif-1'));
      act(() => intersections.show(tileOf('gif-1'), 1));
    }
    expect(track).toHaveBeenCalledTimes(2);
  });

  it('watch no tile that has left the document', async () => {
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    fireEvent.load(imageOf('gif-1'));
    scrollTo(20_000);
    fireEvent.load(document.querySelector('li img') as Element);
    expect(intersections.observed().every((tile) => tile.isConnected)).toBe(true);
  });

  it('keep an overlay while they fade, of a few tiles only [W-8]', async () => {
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

  it('show no creator when that is hidden [W-1]', async () => {
    await renderGrid({ hideAttribution: true });
    fireEvent.mouseOver(imageOf('gif-0'));
    expect(screen.queryByText('Praxinoscope Studio')).toBeNull();
  });
});

describe('the motion of a Grid', () => {
  const isMoving = (tile: Element) => tile.querySelector(`[${tileAttributes.moving}]`) !== null;
  const mounted = () => [...document.querySelectorAll('li')];
  const moving = () => mounted().filter(isMoving).length;
  const button = () => screen.getByRole('button', { name: 'Pause animations' });

  it('begins when tiles have rested for 120 ms', async () => {
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    await pass(119);
    expect(moving()).toBe(0);
    await pass(1);
    expect(moving()).toBe(tiles().length);
  });

  it('does not begin in a fling, and does at its end', async () => {
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    for (let frame = 0; frame < 120; frame++) {
      scrollTo(frame * 100);
      await pass(16);
      expect(moving()).toBe(0);
    }
    await pass(120);
    expect(moving()).toBe(tiles().length);
  });

  it('begins at once in tiles that are mounted while the list rests, and in none that a fling mounts', async () => {
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    await pass(120);
    for (const top of [100, 200, 300, 400]) {
      await pass(500);
      scrollTo(top);
      expect(moving()).toBe(mounted().length);
    }
    await pass(500);
    const before = mounted();
    for (let frame = 1; frame < 60; frame++) {
      scrollTo(400 + frame * 100);
      await pass(16);
      expect(mounted().filter((tile) => isMoving(tile) && !before.includes(tile))).toEqual([]);
      expect(mounted().filter((tile) => !isMoving(tile) && before.includes(tile))).toEqual([]);
    }
    await pass(120);
    expect(moving()).toBe(mounted().length);
  });

  it('waits in all that a jump mounts', async () => {
    await renderGrid({ initialGifs: buildGifs(500), fetchGifs: never });
    await pass(60_000);
    scrollTo(20_000);
    expect(moving()).toBe(0);
    await pass(120);
    expect(moving()).toBe(mounted().length);
  });

  it('needs one commit for a page that is added at rest', async () => {
    const commits = vi.fn();
    render(
      <Profiler id="grid" onRender={commits}>
        <Grid fetchGifs={pages} initialGifs={buildGifs(25)} columns={4} width={1000} />
      </Profiler>,
    );
    await pass(249);
    await arrive();
    await pass(0);
    commits.mockClear();
    await pass(1);
    // That it is on its way, and that it has come.
    expect(commits).toHaveBeenCalledTimes(2);
    await pass(200);
    expect(commits).toHaveBeenCalledTimes(2);
    expect(moving()).toBe(mounted().length);
  });

  it('stops and starts with a button that says which', async () => {
    await renderGrid();
    await pass(120);
    expect(button().getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button());
    expect(button().getAttribute('aria-pressed')).toBe('true');
    expect(moving()).toBe(0);
    fireEvent.mouseOver(imageOf('gif-0'));
    expect(moving()).toBe(1);
    fireEvent.click(button());
    expect(moving()).toBeGreaterThan(1);
  });

  it('waits for the viewer under reduced motion', async () => {
    fakeMediaQuery('(prefers-reduced-motion: reduce)', true);
    await renderGrid();
    await pass(500);
    expect(moving()).toBe(0);
    expect(button().getAttribute('aria-pressed')).toBe('true');
    act(() => mediaOf('gif-0').focus());
    expect(moving()).toBe(1);
  });

  it.each(['hover', 'never'] as const)('needs no button with motion=%s', async (motion) => {
    await renderGrid({ motion });
    await pass(500);
    expect(moving()).toBe(0);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the keyboard in a Grid', () => {
  const focused = () => document.activeElement?.closest('li')?.getAttribute('aria-posinset');
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

  it('has one tab stop, which hands the focus to the first tile on screen', async () => {
    const { container } = await renderGrid({ motion: 'never' });
    const stops = [...container.querySelectorAll<HTMLElement>('a, button, [tabindex]')].filter(
      ({ tabIndex }) => tabIndex >= 0,
    );
    expect(stops).toEqual([list()]);
    act(() => list().focus());
    expect(focused()).toBe('1');
    expect(list().tabIndex).toBe(-1);
    act(() => (document.activeElement as HTMLElement).blur());
    expect(list().tabIndex).toBe(0);
  });

  it('hands on a focus that came before the keyboard was ready, where it is still there', async () => {
    const { rerender } = render(<Grid key="a" fetchGifs={never} initialGifs={buildGifs(10)} width={1000} />);
    act(() => list().focus());
    expect(document.activeElement).toBe(list());
    await arrive();
    expect(focused()).toBe('1');
    rerender(<Grid key="b" fetchGifs={never} initialGifs={buildGifs(10)} width={1000} />);
    act(() => list().focus());
    act(() => list().blur());
    await arrive();
    expect(document.activeElement).toBe(document.body);
  });

  it('goes in two dimensions, to the ends and by pages', async () => {
    await renderGrid({ initialGifs: buildGifs(1000), fetchGifs: never });
    act(() => list().focus());
    const walk = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'End', 'Home'].map((key) => {
      press(key);
      return focused();
    });
    expect(walk).toEqual(['2', '3', '2', '7', '2', '1000', '1']);
    press('PageDown');
    expect(Number(focused())).toBeGreaterThan(8);
  });

  it('goes the other way round from right to left', async () => {
    render(
      <div dir="rtl" style={{ direction: 'rtl' }}>
        <Grid fetchGifs={never} initialGifs={buildGifs(10)} columns={4} width={1000} />
      </div>,
    );
    await pass(0);
    await arrive();
    act(() => list().focus());
    press('ArrowLeft');
    expect(focused()).toBe('2');
  });

  it('keeps the focused tile mounted when it scrolls away', async () => {
    await renderGrid({ initialGifs: buildGifs(1000), fetchGifs: never });
    act(() => list().focus());
    const tile = document.activeElement;
    scrollTo(30_000);
    expect(document.activeElement).toBe(tile);
    expect(positions()[0]).toBe(1);
    press('ArrowDown');
    expect(focused()).toBe('5');
  });

  it('leaves keys within an overlay alone', async () => {
    await renderGrid({ overlay: () => <input aria-label="note" /> });
    act(() => list().focus());
    const input = screen.getByRole('textbox', { name: 'note' });
    act(() => input.focus());
    expect(press('ArrowRight')).toBe(true);
    expect(document.activeElement).toBe(input);
  });

  it('does not take a press between tiles for one of them', async () => {
    await renderGrid();
    expect(fireEvent.mouseDown(list())).toBe(false);
    expect(fireEvent.mouseDown(imageOf('gif-0'))).toBe(true);
  });
});

it('speaks any language', async () => {
  await renderGrid({ labels: { list: 'Bilder', pause: 'Anhalten', loaded: (count) => `${count} weitere` } });
  expect(screen.getByRole('list', { name: 'Bilder' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Anhalten' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('25 weitere');
});

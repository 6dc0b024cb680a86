import { type GifsResult, localProvider } from '@zoetrope/model';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import { fakeIntersectionObserver } from '@zoetrope/testkit/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../state/create-store.ts';
import { attachRelated } from './attach-related.ts';
import { relatedLayout } from './related-layout.ts';

let controller: AbortController;

beforeEach(() => {
  controller = new AbortController();
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('innerWidth', 480);
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Load = (limit: number, offset: number, cache: string | undefined) => Promise<GifsResult>;

const gifs = buildGifs(6);
const onePage: Load = async () => buildPage({ gifs, total: 6 });

/** Renders the grid with its first page in a window of 480 px. */
async function setUp(load = onePage) {
  const fetched = vi.fn(load);
  const intersections = fakeIntersectionObserver();
  const section = document.createElement('section');
  section.innerHTML = '<ul class="tiles"></ul><div class="related-status"></div>';
  attachRelated(section, createStore({ width: 480, height: 480, mobile: false }), {
    provider: localProvider(''),
    fetchGifs:
      (limit) =>
      ({ offset, cache }) =>
        fetched(limit, offset, cache),
    track: () => {},
    signal: controller.signal,
  });
  await vi.advanceTimersByTimeAsync(1000);
  const resizeTo = (width: number) => {
    vi.stubGlobal('innerWidth', width);
    window.dispatchEvent(new Event('resize'));
  };
  const heightAt = (width: number) => `${relatedLayout(gifs, width).height}px`;
  const height = () => section.querySelector<HTMLElement>('.tiles')?.style.height;
  const notice = section.querySelector('.related-status') as HTMLElement;
  const reachEnd = async () => {
    intersections.show(notice, 1);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { resizeTo, heightAt, height, fetched, notice, reachEnd, tiles: () => section.querySelectorAll('li') };
}

it('lays out the tiles at most every 500 ms on resize, and always for the last width [E-5]', async () => {
  const { resizeTo, heightAt, height } = await setUp();
  expect(height()).toBe(heightAt(480));
  resizeTo(600);
  expect(height()).toBe(heightAt(600));
  resizeTo(700);
  vi.advanceTimersByTime(300);
  resizeTo(800);
  vi.advanceTimersByTime(199);
  expect(height()).toBe(heightAt(600));
  vi.advanceTimersByTime(1);
  expect(height()).toBe(heightAt(800));
  resizeTo(900);
  vi.advanceTimersByTime(499);
  expect(height()).toBe(heightAt(800));
  vi.advanceTimersByTime(1);
  expect(height()).toBe(heightAt(900));
  expect(vi.getTimerCount()).toBe(0);
});

it('does not lay out related GIFs after an abort', async () => {
  const { resizeTo, heightAt, height } = await setUp();
  resizeTo(600);
  resizeTo(700);
  controller.abort();
  resizeTo(800);
  vi.advanceTimersByTime(1000);
  expect(height()).toBe(heightAt(600));
  expect(vi.getTimerCount()).toBe(0);
});

it('fetches 6 GIFs, and 12 more each time the end approaches the viewport [E-5]', async () => {
  const { fetched, tiles, reachEnd } = await setUp(async (limit, offset) => buildPage({ limit, offset }));
  await reachEnd();
  await reachEnd();
  expect(fetched.mock.calls.map(([limit, offset]) => [limit, offset])).toEqual([
    [6, 0],
    [12, 6],
    [12, 18],
  ]);
  expect(tiles()).toHaveLength(30);
});

it('makes no request after the last page [E-5]', async () => {
  const { fetched, notice, reachEnd } = await setUp();
  await reachEnd();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(notice.textContent).toBe('No more GIFs.');
});

it('retries a failed page with cache "reload", once per failure however often the button is clicked [E-5]', async () => {
  const { fetched, notice, tiles, reachEnd } = await setUp((limit, offset, cache) =>
    cache === 'reload' ? onePage(limit, offset, cache) : Promise.reject(new Error('offline')),
  );
  expect(notice.textContent).toBe('Error loading GIFs. Try again?');
  await reachEnd();
  expect(fetched).toHaveBeenCalledTimes(1);
  const button = notice.querySelector('button');
  button?.click();
  button?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(notice.textContent).toBe('No more GIFs.');
  button?.click();
  expect(fetched.mock.calls).toEqual([
    [6, 0, undefined],
    [6, 0, 'reload'],
  ]);
  expect(tiles()).toHaveLength(6);
});

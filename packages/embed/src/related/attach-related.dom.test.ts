import { localProvider } from '@zoetrope/model';
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
  fakeIntersectionObserver();
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The grid with its first page, in a window of 480 px. */
async function setUp() {
  const gifs = buildGifs(6);
  const section = document.createElement('section');
  section.innerHTML = '<ul class="tiles"></ul><div class="related-said"></div>';
  attachRelated(section, createStore({ width: 480, height: 480, mobile: false }), {
    provider: localProvider(''),
    fetchGifs: () => async () => buildPage({ gifs, total: 6 }),
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
  return { resizeTo, heightAt, height };
}

it('lays the tiles out at most every 500 ms on resize, and always for the last width [E-5]', async () => {
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

it('lays nothing out after it is aborted', async () => {
  const { resizeTo, heightAt, height } = await setUp();
  resizeTo(600);
  resizeTo(700);
  controller.abort();
  resizeTo(800);
  vi.advanceTimersByTime(1000);
  expect(height()).toBe(heightAt(600));
  expect(vi.getTimerCount()).toBe(0);
});

import { buildClip } from '@zoetrope/testkit';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Video } from './video.tsx';
import { videoAttributes } from './video-attributes.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

/** A clip of 7 s with sound. */
const VIDEO_URL = new URL('../../../catalogue/media/robot-says-hello.240p.mp4', import.meta.url).href;
const clip = buildClip({ video: { assets: { '240p': { url: VIDEO_URL, width: 240, height: 240 } } } });
const root = () => document.querySelector(`[${videoAttributes.root}]`) as HTMLElement;
const status = () => root().getAttribute(videoAttributes.root);
/** Decoding is slow on a busy machine. */

it.each([
  [0, 1],
  [400, 0],
])('starts synchronously, %d px below the top of a scroller of 400 px, %d times [W-13]', async (before, starts) => {
  await page.viewport(600, 500);
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  await render(
    <div style={{ display: 'flex', width: 400, overflowX: 'scroll' }}>
      <div style={{ flex: 'none', width: before }} />
      <Video gif={clip} width={200} style={{ flex: 'none' }} motion="always" muted />
    </div>,
  );
  expect(play).toHaveBeenCalledTimes(starts);
  root().scrollIntoView();
  await expect.poll(status).toBe('playing');
});

it('has the retry button as its only Tab stop after a failure [W-15]', async () => {
  await page.viewport(600, 500);
  const missing = buildClip({ video: { assets: { '240p': { url: '/missing.mp4', width: 240, height: 240 } } } });
  await render(
    <>
      <Video gif={missing} width={320} motion="always" muted controls />
      <a href="#after">After</a>
    </>,
  );
  await expect.poll(status).toBe('failed');
  await expect.poll(() => root().querySelector(`[${videoAttributes.controlBar}]`)).not.toBeNull();
  await expect
    .poll(() => getComputedStyle(root().querySelector(`[${videoAttributes.controlBar}]`) as Element).visibility)
    .toBe('hidden');
  const stops: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 2; stop++) {
    await userEvent.tab();
    stops.push(document.activeElement?.textContent);
  }
  expect(stops).toEqual(['Try again?', 'After']);
});

it.each([
  [150, 84],
  [300, 84],
])('shows all buttons in a box of %d × %d px [W-11]', async (width, height) => {
  await page.viewport(600, 500);
  await render(<Video gif={clip} width={width} height={height} autoPlay={false} controls />);
  await expect.poll(() => root().querySelectorAll(`[${videoAttributes.controlBar}] button`).length).toBeGreaterThan(1);
  const box = root().getBoundingClientRect();
  for (const control of root().querySelectorAll(`[${videoAttributes.controlBar}] button`)) {
    const { top, bottom } = control.getBoundingClientRect();
    expect([top >= box.top, bottom <= box.bottom]).toEqual([true, true]);
  }
});

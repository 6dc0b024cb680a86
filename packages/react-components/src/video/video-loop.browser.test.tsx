import { buildClip } from '@zoetrope/testkit';
import { Profiler } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, server } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Video } from './video.tsx';
import { videoAttributes } from './video-attributes.ts';

afterEach(cleanup);

/** A clip of 7 s with sound. */
const VIDEO_URL = new URL('../../../catalogue/media/robot-says-hello.240p.mp4', import.meta.url).href;
const clip = buildClip({ video: { assets: { '240p': { url: VIDEO_URL, width: 240, height: 240 } } } });

/** WebKitGTK restarts a looping video only once at its end, and at another speed than 1 always too early. */
const LOOPS = server.browser === 'webkit' ? { count: 1, speed: 1 } : { count: 2, speed: 4 };

const root = () => document.querySelector(`[${videoAttributes.root}]`) as HTMLElement;
const status = () => root().getAttribute(videoAttributes.root);
const video = () => root().querySelector('video') as HTMLVideoElement;
const bar = () => root().querySelector(`[${videoAttributes.controlBar}]`);

/** Counts how often the loading spinner is added or removed. */
function countSpinnerChanges(around: Element): () => number {
  let count = 0;
  const isSpinner = (node: Node) => node instanceof Element && node.matches(`[${videoAttributes.spinner}]`);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records)
      count += [...addedNodes, ...removedNodes].filter(isSpinner).length;
  });
  observer.observe(around, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return () => count;
}

it('loops without a pause, and without a render per frame [W-13]', async () => {
  await page.viewport(600, 500);
  const spies = { onStateChange: vi.fn(), onLoop: vi.fn(), onQuartile: vi.fn(), track: vi.fn(), onRender: vi.fn() };
  const { onRender, ...callbacks } = spies;
  await render(
    <Profiler id="video" onRender={onRender}>
      <Video gif={clip} width={320} motion="always" muted controls persistentControls {...callbacks} />
    </Profiler>,
  );
  await expect.poll(status).toBe('playing');
  await expect.poll(bar).not.toBeNull();
  onRender.mockClear();
  const spinnerChanges = countSpinnerChanges(root());
  video().playbackRate = LOOPS.speed;
  await expect.poll(() => spies.onLoop.mock.calls.flat()).toEqual([1, 2].slice(0, LOOPS.count));
  expect(spies.onStateChange.mock.calls).toEqual([['playing', undefined]]);
  const quartiles = [0.25, 0.5, 0.75, 0.25, 0.5, 0.75].slice(0, 3 * LOOPS.count);
  expect(spies.onQuartile.mock.calls.flat().slice(0, quartiles.length)).toEqual(quartiles);
  expect(spies.track.mock.calls).toEqual([[{ type: 'START', gif: clip }]]);
  expect(Number(root().querySelector('input')?.max)).toBeCloseTo(7, 0);
  // Each change of the spinner is a render. Their number depends on how busy the machine is.
  expect(onRender.mock.calls.length - spinnerChanges()).toBeLessThanOrEqual(4);
});

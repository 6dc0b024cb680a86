import { buildClip } from '@zoetrope/testkit';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Video } from './video.tsx';
import { videoAttributes } from './video-attributes.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

/** A film of 7 s with sound. */
const FILM = new URL('../../../catalogue/media/robot-says-hello.240p.mp4', import.meta.url).href;
const clip = buildClip({ video: { assets: { '240p': { url: FILM, width: 240, height: 240 } } } });
const root = () => document.querySelector(`[${videoAttributes.root}]`) as HTMLElement;
const status = () => root().getAttribute(videoAttributes.root);
/** A decoder takes its time on a machine that does much else. */
const poll = (read: () => unknown) => expect.poll(read, { timeout: 30_000 });

it.each([
  [0, 1],
  [400, 0],
])('starts at once %d px into a strip of 400 px: %d times [W-13]', async (before, starts) => {
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
  await poll(status).toBe('playing');
});

it('keeps its icons light on dark under forced colours of a light theme [W-11]', async () => {
  await page.viewport(600, 500);
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value },
        { name: 'prefers-color-scheme', value: value && 'light' },
      ],
    });
  await emulate('active');
  onTestFinished(() => emulate(''));
  await render(<Video gif={clip} width={320} autoPlay={false} controls />);
  const bar = () => root().querySelector(`[${videoAttributes.bar}]`);
  await poll(bar).not.toBeNull();
  const style = getComputedStyle(bar() as Element);
  expect([style.backgroundImage, style.color]).toEqual([expect.stringContaining('gradient'), 'rgb(255, 255, 255)']);
});

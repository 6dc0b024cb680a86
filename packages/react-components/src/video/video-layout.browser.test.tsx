import { buildClip } from '@zoetrope/testkit';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
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
  // The types of its session are those of whatever drives the browser.
  const devtools = cdp() as unknown as { send(method: string, params: object): Promise<void> };
  const emulate = (value: string) =>
    devtools.send('Emulation.setEmulatedMedia', {
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

it('has one place for the focus when it has failed: the button that tries again [W-15]', async () => {
  await page.viewport(600, 500);
  const gone = buildClip({ video: { assets: { '240p': { url: '/no-such-film.mp4', width: 240, height: 240 } } } });
  await render(
    <>
      <Video gif={gone} width={320} motion="always" muted controls />
      <a href="#after">After</a>
    </>,
  );
  await poll(status).toBe('failed');
  await poll(() => root().querySelector(`[${videoAttributes.bar}]`)).not.toBeNull();
  await poll(() => getComputedStyle(root().querySelector(`[${videoAttributes.bar}]`) as Element).visibility).toBe(
    'hidden',
  );
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
])('shows all of its buttons in a box of %d to %d px [W-11]', async (width, height) => {
  await page.viewport(600, 500);
  await render(<Video gif={clip} width={width} height={height} autoPlay={false} controls />);
  await poll(() => root().querySelectorAll(`[${videoAttributes.bar}] button`).length).toBeGreaterThan(1);
  const box = root().getBoundingClientRect();
  for (const control of root().querySelectorAll(`[${videoAttributes.bar}] button`)) {
    const { top, bottom } = control.getBoundingClientRect();
    expect([top >= box.top, bottom <= box.bottom]).toEqual([true, true]);
  }
});

import { buildClip } from '@zoetrope/testkit';
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Video } from './video.tsx';
import { videoAttributes } from './video-attributes.ts';
import type { VideoProps } from './video-props.ts';

afterEach(async () => {
  await cleanup();
  scrollTo(0, 0);
});

/** A clip of 7 s with sound and captions. */
const VIDEO_URL = new URL('../../../catalogue/media/robot-says-hello.240p.mp4', import.meta.url).href;
const CAPTIONS = new URL('../../../catalogue/media/robot-says-hello.en.vtt', import.meta.url).href;
/** WebKitGTK plays text and images too, such as captions. */
const SCRIPT = new URL('./video-labels.ts', import.meta.url).href;

function clipOf(url: string) {
  const assets = { '240p': { url, width: 240, height: 240 } };
  return buildClip({ video: { assets, captions: { en: { vtt: CAPTIONS } } } });
}
const clip = clipOf(VIDEO_URL);

const root = () => document.querySelector(`[${videoAttributes.root}]`) as HTMLElement;
const status = () => root().getAttribute(videoAttributes.root);
const pausedBy = () => root().getAttribute(videoAttributes.pausedBy);
const sound = () => root().getAttribute(videoAttributes.sound);
const video = () => root().querySelector('video') as HTMLVideoElement;
const show = (props: Partial<VideoProps> = {}) => render(<Video gif={clip} width={320} motion="always" {...props} />);
/** Decoding is slow on a busy machine. */
const bar = () => root().querySelector(`[${videoAttributes.controlBar}]`);

/** Whether this browser allows sound now: it does after a gesture on the page, including one of an earlier test. */
async function playsSound(): Promise<boolean> {
  const plain = document.createElement('video');
  plain.src = VIDEO_URL;
  try {
    await plain.play();
    return true;
  } catch {
    return false;
  } finally {
    plain.removeAttribute('src');
    plain.load();
  }
}

it('plays with sound if the browser allows it, otherwise muted until one click [W-12]', async () => {
  await page.viewport(600, 500);
  const onMuted = vi.fn();
  const isAllowed = await playsSound();
  await show({ controls: true, onMuted });
  // WebKit starts with sound, and pauses a moment later.
  await expect.poll(() => video().currentTime).toBeGreaterThan(1);
  await expect
    .poll(() => [status(), sound(), video().muted])
    .toEqual(isAllowed ? ['playing', 'on', false] : ['playing', 'muted-by-browser', true]);
  if (!isAllowed) await userEvent.click(page.getByText('Unmute'));
  await expect.poll(sound).toBe('on');
  expect([status(), video().muted]).toEqual(['playing', false]);
  expect(video().volume).toBeCloseTo(0.7);
  expect(onMuted.mock.calls).toEqual(isAllowed ? [[false]] : [[true], [false]]);
});

it('pauses while it is scrolled out of view', async () => {
  await page.viewport(600, 500);
  await render(
    <div style={{ paddingBottom: 2000 }}>
      <Video gif={clip} width={320} motion="always" muted />
    </div>,
  );
  await expect.poll(status).toBe('playing');
  scrollTo(0, 1500);
  await expect.poll(pausedBy).toBe('off-screen');
  expect(video().paused).toBe(true);
  scrollTo(0, 0);
  await expect.poll(status).toBe('playing');
});

it.each([
  ['is missing', new URL('/missing.mp4', location.href).href, 'mp4'],
  ['is not a video', SCRIPT, 'ts'],
])('shows an error for a file that %s, and tracks no START [W-15]', async (_, url, extension) => {
  const track = vi.fn();
  const onError = vi.fn();
  await show({ gif: clipOf(url), track, onError });
  await expect.poll(status).toBe('failed');
  const text = `Can not play a video of type "${extension}" on this platform.`;
  await expect.poll(() => root().querySelector('[role=alert]')?.textContent).toContain(text);
  expect(onError.mock.calls).toEqual([[4, text]]);
  expect(track).not.toHaveBeenCalled();
});

it('is operable with a keyboard [W-11]', async () => {
  await page.viewport(600, 500);
  await show({ controls: true, muted: true, hideAttribution: true });
  await expect.poll(status).toBe('playing');
  await expect.poll(bar).not.toBeNull();
  // WebKitGTK has no picture in picture.
  const pictureInPicture = document.pictureInPictureEnabled ? ['Picture in picture'] : [];
  const expected = ['Seek', 'Pause', 'Unmute', 'Volume', 'Captions', ...pictureInPicture, 'Full screen'];
  const names: (string | null | undefined)[] = [];
  for (const _ of expected) {
    await userEvent.tab();
    names.push(document.activeElement?.getAttribute('aria-label'));
  }
  expect(names).toEqual(expected);
  await userEvent.keyboard('k');
  await expect.poll(pausedBy).toBe('user');
  await userEvent.keyboard('5');
  expect(video().currentTime).toBeCloseTo(video().duration / 2, 1);
  await userEvent.keyboard('c');
  await expect.poll(() => video().textTracks[0]?.mode).toBe('showing');
});

it('seeks to the clicked time on a right-to-left page [W-11]', async () => {
  await page.viewport(600, 500);
  await render(
    <div dir="rtl">
      <Video gif={clip} width={440} motion="always" autoPlay={false} controls />
    </div>,
  );
  const slider = page.getByRole('slider', { name: 'Seek' });
  await expect.poll(() => Number(root().querySelector('input')?.max)).toBeGreaterThan(6);
  const { width, height } = slider.element().getBoundingClientRect();
  await slider.click({ position: { x: width * 0.2, y: height / 2 } });
  await expect.poll(() => video().currentTime / video().duration).toBeCloseTo(0.2, 1);
  const fill = root().querySelector(`[${videoAttributes.progress}] span span`) as HTMLElement;
  const track = fill.parentElement as HTMLElement;
  await expect.poll(() => fill.getBoundingClientRect().width / track.clientWidth).toBeCloseTo(0.2, 1);
  expect(fill.getBoundingClientRect().left).toBeCloseTo(track.getBoundingClientRect().left, 0);
});

it.each([true, false])('handles keys after a click on the picture, with controls %s [W-11]', async (controls) => {
  await page.viewport(600, 500);
  await show({ controls, muted: true, width: 440 });
  await expect.poll(status).toBe('playing');
  await expect.poll(() => root().getAttribute('tabindex')).toBe(controls ? '-1' : '0');
  await userEvent.click(video());
  await expect.poll(pausedBy).toBe('user');
  await userEvent.keyboard(' ');
  await expect.poll(status).toBe('playing');
  await userEvent.keyboard('m');
  await expect.poll(sound).toBe('on');
});

it('passes clicks beside the controls to the picture, and clicks on a control to that control [W-11]', async () => {
  await page.viewport(600, 500);
  await show({ controls: true, persistentControls: true, muted: true });
  await expect.poll(bar).not.toBeNull();
  const { left, top, width } = (bar() as Element).getBoundingClientRect();
  expect(document.elementFromPoint(left + width / 2, top + 8)).toBe(video());
  const controls = [...(bar() as Element).querySelectorAll('button, [type=range]')]
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  expect(controls.length).toBeGreaterThan(1);
  for (const { control, box } of controls) {
    const center = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    expect(control.contains(center)).toBe(true);
  }
});

it.each<[string, Partial<VideoProps>, string]>([
  ['idle', { autoPlay: false, controls: true }, 'idle'],
  ['without controls', { autoPlay: false }, 'idle'],
  ['playing', { controls: true, persistentControls: true }, 'playing'],
  ['failed', { controls: true, gif: clipOf(SCRIPT) }, 'failed'],
])('has no accessibility violations: %s', async (_, props, expected) => {
  await page.viewport(600, 500);
  const view = await show({ width: 480, height: 320, muted: true, ...props });
  await expect.poll(status).toBe(expected);
  await expect.poll(() => root().querySelector('button')).not.toBeNull();
  const { violations } = await axe.run(view.container, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

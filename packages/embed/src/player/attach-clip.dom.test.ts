import { fakeMedia, fakeMediaQuery } from '@zoetrope/testkit/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from '../state/create-store.ts';
import { attachClip } from './attach-clip.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders a muted clip that plays, with its two buttons. */
function renderClip() {
  const media = fakeMedia();
  fakeMediaQuery('(prefers-reduced-motion: reduce)');
  const card = document.createElement('div');
  const video = document.createElement('video');
  const toggle = Object.assign(document.createElement('input'), { type: 'checkbox' });
  const sound = document.createElement('button');
  card.append(video, toggle, sound);
  document.body.replaceChildren(card);
  video.muted = true;
  const playback = attachClip(
    { card, video, toggle, sound },
    createStore({ width: 480, height: 480, mobile: false }),
    vi.fn(),
  );
  media.arrive(video);
  return { video, toggle, sound, playback };
}

it('resumes on one click of the pause button after a pause by the browser', () => {
  const { video, toggle } = renderClip();
  video.pause();
  toggle.click();
  expect([video.paused, toggle.checked]).toEqual([false, false]);
  toggle.click();
  expect([video.paused, toggle.checked]).toEqual([true, true]);
});

it('plays muted again if the browser pauses it just after a script has unmuted it, as WebKit does', async () => {
  const { video, sound, playback } = renderClip();
  // The browser has selected a file, and does not load it again.
  Object.defineProperty(video, 'currentSrc', { value: 'https://media.example/clip.mp4' });
  playback.unmute();
  await Promise.resolve();
  video.pause();
  await expect
    .poll(() => [video.paused, video.muted, sound.getAttribute('aria-pressed')])
    .toEqual([false, true, 'false']);
});

it('shows the sound as off at volume 0, and restores it on one click', async () => {
  const { video, sound, playback } = renderClip();
  playback.unmute();
  playback.setVolume(0);
  await Promise.resolve();
  expect(sound.getAttribute('aria-pressed')).toBe('false');
  sound.click();
  expect([sound.getAttribute('aria-pressed'), video.muted, video.volume]).toEqual(['true', false, 0.7]);
});

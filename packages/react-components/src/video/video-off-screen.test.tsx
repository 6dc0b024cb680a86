import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pausedBy, renderVideo, setUpVideo, sound, status, video } from './testing/render-video.tsx';

const { media, scroll, play } = setUpVideo();

afterEach(() => void Reflect.deleteProperty(document, 'pictureInPictureElement'));

it('pauses when picture-in-picture ends while the video is off screen', async () => {
  await renderVideo();
  await play();
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: video() });
  await scroll('out of view');
  expect(status()).toBe('playing');
  Reflect.deleteProperty(document, 'pictureInPictureElement');
  await act(async () => void fireEvent(video(), new Event('leavepictureinpicture')));
  expect([status(), pausedBy()]).toEqual(['paused', 'off-screen']);
});

it('reports that the browser blocked its sound if it was off screen before it played [W-12]', async () => {
  media().allow('muted');
  await renderVideo();
  await scroll('into view');
  await scroll('out of view');
  await play();
  expect([status(), sound()]).toEqual(['playing', 'muted-by-browser']);
});

import { buildClip } from '@zoetrope/testkit';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Video } from './video.tsx';
import { videoAttributes } from './video-attributes.ts';

afterEach(cleanup);

/** A clip of 7 s with sound and captions. */
const VIDEO_URL = new URL('../../../catalogue/media/robot-says-hello.240p.mp4', import.meta.url).href;
const CAPTIONS = new URL('../../../catalogue/media/robot-says-hello.en.vtt', import.meta.url).href;
const clip = buildClip({
  video: {
    assets: { '240p': { url: VIDEO_URL, width: 240, height: 240 } },
    captions: { de: { vtt: `${CAPTIONS}?de` }, en: { vtt: CAPTIONS } },
  },
});
const root = () => document.querySelector(`[${videoAttributes.root}]`) as HTMLElement;
const tracks = () => [...(root().querySelector('video')?.textTracks ?? [])];
/** Decoding is slow on a busy machine. */

it.each(['de', 'en'])('shows only the captions in %s of several languages [W-11]', async (language) => {
  await page.viewport(600, 500);
  await render(<Video gif={clip} width={320} motion="always" muted controls ccEnabled ccLanguage={language} />);
  const shownLanguages = () =>
    tracks()
      .filter(({ mode }) => mode === 'showing')
      .map((track) => track.language);
  await expect.poll(() => tracks().find((track) => track.language === language)?.activeCues?.length).toBe(1);
  // Chromium enables a track of its own choice once the video can play.
  await expect.poll(() => root().querySelector('video')?.currentTime).toBeGreaterThan(1);
  expect(shownLanguages()).toEqual([language]);
});

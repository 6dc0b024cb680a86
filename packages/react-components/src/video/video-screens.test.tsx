import { act, screen } from '@testing-library/react';
import { buildClip } from '@zoetrope/testkit';
import { describe, expect, it, vi } from 'vitest';
import { clip, group, press, renderVideo, setUpVideo } from './testing/render-video.tsx';

const { play } = setUpVideo();
const names = () => screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label'));

describe('full screen and the window of its own', () => {
  it('are offered where the browser has them, and their end is told', async () => {
    const request = vi.fn(async () => {});
    Object.assign(document, { fullscreenEnabled: true, pictureInPictureEnabled: true });
    Object.assign(HTMLElement.prototype, { requestFullscreen: request });
    const onEndFullscreen = vi.fn();
    await renderVideo({ controls: true, onEndFullscreen });
    await play();
    expect(names().slice(-2)).toEqual(['Picture in picture', 'Full screen']);
    await press('Full screen');
    expect(request).toHaveBeenCalledOnce();
    for (const element of [group(), null]) {
      Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
      await act(async () => void document.dispatchEvent(new Event('fullscreenchange')));
    }
    expect(onEndFullscreen).toHaveBeenCalledOnce();
    for (const name of ['fullscreenEnabled', 'pictureInPictureEnabled', 'fullscreenElement'])
      Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
  });
});

describe('the captions of a Video', () => {
  it.each([
    [false, 'en', ['disabled', 'disabled']],
    [true, 'en', ['showing', 'disabled']],
    [true, 'de', ['disabled', 'showing']],
    [true, 'fr', ['showing', 'disabled']],
  ])('with ccEnabled %s and ccLanguage %s are %s', async (ccEnabled, ccLanguage, modes) => {
    const tracks = ['en', 'de'].map((language) => ({ language, mode: 'hidden' }));
    vi.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockReturnValue(tracks as never);
    await renderVideo({ ccEnabled, ccLanguage });
    expect(tracks.map(({ mode }) => mode)).toEqual(modes);
  });

  it('have no button where there are none', async () => {
    const gif = buildClip({ video: { assets: clip.video?.assets ?? {} } });
    await renderVideo({ controls: true, gif });
    await play();
    expect(names()).toEqual(['Pause', 'Mute']);
  });
});

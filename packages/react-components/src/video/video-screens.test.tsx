import { act, screen } from '@testing-library/react';
import { buildClip } from '@zoetrope/testkit';
import { describe, expect, it, vi } from 'vitest';
import { clip, group, press, renderVideo, setUpVideo } from './testing/render-video.tsx';

const { play } = setUpVideo();
const names = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

describe('Video full screen and picture-in-picture', () => {
  it('has buttons for full screen and picture-in-picture if the browser supports them, and calls onEndFullscreen', async () => {
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

describe('Video captions', () => {
  it.each([
    [false, 'en', ['disabled', 'disabled']],
    [true, 'en', ['showing', 'disabled']],
    [true, 'de', ['disabled', 'showing']],
    [true, 'fr', ['showing', 'disabled']],
  ])('for ccEnabled %s and ccLanguage %s, sets the caption modes %j', async (ccEnabled, ccLanguage, modes) => {
    const tracks = ['en', 'de'].map((language) => ({ language, mode: 'hidden' }));
    vi.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockReturnValue(tracks as never);
    await renderVideo({ ccEnabled, ccLanguage });
    expect(tracks.map(({ mode }) => mode)).toEqual(modes);
  });

  it('has no captions button if the clip has no captions', async () => {
    const gif = buildClip({ video: { assets: clip.video?.assets ?? {} } });
    await renderVideo({ controls: true, gif });
    await play();
    expect(names()).toEqual(['Pause', 'Mute']);
  });
});

import { act, fireEvent, screen } from '@testing-library/react';
import { buildClip, buildUser } from '@zoetrope/testkit';
import { describe, expect, it, vi } from 'vitest';
import { HIDE_DELAY_MS } from './controls/use-controls-visibility.ts';
import {
  group,
  pass,
  pausedBy,
  press,
  renderVideo,
  setUpVideo,
  sound,
  status,
  video,
} from './testing/render-video.tsx';
import { videoAttributes } from './video-attributes.ts';
import type { VideoProps } from './video-props.ts';

const { media, scroll, play } = setUpVideo();
const names = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
const slider = (name: string) => screen.getByRole('slider', { name }) as HTMLInputElement;
const layer = () => group().querySelector(`[${videoAttributes.controls}]`)?.getAttribute(videoAttributes.controls);
const key = (name: string, target: Element = group()) => act(async () => void fireEvent.keyDown(target, { key: name }));
const click = () => act(async () => void fireEvent.click(video()));

/** Renders a Video with controls that plays. */
async function playWithControls(props: Partial<VideoProps> = {}) {
  const view = await renderVideo({ controls: true, ...props });
  await play();
  return view;
}

describe('Video controls', () => {
  it('renders no controls by default [W-11]', async () => {
    await renderVideo();
    await play();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryAllByRole('slider')).toEqual([]);
  });

  it('renders play, mute, captions, seek and volume controls [W-11]', async () => {
    await playWithControls();
    expect(names()).toEqual(['Pause', 'Mute', 'Captions']);
    expect([slider('Seek').max, slider('Volume').value]).toEqual(['12', '0.7']);
  });

  it.each<[keyof VideoProps, string[], number]>([
    ['hidePlayPause', ['Mute', 'Captions'], 2],
    ['hideMute', ['Pause', 'Captions'], 1],
    ['hideProgressBar', ['Pause', 'Mute', 'Captions'], 1],
  ])('omits the part that %s removes [W-11]', async (prop, buttons, sliders) => {
    await playWithControls({ [prop]: true });
    expect(names()).toEqual(buttons);
    expect(screen.queryAllByRole('slider')).toHaveLength(sliders);
  });

  it('hides the controls during playback while the user is inactive, and shows them on activity', async () => {
    await playWithControls();
    expect(layer()).toBe('hidden');
    fireEvent.pointerMove(group());
    expect(layer()).toBe('shown');
    await pass(HIDE_DELAY_MS);
    expect(layer()).toBe('hidden');
    await key('k');
    await pass(HIDE_DELAY_MS);
    expect([status(), layer()]).toEqual(['paused', 'shown']);
  });

  it('keeps the controls visible with persistentControls [W-11]', async () => {
    await playWithControls({ persistentControls: true });
    await pass(HIDE_DELAY_MS + 1000);
    expect(layer()).toBe('shown');
  });

  it('stays paused during scrolling after a pause by the user', async () => {
    await playWithControls();
    await press('Pause');
    expect([status(), pausedBy()]).toEqual(['paused', 'user']);
    await scroll('out of view');
    await scroll('into view');
    expect([status(), pausedBy()]).toEqual(['paused', 'user']);
    await press('Play');
    expect(status()).toBe('playing');
  });

  it('stays paused after a pause by the user when another file is selected', async () => {
    const { rerenderWith } = await playWithControls();
    await press('Pause');
    await act(async () => rerenderWith({ width: 200 }));
    expect(video().getAttribute('src')).toContain('240p');
    await scroll('into view');
    expect(status()).toBe('idle');
  });

  it('mutes and unmutes, and calls onUserMuted and onMuted [W-11]', async () => {
    const onUserMuted = vi.fn();
    const onMuted = vi.fn();
    await playWithControls({ onUserMuted, onMuted });
    await press('Mute');
    expect([sound(), slider('Volume').value]).toEqual(['muted', '0']);
    await press('Unmute');
    expect(sound()).toBe('on');
    expect(onUserMuted.mock.calls).toEqual([[true], [false]]);
    expect(onMuted.mock.calls).toEqual([[false], [true], [false]]);
  });

  it('restores the last audible volume on unmute', async () => {
    await playWithControls();
    await act(async () => void fireEvent.change(slider('Volume'), { target: { value: '0.4' } }));
    await act(async () => void fireEvent.change(slider('Volume'), { target: { value: '0' } }));
    expect(sound()).toBe('muted');
    await press('Unmute');
    expect([sound(), video().volume]).toEqual(['on', 0.4]);
  });

  it('restores sound that the browser blocked with one click (regression vs GIPHY) [W-12]', async () => {
    media().allow('muted');
    const onUnmuted = vi.fn();
    await playWithControls({ muted: false, onUnmuted });
    expect(screen.getByText('Unmute')).toBeTruthy();
    await click();
    expect([status(), sound(), video().muted]).toEqual(['playing', 'on', false]);
    expect(screen.queryByText('Unmute')).toBeNull();
    expect(onUnmuted).toHaveBeenCalledOnce();
  });

  it('restores sound that the browser blocked when playback restarts', async () => {
    media().allow('muted');
    await playWithControls();
    await press('Pause');
    media().allow('sound');
    await press('Play');
    expect([status(), sound()]).toEqual(['playing', 'on']);
  });

  it('toggles playback on a click on the picture, and only shows the controls on the first tap', async () => {
    await playWithControls();
    await click();
    expect(status()).toBe('paused');
    await click();
    expect(status()).toBe('playing');
    await pass(HIDE_DELAY_MS);
    const tap = () =>
      act(async () => {
        fireEvent(video(), Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
        fireEvent.click(video());
      });
    await tap();
    expect([status(), layer()]).toEqual(['playing', 'shown']);
    await tap();
    expect(status()).toBe('paused');
  });

  it('shows the progress, and 100 % at the end of a short clip [W-14]', async () => {
    await renderVideo({ controls: true });
    await play(8);
    await act(async () => media().playTo(video(), 4));
    expect([slider('Seek').value, slider('Seek').getAttribute('aria-valuetext')]).toEqual(['4', '0:04 of 0:08']);
    await act(async () => media().playTo(video(), 7.9));
    expect(slider('Seek').value).toBe('8');
  });

  it('seeks with the slider without reporting skipped quartiles [W-13]', async () => {
    const onQuartile = vi.fn();
    await playWithControls({ onQuartile });
    await act(async () => void fireEvent.input(slider('Seek'), { target: { value: '10' } }));
    expect(video().currentTime).toBe(10);
    await act(async () => media().playTo(video(), 11));
    expect(onQuartile).not.toHaveBeenCalled();
  });

  it.each<[string, () => unknown, unknown]>([
    ['k', status, 'paused'],
    [' ', status, 'paused'],
    ['m', sound, 'muted'],
    ['ArrowRight', () => video().currentTime, 7.2],
    ['ArrowLeft', () => video().currentTime, 4.8],
    ['5', () => video().currentTime, 6],
    ['End', () => video().currentTime, 12],
    ['ArrowUp', () => video().volume, 0.75],
    ['c', () => screen.getByRole('button', { name: 'Captions' }).ariaPressed, 'true'],
  ])('handles the key %j [W-11]', async (name, read, expected) => {
    await playWithControls();
    await act(async () => media().playTo(video(), 6));
    await key(name);
    expect(read()).toEqual(expected);
  });

  it.each<[keyof VideoProps, string, () => unknown]>([
    ['hidePlayPause', 'k', status],
    ['hideMute', 'm', sound],
    ['hideProgressBar', '5', () => video().currentTime],
  ])('ignores the key of the part that %s removes [W-11]', async (prop, name, read) => {
    await playWithControls({ [prop]: true });
    const before = read();
    await key(name);
    expect(read()).toBe(before);
  });

  it.each(['Home', 'End', '0', '5'])('ignores the key %j in a stream of infinite duration [W-11]', async (name) => {
    await renderVideo({ controls: true });
    await play(Number.POSITIVE_INFINITY);
    await act(async () => media().playTo(video(), 3));
    await key(name);
    expect(video().currentTime).toBe(3);
    expect(screen.getByText('0:03')).toBeTruthy();
  });

  it('leaves Space to a focused button', async () => {
    await playWithControls();
    await key(' ', screen.getByRole('button', { name: 'Mute' }));
    expect(status()).toBe('playing');
  });

  it('uses the texts of the labels prop', async () => {
    await playWithControls({ labels: { pause: 'Anhalten', seek: 'Springen' } });
    expect(names()).toContain('Anhalten');
    expect(slider('Springen')).toBeTruthy();
  });

  it('names the badge of a verified creator with the labels prop', async () => {
    const gif = buildClip({ user: buildUser({ is_verified: true }) });
    await playWithControls({ gif, labels: { verified: 'Geprüft' } });
    expect(screen.getByLabelText('Geprüft')).toBeTruthy();
  });

  it('has only one play button that a keyboard reaches', async () => {
    await renderVideo({ controls: true, autoPlay: false });
    expect(screen.getAllByRole('button', { name: 'Play' })).toHaveLength(1);
    expect(group().querySelector(`[${videoAttributes.bigPlayButton}]`)?.getAttribute('tabindex')).toBe('-1');
  });

  it('shows the title and the creator unless hideTitle and hideAttribution are set', async () => {
    const gif = buildClip({ title: 'Rain' });
    const { rerenderWith } = await playWithControls({ gif });
    expect(screen.getByText('Rain')).toBeTruthy();
    expect(screen.getByText('Praxinoscope Studio')).toBeTruthy();
    rerenderWith({ gif, hideTitle: true, hideAttribution: true });
    expect(screen.queryByText('Rain')).toBeNull();
    expect(screen.queryByText('Praxinoscope Studio')).toBeNull();
  });
});

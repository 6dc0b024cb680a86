import { act, fireEvent, screen } from '@testing-library/react';
import { buildClip } from '@zoetrope/testkit';
import { describe, expect, it, vi } from 'vitest';
import { group, renderVideo, setUpVideo, sound, status, video } from './testing/render-video.tsx';
import { videoAttributes } from './video-attributes.ts';

const { media, scroll, play } = setUpVideo();
const single = buildClip({ video: { assets: { '480p': { url: '/c/480p.mp4', width: 854, height: 480 } } } });
const key = (name: string) => act(async () => void fireEvent.keyDown(document.activeElement as Element, { key: name }));
const click = () => act(async () => void fireEvent.click(video()));
const part = (attribute: string) => group().querySelector<HTMLElement>(`[${attribute}]`) as HTMLElement;

/** Presses a button as Enter does. */
async function pressFocused(button: HTMLElement) {
  await act(async () => {
    button.focus();
    button.click();
  });
}

describe('Video focus', () => {
  it('moves to the video when the retry button is removed [W-15]', async () => {
    await renderVideo({ gif: single, controls: true });
    await scroll('into view');
    await act(async () => media().fail(video(), 4));
    await pressFocused(screen.getByRole('button', { name: 'Try again?' }));
    expect(document.activeElement).toBe(group());
    await play();
    await key('k');
    expect(status()).toBe('paused');
  });

  it('moves to the video when the large play button is removed [W-11]', async () => {
    await renderVideo({ controls: true, autoPlay: false });
    await pressFocused(part(videoAttributes.bigPlayButton));
    expect(document.activeElement).toBe(group());
    await play();
    await key(' ');
    expect(status()).toBe('paused');
  });

  it('moves to the video when the unmute button is removed [W-12]', async () => {
    media().allow('muted');
    await renderVideo({ controls: true });
    await play();
    await pressFocused(part(videoAttributes.unmute));
    expect([document.activeElement, sound()]).toEqual([group(), 'on']);
    await key('m');
    expect(sound()).toBe('muted');
  });

  it('stays elsewhere when a button without focus is removed', async () => {
    const { unmount } = await renderVideo({ autoPlay: false });
    await act(async () => part(videoAttributes.bigPlayButton).click());
    expect(document.activeElement).toBe(document.body);
    unmount();
    const focused = vi.fn();
    document.addEventListener('focusin', focused);
    const second = await renderVideo({ autoPlay: false });
    part(videoAttributes.bigPlayButton).focus();
    second.unmount();
    expect(focused).toHaveBeenCalledOnce();
    document.removeEventListener('focusin', focused);
  });

  it('reaches the root by click only with controls, unless tabIndex is set', async () => {
    const { rerenderWith } = await renderVideo({ controls: true });
    expect(group().tabIndex).toBe(-1);
    rerenderWith({ controls: true, tabIndex: 0 });
    expect(group().tabIndex).toBe(0);
  });
});

describe('Video without controls', () => {
  it('is one Tab stop where Space and K toggle playback and M toggles mute [W-11]', async () => {
    await renderVideo();
    await play();
    expect([group().tabIndex, group().getAttribute('aria-keyshortcuts')]).toEqual([0, 'Space M']);
    group().focus();
    await key(' ');
    expect(status()).toBe('paused');
    await key('k');
    expect(status()).toBe('playing');
    await key('m');
    expect(sound()).toBe('muted');
  });

  it('leaves all other keys to the page', async () => {
    await renderVideo();
    await play();
    for (const name of ['ArrowDown', 'ArrowRight', 'End', '5', 'f'])
      expect(fireEvent.keyDown(group(), { key: name })).toBe(true);
    expect([video().currentTime, video().volume]).toEqual([0, 0.7]);
  });

  it('toggles playback on a click on the picture and on the first tap [W-11]', async () => {
    await renderVideo();
    await play();
    fireEvent(video(), Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
    await click();
    expect(status()).toBe('paused');
    await click();
    expect(status()).toBe('playing');
  });

  it('leaves clicks to an onClick prop, and everything to the application with hidePlayPause', async () => {
    const { rerenderWith } = await renderVideo({ onClick: () => {} });
    await play();
    await click();
    expect(status()).toBe('playing');
    rerenderWith({ hidePlayPause: true, onClick: undefined });
    expect(group().tabIndex).toBe(-1);
    await click();
    fireEvent.keyDown(group(), { key: 'k' });
    expect(status()).toBe('playing');
  });
});

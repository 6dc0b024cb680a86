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

/** As Enter does it. */
async function pressFocused(button: HTMLElement) {
  await act(async () => {
    button.focus();
    button.click();
  });
}

describe('the focus of a Video', () => {
  it('stays in it when "Try again?" goes [W-15]', async () => {
    await renderVideo({ gif: single, controls: true });
    await scroll(true);
    await act(async () => media().fail(video(), 4));
    await pressFocused(screen.getByRole('button', { name: 'Try again?' }));
    expect(document.activeElement).toBe(group());
    await play();
    await key('k');
    expect(status()).toBe('paused');
  });

  it('stays in it when the large button goes [W-11]', async () => {
    await renderVideo({ controls: true, autoPlay: false });
    await pressFocused(part(videoAttributes.start));
    expect(document.activeElement).toBe(group());
    await play();
    await key(' ');
    expect(status()).toBe('paused');
  });

  it('stays in it when the sound is back [W-12]', async () => {
    media().allow('muted');
    await renderVideo({ controls: true });
    await play();
    await pressFocused(part(videoAttributes.unmute));
    expect([document.activeElement, sound()]).toEqual([group(), 'on']);
    await key('m');
    expect(sound()).toBe('muted');
  });

  it('is not fetched by a button that goes without it', async () => {
    const { unmount } = await renderVideo({ autoPlay: false });
    await act(async () => part(videoAttributes.start).click());
    expect(document.activeElement).toBe(document.body);
    unmount();
    const focused = vi.fn();
    document.addEventListener('focusin', focused);
    const again = await renderVideo({ autoPlay: false });
    part(videoAttributes.start).focus();
    again.unmount();
    expect(focused).toHaveBeenCalledOnce();
    document.removeEventListener('focusin', focused);
  });

  it('is for a click alone where there are controls, and where the application says', async () => {
    const { again } = await renderVideo({ controls: true });
    expect(group().tabIndex).toBe(-1);
    again({ controls: true, tabIndex: 0 });
    expect(group().tabIndex).toBe(0);
  });
});

describe('a Video without controls', () => {
  it('is one stop, where Space and K pause it and M mutes it [W-11]', async () => {
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

  it('pauses and plays by a click on the picture, by a first tap too [W-11]', async () => {
    await renderVideo();
    await play();
    fireEvent(video(), Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
    await click();
    expect(status()).toBe('paused');
    await click();
    expect(status()).toBe('playing');
  });

  it('leaves the click to an application that takes it, and all to one that starts and pauses', async () => {
    const { again } = await renderVideo({ onClick: () => {} });
    await play();
    await click();
    expect(status()).toBe('playing');
    again({ hidePlayPause: true, onClick: undefined });
    expect(group().tabIndex).toBe(-1);
    await click();
    fireEvent.keyDown(group(), { key: 'k' });
    expect(status()).toBe('playing');
  });
});

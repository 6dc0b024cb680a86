import { act, fireEvent, screen } from '@testing-library/react';
import { buildClip, buildGif } from '@zoetrope/testkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clip, pass, press, renderVideo, setUpVideo, sound, status, video } from './testing/render-video.tsx';

const { media, scroll, play } = setUpVideo();
const single = buildClip({ video: { assets: { '480p': { url: '/c/480p.mp4?cid=1', width: 854, height: 480 } } } });
const rejections = vi.fn();

beforeEach(() => {
  rejections.mockClear();
  addEventListener('unhandledrejection', rejections);
});
afterEach(() => {
  removeEventListener('unhandledrejection', rejections);
  expect(rejections).not.toHaveBeenCalled();
});

describe('Video with a file that cannot be played', async () => {
  it.each([
    [2, 'Network Error...'],
    [3, 'Decode Error...'],
    [4, 'Can not play a video of type "mp4" on this platform.'],
  ])('shows the message of media error %i: %s, and retries [W-15]', async (code, text) => {
    const onError = vi.fn();
    await renderVideo({ gif: single, onError });
    await scroll('into view');
    await act(async () => media().fail(video(), code));
    expect(status()).toBe('failed');
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(onError.mock.calls).toEqual([[code, text]]);
    await press('Try again?');
    expect(status()).toBe('loading');
    await play();
    expect(status()).toBe('playing');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reloads the file on the key that plays [W-15]', async () => {
    await renderVideo({ gif: single, controls: true });
    await scroll('into view');
    await act(async () => media().fail(video(), 2));
    const load = vi.mocked(video().load).mockClear();
    await act(async () => void fireEvent.keyDown(screen.getByRole('group'), { key: 'k' }));
    expect(load).toHaveBeenCalledOnce();
    await play();
    expect(status()).toBe('playing');
  });

  it('shows no message for an aborted download [W-15]', async () => {
    const onError = vi.fn();
    await renderVideo({ gif: single, onError });
    await play();
    await act(async () => media().fail(video(), 1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onError.mock.calls[0]?.[1]).toMatch(/^Aborted\. The fetching process/);
  });

  it('shows the message of the labels prop', async () => {
    await renderVideo({ gif: single, labels: { error: (code) => `Fehler ${code}`, retry: 'Nochmal' } });
    await scroll('into view');
    await act(async () => media().fail(video(), 3));
    expect(screen.getByRole('alert').textContent).toBe('Fehler 3Nochmal');
  });

  it('tries another file first, and continues where it was', async () => {
    const onError = vi.fn();
    await renderVideo({ onError });
    await play();
    await act(async () => media().playTo(video(), 5));
    await act(async () => media().fail(video(), 3));
    expect(video().getAttribute('src')).toBe('https://media.example/clip-1/240p.mp4');
    expect(onError).not.toHaveBeenCalled();
    await play();
    expect([status(), video().currentTime]).toEqual(['playing', 5]);
    await act(async () => media().fail(video(), 3));
    expect(status()).toBe('failed');
    expect(onError).toHaveBeenCalledOnce();
  });

  it('reports no playback of a missing file, and causes no unhandled rejection (regression vs GIPHY) [W-13]', async () => {
    const called = vi.fn();
    const callback = (name: string) => (value: unknown) => called(name, value);
    media().allow('muted');
    await renderVideo({
      gif: single,
      track: callback('track'),
      onFirstPlay: callback('first'),
      onStateChange: callback('state'),
      onMuted: callback('muted'),
    });
    await scroll('into view');
    await act(async () => media().fail(video(), 4));
    await pass(1000);
    expect(called).not.toHaveBeenCalled();
    expect([status(), sound(), video().muted]).toEqual(['failed', 'on', false]);
  });

  it('shows an error that occurred before hydration', async () => {
    const view = await renderVideo({ gif: single });
    view.unmount();
    vi.spyOn(HTMLMediaElement.prototype, 'error', 'get').mockReturnValue({ code: 4 } as MediaError);
    await renderVideo({ gif: single });
    expect(status()).toBe('failed');
  });

  it('survives a change to a GIF without a video and back (regression vs GIPHY) [W-15]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { rerenderWith } = await renderVideo();
    await play();
    await act(async () => rerenderWith({ gif: buildGif() }));
    expect(status()).toBe('empty');
    await act(async () => rerenderWith({ gif: clip }));
    await play();
    expect(status()).toBe('playing');
  });
});

describe('Video without data', async () => {
  it('shows after 8 s that it has stalled, and resumes when data arrives', async () => {
    await renderVideo();
    await scroll('into view');
    await pass(7900);
    expect(status()).toBe('loading');
    await pass(200);
    expect(status()).toBe('stalled');
    expect(screen.getByRole('status').textContent).toContain('The video has stopped loading.');
    await play();
    expect(status()).toBe('playing');
  });

  it('keeps loading while data arrives or the page is hidden', async () => {
    await renderVideo();
    await scroll('into view');
    for (const _ of [1, 2, 3]) {
      await pass(6000);
      act(() => void video().dispatchEvent(new Event('progress')));
    }
    expect(status()).toBe('loading');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(60_000);
    expect(status()).toBe('loading');
  });

  it('detects a stall without an event of the browser, and retries from there', async () => {
    await renderVideo();
    await play();
    await act(async () => media().playTo(video(), 6));
    // Without an event, it is paused and played again after 2 s.
    await pass(10_100);
    expect(status()).toBe('stalled');
    await press('Try again?');
    expect(status()).toBe('loading');
    await play();
    expect([status(), video().currentTime]).toEqual(['playing', 6]);
  });

  it('does not treat a pause as a stall', async () => {
    await renderVideo();
    await play();
    await scroll('out of view');
    await pass(60_000);
    expect(status()).toBe('paused');
  });
});

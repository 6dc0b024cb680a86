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

describe('a Video that cannot play', async () => {
  it.each([
    [2, 'Network Error...'],
    [3, 'Decode Error...'],
    [4, 'Can not play a video of type "mp4" on this platform.'],
  ])('says of code %i: %s, and tries again [W-15]', async (code, text) => {
    const onError = vi.fn();
    await renderVideo({ gif: single, onError });
    await scroll(true);
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

  it('asks for the file again by the key that plays, not by its button alone [W-15]', async () => {
    await renderVideo({ gif: single, controls: true });
    await scroll(true);
    await act(async () => media().fail(video(), 2));
    const load = vi.mocked(video().load).mockClear();
    await act(async () => void fireEvent.keyDown(screen.getByRole('group'), { key: 'k' }));
    expect(load).toHaveBeenCalledOnce();
    await play();
    expect(status()).toBe('playing');
  });

  it('shows nothing of a loading that was stopped on purpose [W-15]', async () => {
    const onError = vi.fn();
    await renderVideo({ gif: single, onError });
    await play();
    await act(async () => media().fail(video(), 1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onError.mock.calls[0]?.[1]).toMatch(/^Aborted\. The fetching process/);
  });

  it('says it in other words', async () => {
    await renderVideo({ gif: single, labels: { error: (code) => `Fehler ${code}`, retry: 'Nochmal' } });
    await scroll(true);
    await act(async () => media().fail(video(), 3));
    expect(screen.getByRole('alert').textContent).toBe('Fehler 3Nochmal');
  });

  it('turns to another file first, from where it was', async () => {
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

  it('reports no play of a file that is not there, and rejects nothing (a fault of others) [W-13]', async () => {
    const told = vi.fn();
    const tell = (name: string) => (value: unknown) => told(name, value);
    media().allow('muted');
    await renderVideo({
      gif: single,
      track: tell('track'),
      onFirstPlay: tell('first'),
      onStateChange: tell('state'),
      onMuted: tell('muted'),
    });
    await scroll(true);
    await act(async () => media().fail(video(), 4));
    await pass(1000);
    expect(told).not.toHaveBeenCalled();
    expect([status(), sound(), video().muted]).toEqual(['failed', 'on', false]);
  });

  it('finds an error that came before it was taken over', async () => {
    const view = await renderVideo({ gif: single });
    view.unmount();
    vi.spyOn(HTMLMediaElement.prototype, 'error', 'get').mockReturnValue({ code: 4 } as MediaError);
    await renderVideo({ gif: single });
    expect(status()).toBe('failed');
  });

  it('outlives a change to a GIF without film, and back (a fault of others) [W-15]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { again } = await renderVideo();
    await play();
    await act(async () => again({ gif: buildGif() }));
    expect(status()).toBe('empty');
    await act(async () => again({ gif: clip }));
    await play();
    expect(status()).toBe('playing');
  });
});

describe('a Video that gets no data', async () => {
  it('says after 8 s that it has stalled, and plays on when data come', async () => {
    await renderVideo();
    await scroll(true);
    await pass(7900);
    expect(status()).toBe('loading');
    await pass(200);
    expect(status()).toBe('stalled');
    expect(screen.getByRole('status').textContent).toContain('The video has stopped loading.');
    await play();
    expect(status()).toBe('playing');
  });

  it('waits on while bytes come, or nobody can see it', async () => {
    await renderVideo();
    await scroll(true);
    for (const _ of [1, 2, 3]) {
      await pass(6000);
      act(() => void video().dispatchEvent(new Event('progress')));
    }
    expect(status()).toBe('loading');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(60_000);
    expect(status()).toBe('loading');
  });

  it('notices that it stands still without a word of the browser, and tries again from there', async () => {
    await renderVideo();
    await play();
    await act(async () => media().playTo(video(), 6));
    await pass(8100);
    expect(status()).toBe('stalled');
    await press('Try again?');
    expect(status()).toBe('loading');
    await play();
    expect([status(), video().currentTime]).toEqual(['playing', 6]);
  });

  it('does not count a pause as one', async () => {
    await renderVideo();
    await play();
    await scroll(false);
    await pass(60_000);
    expect(status()).toBe('paused');
  });
});

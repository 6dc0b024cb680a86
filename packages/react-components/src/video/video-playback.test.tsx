import { act, fireEvent, render, screen } from '@testing-library/react';
import type { GifEvent } from '@zoetrope/model';
import { buildClip } from '@zoetrope/testkit';
import { StrictMode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { TrackProvider } from '../tracking/track-context.tsx';
import {
  clip,
  group,
  loadOverlayLayer,
  pass,
  pausedBy,
  press,
  renderVideo,
  setUpVideo,
  sound,
  status,
  video,
} from './testing/render-video.tsx';
import { Video } from './video.tsx';

const { media, scroll, play } = setUpVideo();
const passOneSecond = () => pass(1000);
/** Plays the first second, in the steps in which browsers report it. */
const playOneSecond = () =>
  act(async () => {
    for (const time of [0.25, 0.5, 0.75, 1]) media().playTo(video(), time);
  });

describe('Video sound', async () => {
  it('plays at volume 0.7, and reports it once it plays [W-12]', async () => {
    const onMuted = vi.fn();
    await renderVideo({ onMuted });
    await scroll('into view');
    expect(onMuted).not.toHaveBeenCalled();
    await play();
    expect([sound(), video().muted, video().volume]).toEqual(['on', false, 0.7]);
    expect(onMuted.mock.calls).toEqual([[false]]);
  });

  it('falls back to muted playback if the browser blocks sound, and reports it [W-12]', async () => {
    const onMuted = vi.fn();
    media().allow('muted');
    await renderVideo({ onMuted });
    await play();
    expect([status(), sound(), video().muted]).toEqual(['playing', 'muted-by-browser', true]);
    expect(onMuted.mock.calls).toEqual([[true]]);
  });

  it('reports a block if the browser refuses both, and plays with sound after a click [W-12]', async () => {
    const onPlaybackChange = vi.fn();
    const onMuted = vi.fn();
    media().allow('nothing');
    await renderVideo({ onPlaybackChange, onMuted });
    await scroll('into view');
    expect([status(), sound(), video().muted]).toEqual(['blocked', 'on', false]);
    expect(onPlaybackChange.mock.lastCall?.[0]).toMatchObject({ status: 'blocked', isMuted: false });
    expect(onMuted).not.toHaveBeenCalled();
    media().allow('sound');
    await press('Play');
    await play();
    expect([status(), sound()]).toEqual(['playing', 'on']);
  });

  it('reports sound that the browser blocked in strict mode, where it starts twice [W-12]', async () => {
    media().allow('muted');
    // In view when it is mounted.
    Object.assign(document, { elementFromPoint: video });
    onTestFinished(() => void Reflect.deleteProperty(document, 'elementFromPoint'));
    render(<Video gif={clip} width={640} />, { wrapper: StrictMode });
    await loadOverlayLayer();
    expect(status()).toBe('loading');
    await play();
    expect([status(), sound()]).toEqual(['playing', 'muted-by-browser']);
  });

  it('reports muted={true} as muted (regression vs GIPHY) [W-12]', async () => {
    const onMuted = vi.fn();
    await renderVideo({ muted: true, onMuted });
    await play();
    await passOneSecond();
    expect(onMuted.mock.calls).toEqual([[true]]);
    expect(sound()).toBe('muted');
  });

  it('follows its muted and volume props, and calls onUnmuted', async () => {
    const onMuted = vi.fn();
    const onUnmuted = vi.fn();
    const { rerenderWith } = await renderVideo({ muted: true, onMuted, onUnmuted });
    await play();
    await act(async () => rerenderWith({ muted: false, volume: 0.2 }));
    expect([video().muted, video().volume]).toEqual([false, 0.2]);
    expect(onMuted.mock.calls).toEqual([[true], [false]]);
    expect(onUnmuted).toHaveBeenCalledOnce();
  });

  it('keeps the sound of the user for the next clip', async () => {
    const { rerenderWith } = await renderVideo();
    await play();
    await act(async () => {
      video().muted = true;
    });
    await act(async () => rerenderWith({ gif: buildClip({ id: 'clip-2' }) }));
    await play();
    expect(sound()).toBe('muted');
  });
});

describe('Video pauses', async () => {
  it('pauses off screen and resumes in view', async () => {
    const onStateChange = vi.fn();
    await renderVideo({ onStateChange });
    await play();
    await scroll('out of view');
    expect([status(), pausedBy()]).toEqual(['paused', 'off-screen']);
    expect(screen.queryByRole('button')).toBeNull();
    await scroll('into view');
    expect([status(), pausedBy()]).toEqual(['playing', null]);
    expect(onStateChange.mock.calls).toEqual([
      ['playing', undefined],
      ['paused', 'off-screen'],
      ['playing', undefined],
    ]);
  });

  it('stays paused after a pause by the browser', async () => {
    await renderVideo();
    await play();
    await pass(1000);
    await playOneSecond();
    await act(async () => video().pause());
    expect([status(), pausedBy()]).toEqual(['paused', 'browser']);
    await scroll('out of view');
    await scroll('into view');
    expect([status(), pausedBy()]).toEqual(['paused', 'browser']);
    await press('Play');
    expect(status()).toBe('playing');
  });

  it('plays muted if the browser pauses it just after a start with sound, as WebKit does [W-12]', async () => {
    const onMuted = vi.fn();
    const onStateChange = vi.fn();
    await renderVideo({ onMuted, onStateChange, controls: true });
    await play();
    await pass(600);
    await act(async () => video().pause());
    expect([status(), sound(), video().muted]).toEqual(['playing', 'muted-by-browser', true]);
    expect([onMuted.mock.lastCall, onStateChange.mock.calls]).toEqual([[true], [['playing', undefined]]]);
    await act(async () => screen.getByText('Unmute').click());
    expect([sound(), video().muted]).toEqual(['on', false]);
  });

  it('plays muted if the browser pauses it after a slow start, long after a user gesture [W-12]', async () => {
    vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive: true, isActive: false } });
    await renderVideo();
    await play();
    await pass(3000);
    await act(async () => media().playTo(video(), 0.3));
    await act(async () => video().pause());
    expect([status(), sound(), video().muted]).toEqual(['playing', 'muted-by-browser', true]);
  });

  it('stays paused if the browser pauses it shortly after a user gesture [W-12]', async () => {
    vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive: true, isActive: true } });
    await renderVideo();
    await play();
    await act(async () => video().pause());
    expect([status(), pausedBy(), video().muted]).toEqual(['paused', 'browser', false]);
  });

  it('stays paused if the browser pauses it just after a loop, once it has played with sound [W-12]', async () => {
    await renderVideo();
    await play(2);
    await pass(1000);
    await playOneSecond();
    await act(async () => media().playOut(video()));
    await act(async () => video().pause());
    expect([status(), pausedBy(), video().muted]).toEqual(['paused', 'browser', false]);
  });

  it('stays paused if the browser refuses the muted start too [W-12]', async () => {
    await renderVideo();
    await play();
    media().allow('nothing');
    await act(async () => video().pause());
    expect([status(), pausedBy(), sound()]).toEqual(['paused', 'browser', 'on']);
  });

  it('ignores a late pause event of the previous player', async () => {
    const onStateChange = vi.fn();
    await renderVideo({ onStateChange });
    await scroll('into view');
    act(() => void fireEvent.pause(video()));
    expect([status(), video().paused]).toEqual(['loading', false]);
    expect(onStateChange).not.toHaveBeenCalled();
  });

  it('keeps playing off screen with pauseOffScreen={false}', async () => {
    await renderVideo({ pauseOffScreen: false });
    await play();
    await scroll('out of view');
    expect(status()).toBe('playing');
  });
});

describe('Video callbacks', () => {
  it('reports START and the first play once, when frames are shown [W-13]', async () => {
    const events: GifEvent[] = [];
    const onFirstPlay = vi.fn();
    render(
      <StrictMode>
        <TrackProvider track={(event) => events.push(event)}>
          <Video gif={clip} width={640} onFirstPlay={onFirstPlay} />
        </TrackProvider>
      </StrictMode>,
    );
    await scroll('into view');
    await pass(300);
    expect(events).toEqual([]);
    await play();
    await scroll('out of view');
    await scroll('into view');
    await act(async () => media().playOut(video()));
    expect(events).toEqual([{ type: 'START', gif: clip }]);
    expect(onFirstPlay.mock.calls).toEqual([[300]]);
  });

  it('reports a loop without a pause, a wait or a first play (regression vs GIPHY) [W-13]', async () => {
    const onStateChange = vi.fn();
    const onWaiting = vi.fn();
    const onLoop = vi.fn();
    const onCanPlay = vi.fn();
    await renderVideo({ onStateChange, onWaiting, onLoop, onCanPlay });
    await play();
    onWaiting.mockClear();
    for (let loop = 0; loop < 3; loop++) {
      await act(async () => media().playTo(video(), 11.9));
      await act(async () => media().playOut(video()));
      await passOneSecond();
    }
    expect(onLoop.mock.calls).toEqual([[1], [2], [3]]);
    expect(onStateChange.mock.calls).toEqual([['playing', undefined]]);
    expect(onWaiting).not.toHaveBeenCalled();
    expect(onCanPlay).toHaveBeenCalledOnce();
  });

  it('reports the end without loop, counts no loop, and starts over on the next play (regression vs GIPHY) [W-13]', async () => {
    const onLoop = vi.fn();
    const onEnded = vi.fn();
    const onQuartile = vi.fn();
    await renderVideo({ loop: false, onLoop, onEnded, onQuartile });
    await play();
    await act(async () => media().playTo(video(), 11.9));
    await act(async () => media().playOut(video()));
    expect(status()).toBe('ended');
    await press('Play');
    await act(async () => media().playTo(video(), 0));
    await act(async () => media().playTo(video(), 4));
    expect(onEnded).toHaveBeenCalledOnce();
    expect(onLoop).not.toHaveBeenCalled();
    expect(onQuartile.mock.calls.map(([quartile]) => quartile)).toEqual([0.25, 0.5, 0.75, 0.25]);
  });

  it('reports a pause by the user after a seek back from the end', async () => {
    await renderVideo({ loop: false });
    await play();
    await act(async () => media().playOut(video()));
    expect(status()).toBe('ended');
    await act(async () => {
      video().currentTime = 4;
      fireEvent(video(), new Event('seeking'));
    });
    expect([status(), pausedBy()]).toEqual(['paused', 'user']);
    await press('Play');
    expect(status()).toBe('playing');
  });

  it('reports playing once when another file is selected during playback', async () => {
    const onStateChange = vi.fn();
    const { rerenderWith } = await renderVideo({ onStateChange });
    await play();
    await act(async () => rerenderWith({ width: 200 }));
    expect(video().getAttribute('src')).toContain('240p');
    await play();
    expect(status()).toBe('playing');
    expect(onStateChange.mock.calls).toEqual([['playing', undefined]]);
  });

  it('counts waits for data, but not at the restart of a loop [W-13]', async () => {
    const onWaiting = vi.fn();
    await renderVideo({ onWaiting });
    await play();
    onWaiting.mockClear();
    await act(async () => media().starve(video()));
    expect(status()).toBe('loading');
    await act(async () => media().arrive(video()));
    expect(status()).toBe('playing');
    expect(onWaiting.mock.calls).toEqual([[2]]);
  });

  it('plays while its time advances, even if the browser reports no data, as WebKitGTK does after a loop [W-13]', async () => {
    await renderVideo();
    await play();
    await act(async () => media().starve(video()));
    await act(async () => media().playTo(video(), 1));
    // It may be the time of the last data.
    expect(status()).toBe('loading');
    await act(async () => media().playTo(video(), 2));
    expect(status()).toBe('playing');
  });

  it('reports no wait right after a seek if its time advances, as in WebKitGTK [W-13]', async () => {
    const onWaiting = vi.fn();
    await renderVideo({ onWaiting });
    await play();
    onWaiting.mockClear();
    await act(async () => {
      video().currentTime = 3;
      media().starve(video());
      media().playTo(video(), 3.1);
    });
    await passOneSecond();
    expect(onWaiting).not.toHaveBeenCalled();
    expect(status()).toBe('playing');
  });

  it('reports the time', async () => {
    const onTimeUpdate = vi.fn();
    await renderVideo({ onTimeUpdate });
    await play();
    await act(async () => media().playTo(video(), 2));
    expect(onTimeUpdate).toHaveBeenLastCalledWith(2);
  });

  it('renders nothing on time updates [W-13]', async () => {
    const changes: MutationRecord[] = [];
    await renderVideo();
    await play();
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(group(), { attributes: true, childList: true, subtree: true, characterData: true });
    for (let time = 1; time < 11; time++) await act(async () => media().playTo(video(), time));
    expect([...changes, ...observer.takeRecords()]).toEqual([]);
  });
});

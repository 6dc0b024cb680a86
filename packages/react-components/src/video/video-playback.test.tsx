import { act, fireEvent, render, screen } from '@testing-library/react';
import type { GifEvent } from '@zoetrope/model';
import { buildClip } from '@zoetrope/testkit';
import { StrictMode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { TrackProvider } from '../tracking/track-provider.tsx';
import {
  arrive,
  clip,
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
import { Video } from './video.tsx';

const { media, scroll, play } = setUpVideo();
const later = () => pass(1000);

describe('the sound of a Video', async () => {
  it('plays with sound at 0.7, and says so once it plays [W-12]', async () => {
    const onMuted = vi.fn();
    await renderVideo({ onMuted });
    await scroll(true);
    expect(onMuted).not.toHaveBeenCalled();
    await play();
    expect([sound(), video().muted, video().volume]).toEqual(['on', false, 0.7]);
    expect(onMuted.mock.calls).toEqual([[false]]);
  });

  it('falls back to no sound where the browser refuses it, and reports that [W-12]', async () => {
    const onMuted = vi.fn();
    media().allow('muted');
    await renderVideo({ onMuted });
    await play();
    expect([status(), sound(), video().muted]).toEqual(['playing', 'muted-by-browser', true]);
    expect(onMuted.mock.calls).toEqual([[true]]);
  });

  it('says that it is blocked where the browser refuses both, and plays with sound after a click [W-12]', async () => {
    const onPlaybackChange = vi.fn();
    const onMuted = vi.fn();
    media().allow('nothing');
    await renderVideo({ onPlaybackChange, onMuted });
    await scroll(true);
    expect([status(), sound(), video().muted]).toEqual(['blocked', 'on', false]);
    expect(onPlaybackChange.mock.lastCall?.[0]).toMatchObject({ status: 'blocked', isMuted: false });
    expect(onMuted).not.toHaveBeenCalled();
    media().allow('sound');
    await press('Play');
    await play();
    expect([status(), sound()]).toEqual(['playing', 'on']);
  });

  it('says so in strict mode too, where one start follows on another [W-12]', async () => {
    media().allow('muted');
    // In view already when it is mounted.
    Object.assign(document, { elementFromPoint: video });
    onTestFinished(() => void Reflect.deleteProperty(document, 'elementFromPoint'));
    render(<Video gif={clip} width={640} />, { wrapper: StrictMode });
    await arrive();
    expect(status()).toBe('loading');
    await play();
    expect([status(), sound()]).toEqual(['playing', 'muted-by-browser']);
  });

  it('reports muted={true} as muted, not as sound (a fault of others) [W-12]', async () => {
    const onMuted = vi.fn();
    await renderVideo({ muted: true, onMuted });
    await play();
    await later();
    expect(onMuted.mock.calls).toEqual([[true]]);
    expect(sound()).toBe('muted');
  });

  it('follows its muted and volume props, and tells when the sound is back', async () => {
    const onMuted = vi.fn();
    const onUnmuted = vi.fn();
    const { again } = await renderVideo({ muted: true, onMuted, onUnmuted });
    await play();
    await act(async () => again({ muted: false, volume: 0.2 }));
    expect([video().muted, video().volume]).toEqual([false, 0.2]);
    expect(onMuted.mock.calls).toEqual([[true], [false]]);
    expect(onUnmuted).toHaveBeenCalledOnce();
  });

  it('keeps the sound that the viewer has for the next clip', async () => {
    const { again } = await renderVideo();
    await play();
    await act(async () => {
      video().muted = true;
    });
    await act(async () => again({ gif: buildClip({ id: 'clip-2' }) }));
    await play();
    expect(sound()).toBe('muted');
  });
});

describe('the pauses of a Video', async () => {
  it('pauses off screen and plays on when it is back, without a word of a viewer', async () => {
    const onStateChange = vi.fn();
    await renderVideo({ onStateChange });
    await play();
    await scroll(false);
    expect([status(), pausedBy()]).toEqual(['paused', 'off-screen']);
    expect(screen.queryByRole('button')).toBeNull();
    await scroll(true);
    expect([status(), pausedBy()]).toEqual(['playing', null]);
    expect(onStateChange.mock.calls).toEqual([
      ['playing', undefined],
      ['paused', 'off-screen'],
      ['playing', undefined],
    ]);
  });

  it('tells a pause by the browser from that, and stays paused', async () => {
    await renderVideo();
    await play();
    await act(async () => video().pause());
    expect([status(), pausedBy()]).toEqual(['paused', 'browser']);
    await scroll(false);
    await scroll(true);
    expect([status(), pausedBy()]).toEqual(['paused', 'browser']);
    await press('Play');
    expect(status()).toBe('playing');
  });

  it('is no pause where a browser tells late of one that is over, as of the player before', async () => {
    const onStateChange = vi.fn();
    await renderVideo({ onStateChange });
    await scroll(true);
    act(() => void fireEvent.pause(video()));
    expect([status(), video().paused]).toEqual(['loading', false]);
    expect(onStateChange).not.toHaveBeenCalled();
  });

  it('plays on off screen where it is told to', async () => {
    await renderVideo({ pauseOffScreen: false });
    await play();
    await scroll(false);
    expect(status()).toBe('playing');
  });
});

describe('what a Video tells', () => {
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
    await scroll(true);
    await pass(300);
    expect(events).toEqual([]);
    await play();
    await scroll(false);
    await scroll(true);
    await act(async () => media().playOut(video()));
    expect(events).toEqual([{ type: 'START', gif: clip }]);
    expect(onFirstPlay.mock.calls).toEqual([[300]]);
  });

  it('loops without a pause, a wait or a first play (a fault of others) [W-13]', async () => {
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
      await later();
    }
    expect(onLoop.mock.calls).toEqual([[1], [2], [3]]);
    expect(onStateChange.mock.calls).toEqual([['playing', undefined]]);
    expect(onWaiting).not.toHaveBeenCalled();
    expect(onCanPlay).toHaveBeenCalledOnce();
  });

  it('ends without loop, counts none, and can be played again (a fault of others) [W-13]', async () => {
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

  it('is paused, and has not ended, once it is brought back from its end', async () => {
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

  it('is told as playing once, however often another file is chosen while it plays', async () => {
    const onStateChange = vi.fn();
    const { again } = await renderVideo({ onStateChange });
    await play();
    await act(async () => again({ width: 200 }));
    expect(video().getAttribute('src')).toContain('240p');
    await play();
    expect(status()).toBe('playing');
    expect(onStateChange.mock.calls).toEqual([['playing', undefined]]);
  });

  it('counts its waits, and waits for data in the middle of a loop only [W-13]', async () => {
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

  it('tells the time, and who has the element may seek it', async () => {
    const onTimeUpdate = vi.fn();
    await renderVideo({ onTimeUpdate });
    await play();
    await act(async () => media().playTo(video(), 2));
    expect(onTimeUpdate).toHaveBeenLastCalledWith(2);
  });

  it('renders for changes of state, not for time [W-13]', async () => {
    const changes: MutationRecord[] = [];
    await renderVideo();
    await play();
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(group(), { attributes: true, childList: true, subtree: true, characterData: true });
    for (let time = 1; time < 11; time++) await act(async () => media().playTo(video(), time));
    expect([...changes, ...observer.takeRecords()]).toEqual([]);
  });
});

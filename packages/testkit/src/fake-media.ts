import { onTestFinished, vi } from 'vitest';

/** The autoplay policy of the browser. */
export type AutoplayPolicy = 'sound' | 'muted' | 'nothing';

export interface FakeMedia {
  allow(policy: AutoplayPolicy): void;
  /** Provides enough data to play. A started element then plays. */
  arrive(media: HTMLMediaElement, duration?: number): void;
  /** Plays up to a time, in seconds. */
  playTo(media: HTMLMediaElement, time: number): void;
  /** Plays to the end. A looping element restarts without an event, as in browsers. */
  playOut(media: HTMLMediaElement): void;
  /** Interrupts playback to wait for data. */
  starve(media: HTMLMediaElement): void;
  /** Fails with a media error. */
  fail(media: HTMLMediaElement, code: number): void;
  /** Elements with a file. */
  loaded(): readonly HTMLMediaElement[];
}

interface FakeVideo {
  paused: boolean;
  currentTime: number;
  duration: number;
  readyState: number;
  muted: boolean;
  volume: number;
  ended: boolean;
  seeking: boolean;
  error: { readonly code: number } | null;
  settle: { resolve(): void; reject(error: Error): void } | undefined;
}

const createFakeVideo = (): FakeVideo => ({
  paused: true,
  currentTime: 0,
  duration: Number.NaN,
  readyState: 0,
  muted: false,
  volume: 1,
  ended: false,
  seeking: false,
  error: null,
  settle: undefined,
});

/** Lets a test control media elements, until it ends and `vi.restoreAllMocks()` is called. jsdom has no decoders. */
export function fakeMedia(): FakeMedia {
  const videoStates = new Map<HTMLMediaElement, FakeVideo>();
  let allowed: AutoplayPolicy = 'sound';

  function videoStateOf(media: HTMLMediaElement): FakeVideo {
    const video = videoStates.get(media) ?? createFakeVideo();
    videoStates.set(media, video);
    return video;
  }
  const notify = (media: HTMLMediaElement, ...types: string[]) => {
    for (const type of types) media.dispatchEvent(new Event(type));
  };
  const rejectWith = (name: string) => Promise.reject(new DOMException(`The fake says ${name}.`, name));

  const { prototype } = HTMLMediaElement;
  // jsdom has no such property.
  if (!('error' in prototype)) Object.defineProperty(prototype, 'error', { configurable: true, get: () => null });
  for (const name of ['paused', 'duration', 'readyState', 'ended', 'seeking', 'error'] as const)
    vi.spyOn(prototype, name, 'get').mockImplementation(function get(this: HTMLMediaElement) {
      return videoStateOf(this)[name] as never;
    });
  for (const name of ['muted', 'volume', 'currentTime'] as const) {
    // Two spies on one property, one per accessor, would not restore each other's original.
    const original = Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor;
    onTestFinished(() => void Object.defineProperty(prototype, name, original));
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: HTMLMediaElement) {
        return videoStateOf(this)[name];
      },
      set(this: HTMLMediaElement, value: number | boolean) {
        const video = videoStateOf(this);
        if (name === 'volume' && !(Number(value) >= 0 && Number(value) <= 1))
          throw new RangeError(`${value} is no volume`);
        const isSame = video[name] === value;
        Object.assign(video, { [name]: value });
        if (name === 'currentTime') {
          video.ended = false;
          notify(this, 'seeking', 'timeupdate', 'seeked');
        } else if (!isSame) queueMicrotask(() => notify(this, 'volumechange'));
      },
    });
  }
  vi.spyOn(prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    const video = videoStateOf(this);
    if (video.error) return rejectWith('NotSupportedError');
    if (video.paused && (allowed === 'nothing' || (allowed === 'muted' && !video.muted)))
      return rejectWith('NotAllowedError');
    video.paused = false;
    video.ended = false;
    notify(this, 'play');
    if (video.readyState > 2) {
      queueMicrotask(() => notify(this, 'playing'));
      return Promise.resolve();
    }
    queueMicrotask(() => notify(this, 'waiting'));
    return new Promise<void>((resolve, reject) => {
      video.settle = { resolve, reject };
    });
  });
  function interrupt(video: FakeVideo): void {
    video.settle?.reject(new DOMException('The fake was interrupted.', 'AbortError'));
    video.settle = undefined;
  }
  vi.spyOn(prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    const video = videoStateOf(this);
    if (video.paused) return;
    video.paused = true;
    interrupt(video);
    queueMicrotask(() => notify(this, 'pause'));
  });
  vi.spyOn(prototype, 'load').mockImplementation(function load(this: HTMLMediaElement) {
    const video = videoStateOf(this);
    interrupt(video);
    videoStates.set(this, { ...createFakeVideo(), muted: video.muted, volume: video.volume });
    if (!this.hasAttribute('src')) videoStates.delete(this);
  });
  const setAttribute = prototype.setAttribute;
  vi.spyOn(prototype, 'setAttribute').mockImplementation(function set(this: HTMLMediaElement, name, value) {
    setAttribute.call(this, name, value);
    if (name === 'src') this.load();
  });

  return {
    allow(policy) {
      allowed = policy;
    },
    arrive(media, duration = 12) {
      const video = videoStateOf(media);
      Object.assign(video, { duration, readyState: 4 });
      notify(media, 'loadedmetadata', 'canplay');
      if (video.paused) return;
      video.settle?.resolve();
      video.settle = undefined;
      notify(media, 'playing');
    },
    playTo(media, time) {
      videoStateOf(media).currentTime = time;
      notify(media, 'timeupdate');
    },
    playOut(media) {
      const video = videoStateOf(media);
      video.currentTime = media.loop ? 0 : video.duration;
      if (media.loop) return notify(media, 'seeking', 'waiting', 'timeupdate', 'seeked', 'canplay', 'playing');
      Object.assign(video, { ended: true, paused: true });
      notify(media, 'timeupdate', 'pause', 'ended');
    },
    starve(media) {
      videoStateOf(media).readyState = 2;
      notify(media, 'waiting');
    },
    fail(media, code) {
      const video = videoStateOf(media);
      video.error = { code };
      video.settle?.reject(new DOMException('The fake cannot play this.', 'NotSupportedError'));
      video.settle = undefined;
      notify(media, 'error');
    },
    loaded: () => [...videoStates.keys()],
  };
}

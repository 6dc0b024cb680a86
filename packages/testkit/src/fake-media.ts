import { vi } from 'vitest';

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

interface Film {
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

const blank = (): Film => ({
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

/** Lets a test control media elements, until `vi.restoreAllMocks()`. jsdom has no decoders. */
export function fakeMedia(): FakeMedia {
  const films = new Map<HTMLMediaElement, Film>();
  let allowed: AutoplayPolicy = 'sound';

  function filmOf(media: HTMLMediaElement): Film {
    const film = films.get(media) ?? blank();
    films.set(media, film);
    return film;
  }
  const tell = (media: HTMLMediaElement, ...types: string[]) => {
    for (const type of types) media.dispatchEvent(new Event(type));
  };
  const refused = (name: string) => Promise.reject(new DOMException(`The fake says ${name}.`, name));

  const { prototype } = HTMLMediaElement;
  // jsdom has no such property.
  if (!('error' in prototype)) Object.defineProperty(prototype, 'error', { configurable: true, get: () => null });
  for (const name of ['paused', 'duration', 'readyState', 'ended', 'seeking', 'error'] as const)
    vi.spyOn(prototype, name, 'get').mockImplementation(function get(this: HTMLMediaElement) {
      return filmOf(this)[name] as never;
    });
  for (const name of ['muted', 'volume', 'currentTime'] as const) {
    vi.spyOn(prototype, name, 'get').mockImplementation(function get(this: HTMLMediaElement) {
      return filmOf(this)[name] as never;
    });
    vi.spyOn(prototype, name, 'set').mockImplementation(function set(this: HTMLMediaElement, value: number | boolean) {
      const film = filmOf(this);
      if (name === 'volume' && !(Number(value) >= 0 && Number(value) <= 1))
        throw new RangeError(`${value} is no volume`);
      const isSame = film[name] === value;
      Object.assign(film, { [name]: value });
      if (name === 'currentTime') {
        film.ended = false;
        tell(this, 'seeking', 'timeupdate', 'seeked');
      } else if (!isSame) queueMicrotask(() => tell(this, 'volumechange'));
    });
  }
  vi.spyOn(prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    const film = filmOf(this);
    if (film.error) return refused('NotSupportedError');
    if (film.paused && (allowed === 'nothing' || (allowed === 'muted' && !film.muted)))
      return refused('NotAllowedError');
    film.paused = false;
    film.ended = false;
    tell(this, 'play');
    if (film.readyState > 2) {
      queueMicrotask(() => tell(this, 'playing'));
      return Promise.resolve();
    }
    queueMicrotask(() => tell(this, 'waiting'));
    return new Promise<void>((resolve, reject) => {
      film.settle = { resolve, reject };
    });
  });
  function interrupt(film: Film): void {
    film.settle?.reject(new DOMException('The fake was interrupted.', 'AbortError'));
    film.settle = undefined;
  }
  vi.spyOn(prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    const film = filmOf(this);
    if (film.paused) return;
    film.paused = true;
    interrupt(film);
    queueMicrotask(() => tell(this, 'pause'));
  });
  vi.spyOn(prototype, 'load').mockImplementation(function load(this: HTMLMediaElement) {
    const film = filmOf(this);
    interrupt(film);
    films.set(this, { ...blank(), muted: film.muted, volume: film.volume });
    if (!this.hasAttribute('src')) films.delete(this);
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
      const film = filmOf(media);
      Object.assign(film, { duration, readyState: 4 });
      tell(media, 'loadedmetadata', 'canplay');
      if (film.paused) return;
      film.settle?.resolve();
      film.settle = undefined;
      tell(media, 'playing');
    },
    playTo(media, time) {
      filmOf(media).currentTime = time;
      tell(media, 'timeupdate');
    },
    playOut(media) {
      const film = filmOf(media);
      film.currentTime = media.loop ? 0 : film.duration;
      if (media.loop) return tell(media, 'seeking', 'waiting', 'timeupdate', 'seeked', 'canplay', 'playing');
      Object.assign(film, { ended: true, paused: true });
      tell(media, 'timeupdate', 'pause', 'ended');
    },
    starve(media) {
      filmOf(media).readyState = 2;
      tell(media, 'waiting');
    },
    fail(media, code) {
      const film = filmOf(media);
      film.error = { code };
      film.settle?.reject(new DOMException('The fake cannot play this.', 'NotSupportedError'));
      film.settle = undefined;
      tell(media, 'error');
    },
    loaded: () => [...films.keys()],
  };
}

import {
  type HostRequest,
  type PlayerEvent,
  type PlayerMethod,
  readPlayerMessage,
  writeMessage,
} from '../player/player-protocol.ts';

/** The properties of a player, sent when it is ready. */
export interface EmbedReady {
  readonly src: string;
  readonly events: readonly string[];
  readonly methods: readonly string[];
}

/** The value of each event. Times are in seconds. */
export interface EmbedEvents {
  readonly play: undefined;
  readonly pause: undefined;
  readonly ended: undefined;
  readonly seeked: undefined;
  readonly timeupdate: { readonly seconds: number; readonly duration: number };
  /** `seconds` is the end of the loaded part, `percent` its fraction of the clip, 0 to 1. */
  readonly progress: { readonly seconds: number; readonly duration: number; readonly percent: number };
  readonly error: { readonly code: number; readonly msg: string };
  readonly favorite: { readonly id: string; readonly favorite: boolean };
  /** CSS pixels. */
  readonly resize: { readonly width: number; readonly height: number };
}

export interface EmbedControllerOptions {
  /** Milliseconds after which a frame that does not respond counts as failed. @default 10 000 */
  readonly timeoutMs?: number | undefined;
}

/** Controls a player in an iframe. Every method waits until the player is ready. */
export interface EmbedController {
  /** Rejects if the frame does not respond in time. */
  readonly ready: Promise<EmbedReady>;
  play(): Promise<void>;
  pause(): Promise<void>;
  getPaused(): Promise<boolean>;
  mute(): Promise<void>;
  unmute(): Promise<void>;
  getMuted(): Promise<boolean>;
  /** 0 to 100. */
  setVolume(percent: number): Promise<void>;
  /** 0 to 100. */
  getVolume(): Promise<number>;
  /** Seconds; 0 for a GIF without a video. */
  getDuration(): Promise<number>;
  /** Seconds. */
  setCurrentTime(seconds: number): Promise<void>;
  /** Seconds. */
  getCurrentTime(): Promise<number>;
  setLoop(loop: boolean): Promise<void>;
  getLoop(): Promise<boolean>;
  /** Adds a listener. Returns a function that removes it. */
  on<Name extends keyof EmbedEvents>(name: Name, listener: (value: EmbedEvents[Name]) => void): () => void;
  /** Removes all listeners. Pending promises reject. */
  destroy(): void;
}

const TIMEOUT_MS = 10_000;

/**
 * Controls the embed page in an iframe with the player.js protocol. Messages from other windows and other origins are
 * ignored. Promises reject with an `Error` if the frame does not respond in time, or if the controller is destroyed.
 *
 * @example
 * const player = attachController(document.querySelector('iframe'));
 * player.on('play', () => console.log('plays'));
 * await player.pause();
 */
export function attachController(frame: HTMLIFrameElement, options: EmbedControllerOptions = {}): EmbedController {
  const { timeoutMs = TIMEOUT_MS } = options;
  const abort = new AbortController();
  /** The key is the listener name that was sent with the request; the response repeats it. */
  const responseHandlers = new Map<string, (value: unknown) => void>();
  const rejections = new Set<(error: Error) => void>();
  const listeners = new Map<string, (value: never) => void>();
  let listenerCount = 0;

  const post = (message: HostRequest, target = targetOrigin(frame)) =>
    frame.contentWindow?.postMessage(writeMessage(message), target);
  const nextListenerName = () => {
    listenerCount += 1;
    return `zoetrope-${listenerCount}`;
  };

  function waitForResponse(listener: string, method: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const cleanUp = () => {
        clearTimeout(timer);
        responseHandlers.delete(listener);
        rejections.delete(fail);
      };
      const fail = (error: Error) => {
        cleanUp();
        reject(error);
      };
      const onTimeout = () =>
        fail(new Error(`The frame ${frame.src} did not respond to ${method} within ${timeoutMs} ms.`));
      const timer = setTimeout(onTimeout, timeoutMs);
      rejections.add(fail);
      responseHandlers.set(listener, (value) => {
        cleanUp();
        resolve(value);
      });
    });
  }

  function onMessage({ source, origin, data }: MessageEvent): void {
    const target = targetOrigin(frame);
    const expectedOrigin = target === '*' ? 'null' : target;
    if (source !== frame.contentWindow || origin !== expectedOrigin) return;
    const message = readPlayerMessage(data);
    if (!message) return;
    // A message without a listener name is for the listener with the name of its event, for example `ready`.
    const { event, listener = event, value } = message;
    responseHandlers.get(listener)?.(value);
    listeners.get(listener)?.(value as never);
  }
  window.addEventListener('message', onMessage, { signal: abort.signal });

  // The player sends `ready` once, possibly before this listener is added, so it is also requested, now and after each
  // load. The target is '*', because a frame that has not loaded yet has another origin, for which the browser would log
  // an error.
  const ready = waitForResponse('ready', 'ready') as Promise<EmbedReady>;
  const requestReady = () => post({ method: 'addEventListener', value: 'ready', listener: 'ready' }, '*');
  frame.addEventListener('load', requestReady, { signal: abort.signal });
  requestReady();
  // Callers that do not use `ready` do not need to handle its rejection.
  ready.catch(() => undefined);

  async function command(method: PlayerMethod, value?: unknown): Promise<void> {
    await ready;
    post({ method, value });
  }

  async function get<T>(method: PlayerMethod): Promise<T> {
    await ready;
    const listener = nextListenerName();
    const response = waitForResponse(listener, method);
    post({ method, listener });
    return (await response) as T;
  }

  function postWhenReady(message: HostRequest): void {
    ready.then(
      () => post(message),
      () => undefined,
    );
  }

  return {
    ready,
    play: () => command('play'),
    pause: () => command('pause'),
    getPaused: () => get('getPaused'),
    mute: () => command('mute'),
    unmute: () => command('unmute'),
    getMuted: () => get('getMuted'),
    setVolume: (percent) => command('setVolume', percent),
    getVolume: () => get('getVolume'),
    getDuration: () => get('getDuration'),
    setCurrentTime: (seconds) => command('setCurrentTime', seconds),
    getCurrentTime: () => get('getCurrentTime'),
    setLoop: (loop) => command('setLoop', loop),
    getLoop: () => get('getLoop'),
    on(name, listener) {
      const listenerName = nextListenerName();
      const value: PlayerEvent = name;
      listeners.set(listenerName, listener);
      postWhenReady({ method: 'addEventListener', value, listener: listenerName });
      return () => {
        listeners.delete(listenerName);
        postWhenReady({ method: 'removeEventListener', value, listener: listenerName });
      };
    },
    destroy() {
      abort.abort();
      listeners.clear();
      for (const reject of [...rejections]) reject(new Error(`The controller of ${frame.src} was destroyed.`));
    },
  };
}

/** Returns `*` for an opaque origin, as in a sandbox, since no other target matches it. Commands contain no secrets. */
function targetOrigin(frame: HTMLIFrameElement): string {
  const isOpaque = frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin');
  const { origin } = new URL(frame.src, document.baseURI);
  return isOpaque || origin === 'null' ? '*' : origin;
}

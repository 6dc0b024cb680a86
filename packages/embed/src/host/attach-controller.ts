import {
  type HostRequest,
  type PlayerEvent,
  type PlayerMethod,
  readPlayerMessage,
  writeMessage,
} from '../player/player-protocol.ts';

/** What a player says of itself when it is ready. */
export interface EmbedReady {
  readonly src: string;
  readonly events: readonly string[];
  readonly methods: readonly string[];
}

/** What comes with each event. Times are in seconds. */
export interface EmbedEvents {
  readonly play: undefined;
  readonly pause: undefined;
  readonly ended: undefined;
  readonly seeked: undefined;
  readonly timeupdate: { readonly seconds: number; readonly duration: number };
  /** Of what is loaded: `seconds` is its end, `percent` its share of the whole, 0 to 1. */
  readonly progress: { readonly seconds: number; readonly duration: number; readonly percent: number };
  readonly error: { readonly code: number; readonly msg: string };
  readonly favorite: { readonly id: string; readonly favorite: boolean };
  readonly resize: { readonly width: number; readonly height: number };
}

export interface EmbedControllerOptions {
  /** Milliseconds until a frame that does not answer counts as one that never will. @default 10 000 */
  readonly timeoutMs?: number | undefined;
}

/** A player in a frame, as its host page commands it. Every command waits until the player is ready. */
export interface EmbedController {
  /** Rejects when the frame has not answered in time. */
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
  /** Seconds; 0 of a GIF that is no clip. */
  getDuration(): Promise<number>;
  /** Seconds. */
  setCurrentTime(seconds: number): Promise<void>;
  /** Seconds. */
  getCurrentTime(): Promise<number>;
  setLoop(loop: boolean): Promise<void>;
  getLoop(): Promise<boolean>;
  /** Calls back for each event until the function that it gives is called. */
  on<Name extends keyof EmbedEvents>(name: Name, listener: (value: EmbedEvents[Name]) => void): () => void;
  /** Listens no more; what waits for an answer rejects. */
  destroy(): void;
}

const TIMEOUT_MS = 10_000;

/** Speaks player.js with the embed page in a frame. Messages of any other window or origin are not heard. */
export function attachController(frame: HTMLIFrameElement, options: EmbedControllerOptions = {}): EmbedController {
  const { timeoutMs = TIMEOUT_MS } = options;
  const attached = new AbortController();
  const waiting = new Map<string, (value: unknown) => void>();
  const failing = new Set<(error: Error) => void>();
  const listeners = new Map<string, (value: never) => void>();
  let count = 0;

  const post = (message: HostRequest, target = targetOf(frame)) =>
    frame.contentWindow?.postMessage(writeMessage(message), target);
  const nextListener = () => {
    count += 1;
    return `zoetrope-${count}`;
  };

  /** Settles with what answers `listener`; rejects after the time, and when the controller is destroyed. */
  function answerOf(listener: string, what: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(late);
        waiting.delete(listener);
        failing.delete(fail);
      };
      const fail = (error: Error) => {
        settle();
        reject(error);
      };
      const late = setTimeout(
        () => fail(new Error(`The frame ${frame.src} did not answer ${what} within ${timeoutMs} ms.`)),
        timeoutMs,
      );
      failing.add(fail);
      waiting.set(listener, (value) => {
        settle();
        resolve(value);
      });
    });
  }

  window.addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent) => {
      const target = targetOf(frame);
      if (source !== frame.contentWindow || origin !== (target === '*' ? 'null' : target)) return;
      const message = readPlayerMessage(data);
      if (!message) return;
      const { event, listener = event, value } = message;
      waiting.get(listener)?.(value);
      listeners.get(listener)?.(value as never);
    },
    { signal: attached.signal },
  );

  // Ready is said once, maybe before anybody listens: so it is asked for as well, now and after each load. Whatever is in the
  // frame yet is asked: of a page that has not come, or did not, a browser would complain that its origin is another.
  const ready = answerOf('ready', 'ready') as Promise<EmbedReady>;
  const askReady = () => post({ method: 'addEventListener', value: 'ready', listener: 'ready' }, '*');
  frame.addEventListener('load', askReady, { signal: attached.signal });
  askReady();
  // Whoever does not wait for it need not handle its failure.
  ready.catch(() => undefined);

  const command = async (method: PlayerMethod, value?: unknown): Promise<void> => {
    await ready;
    post({ method, value });
  };
  async function get<T>(method: PlayerMethod): Promise<T> {
    await ready;
    const listener = nextListener();
    const answer = answerOf(listener, method);
    post({ method, listener });
    return (await answer) as T;
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
      const id = nextListener();
      const value: PlayerEvent = name;
      listeners.set(id, listener);
      ready.then(
        () => post({ method: 'addEventListener', value, listener: id }),
        () => undefined,
      );
      return () => {
        listeners.delete(id);
        ready.then(
          () => post({ method: 'removeEventListener', value, listener: id }),
          () => undefined,
        );
      };
    },
    destroy() {
      attached.abort();
      listeners.clear();
      for (const fail of [...failing]) fail(new Error(`The controller of ${frame.src} was destroyed.`));
    },
  };
}

/** The origin of a frame's address; `*` where it has none, as in a sandbox: no name reaches it. Commands hold no secrets. */
function targetOf(frame: HTMLIFrameElement): string {
  const isNameless = frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin');
  const { origin } = new URL(frame.src, document.baseURI);
  return isNameless || origin === 'null' ? '*' : origin;
}

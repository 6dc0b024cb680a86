import { answerRequest } from './answer-request.ts';
import type { Playback } from './playback.ts';
import { PLAYER_EVENTS, PLAYER_METHODS, type PlayerEvent, readRequest, writeMessage } from './player-protocol.ts';

/** A host that forgets to remove its listeners, or asks on and on, must not fill the frame's memory. */
const MOST_LISTENERS = 100;
/** Of player.js: this method is not supported. */
const NOT_SUPPORTED = 2;

export interface Messages {
  /** Tells the host page, where it listens to that event. */
  tell(event: PlayerEvent, value?: unknown): void;
}

export interface MessagesOptions {
  readonly playback: Playback;
  /** What the host page said before the client had come. */
  readonly said: readonly MessageEvent[];
  readonly signal: AbortSignal;
}

/**
 * Answers the page that frames this one, by player.js and by GIPHY's older messages. It hears nobody but that page, answers
 * to where the question came from, and never says who watches.
 */
export function attachMessages({ playback, said, signal }: MessagesOptions): Messages {
  let measuring = 0;
  const listeners: { readonly event: PlayerEvent; readonly listener: string | undefined; readonly origin: string }[] =
    [];
  const isFramed = window.parent !== window;
  const post = (message: Parameters<typeof writeMessage>[0], origin: string) =>
    isFramed && window.parent.postMessage(writeMessage(message), origin === 'null' ? '*' : origin);

  function tell(event: PlayerEvent, value?: unknown): void {
    for (const each of listeners)
      if (each.event === event) post({ event, value, listener: each.listener }, each.origin);
  }

  function hear({ source, origin, data }: MessageEvent): void {
    if (!isFramed || source !== window.parent) return;
    const request = readRequest(data);
    if (request === undefined) return;
    if ('unknown' in request) {
      tell('error', { code: NOT_SUPPORTED, msg: `${request.unknown} is not supported` });
      return;
    }
    const { method, value, listener } = request;
    if (method === 'addEventListener') {
      const event = PLAYER_EVENTS.find((name) => name === value);
      if (event && listeners.length < MOST_LISTENERS) listeners.push({ event, listener, origin });
      // Who asks for ready after it was said would wait for ever.
      if (event === 'ready') post({ event: 'ready', value: about(), listener }, origin);
    } else if (method === 'removeEventListener') {
      for (let index = listeners.length - 1; index >= 0; index -= 1) {
        const each = listeners[index];
        const isMeant = each?.event === value && (listener === undefined || each?.listener === listener);
        if (isMeant && each?.origin === origin) listeners.splice(index, 1);
      }
    } else {
      const answer = () => {
        const answered = answerRequest(playback, request);
        if (method !== 'stop' && method.startsWith('get')) post({ event: method, value: answered, listener }, origin);
      };
      if (method !== 'getDuration') answer();
      else if (measuring < MOST_LISTENERS) {
        measuring += 1;
        playback.measured(() => {
          measuring -= 1;
          answer();
        });
      }
    }
  }

  window.addEventListener('message', hear, { signal });
  post({ event: 'ready', value: about() }, '*');
  for (const each of said) hear(each);
  return { tell };
}

const about = () => ({ src: window.location.href, events: PLAYER_EVENTS, methods: PLAYER_METHODS });

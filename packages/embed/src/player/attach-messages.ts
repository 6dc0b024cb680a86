import { handleRequest } from './handle-request.ts';
import type { Playback } from './playback.ts';
import {
  type HostRequest,
  PLAYER_EVENTS,
  PLAYER_METHODS,
  type PlayerEvent,
  readRequest,
  writeMessage,
} from './player-protocol.ts';

/** Limits the memory that a host page can use by adding listeners or sending requests. */
const MAX_LISTENERS = 100;
/** The player.js error code for a method that is not supported. */
const NOT_SUPPORTED = 2;

export interface HostMessages {
  /** Sends an event to the host page, if the host page listens to it. */
  emit(event: PlayerEvent, value?: unknown): void;
}

export interface AttachMessagesOptions {
  readonly playback: Playback;
  /** Messages that the host page sent before the client started. */
  readonly earlyMessages: readonly MessageEvent[];
  readonly signal: AbortSignal;
}

interface Listener {
  readonly event: PlayerEvent;
  /** The name that the host page gave the listener. */
  readonly name: string | undefined;
  readonly origin: string;
}

/**
 * Responds to the host page with player.js and with GIPHY's older messages. Messages from other windows are ignored,
 * responses go to the origin of the request, and nothing identifies the user.
 */
export function attachMessages({ playback, earlyMessages, signal }: AttachMessagesOptions): HostMessages {
  const isFramed = window.parent !== window;
  let listeners: readonly Listener[] = [];
  let pendingDurations = 0;

  function post(message: Parameters<typeof writeMessage>[0], origin: string): void {
    // A host with an opaque origin, such as a sandboxed frame, has no name to address. The messages are public.
    if (isFramed) window.parent.postMessage(writeMessage(message), origin === 'null' ? '*' : origin);
  }

  function emit(event: PlayerEvent, value?: unknown): void {
    for (const listener of listeners)
      if (listener.event === event) post({ event, value, listener: listener.name }, listener.origin);
  }

  function addListener({ value, listener: name }: HostRequest, origin: string): void {
    const event = PLAYER_EVENTS.find((known) => known === value);
    if (event && listeners.length < MAX_LISTENERS) listeners = [...listeners, { event, name, origin }];
    // The event was sent when the client started.
    if (event === 'ready') post({ event, value: describePlayer(), listener: name }, origin);
  }

  function removeListener({ value, listener: name }: HostRequest, origin: string): void {
    const isRemoved = (listener: Listener) =>
      listener.event === value && listener.origin === origin && (name === undefined || listener.name === name);
    listeners = listeners.filter((listener) => !isRemoved(listener));
  }

  function respond(request: HostRequest, origin: string): void {
    const { method, listener } = request;
    const value = handleRequest(playback, request);
    if (method !== 'stop' && method.startsWith('get')) post({ event: method, value, listener }, origin);
  }

  function respondWithDuration(request: HostRequest, origin: string): void {
    if (pendingDurations >= MAX_LISTENERS) return;
    pendingDurations += 1;
    playback.whenDurationKnown(() => {
      pendingDurations -= 1;
      respond(request, origin);
    });
  }

  function onMessage({ source, origin, data }: MessageEvent): void {
    if (!isFramed || source !== window.parent) return;
    const request = readRequest(data);
    if (request === undefined) return;
    if ('unknownMethod' in request) {
      emit('error', { code: NOT_SUPPORTED, msg: `${request.unknownMethod} is not supported` });
      return;
    }
    switch (request.method) {
      case 'addEventListener':
        addListener(request, origin);
        break;
      case 'removeEventListener':
        removeListener(request, origin);
        break;
      case 'getDuration':
        respondWithDuration(request, origin);
        break;
      default:
        respond(request, origin);
    }
  }

  window.addEventListener('message', onMessage, { signal });
  post({ event: 'ready', value: describePlayer() }, '*');
  for (const message of earlyMessages) onMessage(message);
  return { emit };
}

const describePlayer = () => ({ src: window.location.href, events: PLAYER_EVENTS, methods: PLAYER_METHODS });

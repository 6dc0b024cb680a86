/** The player.js protocol, version 0.0.11 (https://github.com/embedly/player.js), and GIPHY's older `{ action }` messages. */
const PLAYER_CONTEXT = 'player.js';
const PLAYER_VERSION = '0.0.11';

export const PLAYER_METHODS = [
  'play',
  'pause',
  'getPaused',
  'mute',
  'unmute',
  'getMuted',
  'setVolume',
  'getVolume',
  'getDuration',
  'setCurrentTime',
  'getCurrentTime',
  'setLoop',
  'getLoop',
  'addEventListener',
  'removeEventListener',
] as const;
export type PlayerMethod = (typeof PLAYER_METHODS)[number];

/** Those of the protocol, then ours: `favorite` with `{ id, favorite }`, `resize` with `{ width, height }` in CSS px. */
export const PLAYER_EVENTS = [
  'ready',
  'progress',
  'timeupdate',
  'play',
  'pause',
  'ended',
  'error',
  'seeked',
  'favorite',
  'resize',
] as const;
export type PlayerEvent = (typeof PLAYER_EVENTS)[number];

/** What a host page asks of a player. */
export interface HostRequest {
  readonly method: PlayerMethod | 'stop';
  readonly value?: unknown;
  readonly listener?: string | undefined;
}

/** What a player says to its host page. */
export interface PlayerMessage {
  readonly event: PlayerEvent | PlayerMethod;
  readonly value?: unknown;
  readonly listener?: string | undefined;
}

const ACTIONS: { readonly [action: string]: HostRequest['method'] } = {
  play: 'play',
  pause: 'pause',
  stop: 'stop',
  mute: 'mute',
  unmute: 'unmute',
  seekTo: 'setCurrentTime',
};

/** The request in a message, as text or object; undefined for whatever else is posted. `unknown` names a method that is none. */
export function readRequest(data: unknown): HostRequest | { readonly unknown: string } | undefined {
  const message = fieldsOf(data);
  if (message === undefined) return undefined;
  const { context, method, action, value, listener } = message;
  if (typeof action === 'string' && Object.hasOwn(ACTIONS, action)) {
    const known = ACTIONS[action];
    return known && { method: known, value };
  }
  if (context !== PLAYER_CONTEXT || typeof method !== 'string') return undefined;
  const known = PLAYER_METHODS.find((name) => name === method);
  if (known === undefined) return { unknown: method.slice(0, MOST_NAMED) };
  return { method: known, value, listener: listenerOf(listener) };
}

/** The text that is posted to the other side. */
export function writeMessage(message: PlayerMessage | HostRequest): string {
  return JSON.stringify({ context: PLAYER_CONTEXT, version: PLAYER_VERSION, ...message });
}

/** A message of a player; undefined for whatever else is posted. */
export function readPlayerMessage(data: unknown): PlayerMessage | undefined {
  const message = fieldsOf(data);
  if (message?.context !== PLAYER_CONTEXT) return undefined;
  const event = [...PLAYER_EVENTS, ...PLAYER_METHODS].find((name) => name === message.event);
  if (event === undefined) return undefined;
  const { value, listener } = message;
  return { event, value, listener: listenerOf(listener) };
}

/** Names are kept, and sent back: they are no longer than this. Characters. */
const MOST_NAMED = 200;

function listenerOf(name: unknown): string | undefined {
  return typeof name === 'string' && name.length <= MOST_NAMED ? name : undefined;
}

/** Longer than any message of the protocol: what is longer is not even read. */
const MOST_CHARACTERS = 10_000;

/** The message as it came, which may be as large as its sender liked: nothing of it is copied. */
function fieldsOf(data: unknown): { readonly [name: string]: unknown } | undefined {
  if (typeof data === 'string' && data.length > MOST_CHARACTERS) return undefined;
  const value = typeof data === 'string' ? parse(data) : data;
  return typeof value === 'object' && value !== null ? (value as { readonly [name: string]: unknown }) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

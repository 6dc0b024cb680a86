/**
 * The player.js protocol, version 0.0.11 (https://github.com/embedly/player.js), and GIPHY's older `{ action }`
 * messages.
 */
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

/**
 * The events of the protocol, and two additions: `favorite` with `{ id, favorite }`, `resize` with `{ width, height }`
 * in CSS px.
 */
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

/** A request of the host page. */
export interface HostRequest {
  readonly method: PlayerMethod | 'stop';
  readonly value?: unknown;
  readonly listener?: string | undefined;
}

/** A request for a method that does not exist. */
export interface UnknownRequest {
  readonly unknownMethod: string;
}

/** A message of the player to its host page. */
export interface PlayerMessage {
  readonly event: PlayerEvent | PlayerMethod;
  readonly value?: unknown;
  readonly listener?: string | undefined;
}

/** Longer names, in characters, are cut or ignored, because they are stored and sent back. */
const MAX_NAME_LENGTH = 200;
/** Longer messages, in characters, are ignored: no message of the protocol is that long. */
const MAX_MESSAGE_LENGTH = 10_000;

const METHOD_OF_ACTION = new Map<unknown, HostRequest['method']>([
  ['play', 'play'],
  ['pause', 'pause'],
  ['stop', 'stop'],
  ['mute', 'mute'],
  ['unmute', 'unmute'],
  ['seekTo', 'setCurrentTime'],
]);

/** Reads a request from a message, which is text or an object. Returns undefined for other messages. */
export function readRequest(data: unknown): HostRequest | UnknownRequest | undefined {
  const message = readFields(data);
  if (message === undefined) return undefined;
  const { context, method, action, value, listener } = message;
  const methodOfAction = METHOD_OF_ACTION.get(action);
  if (methodOfAction) return { method: methodOfAction, value };
  if (context !== PLAYER_CONTEXT || typeof method !== 'string') return undefined;
  const knownMethod = PLAYER_METHODS.find((name) => name === method);
  if (knownMethod === undefined) return { unknownMethod: method.slice(0, MAX_NAME_LENGTH) };
  return { method: knownMethod, value, listener: readListener(listener) };
}

/** Serializes a message. */
export function writeMessage(message: PlayerMessage | HostRequest): string {
  return JSON.stringify({ context: PLAYER_CONTEXT, version: PLAYER_VERSION, ...message });
}

/** Reads a message of a player. Returns undefined for other messages. */
export function readPlayerMessage(data: unknown): PlayerMessage | undefined {
  const message = readFields(data);
  if (message?.context !== PLAYER_CONTEXT) return undefined;
  const event = [...PLAYER_EVENTS, ...PLAYER_METHODS].find((name) => name === message.event);
  if (event === undefined) return undefined;
  const { value, listener } = message;
  return { event, value, listener: readListener(listener) };
}

function readListener(name: unknown): string | undefined {
  return typeof name === 'string' && name.length <= MAX_NAME_LENGTH ? name : undefined;
}

/** Returns the fields of a message without copying it, because an object may have any size. */
function readFields(data: unknown): { readonly [name: string]: unknown } | undefined {
  if (typeof data === 'string' && data.length > MAX_MESSAGE_LENGTH) return undefined;
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

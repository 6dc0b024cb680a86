import type { Playback } from './playback.ts';
import type { HostRequest } from './player-protocol.ts';

/**
 * Executes a request of the host page and returns the value of a getter. Numbers are clamped; other values are ignored.
 */
export function handleRequest(playback: Playback, { method, value }: HostRequest): unknown {
  switch (method) {
    case 'play':
      return playback.play();
    case 'pause':
      return playback.pause();
    case 'stop':
      playback.pause();
      return playback.seek(0);
    case 'getPaused':
      return playback.paused();
    case 'mute':
      return playback.mute();
    case 'unmute':
      return playback.unmute();
    case 'getMuted':
      return playback.muted();
    case 'setVolume': {
      const percent = toNumber(value);
      return percent === undefined ? undefined : playback.setVolume(Math.min(Math.max(percent / 100, 0), 1));
    }
    case 'getVolume':
      return Math.round(playback.volume() * 100);
    case 'getDuration':
      return playback.duration();
    case 'setCurrentTime': {
      const seconds = toNumber(value);
      return seconds === undefined ? undefined : playback.seek(Math.max(0, seconds));
    }
    case 'getCurrentTime':
      return playback.currentTime();
    case 'setLoop':
      return playback.setLoop(value === true || value === 'true');
    case 'getLoop':
      return playback.loop();
    default:
      return undefined;
  }
}

/** Accepts numbers and numeric text. Returns undefined for anything else. */
function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

import type { Playback } from './playback.ts';
import type { HostRequest } from './player-protocol.ts';

/** Does what a host page asks, and gives the answer of a getter. Numbers are clamped; whatever is no number is ignored. */
export function answerRequest(playback: Playback, { method, value }: HostRequest): unknown {
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
    case 'unmute':
      return playback.setMuted(method === 'mute');
    case 'getMuted':
      return playback.muted();
    case 'setVolume':
      return withNumber(value, (percent) => playback.setVolume(Math.min(Math.max(percent / 100, 0), 1)));
    case 'getVolume':
      return Math.round(playback.volume() * 100);
    case 'getDuration':
      return playback.duration();
    case 'setCurrentTime':
      return withNumber(value, (seconds) => playback.seek(Math.max(0, seconds)));
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

function withNumber(value: unknown, use: (number: number) => void): void {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) use(number);
}

/** The effect of a key on a video. */
export type Command =
  | { readonly type: 'play' | 'mute' | 'captions' | 'fullscreen' | 'picture-in-picture' }
  /** Seeks relative to the current time, in seconds. */
  | { readonly type: 'seek'; readonly by: number }
  /** Seeks to a fraction of the clip, 0 to 1. */
  | { readonly type: 'seek-to'; readonly fraction: number }
  | { readonly type: 'volume'; readonly by: number };

/** The element with the focus. A button handles Space and Enter itself; the volume slider handles its arrow keys. */
export type KeyTarget = 'button' | 'progress' | 'slider' | 'text' | 'other';

export type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Step of an arrow key, in seconds. In a clip shorter than ten steps it is a tenth of the clip. */
const STEP_SECONDS = 5;
const STEP_VOLUME = 0.05;

const LETTER_COMMANDS: { readonly [key: string]: Command | undefined } = {
  k: { type: 'play' },
  m: { type: 'mute' },
  c: { type: 'captions' },
  f: { type: 'fullscreen' },
  i: { type: 'picture-in-picture' },
};

const DIGITS = '0123456789';

/**
 * Maps a key to a command, as common video players do: Space or K, M, C, F, I, arrow keys, Home, End and digits.
 * Returns undefined for keys that belong to the browser or to the focused element.
 */
export function keyCommand(
  { key, ctrlKey, metaKey, altKey }: Key,
  target: KeyTarget,
  duration: number,
): Command | undefined {
  if (ctrlKey || metaKey || altKey || target === 'text') return undefined;
  const letterCommand = LETTER_COMMANDS[key.toLowerCase()];
  if (letterCommand) return letterCommand;
  if (key === ' ') return target === 'button' ? undefined : { type: 'play' };
  if (key.length === 1 && DIGITS.includes(key)) return { type: 'seek-to', fraction: Number(key) / 10 };
  if (target === 'slider') return undefined;
  const step = duration > 0 ? Math.min(STEP_SECONDS, duration / 10) : STEP_SECONDS;
  switch (key) {
    case 'ArrowLeft':
      return { type: 'seek', by: -step };
    case 'ArrowRight':
      return { type: 'seek', by: step };
    case 'ArrowUp':
      return { type: 'volume', by: STEP_VOLUME };
    case 'ArrowDown':
      return { type: 'volume', by: -STEP_VOLUME };
    case 'Home':
      return { type: 'seek-to', fraction: 0 };
    case 'End':
      return { type: 'seek-to', fraction: 1 };
    default:
      return undefined;
  }
}

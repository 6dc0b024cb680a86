/** What a key asks of a video. */
export type Command =
  | { readonly type: 'play' | 'mute' | 'captions' | 'fullscreen' | 'picture-in-picture' }
  /** Seconds to go on or back. */
  | { readonly type: 'seek'; readonly by: number }
  /** A part of the clip to go to, 0 to 1. */
  | { readonly type: 'seek-to'; readonly part: number }
  | { readonly type: 'volume'; readonly by: number };

/** Where the focus is. A button takes Space and Enter itself, a slider that is not the progress bar takes its arrows. */
export type KeyTarget = 'button' | 'progress' | 'slider' | 'text' | 'other';

/** As much of a keyboard event as is looked at. */
export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Seconds of an arrow key, or a tenth of a clip that is shorter than ten such steps. */
const STEP_SECONDS = 5;
const STEP_VOLUME = 0.05;

const LETTERS: { readonly [key: string]: Command | undefined } = {
  k: { type: 'play' },
  m: { type: 'mute' },
  c: { type: 'captions' },
  f: { type: 'fullscreen' },
  i: { type: 'picture-in-picture' },
};

/** The keys of the players that people know: Space or K, M, C, F, I, arrows, Home, End and digits. */
export function keyCommand(
  { key, ctrlKey, metaKey, altKey }: Key,
  target: KeyTarget,
  duration: number,
): Command | undefined {
  if (ctrlKey || metaKey || altKey || target === 'text') return undefined;
  const letter = LETTERS[key.toLowerCase()];
  if (letter) return letter;
  if (key === ' ') return target === 'button' ? undefined : { type: 'play' };
  if (/^\d$/.test(key)) return { type: 'seek-to', part: Number(key) / 10 };
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
      return { type: 'seek-to', part: 0 };
    case 'End':
      return { type: 'seek-to', part: 1 };
    default:
      return undefined;
  }
}

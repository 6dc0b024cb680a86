/** What an outside player says of itself. */
export type FilmState = 'playing' | 'paused' | 'ended' | { readonly failed: number };

/** YouTube's codes for a film that cannot be shown: gone, private, not to be embedded, or a player that does not know where it is. */
const YOUTUBE_FAILURES = [2, 5, 100, 101, 150, 153];

/** Reads a message of the player of a host, whose origin the caller has checked. Undefined for what says nothing of it. */
export function readPlayerState(host: 'youtube' | 'vimeo', data: unknown): FilmState | undefined {
  const message = fieldsOf(typeof data === 'string' ? parse(data) : data);
  return host === 'youtube' ? youtubeState(message) : vimeoState(message);
}

function youtubeState({ event, info }: Fields): FilmState | undefined {
  if (event === 'onError') {
    const code = typeof info === 'number' ? info : Number(fieldsOf(info).code ?? Number.NaN);
    return YOUTUBE_FAILURES.includes(code) ? { failed: code } : undefined;
  }
  const state = event === 'onStateChange' ? info : fieldsOf(info).playerState;
  if (state === 0) return 'ended';
  if (state === 1) return 'playing';
  return state === 2 ? 'paused' : undefined;
}

function vimeoState({ event }: Fields): FilmState | undefined {
  if (event === 'play' || event === 'playing') return 'playing';
  if (event === 'pause') return 'paused';
  return event === 'ended' || event === 'finish' ? 'ended' : undefined;
}

interface Fields {
  readonly event?: unknown;
  readonly info?: unknown;
  readonly code?: unknown;
  readonly playerState?: unknown;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? value : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

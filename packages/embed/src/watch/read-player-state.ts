/** The state that an external player reports. `failed` is its error code. */
export type ExternalPlayerState = 'playing' | 'paused' | 'ended' | { readonly failed: number };

/** YouTube's error codes for a video that is missing, private or not embeddable, or for a missing referrer. */
const YOUTUBE_FAILURES = [2, 5, 100, 101, 150, 153];

/** Reads a message whose origin the caller has checked. Returns undefined if it contains no state. */
export function readPlayerState(host: 'youtube' | 'vimeo', data: unknown): ExternalPlayerState | undefined {
  const message = readFields(typeof data === 'string' ? parse(data) : data);
  return host === 'youtube' ? youtubeState(message) : vimeoState(message);
}

function youtubeState({ event, info }: Fields): ExternalPlayerState | undefined {
  if (event === 'onError') {
    const code = typeof info === 'number' ? info : Number(readFields(info).code ?? Number.NaN);
    return YOUTUBE_FAILURES.includes(code) ? { failed: code } : undefined;
  }
  const state = event === 'onStateChange' ? info : readFields(info).playerState;
  if (state === 0) return 'ended';
  if (state === 1) return 'playing';
  return state === 2 ? 'paused' : undefined;
}

function vimeoState({ event }: Fields): ExternalPlayerState | undefined {
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

function readFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? value : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

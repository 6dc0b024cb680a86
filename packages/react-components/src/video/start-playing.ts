/** As much of a media element as starting it takes. */
export interface Startable {
  muted: boolean;
  play(): Promise<void> | undefined;
}

/** How a start ended. `interrupted`: another call or file took over, which is no refusal. */
export type StartOutcome = 'as-wished' | 'muted-by-browser' | 'blocked' | 'interrupted' | 'unplayable';

/**
 * Plays as wished; where the browser refuses sound before a gesture, plays without (spec §4). Where it refuses that too,
 * the sound is left as it was wished: it is nothing a viewer has chosen. Once `signal` has aborted, the sound is another's.
 */
export async function startPlaying(media: Startable, signal: AbortSignal): Promise<StartOutcome> {
  const first = await refusal(media);
  if (!first) return 'as-wished';
  if (first !== 'blocked' || media.muted || signal.aborted) return first;
  media.muted = true;
  const second = await refusal(media);
  if (!second) return 'muted-by-browser';
  if (second !== 'interrupted' && !signal.aborted) media.muted = false;
  return second;
}

async function refusal(media: Startable): Promise<Exclude<StartOutcome, 'as-wished' | 'muted-by-browser'> | undefined> {
  try {
    await media.play();
    return undefined;
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError') return 'blocked';
    return name === 'AbortError' ? 'interrupted' : 'unplayable';
  }
}

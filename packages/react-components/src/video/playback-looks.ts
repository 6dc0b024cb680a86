import type { Playback } from './playback.ts';
import type { VideoLabels } from './video-labels.ts';

/** Whether nothing moves until somebody starts it. */
export function needsStart({ status, pausedBy }: Playback): boolean {
  return (
    status === 'idle' ||
    status === 'blocked' ||
    status === 'ended' ||
    (status === 'paused' && pausedBy !== 'off-screen')
  );
}

export interface Problem {
  readonly text: string;
  readonly isAlert: boolean;
}

/** What is said over the picture, where something is wrong. */
export function problemOf(
  { status, errorCode }: Playback,
  labels: Pick<VideoLabels, 'noContent' | 'stalled' | 'error'>,
  source = '',
): Problem | undefined {
  if (status === 'empty') return { text: labels.noContent, isAlert: false };
  if (status === 'stalled') return { text: labels.stalled, isAlert: false };
  return errorCode && { text: labels.error(errorCode, source), isAlert: true };
}

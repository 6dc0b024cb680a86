import type { UploadProgress } from '@zoetrope/model/management';

/** How much of the file has gone, from 0 to 1, and what the service makes of it, once it has told. */
export interface UploadStage {
  readonly sent: number;
  readonly progress?: UploadProgress | undefined;
}

/** A stage in words, and as a part of the whole where that is known. */
export function uploadWords({ sent, progress }: UploadStage): { readonly text: string; readonly part?: number } {
  if (sent < 1) return { text: 'Sending the file…', part: sent };
  if (progress?.status === 'waiting') return { text: 'Waiting for its turn…' };
  if (!progress?.total) return { text: 'Making its renditions…' };
  const { made, total, making } = progress;
  if (making === undefined) return { text: `All ${total} renditions are made.`, part: 1 };
  return {
    text: `Making rendition ${made + 1} of ${total}: ${making.replaceAll('_', ' ')}`,
    part: made / total,
  };
}

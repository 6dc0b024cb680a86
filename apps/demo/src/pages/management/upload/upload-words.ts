import type { UploadProgress } from '@zoetrope/model/management';

/** What the service makes of the file, once it has come there. How much of it has gone no page can tell safely. */
export interface UploadStage {
  readonly progress?: UploadProgress | undefined;
}

/** A stage in words, and as a part of the whole where that is known. */
export function uploadWords({ progress }: UploadStage): { readonly text: string; readonly part?: number } {
  if (!progress) return { text: 'Uploading the file…' };
  if (progress.status === 'waiting') return { text: 'Queued…' };
  if (!progress.total) return { text: 'Creating renditions…' };
  const { made, total, making } = progress;
  if (making === undefined) return { text: `All ${total} renditions are ready.`, part: 1 };
  return {
    text: `Creating rendition ${made + 1} of ${total}: ${making.replaceAll('_', ' ')}`,
    part: made / total,
  };
}

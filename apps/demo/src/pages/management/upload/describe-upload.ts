import type { UploadProgress } from '@zoetrope/model/management';

/** The stage of an upload. The progress of the transfer is unknown (docs/decisions/0021-uploads.md). */
export interface UploadStage {
  readonly progress?: UploadProgress | undefined;
}

/** Describes a stage, with its progress as a fraction if known. */
export function describeUpload({ progress }: UploadStage): { readonly text: string; readonly fraction?: number } {
  if (!progress) return { text: 'Uploading the file…' };
  if (progress.status === 'waiting') return { text: 'Queued…' };
  if (!progress.total) return { text: 'Creating renditions…' };
  const { made, total, making } = progress;
  if (making === undefined) return { text: `All ${total} renditions are ready.`, fraction: 1 };
  return {
    text: `Creating rendition ${made + 1} of ${total}: ${making.replaceAll('_', ' ')}`,
    fraction: made / total,
  };
}

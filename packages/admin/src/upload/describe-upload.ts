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
  const { completed, total, current } = progress;
  if (current === undefined) return { text: `All ${total} renditions are ready.`, fraction: 1 };
  return {
    text: `Creating rendition ${completed + 1} of ${total}: ${current.replaceAll('_', ' ')}`,
    fraction: completed / total,
  };
}

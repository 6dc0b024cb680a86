import type { UploadProgress } from '@zoetrope/model/management';
import type { Db } from '../../database/schema.ts';
import { WARMED_RENDITIONS } from '../../media/warm-renditions.ts';

/** Progress is deleted long after any upload has ended. */
const RETENTION_MS = 60 * 60 * 1000;

/** Identifies an upload. Ids are chosen by the sender and scoped to the account. */
export interface UploadKey {
  readonly accountId: string;
  readonly uploadId: string;
}

/** Receives the progress of an upload while its files are encoded. */
export interface ProgressReporter {
  /** Sets the files to encode before the renditions for tiles, in order. */
  readonly plan: (names: readonly string[]) => void;
  /** Reports that encoding of a file starts. */
  readonly start: (name: string) => Promise<void>;
}

/** Starts or restarts an upload. */
export async function beginUpload(db: Db, { accountId, uploadId }: UploadKey, now: number): Promise<void> {
  await db
    .deleteFrom('upload_progress')
    .where('started_at', '<', new Date(now - RETENTION_MS))
    .execute();
  const initial = { status: 'waiting', completed: 0, total: 0, current: null, started_at: new Date(now) } as const;
  await db
    .insertInto('upload_progress')
    .values({ account_id: accountId, upload_id: uploadId, ...initial })
    .onConflict((conflict) => conflict.columns(['account_id', 'upload_id']).doUpdateSet(initial))
    .execute();
}

async function saveProgress(
  db: Db,
  { accountId, uploadId }: UploadKey,
  progress: Omit<UploadProgress, 'upload_id'>,
): Promise<void> {
  await db
    .updateTable('upload_progress')
    .set(progress)
    .where('account_id', '=', accountId)
    .where('upload_id', '=', uploadId)
    .execute();
}

/** Records the result of an upload. */
export async function endUpload(
  db: Db,
  { accountId, uploadId }: UploadKey,
  result: 'processed' | 'failed',
): Promise<void> {
  await db
    .updateTable('upload_progress')
    .set((row) => ({
      current: null,
      status: result,
      ...(result === 'processed' ? { completed: row.ref('total') } : {}),
    }))
    .where('account_id', '=', accountId)
    .where('upload_id', '=', uploadId)
    .execute();
}

export async function readProgress(db: Db, { accountId, uploadId }: UploadKey): Promise<UploadProgress | undefined> {
  const row = await db
    .selectFrom('upload_progress')
    .select(['upload_id', 'status', 'completed', 'total', 'current'])
    .where('account_id', '=', accountId)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { current, ...progress } = row;
  return current === null ? progress : { ...progress, current };
}

/** Records the rendition being encoded, if the upload has an id. */
export function createProgressReporter(db: Db, upload: UploadKey | undefined): ProgressReporter {
  let names: readonly string[] = WARMED_RENDITIONS;
  return {
    plan(first) {
      names = [...first, ...WARMED_RENDITIONS];
    },
    async start(name) {
      if (upload === undefined) return;
      const completed = names.indexOf(name);
      await saveProgress(db, upload, { status: 'processing', completed, total: names.length, current: name });
    },
  };
}

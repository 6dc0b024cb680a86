import type { UploadProgress } from '@zoetrope/model/management';
import type { Db } from '../../database/schema.ts';
import { WARMED_RENDITIONS } from '../../media/warm-renditions.ts';

/** Long after any upload is over, nobody asks for it any more. */
const KEPT_MS = 60 * 60 * 1000;

/** An upload, by the name that its sender gave it: the names of others are their own. */
export interface UploadKey {
  readonly accountId: string;
  readonly uploadId: string;
}

type Stage = Omit<UploadProgress, 'upload_id'>;

/** Told of the files of an upload while they are made. */
export interface ProgressReporter {
  /** All that will be made before the tiles, in its order. */
  readonly plan: (names: readonly string[]) => void;
  /** The one that is begun now. */
  readonly start: (name: string) => Promise<void>;
}

/** An upload of this name begins, or begins anew. */
export async function beginUpload(db: Db, { accountId, uploadId }: UploadKey, now: number): Promise<void> {
  await db
    .deleteFrom('upload_progress')
    .where('begun_at', '<', new Date(now - KEPT_MS))
    .execute();
  const first = { status: 'waiting', made: 0, total: 0, making: null, begun_at: new Date(now) } as const;
  await db
    .insertInto('upload_progress')
    .values({ account_id: accountId, upload_id: uploadId, ...first })
    .onConflict((conflict) => conflict.columns(['account_id', 'upload_id']).doUpdateSet(first))
    .execute();
}

async function saveUpload(db: Db, { accountId, uploadId }: UploadKey, stage: Stage): Promise<void> {
  await db
    .updateTable('upload_progress')
    .set(stage)
    .where('account_id', '=', accountId)
    .where('upload_id', '=', uploadId)
    .execute();
}

/** The end of an upload, good or bad. */
export async function endUpload(db: Db, { accountId, uploadId }: UploadKey, isMade: boolean): Promise<void> {
  await db
    .updateTable('upload_progress')
    .set((row) => ({ making: null, ...(isMade ? { status: 'made', made: row.ref('total') } : { status: 'failed' }) }))
    .where('account_id', '=', accountId)
    .where('upload_id', '=', uploadId)
    .execute();
}

export async function readUpload(db: Db, { accountId, uploadId }: UploadKey): Promise<UploadProgress | undefined> {
  const row = await db
    .selectFrom('upload_progress')
    .select(['upload_id', 'status', 'made', 'total', 'making'])
    .where('account_id', '=', accountId)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { making, ...progress } = row;
  return making === null ? progress : { ...progress, making };
}

/** Keeps which of the renditions is being made, where the sender has named the upload. */
export function createProgressReporter(db: Db, name: UploadKey | undefined): ProgressReporter {
  let names: readonly string[] = WARMED_RENDITIONS;
  return {
    plan(first) {
      names = [...first, ...WARMED_RENDITIONS];
    },
    async start(making) {
      if (name === undefined) return;
      await saveUpload(db, name, { status: 'making', made: names.indexOf(making), total: names.length, making });
    },
  };
}

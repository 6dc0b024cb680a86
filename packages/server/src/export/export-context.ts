import type { TransferContext } from '../import/transfer.ts';
import type { Ffmpeg } from '../media/processing/ffmpeg.ts';
import type { Catalogue } from '../storage/catalogue.ts';

/** What an export works with. */
export interface ExportContext extends TransferContext {
  /** Has the files of its items. */
  readonly catalogue: Pick<Catalogue, 'fileUrl'>;
  /** For packs. */
  readonly findFfmpeg: () => Promise<Ffmpeg | undefined>;
}

export interface ExportResult {
  readonly exported: number;
  /** Items whose files cannot be read, or do not fit the format. */
  readonly refused: number;
  readonly isAborted: boolean;
}

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import { uploadStorage } from '../src/admin/uploads/upload-storage.ts';
import type { Db } from '../src/database/schema.ts';
import type { ImportOptions } from '../src/import/import-options.ts';
import { runImport } from '../src/import/run-import.ts';
import type { TransferEvent } from '../src/import/transfer.ts';

/** The license of imports. */
export const LICENSE = 'CC0-1.0';

export interface ImportTarget {
  /** For sources, and the data folder. */
  readonly folder: string;
  readonly db: Db;
}

export interface TestImport extends Partial<ImportOptions> {
  readonly signal?: AbortSignal | undefined;
  readonly storage?: ReturnType<typeof uploadStorage> | undefined;
  /** Receives all events besides. */
  readonly onEvent?: ((event: TransferEvent) => void) | undefined;
}

/** Makes sources and imports them. `target` is called for each, once the folder and the database are open. */
export function createImports(target: () => ImportTarget) {
  let sources = 0;

  return {
    /** A folder with these files. */
    async sourceWith(files: { readonly [name: string]: Buffer | string }): Promise<string> {
      sources += 1;
      const source = join(target().folder, `source-${sources}`);
      await mkdir(source);
      for (const [name, content] of Object.entries(files)) {
        await mkdir(dirname(join(source, name)), { recursive: true });
        await writeFile(join(source, name), content);
      }
      return source;
    },
    /** A ZIP with these files. */
    async zipWith(files: Parameters<typeof zipSync>[0]): Promise<string> {
      sources += 1;
      const path = join(target().folder, `source-${sources}.zip`);
      await writeFile(path, zipSync(files));
      return path;
    },
    /** Imports a source. Refusals are returned as `place: reason`. */
    async importFrom(source: string, options: TestImport = {}) {
      const { folder, db } = target();
      const { signal, storage = uploadStorage(folder, undefined), onEvent, ...rest } = options;
      const refusals: string[] = [];
      const progress: TransferEvent[] = [];
      const record = (event: TransferEvent) => {
        onEvent?.(event);
        if (event.kind === 'refused') refusals.push(`${event.place}: ${event.reason}`);
        else if (event.kind !== 'left-out') progress.push(event);
      };
      const files = { ...storage, findFfmpeg: async () => undefined };
      const context = { ...files, db, clock: Date.now, onEvent: record, signal };
      const result = await runImport(context, { source, license: LICENSE, ...rest });
      return { ...result, refusals, progress };
    },
  };
}

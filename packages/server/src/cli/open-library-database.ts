import { join, resolve } from 'node:path';
import { migrate, missingLibrary, requireSchema } from '../database/migrate.ts';
import { hasDatabase } from '../database/new-database.ts';
import { type OpenDatabase, openForCommand, openPostgres } from '../database/open-database.ts';
import { messageOf, ServerError } from '../server-error.ts';
import type { CliOptions } from './parse-options.ts';

/**
 * What a command does without a library. A command that reads or changes one refuses: in a wrong folder, it would
 * succeed on an empty library.
 */
export type IfMissing = 'create' | 'refuse';

/** Opens the database of a library without a server. Throws a `ServerError` if there is none and it must not be created. */
export async function openLibraryDatabase(
  { data, databaseUrl }: Pick<CliOptions, 'data' | 'databaseUrl'>,
  ifMissing: IfMissing,
): Promise<OpenDatabase> {
  // Opening a database creates a missing one.
  if (ifMissing === 'refuse' && databaseUrl === undefined) await requireEmbeddedDatabase(data);
  const database = databaseUrl === undefined ? await openForCommand(data) : await openPostgres(databaseUrl);
  try {
    const prepare = ifMissing === 'create' ? migrate : requireSchema;
    await prepare(database.db, databaseUrl === undefined ? { dataFolder: data } : {});
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function requireEmbeddedDatabase(data: string): Promise<void> {
  const isPresent = await hasDatabase(join(data, 'postgres')).catch((cause: unknown) => {
    throw new ServerError(`The data folder ${data} cannot be read: ${messageOf(cause)}.`, { cause });
  });
  if (!isPresent) throw missingLibrary(`data folder ${resolve(data)}`);
}

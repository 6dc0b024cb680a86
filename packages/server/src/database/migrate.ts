import { Migrator, sql } from 'kysely';
import { ServerError } from '../server-error.ts';
import { isConnectionError } from './is-connection-error.ts';
import { first } from './migrations/0001-first.ts';
import { callsToAction } from './migrations/0002-calls-to-action.ts';
import { animatedTexts } from './migrations/0003-animated-texts.ts';
import { searchAtOnce } from './migrations/0004-search-at-once.ts';
import { eventsByDay } from './migrations/0005-events-by-day.ts';
import { eventCounts } from './migrations/0006-event-counts.ts';
import { accounts } from './migrations/0010-accounts.ts';
import { channels } from './migrations/0011-channels.ts';
import { changedItems } from './migrations/0012-changed-items.ts';
import { storiesAndSchedule } from './migrations/0013-stories-and-schedule.ts';
import { pictureHashes } from './migrations/0014-picture-hashes.ts';
import { itemViews } from './migrations/0015-item-views.ts';
import { newestReports } from './migrations/0016-newest-reports.ts';
import { uploadProgress } from './migrations/0017-upload-progress.ts';
import { removedTexts } from './migrations/0018-removed-texts.ts';
import { tokenizedTexts } from './migrations/0019-tokenized-texts.ts';
import type { Db } from './schema.ts';

/** In the order of their names. Once released they stay as they are. */
const MIGRATIONS = {
  '0001-first': first,
  '0002-calls-to-action': callsToAction,
  '0003-animated-texts': animatedTexts,
  '0004-search-at-once': searchAtOnce,
  '0005-events-by-day': eventsByDay,
  '0006-event-counts': eventCounts,
  '0010-accounts': accounts,
  '0011-channels': channels,
  '0012-changed-items': changedItems,
  '0013-stories-and-schedule': storiesAndSchedule,
  '0014-picture-hashes': pictureHashes,
  '0015-item-views': itemViews,
  '0016-newest-reports': newestReports,
  '0017-upload-progress': uploadProgress,
  '0018-removed-texts': removedTexts,
  '0019-tokenized-texts': tokenizedTexts,
};

/** Brings the database to the newest schema. Several processes may start at once: one does it, the others wait. */
export async function migrate(db: Db): Promise<void> {
  await createExtension(db);
  const schema = await currentSchema(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    // A folder of before may have a later one already, when an earlier one was finished after it.
    allowUnorderedMigrations: true,
    // Named, since another schema of the same database may hold a service of its own.
    migrationTableSchema: schema,
  });
  if (await isNewest(db, migrator, schema)) return;
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw new ServerError('The database could not be brought to the newest schema. Nothing was changed.', {
      cause: error,
    });
  }
}

/** Looked at first, since the migrator takes an advisory lock for its session, which not every pool and service has. */
async function isNewest(db: Db, migrator: Migrator, schema: string): Promise<boolean> {
  const known = await migrator.getMigrations();
  if (known.some(({ executedAt }) => executedAt === undefined)) return false;
  // One that is not known here is of a newer service: the migrator refuses that.
  const { rows } = await sql`SELECT name FROM ${sql.id(schema, 'kysely_migration')}`.execute(db);
  return rows.length === known.length;
}

async function createExtension(db: Db): Promise<void> {
  const isThere = async () =>
    (await sql`SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'`.execute(db)).rows.length > 0;
  if (await isThere()) return;
  try {
    await sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`.execute(db);
  } catch (cause) {
    // Another process that started at the same moment has made it: "IF NOT EXISTS" does not wait for the other.
    if (await isThere()) return;
    if (isConnectionError(cause)) throw cause;
    throw new ServerError(
      'This database lacks the extension pg_trgm, and its user may not create it. Run "CREATE EXTENSION pg_trgm" in it as a superuser (it comes with Postgres, on Debian in postgresql-contrib), then start again.',
      { cause },
    );
  }
}

async function currentSchema(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`SELECT current_schema() AS name`.execute(db);
  const name = rows[0]?.name;
  if (name) return name;
  throw new ServerError(
    'This database user has no schema to make tables in. Create the one that its search_path names.',
  );
}

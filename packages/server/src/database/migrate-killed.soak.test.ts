import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { findAnyPostgres } from '../../testing/any-postgres.ts';
import { prepareDataFolder } from '../../testing/data-folders.ts';
import { fixtureCatalogue } from '../../testing/fixture-catalogue.ts';
import { type Command, runCommand } from '../../testing/run-command.ts';

const SLOW_MS = 300_000;
const POLL_OPTIONS = { timeout: 60_000, interval: 20 };
/** Delay until a kill: while the embedded Postgres starts, creates the schema, or loads. */
const DELAY_MS = 1000;
const TRENDING = '/v1/gifs/trending?api_key=zoetrope-web&limit=50';

const folder = await mkdtemp(join(tmpdir(), 'zoetrope-migrating-'));
const postgres = await findAnyPostgres();
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

function start(dataFolder: string, env: { readonly [name: string]: string } = {}): Command {
  const command = runCommand(['--port', '0', '--data', join(folder, dataFolder)], { env, catalogue: 'fixture' });
  onTestFinished(() => void command.process.kill('SIGKILL'));
  return command;
}

async function kill(command: Command): Promise<void> {
  command.process.kill('SIGKILL');
  await command.ended;
}

async function expectComplete(command: Command): Promise<void> {
  const origin = await command.ready;
  const { pagination } = await (await fetch(`${origin}${TRENDING}`)).json();
  expect(pagination.total_count).toBeGreaterThan(0);
  expect(pagination.total_count).toBeLessThanOrEqual(fixtureCatalogue.items.length);
  command.process.kill('SIGTERM');
  expect((await command.ended).code).toBe(0);
}

describe('a service that is killed while it creates the schema', () => {
  it(
    'starts again on the embedded Postgres [N-3]',
    async () => {
      await prepareDataFolder('empty', join(folder, 'embedded'));
      const killed = start('embedded');
      await setTimeout(DELAY_MS);
      await kill(killed);
      await expectComplete(start('embedded'));
    },
    SLOW_MS,
  );

  it.runIf(postgres.address !== undefined)(
    `leaves nothing in the database, and starts again, on ${postgres.name} [N-3]`,
    async () => {
      const url = (await postgres.address?.('zoetrope_killed_migrating')) ?? '';
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const count = async (statement: string) => Number((await client.query(statement)).rows[0].count);
      // Creating the schema takes seconds.
      await client.query('CREATE SCHEMA slow');
      await client.query(
        "CREATE FUNCTION slow.wait() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.05); END'",
      );
      await client.query('CREATE EVENT TRIGGER slow ON ddl_command_end EXECUTE FUNCTION slow.wait()');
      const countMigrating = () =>
        count(`SELECT count(*) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%CREATE TABLE%'`);
      const killed = start('postgres', { DATABASE_URL: url });
      await expect.poll(countMigrating, POLL_OPTIONS).toBe(1);
      await kill(killed);
      await expect.poll(countMigrating, POLL_OPTIONS).toBe(0);
      expect(await count("SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace")).toBe(0);
      await client.query('DROP EVENT TRIGGER slow');
      await client.query('DROP SCHEMA slow CASCADE');
      await client.end();
      await expectComplete(start('postgres', { DATABASE_URL: url }));
    },
    SLOW_MS,
  );
});

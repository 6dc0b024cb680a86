import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, open as openFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { prepareDataFolder } from '../../../testing/data-folders.ts';
import { fixtureCatalogue, item } from '../../../testing/fixture-catalogue.ts';
import { runCommand } from '../../../testing/run-command.ts';
import { servicesToKill } from '../../../testing/services-to-kill.ts';
import { migrate } from '../../database/migrate.ts';
import { openEmbedded, openPostgres } from '../../database/open-database.ts';
import { loadCatalogue } from './load-catalogue.ts';

const SLOW_MS = 300_000;
/** Items before the kill: more than a batch, and more bytes than a pipe holds. */
const READ = 1200;
const ITEMS = 1500;
const FIXTURE_IDS = fixtureCatalogue.items.map(({ id }) => id).sort();

const folder = await mkdtemp(join(tmpdir(), 'zoetrope-load-killed-'));
const services = await servicesToKill('zoetrope_killed_loading');
afterAll(async () => {
  await services.stop();
  await rm(folder, { recursive: true, force: true });
});

it.each(services.kinds)(
  'shows nothing of a load on $name that was killed, and the next start loads everything [N-3]',
  async ({ name, env }) => {
    const dataFolder = join(folder, name);
    const catalogueFolder = join(folder, `catalogue of ${name}`);
    const itemsFile = join(catalogueFolder, 'items.ndjson');
    await mkdir(catalogueFolder);
    await prepareDataFolder('fixture', dataFolder);
    const open = () => (env.DATABASE_URL === undefined ? openEmbedded(dataFolder) : openPostgres(env.DATABASE_URL));
    const start = () => {
      const args = ['--port', '0', '--data', dataFolder, '--catalogue', catalogueFolder];
      const command = runCommand(args, { env, catalogue: 'fixture' });
      onTestFinished(() => void command.process.kill('SIGKILL'));
      return command;
    };
    const storedIds = async () => {
      const { db, close } = await open();
      const rows = await db.selectFrom('items').select('id').orderBy('id').execute();
      await close();
      return rows.map(({ id }) => id).sort();
    };
    if (env.DATABASE_URL !== undefined) {
      const { db, close } = await open();
      await migrate(db);
      await loadCatalogue(db, fixtureCatalogue, Date.now());
      await close();
    }
    const lines = Array.from({ length: ITEMS }, (_, index) => `${JSON.stringify(item(`new-${index}`, {}))}\n`);

    // A pipe: the service waits in the middle of the load for the next line.
    execFileSync('mkfifo', [itemsFile]);
    const killed = start();
    const pipe = await openFile(itemsFile, 'w');
    await pipe.writeFile(lines.slice(0, READ).join(''));
    killed.process.kill('SIGKILL');
    await killed.ended;
    await pipe.close();
    expect(await storedIds()).toEqual(FIXTURE_IDS);

    await rm(itemsFile);
    await writeFile(itemsFile, lines.join(''));
    const next = start();
    const response = await fetch(`${await next.ready}/v1/gifs/trending?api_key=zoetrope-web`);
    expect(((await response.json()) as { pagination: unknown }).pagination).toMatchObject({ total_count: ITEMS });
    next.process.kill('SIGTERM');
    expect((await next.ended).code).toBe(0);
    const all = await storedIds();
    expect(all.filter((id) => id.startsWith('new-'))).toHaveLength(ITEMS);
  },
  SLOW_MS,
);

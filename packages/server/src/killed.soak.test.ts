import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, it } from 'vitest';
import { prepareDataFolder } from '../testing/data-folders.ts';
import { killWhileCollecting } from '../testing/kill-while-collecting.ts';
import { servicesToKill } from '../testing/services-to-kill.ts';

const SLOW_MS = 900_000;
const ROUNDS = 10;

const folder = await mkdtemp(join(tmpdir(), 'zoetrope-killed-'));
const services = await servicesToKill('zoetrope_killed_often');
afterAll(async () => {
  await services.stop();
  await rm(folder, { recursive: true, force: true });
});

it.each(services.kinds)(
  'loses no acknowledged event on $name and stores none twice, after ten kills while it collects [N-3]',
  async ({ name, env }) => {
    const dataFolder = join(folder, name);
    await prepareDataFolder('fixture', dataFolder);
    await killWhileCollecting({ dataFolder, rounds: ROUNDS, env });
  },
  SLOW_MS,
);

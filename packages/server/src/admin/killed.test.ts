import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { prepareDataFolder } from '../../testing/data-folders.ts';
import { killWhileWriting } from '../../testing/management/kill-while-writing.ts';
import { servicesToKill } from '../../testing/services-to-kill.ts';

const SLOW_MS = 300_000;
/** `pnpm soak` does 50. */
const ROUNDS = 1;

const folder = await mkdtemp(join(tmpdir(), 'zoetrope-killed-'));
const services = await servicesToKill('zoetrope_killed_writing');
afterAll(async () => {
  await services.stop();
  await rm(folder, { recursive: true, force: true });
});

it.each(services.kinds)(
  'keeps on $name every channel, story and upload acknowledged before a kill, and shows no incomplete upload [S-6] [G-7]',
  async ({ name, env }) => {
    const dataFolder = join(folder, name);
    await prepareDataFolder('fixture', dataFolder);
    const { lost, acknowledged } = await killWhileWriting({ dataFolder, rounds: ROUNDS, env });
    expect(lost).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS * 30);
  },
  SLOW_MS,
);

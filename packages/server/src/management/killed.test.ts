import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { killWhileWriting } from '../testing/management/kill-while-writing.ts';

const SLOW_MS = 300_000;
/** `pnpm soak` does 50. */
const ROUNDS = 3;

const dataFolder = await mkdtemp(join(tmpdir(), 'zoetrope-killed-'));
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

it(
  'has after a restart every channel, story and upload that it acknowledged before it was killed [S-6] [G-7]',
  async () => {
    const { lost, acknowledged } = await killWhileWriting({ dataFolder, rounds: ROUNDS });
    expect(lost).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS * 30);
  },
  SLOW_MS,
);

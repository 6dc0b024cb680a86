import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { prepareDataFolder } from '../testing/data-folders.ts';
import { buildEvent, type CollectorResult } from '../testing/pingback-events.ts';
import { runCommand } from '../testing/run-command.ts';
import { servicesToKill } from '../testing/services-to-kill.ts';
import { uuidV7 } from './pingback/uuid-v7.ts';

const SLOW_MS = 300_000;
const ROUNDS = 2;
const SENDERS = 6;
const BATCH = 25;
/** Batches acknowledged before the kill, while others are pending. */
const ACKNOWLEDGED = 40;

const folder = await mkdtemp(join(tmpdir(), 'zoetrope-killed-'));
const services = await servicesToKill('zoetrope_killed');
afterAll(async () => {
  await services.stop();
  await rm(folder, { recursive: true, force: true });
});

type Batch = readonly unknown[];

async function post(origin: string, events: Batch): Promise<CollectorResult> {
  const body = JSON.stringify({ events });
  const response = await fetch(`${origin}/v2/pingback?api_key=zoetrope-web`, { method: 'POST', body });
  if (response.status !== 200)
    throw new Error(`The collector responded with ${response.status}: ${await response.text()}`);
  return response.json() as Promise<CollectorResult>;
}

/** Sends batches until the service is killed. */
async function sendUntilKilled(origin: string, kill: () => void) {
  const sent: Batch[] = [];
  const acknowledged: Batch[] = [];
  async function sendOn(): Promise<void> {
    for (;;) {
      const batch = Array.from({ length: BATCH }, () => buildEvent({ event_id: uuidV7(Date.now()) }));
      sent.push(batch);
      await post(origin, batch);
      acknowledged.push(batch);
      if (acknowledged.length === ACKNOWLEDGED) kill();
    }
  }
  await Promise.allSettled(Array.from({ length: SENDERS }, sendOn));
  return { sent, acknowledged };
}

describe.each(services.kinds)('a service on $name that is killed while it collects', ({ name, env }) => {
  it(
    'loses no acknowledged event and stores none twice [N-3]',
    async () => {
      const dataFolder = join(folder, name);
      await prepareDataFolder('fixture', dataFolder);
      const start = () =>
        runCommand(['--port', '0', '--data', dataFolder, '--rate-limits', 'off'], { env, catalogue: 'fixture' });
      let service = start();
      for (let round = 0; round < ROUNDS; round += 1) {
        const killed = service;
        const { sent, acknowledged } = await sendUntilKilled(await killed.ready, () => killed.process.kill('SIGKILL'));
        await killed.ended;
        expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED);

        service = start();
        const origin = await service.ready;
        for (const batch of acknowledged)
          expect(await post(origin, batch)).toMatchObject({ accepted: 0, duplicates: BATCH });
        for (const batch of sent.filter((each) => !acknowledged.includes(each))) {
          // Sends pending batches again: each was stored completely or not at all.
          const { accepted, duplicates } = await post(origin, batch);
          expect([accepted, duplicates].toSorted((a, b) => a - b)).toEqual([0, BATCH]);
        }
      }
      service.process.kill('SIGTERM');
      expect((await service.ended).code).toBe(0);
    },
    SLOW_MS,
  );
});

import { expect } from 'vitest';
import { uuidV7 } from '../src/pingback/uuid-v7.ts';
import { buildEvent, type CollectorResult } from './pingback-events.ts';
import { runCommand } from './run-command.ts';

const SENDERS = 6;
const BATCH = 25;
/** Batches acknowledged before the kill, while others are pending. */
const ACKNOWLEDGED = 40;

export interface KillOptions {
  readonly dataFolder: string;
  readonly rounds: number;
  /** For example `DATABASE_URL`. */
  readonly env: { readonly [name: string]: string };
}

/** Kills the service repeatedly while it collects, and sends everything again after each start. */
export async function killWhileCollecting({ dataFolder, rounds, env }: KillOptions): Promise<void> {
  const start = () =>
    runCommand(['--port', '0', '--data', dataFolder, '--rate-limits', 'off'], { env, catalogue: 'fixture' });
  let service = start();
  for (let round = 0; round < rounds; round += 1) {
    const killed = service;
    const { sent, acknowledged } = await sendUntilKilled(await killed.ready, () => killed.process.kill('SIGKILL'));
    await killed.ended;
    expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED);

    service = start();
    const origin = await service.ready;
    for (const batch of acknowledged)
      expect(await post(origin, batch)).toMatchObject({ accepted: 0, duplicates: BATCH });
    for (const batch of sent.filter((candidate) => !acknowledged.includes(candidate))) {
      // Sends pending batches again: each was stored completely or not at all.
      const { accepted, duplicates } = await post(origin, batch);
      expect([accepted, duplicates].toSorted((a, b) => a - b)).toEqual([0, BATCH]);
    }
  }
  service.process.kill('SIGTERM');
  expect((await service.ended).code).toBe(0);
}

type Batch = readonly unknown[];

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

async function post(origin: string, events: Batch): Promise<CollectorResult> {
  const body = JSON.stringify({ events });
  const response = await fetch(`${origin}/v2/pingback?api_key=zoetrope-web`, { method: 'POST', body });
  if (response.status !== 200)
    throw new Error(`The collector responded with ${response.status}: ${await response.text()}`);
  return response.json() as Promise<CollectorResult>;
}

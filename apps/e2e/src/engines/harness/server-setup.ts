import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Engine } from '../../../../../tooling/find-engines.mjs';
import { startService } from '../../harness/start-service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser of the run, and its programs. */
    readonly engine: Engine;
  }
}

/** One service on a new database for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-engines-'));
  const clean = () => rm(folder, { recursive: true, force: true });
  try {
    const dataFolder = join(folder, 'data');
    const service = await startService(dataFolder);
    project.provide('server', service.origin);
    project.provide('dataFolder', dataFolder);
    return () => service.stop().then(clean);
  } catch (error) {
    await clean();
    throw error;
  }
}

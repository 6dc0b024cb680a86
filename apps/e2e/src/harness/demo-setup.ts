import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { findPort } from '../../../../tooling/find-port.ts';
import { startProgram } from './start-program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the built demo, for example `http://127.0.0.1:4190`. It proxies requests to the service. */
    readonly demo: string;
  }
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const DEMO = join(ROOT, 'apps/demo');
const VITE = join(DEMO, 'node_modules/vite/bin/vite.js');

/** Builds the demo, and serves it in front of the service that `service-setup.ts` started. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-demo-'));
  const clean = () => rm(folder, { recursive: true, force: true });
  try {
    const port = await findPort();
    const demo = `http://127.0.0.1:${port}`;
    // Vite would build with the `NODE_ENV` of the tests, and so with the development build of React.
    const env = { ...process.env, NODE_ENV: 'production', ZOETROPE_SERVER: project.getProvidedContext().server };
    const build = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
    await promisify(execFile)(process.execPath, [VITE, ...build], { cwd: DEMO, env });
    const preview = ['preview', '--outDir', folder, '--host', '127.0.0.1', '--port', String(port), '--strictPort'];
    const stop = await startProgram([VITE, ...preview], { cwd: DEMO, env, url: `${demo}/healthz` });
    project.provide('demo', demo);
    return () => stop().then(clean);
  } catch (error) {
    await clean();
    throw error;
  }
}

import { join } from 'node:path';
import { root, run } from './pnpm.mjs';
import { startService, waitForResponse } from './service.mjs';

const START_MS = 120_000;
const SERVER = ['--conditions=@zoetrope/source', '--import', 'tsx', 'packages/server/src/cli.ts', '--demo'];
const APP = join(root, 'apps/demo');
const VITE = join(APP, 'node_modules/vite/bin/vite.js');

/**
 * Builds the demo, and starts it with its server. Calls `onEnd(service, reason)` when one of them ends. `ready` rejects
 * with an error with a `service` property if one does not respond. Resolves with undefined if a build fails, which
 * prints the reason.
 */
export async function startDemo({ port, serverPort, dataFolder, onEnd }) {
  // The server serves the client of embed pages, and the admin pages.
  if (await build('packages/embed/build-client.mjs')) return;
  if (await build(VITE, 'build', join(root, 'packages/admin'), '--logLevel', 'warn')) return;
  const services = [];
  const start = (...options) => {
    const service = startService(...options);
    services.push(service);
    service.ended.then((reason) => onEnd(service, reason));
    return service;
  };
  const stop = () => Promise.all(services.map((service) => service.stop()));
  const args = [...SERVER, '--port', String(serverPort), '--data', dataFolder];
  const server = start('The server', args, { cwd: root });
  if (await build(VITE, 'build', APP, '--logLevel', 'warn')) {
    await stop();
    return;
  }
  const env = { ...process.env, ZOETROPE_SERVER: `http://127.0.0.1:${serverPort}` };
  const preview = [VITE, 'preview', '--port', String(port), '--strictPort'];
  const demo = start('The demo', preview, { cwd: APP, env });
  const ready = Promise.all([
    responds(server, `http://127.0.0.1:${serverPort}/healthz`),
    responds(demo, `http://localhost:${port}/`),
  ]);
  return { ready, stop };
}

const build = (...args) => run([process.execPath, ...args]);

async function responds(service, url) {
  try {
    await waitForResponse(url, START_MS);
  } catch (error) {
    throw Object.assign(error, { service });
  }
}

// pnpm demo: installs, starts the server on its embedded database and the demo app, prints one address.
// Only Node.js itself is imported here: nothing is installed yet when this starts.
import { join } from 'node:path';
import { requireNode } from './node-version.mjs';
import { install, root, run } from './pnpm.mjs';
import { isBusy } from './ports.mjs';
import { startService, untilAnswers } from './service.mjs';

const SERVER_PORT = 8787;
const DEMO_PORT = 5173;
const START_MS = 120_000;

requireNode();
await refuseBusyPort(SERVER_PORT, 'the server');
await refuseBusyPort(DEMO_PORT, 'the demo');
await install();

await run([process.execPath, join(root, 'packages/embed/build-client.mjs')]);
const server = startServer();
const demo = startDemo();
const services = [server, demo];
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
for (const service of services) {
  service.ended.then((how) => fail(`${service.name} ${how}.`, service));
}

console.log('Starting the server and the demo…');
await answers(server, `http://127.0.0.1:${SERVER_PORT}/healthz`);
await answers(demo, `http://localhost:${DEMO_PORT}/`);
console.log(`Demo at http://localhost:${DEMO_PORT}`);

async function answers(service, url) {
  try {
    await untilAnswers(url, START_MS);
  } catch (error) {
    await fail(`${service.name} started, but ${error.message}.`, service);
  }
}

async function refuseBusyPort(port, user) {
  if (!(await isBusy(port))) return;
  console.error(`Port ${port}, which ${user} needs, is in use. Stop the program that listens on it and try again.`);
  process.exit(1);
}

function startServer() {
  const source = ['--conditions=@zoetrope/source', '--import', 'tsx', 'packages/server/src/cli.ts'];
  const options = ['--demo', '--port', String(SERVER_PORT), '--data', join(root, '.zoetrope')];
  return startService('The server', [...source, ...options], { cwd: root });
}

function startDemo() {
  const app = join(root, 'apps/demo');
  const vite = join(app, 'node_modules/vite/bin/vite.js');
  return startService('The demo app', [vite, '--port', String(DEMO_PORT), '--strictPort'], { cwd: app });
}

/** A service ended by itself: says so with the end of its output, and stops the other one. */
async function fail(message, service) {
  if (stopping) return;
  console.error(`\n${message} The end of its output:\n\n${service.lastLines()}\n`);
  await end(1);
}

async function end(code) {
  if (stopping) return;
  stopping = true;
  await Promise.all(services.map((service) => service.stop()));
  process.exit(code);
}

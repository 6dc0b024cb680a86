// pnpm demo [--port <number>] [--server-port <number>]: installs, builds the demo, starts it with its server on an
// embedded database, and prints its URL. Imports Node.js modules only, because nothing is installed yet when it starts.
import { join } from 'node:path';
import { readPorts } from './demo-ports.mjs';
import { requireNode } from './node-version.mjs';
import { install, root } from './pnpm.mjs';
import { isBusy } from './ports.mjs';
import { startDemo } from './start-demo.mjs';

requireNode();
const ports = readPorts(process.argv.slice(2));
if (ports.problem) stopWith(ports.problem);
await refuseBusyPort('--server-port', ports.serverPort, 'the server');
await refuseBusyPort('--port', ports.port, 'the demo');
await install();

console.log('Building the demo and starting its server…');
let stopping = false;
let running;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
running = await startDemo({
  ...ports,
  dataFolder: join(root, '.zoetrope'),
  onEnd: (service, reason) => fail(`${service.name} ${reason}.`, service),
});
if (!running) stopWith('\nThe demo could not be built. See the output above.');
await running.ready.catch((error) => fail(`${error.service.name} started, but ${error.message}.`, error.service));
console.log(`Demo at http://localhost:${ports.port}  (Ctrl+C stops it)`);

async function refuseBusyPort(option, port, user) {
  if (!(await isBusy(port))) return;
  stopWith(
    `Port ${port}, which ${user} needs, is in use. Stop the program that listens on it, or choose another port:\n\n` +
      `  npx --yes pnpm@12.21.0 demo ${option} ${port + 1}`,
  );
}

function stopWith(message) {
  console.error(message);
  process.exit(1);
}

/** Reports that a service failed, with the end of its output, and stops the other one. */
async function fail(message, service) {
  if (stopping) return;
  console.error(`\n${message} Its last output:\n\n${service.lastLines()}\n`);
  await end(1);
}

async function end(code) {
  if (stopping) return;
  stopping = true;
  await running?.stop();
  process.exit(code);
}

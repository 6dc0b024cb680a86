// Runs one client in a separate process, so that the garbage of the others does not slow it down. A message is the
// number of calls; the response is the CPU time per call in microseconds. Every call searches for another term.
import { CLIENTS } from './clients.mjs';

const [name, origin] = process.argv.slice(2);
const call = CLIENTS[name].make(origin);
let term = 0;

process.on('message', async ({ calls }) => {
  const before = process.cpuUsage();
  for (let done = 0; done < calls; done += 1) await call(`term-${term++}`);
  const { user, system } = process.cpuUsage(before);
  process.send({ us: (user + system) / calls });
});
process.send({ ready: true });

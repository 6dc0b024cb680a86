// One contender in a process of its own, so that none pays for the memory of another. Told how many calls to make, it
// answers with the CPU time of each in microseconds. Every call asks for another term.
import { CONTENDERS } from './contenders.mjs';

const [name, origin] = process.argv.slice(2);
const call = CONTENDERS[name].make(origin);
let term = 0;

process.on('message', async ({ calls }) => {
  const before = process.cpuUsage();
  for (let done = 0; done < calls; done++) await call(`term-${term++}`);
  const { user, system } = process.cpuUsage(before);
  process.send({ us: (user + system) / calls });
});
process.send({ ready: true });

// The service in a process of its own, as it runs for users. Started with the options of startServer as JSON; tells its
// parent the address once it is idle, and the CPU time it has taken whenever it is asked.
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import { startServer } from '@zoetrope/server';
import { waitForIdleProcess } from '../lib/idle.mjs';

const { origin, close } = await startServer({ catalogue: { ...catalogue, fileUrl }, ...JSON.parse(process.argv[2]) });
await waitForIdleProcess(cpuMs);
process.on('message', async (message) => {
  if (message === 'cpu') return process.send({ cpuMs: cpuMs() });
  await close();
  process.exit();
});
process.send({ origin });

function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

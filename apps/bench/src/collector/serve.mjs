// Runs the server in a separate process, as it runs for users. The argument is JSON with the options of startServer.
// Sends its origin to the parent once it is idle. Responds to the message 'cpu' with its CPU time; any other message
// stops it.
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

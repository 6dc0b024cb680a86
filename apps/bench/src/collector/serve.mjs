// The service in a process of its own, as it runs for users. Started with the options of startServer as JSON; tells its
// parent the address once it is idle, and the CPU time it has taken whenever it is asked.
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import { startServer } from '@zoetrope/server';

const { origin, close } = await startServer({ catalogue: { ...catalogue, fileUrl }, ...JSON.parse(process.argv[2]) });
await idle();
process.on('message', async (message) => {
  if (message === 'cpu') return process.send({ cpuMs: cpuMs() });
  await close();
  process.exit();
});
process.send({ origin });

/** The first renditions are made after the start; figures wait for that. */
async function idle() {
  for (let quiet = 0; quiet < 4; ) {
    const before = cpuMs();
    await new Promise((resolve) => setTimeout(resolve, 500));
    quiet = cpuMs() - before < 50 ? quiet + 1 : 0;
  }
}

function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

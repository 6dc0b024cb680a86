// Runs the service in a separate process, as it runs for users, with an embedded database and the catalogue repeated.
// Arguments: the data folder and the number of rows. Sends its origin to the parent once it is idle.
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import { startServer } from '@zoetrope/server';
import { waitForIdleProcess } from '../lib/idle.mjs';

const [dataFolder, rows] = process.argv.slice(2);
const { items, channels } = catalogue;
const repeated = Array.from({ length: Number(rows) }, (_, index) => {
  const item = items[index % items.length];
  const round = Math.floor(index / items.length);
  return round === 0 ? item : { ...item, id: `${item.id}-${round}` };
});

const { origin } = await startServer({ catalogue: { items: repeated, channels, fileUrl }, dataFolder, port: 0 });
await waitForIdleProcess(cpuMs);
process.send({ origin });

function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

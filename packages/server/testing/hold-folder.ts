/** A process that locks the folder of its argument, says so, and keeps it until it is killed. */
import { lockFolder } from '../src/database/folder-lock.ts';

const [, , folder = ''] = process.argv;
try {
  await lockFolder(folder);
  process.stdout.write('locked\n');
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
}

/** Locks the folder given as argument, prints a message, and keeps the lock until it is killed. */
import { lockFolder } from '../src/database/folder-lock.ts';

const [, , folder = ''] = process.argv;
try {
  await lockFolder(folder);
  process.stdout.write('locked\n');
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
}

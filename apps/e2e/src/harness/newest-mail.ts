import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Returns the newest mail to an address from the outbox of the service. */
export async function newestMail(address: string): Promise<string> {
  const folder = join(inject('dataFolder'), 'outbox');
  const mails = await Promise.all((await readdir(folder)).sort().map((name) => readFile(join(folder, name), 'utf8')));
  const newest = mails.findLast((mail) => mail.includes(`\r\nTo: ${address}\r\n`));
  if (newest === undefined) throw new Error(`There is no mail to ${address}.`);
  return newest;
}

/** Returns the code in the newest mail to an address: the only line of 43 word characters. */
export async function mailedCode(address: string): Promise<string> {
  const [code] = /^[\w-]{43}$/m.exec(await newestMail(address)) ?? [];
  if (code === undefined) throw new Error(`The newest mail to ${address} contains no code.`);
  return code;
}

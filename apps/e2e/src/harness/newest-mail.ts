import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';

/** The newest mail to an address, as the service wrote it into its outbox. */
export async function newestMail(address: string): Promise<string> {
  const folder = join(inject('dataFolder'), 'outbox');
  const mails = await Promise.all((await readdir(folder)).sort().map((name) => readFile(join(folder, name), 'utf8')));
  const newest = mails.findLast((mail) => mail.includes(`\r\nTo: ${address}\r\n`));
  if (newest === undefined) throw new Error(`There is no mail to ${address}.`);
  return newest;
}

/** The code in such a mail: the line that is one long word. */
export async function mailedCode(address: string): Promise<string> {
  const [code] = /^[\w-]{43}$/m.exec(await newestMail(address)) ?? [];
  if (code === undefined) throw new Error(`The newest mail to ${address} holds no code.`);
  return code;
}

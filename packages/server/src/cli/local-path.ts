import { resolve } from 'node:path';
import { ServerError } from '../server-error.ts';

/** The absolute path of a folder or file. Throws a `ServerError` for a URL, which would become a folder such as `s3:`. */
export function localPath(text: string, command: string): string {
  if (!text.includes('://')) return resolve(text);
  const [scheme] = text.split('://');
  throw new ServerError(
    `${command} cannot use a URL of ${scheme}://. Give a local path, such as /srv/gifs, and copy its files with another tool.`,
  );
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './pnpm.mjs';

const CLI = join(root, 'packages/server/dist/cli.js');
/** A service of a minute: compiling the embedded Postgres with optimizations takes longer than it saves. */
const FAST_START = '--liftoff-only';
/** The renditions that a service renders in advance for the first page of each kind (`WARMED_RENDITIONS`). */
const RENDITIONS = ['original_still', 'fixed_height_still', 'fixed_width_still', 'fixed_height', 'fixed_width'];
const KINDS = ['gifs', 'stickers', 'videos'];

/**
 * Makes a data folder of the built service to copy for each service that tests start. It contains the catalogue, the
 * accounts of the demo, and the files of the first tiles: making the database takes 8 s of CPU, the files 27 s.
 */
export async function prepareData(folder) {
  const service = spawn(process.execPath, [FAST_START, CLI, '--demo', '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(service, 'exit');
  for await (const line of createInterface({ input: service.stdout })) {
    const [, origin] = /^Zoetrope at (\S+)/.exec(line) ?? [];
    // A service that responds also handles the signal and closes its database.
    if (origin) await requestFirstTiles(origin).finally(() => service.kill('SIGTERM'));
  }
  const [code, signal] = await ended;
  if (code !== 0) throw new Error(`The service could not create a data folder: it ended with ${signal ?? code}.`);
}

async function requestFirstTiles(origin) {
  for (const kind of KINDS) {
    const page = await get(`${origin}/v1/${kind}/trending?api_key=zoetrope-web&limit=25&rating=pg-13`);
    for (const { images } of JSON.parse(page).data) {
      await Promise.all(RENDITIONS.map((name) => get(images[name].webp)));
    }
  }
}

async function get(url) {
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${text}`);
  return text;
}

import { pnpm } from './command.mjs';

/** The peers, exactly as this folder's own lockfile names them. */
export function installPeers(folder) {
  console.log('installing the peers');
  pnpm(['install', '--frozen-lockfile'], folder);
}

import { pnpm } from './command.mjs';

/** Installs the alternatives in the versions of this folder's lockfile. */
export function installAlternatives(folder) {
  console.log('installing the alternatives');
  pnpm(['install', '--frozen-lockfile'], folder);
}

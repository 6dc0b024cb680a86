import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the folders of the published packages. */
export const publicPackages = (root) =>
  readdirSync(join(root, 'packages')).filter((name) => !readManifest(root, name).private);

export const readManifest = (root, name) =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));

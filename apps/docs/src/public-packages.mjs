import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of the packages that are published. */
export const publicPackages = (root) =>
  readdirSync(join(root, 'packages')).filter((name) => !readManifest(root, name).private);

export const readManifest = (root, name) =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));

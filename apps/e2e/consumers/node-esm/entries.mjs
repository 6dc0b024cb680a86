import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the import specifiers of all entry points of the published packages, without patterns. */
export function entries() {
  const packages = fileURLToPath(new URL('../../../../packages', import.meta.url));
  return readdirSync(packages).flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8'));
    if (manifest.private) return [];
    const names = Object.keys(manifest.publishConfig.exports).filter(
      (name) => name !== './package.json' && !name.includes('*'),
    );
    return names.map((name) => join(manifest.name, name));
  });
}

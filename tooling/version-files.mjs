// pnpm version-files: writes each package's version into its src/version.ts, where it has one.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pnpm.mjs';

for (const name of readdirSync(join(root, 'packages'))) {
  const file = join(root, 'packages', name, 'src/version.ts');
  if (!existsSync(file)) continue;
  const { version } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  writeFileSync(file, readFileSync(file, 'utf8').replace(/'\d+\.\d+\.\d+[^']*'/, `'${version}'`));
}

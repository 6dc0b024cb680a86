import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../pnpm.mjs';
import { codeBlocks } from './code-blocks.mjs';

/** Every page that a user or a contributor reads, by its path from the root. */
function pagePaths() {
  const inFolder = (folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.md'));
  const readmes = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/README.md`);
  return ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...readmes, ...inFolder('docs')];
}

/** The code blocks of all of them. */
export function allCodeBlocks() {
  return pagePaths().flatMap((path) => codeBlocks(path, readFileSync(join(root, path), 'utf8')));
}

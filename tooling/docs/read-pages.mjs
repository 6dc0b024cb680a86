import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../pnpm.mjs';
import { codeBlocks } from './code-blocks.mjs';

/** Every page that a user or a contributor reads, by its path from the root. */
function pagePaths() {
  const inFolder = (folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.md'));
  const readmes = ['packages', 'apps']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}/README.md`))
    .filter((path) => existsSync(join(root, path)));
  const own = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];
  return [...own, ...readmes, ...inFolder('docs'), ...inFolder('apps/docs/pages')];
}

/** The code blocks of all of them. */
export function allCodeBlocks() {
  return pagePaths().flatMap((path) => codeBlocks(path, readFileSync(join(root, path), 'utf8')));
}

/** The live examples of the site, each as if it were a block that fills its page. */
export function liveExamples() {
  const folder = 'apps/docs/examples';
  return readdirSync(join(root, folder)).map((name) => ({
    ...{ path: `${folder}/${name}`, folder, line: 0, language: name.split('.').at(-1), given: [] },
    code: readFileSync(join(root, folder, name), 'utf8'),
  }));
}

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

const readPage = (path) => ({ path, text: readFileSync(join(root, path), 'utf8') });

/** All of these pages, with their texts. */
export function allPages() {
  return pagePaths().map(readPage);
}

/** The code blocks of all pages. */
export function allCodeBlocks() {
  return allPages().flatMap(({ path, text }) => codeBlocks(path, text));
}

/** What users of the packages read: the front page, the guides, and the READMEs of what is published. */
export function userPages() {
  const isForUsers = (path) => {
    const [, folder] = /^packages\/([^/]+)\/README\.md$/.exec(path) ?? [];
    if (!folder) return path === 'README.md' || path.startsWith('docs/guides/');
    return !JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')).private;
  };
  return pagePaths().filter(isForUsers).map(readPage);
}

/** The live examples of the site, each as if it were a block that fills its page. */
export function liveExamples() {
  const folder = 'apps/docs/examples';
  return readdirSync(join(root, folder)).map((name) => ({
    ...{ path: `${folder}/${name}`, folder, line: 0, language: name.split('.').at(-1), given: [] },
    code: readFileSync(join(root, folder, name), 'utf8'),
  }));
}

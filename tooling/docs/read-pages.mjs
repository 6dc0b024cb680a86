import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../pnpm.mjs';
import { codeBlocks } from './code-blocks.mjs';

/** Returns the paths of all pages for users and contributors, relative to the root. */
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

/** Returns all pages with their texts. */
export function allPages() {
  return pagePaths().map(readPage);
}

/** Returns the code blocks of all pages. */
export function allCodeBlocks() {
  return allPages().flatMap(({ path, text }) => codeBlocks(path, text));
}

/** Returns the pages for users: the root README, the guides, and the READMEs of published packages. */
export function userPages() {
  const isForUsers = (path) => {
    const [, folder] = /^packages\/([^/]+)\/README\.md$/.exec(path) ?? [];
    if (!folder) return path === 'README.md' || path.startsWith('docs/guides/');
    return !JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8')).private;
  };
  return pagePaths().filter(isForUsers).map(readPage);
}

/** Returns the live examples of the site, each as a code block. */
export function liveExamples() {
  const folder = 'apps/docs/examples';
  return readdirSync(join(root, folder)).map((name) => ({
    ...{ path: `${folder}/${name}`, folder, line: 0, language: name.split('.').at(-1), given: [] },
    code: readFileSync(join(root, folder, name), 'utf8'),
  }));
}

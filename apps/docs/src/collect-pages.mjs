import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicPackages } from './public-packages.mjs';
import { rewriteLinks } from './rewrite-links.mjs';
import { sitePath } from './site-path.mjs';

/** Returns all pages of the repository, with links rewritten for the site. */
export function collectPages(root) {
  return filesOf(root).flatMap((file) => {
    const path = sitePath(file);
    if (path === undefined) return [];
    return [{ path, text: rewriteLinks(readFileSync(join(root, file), 'utf8'), file) }];
  });
}

function filesOf(root) {
  const under = (folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`);
  const packages = publicPackages(root).map((name) => `packages/${name}/README.md`);
  const all = [...readdirSync(root), ...under('docs'), ...packages].map((file) => file.replaceAll('\\', '/'));
  return all.filter((file) => file.endsWith('.md') && existsSync(join(root, file)));
}

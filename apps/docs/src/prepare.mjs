// Collects the contents of the site in `site/`, the source folder of VitePress.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { collectPages } from './collect-pages.mjs';
import { writeReference } from './write-reference.mjs';

const here = resolve(import.meta.dirname, '..');
const root = resolve(here, '../..');
const site = join(here, 'site');

rmSync(site, { recursive: true, force: true });
cpSync(join(here, 'pages'), site, { recursive: true });
cpSync(join(root, 'docs/images'), join(site, 'images'), { recursive: true });
cpSync(join(root, 'apps/demo/public'), join(site, 'public'), { recursive: true });
for (const { path, text } of collectPages(root)) write(join(site, path), text);
await writeReference(root, join(site, 'reference'));

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

// pnpm tables: generates the tables of props and options in Markdown pages from the types
// (tooling/docs/prop-tables.mjs).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePropTables } from './docs/prop-tables.mjs';
import { allPages } from './docs/read-pages.mjs';
import { root } from './pnpm.mjs';

const pages = allPages();
const texts = new Map(pages.map(({ path, text }) => [path, text]));
const stale = writePropTables(pages).filter(({ path, text }) => texts.get(path) !== text);
for (const { path, text } of stale) writeFileSync(join(root, path), text);
console.log(`${stale.length} of ${pages.length} pages rewritten`);
for (const { path } of stale) console.log(`  ${path}`);

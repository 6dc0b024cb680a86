// Part of pnpm tables: writes the table of options in docs/reference/server.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { writeOptionTable } from './option-table.ts';

const page = new URL('../../../docs/reference/server.md', import.meta.url);
writeFileSync(page, writeOptionTable(readFileSync(page, 'utf8')));

// pnpm --filter @zoetrope/server run styles: writes the style sheets that the pages ship.
import { writeFileSync } from 'node:fs';
import { cssModule } from './minify-css.ts';

const pages = new URL('../src/pages/', import.meta.url);
writeFileSync(new URL('page-css.ts', pages), cssModule('page.css', 'PAGE_CSS'));
writeFileSync(new URL('docs/docs-css.ts', pages), cssModule('docs.css', 'DOCS_CSS'));

// pnpm --filter @zoetrope/embed run styles: writes the style sheet that the page ships.
import { writeFileSync } from 'node:fs';
import { cssModule, extractCss } from './extract-css.ts';
import { STYLES } from './index.ts';

writeFileSync(new URL('../src/styles/embed-css.ts', import.meta.url), cssModule(extractCss(STYLES)));

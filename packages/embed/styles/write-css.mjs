// pnpm --filter @zoetrope/embed run styles: writes the style sheet that the page ships.
import { writeFileSync } from 'node:fs';
import { cssModule, extractCss } from './extract-css.ts';
import { FIRST_STYLES, LATER_STYLES } from './index.ts';

const module = cssModule(extractCss(FIRST_STYLES), extractCss(LATER_STYLES));
writeFileSync(new URL('../src/styles/embed-css.ts', import.meta.url), module);

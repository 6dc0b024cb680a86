// pnpm --filter @zoetrope/embed run styles: writes the style sheet that the page ships.
import { writeFileSync } from 'node:fs';
import { cssModule, extractCss } from './extract-css.ts';
import { CONTROLS_STYLES, CRITICAL_STYLES } from './index.ts';

const module = cssModule(extractCss(CRITICAL_STYLES), extractCss(CONTROLS_STYLES));
writeFileSync(new URL('../src/styles/embed-css.ts', import.meta.url), module);

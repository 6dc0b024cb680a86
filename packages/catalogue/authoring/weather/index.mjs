import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { filmSvg } from './film-svg.mjs';
import { reports } from './reports.mjs';

const require = createRequire(import.meta.url);
const FOLDER = path.join(
  path.dirname(require.resolve('@bybas/weather-icons/package.json')),
  'production',
  'fill',
  'all',
);

/** Animated vector icons as transparent stickers. */
export const weather = reports.map(({ icon, seconds, count, delay, title, alt, tags, i18n }) => ({
  id: `weather-${icon}`,
  kind: 'sticker',
  channel: 'weatherdesk',
  title,
  alt,
  tags: [...tags, 'weather', 'forecast', 'sticker'],
  i18n,
  license: 'MIT',
  source: `Meteocons by Bas Milius, ${icon}.svg (@bybas/weather-icons 2.0.0), rendered to frames`,
  delay,
  quality: 50,
  draw: async () => filmSvg(await readFile(path.join(FOLDER, `${icon}.svg`), 'utf8'), { size: 240, seconds, count }),
}));

import { defineConfig } from 'tsup';
import { preset } from '../../tooling/tsup-preset.ts';

/** Two builds: only the widgets carry the client directive, so that a server component can use the layout. */
export default defineConfig([
  preset({ index: 'src/index.ts' }, { banner: { js: "'use client';" } }),
  preset({ layout: 'src/layout.ts' }),
]);

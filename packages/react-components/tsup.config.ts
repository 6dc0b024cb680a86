import { defineConfig } from 'tsup';
import { preset } from '../../tooling/tsup-preset.ts';

/** Each widget is a file of its own: in one file, a bundler must keep the `forwardRef` calls of widgets nobody uses. */
const widgets = { index: 'src/index.ts', gif: 'src/gif/gif.tsx', grid: 'src/grid/grid.tsx' };

/** Two builds: only the widgets carry the client directive, so that a server component can use the layout. */
export default defineConfig([
  preset(widgets, { banner: { js: "'use client';" } }),
  preset({ layout: 'src/layout.ts' }),
]);

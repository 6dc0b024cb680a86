import type { PluginBuild } from 'esbuild';
import { defineConfig } from 'tsup';
import { mergeImports } from '../../tooling/merge-imports.ts';
import { preset } from '../../tooling/tsup-preset.ts';

/**
 * Each widget is a file of its own: in one file, a bundler must keep the `forwardRef` calls of widgets nobody uses. So
 * are the attributes and the words of a list, which the index names: beside its other parts they would bring those along.
 */
const widgets = {
  index: 'src/index.ts',
  attribution: 'src/attribution.tsx',
  carousel: 'src/carousel/carousel.tsx',
  'carousel-attributes': 'src/carousel/carousel-attributes.ts',
  'carousel-labels': 'src/carousel/carousel-labels.ts',
  gif: 'src/gif.tsx',
  'gif-labels': 'src/gif/gif-labels.ts',
  grid: 'src/grid.tsx',
  'grid-attributes': 'src/grid/grid-attributes.ts',
  'grid-labels': 'src/grid/grid-labels.ts',
  picker: 'src/picker.tsx',
  next: 'src/next.tsx',
  'tile-attributes': 'src/gif/tile-attributes.ts',
  video: 'src/video.ts',
  'video-widget': 'src/video/video.tsx',
};

/** What a server's list has and a browser's has not is a file of its own, for the `browser` map of the manifest to tell. */
const server = {
  'use-places': 'src/grid/use-places.ts',
  'use-places.browser': 'src/grid/use-places.browser.ts',
};
const serverParts = {
  name: 'server-parts',
  setup: ({ onResolve }: PluginBuild) =>
    onResolve({ filter: /\/use-places\.ts$/ }, () => ({ path: './use-places.js', external: true })),
};

/**
 * Three builds: only the widgets carry the client directive, so that a server component can use the layout. What a widget
 * imports twice is imported once, since bundlers keep each statement.
 */
export default defineConfig([
  preset(widgets, { banner: { js: "'use client';" }, esbuildPlugins: [serverParts] }, mergeImports),
  preset(server, { dts: false }),
  preset({ layout: 'src/layout.ts', media: 'src/media.ts' }),
]);

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

/**
 * Nothing here has a side effect, so a file needs no other of which it uses nothing. Left in, such an import makes a
 * bundler that splits code load the parts of a grid with a single GIF. What is imported twice is imported once, since
 * bundlers keep each statement. Line numbers stay, for the source maps.
 */
const leanImports = {
  name: 'lean-imports',
  renderChunk: (code: string, { map }: { readonly map?: string | object | null | undefined }) => ({
    code: mergeImports(code.replace(/^import "\.\/[\w-]+\.js";$/gm, '')),
    map: map ?? null,
  }),
};

/** Two builds: only the widgets carry the client directive, so that a server component can use the layout. */
export default defineConfig([
  preset(widgets, { banner: { js: "'use client';" }, plugins: [leanImports] }),
  preset({ layout: 'src/layout.ts' }),
]);

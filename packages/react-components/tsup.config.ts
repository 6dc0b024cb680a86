import { defineConfig } from 'tsup';
import { preset } from '../../tooling/tsup-preset.ts';

/** Only the widgets have the client directive, so that a server component can use the layout and the media rules. */
export default defineConfig([
  preset(
    {
      index: 'src/index.ts',
      attribution: 'src/attribution.tsx',
      carousel: 'src/carousel.tsx',
      gif: 'src/gif.tsx',
      grid: 'src/grid.tsx',
      next: 'src/next.tsx',
      picker: 'src/picker.tsx',
      video: 'src/video.tsx',
    },
    { banner: { js: "'use client';" } },
  ),
  preset({ layout: 'src/layout.ts', media: 'src/media.ts' }),
]);

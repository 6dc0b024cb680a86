import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  // Relative URLs, because the server may be below the path of another site.
  base: './',
  plugins: [react()],
  resolve: {
    // Use the sources of the packages, so that they do not have to be built first.
    conditions: ['@zoetrope/source', ...defaultClientConditions],
    // Widgets find the cache with the nonce in the context of Emotion, which exists once per copy.
    dedupe: ['@emotion/react'],
  },
  // The server replaces it in each response.
  html: { cspNonce: '{{nonce}}' },
  build: { outDir: 'dist/site', target: 'es2022', assetsInlineLimit: 0 },
});

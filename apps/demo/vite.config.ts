import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const SERVER = process.env.ZOETROPE_SERVER ?? 'http://127.0.0.1:8787';

/** All paths of the server. The page and the server then share one origin, as in production. */
const SERVER_PATHS = [
  '/admin',
  '/v1',
  '/v2',
  '/media',
  '/embed',
  '/gifs',
  '/channel',
  '/services',
  '/openapi.json',
  '/docs',
  '/healthz',
  '/login',
  '/ajax',
  '/api',
  '/imaging',
  '/stories',
  '/trendingscheduler',
  '/logo.svg',
  '/default-avatars',
];

/** `Host` is kept, so that links in responses of the server lead back here. */
const proxy = Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: SERVER, changeOrigin: false }]));

/** Files with a content hash in their names never change, so browsers may cache them forever. */
const cacheBuiltFiles: Plugin = {
  name: 'cache-built-files',
  configurePreviewServer({ middlewares, config }) {
    middlewares.use('/assets', ({ url = '' }, response, next) => {
      const { pathname } = new URL(url, 'http://demo');
      const isFile = existsSync(resolve(config.root, config.build.outDir, `assets${pathname}`));
      if (isFile) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    });
  },
};

export default defineConfig({
  plugins: [react(), cacheBuiltFiles],
  // Use the sources of the packages, so that they do not have to be built first.
  resolve: { conditions: ['@zoetrope/source', ...defaultClientConditions] },
  server: { port: 5173, strictPort: true, proxy, warmup: { clientFiles: ['./src/main.tsx'] } },
  preview: { port: 5173, strictPort: true, proxy },
});

import { resolve } from 'node:path';
import { defaultClientConditions } from 'vite';
import { defineConfig, postcssIsolateStyles } from 'vitepress';
import { sidebarOf } from '../src/sidebar.mjs';

const site = resolve(import.meta.dirname, '../site');

export default defineConfig({
  title: 'Zoetrope',
  description:
    'An open toolkit for GIFs, stickers and clips: API client, widgets, analytics, embed page and self-hosted server.',
  lang: 'en',
  srcDir: 'site',
  head: [['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]],
  cleanUrls: true,
  // The default themes of VitePress have less than 4.5:1 contrast.
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  themeConfig: {
    logo: '/favicon.svg',
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Start', link: '/guides/getting-started-react' },
      { text: 'Examples', link: '/examples' },
      { text: 'Reference', link: '/reference/' },
      { text: 'Benchmarks', link: '/benchmarks' },
      { text: 'Project', link: '/project/architecture' },
    ],
    sidebar: sidebarOf(site),
  },
  vite: {
    // Use the sources of the packages, so that they do not have to be built first.
    resolve: {
      conditions: ['@zoetrope/source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom', '@emotion/react'],
    },
    // Keep the text styles of the site out of the widgets, which are inside `.vp-raw`.
    css: { postcss: { plugins: [postcssIsolateStyles({ includeFiles: [/base\.css/, /vp-doc\.css/, /theme\.css/] })] } },
    // The examples use React, while the site uses Vue.
    esbuild: { jsx: 'automatic' },
  },
});

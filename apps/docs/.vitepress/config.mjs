import { resolve } from 'node:path';
import { defaultClientConditions } from 'vite';
import { defineConfig, postcssIsolateStyles } from 'vitepress';
import { sidebarOf } from '../src/sidebar.mjs';

const site = resolve(import.meta.dirname, '../site');

export default defineConfig({
  title: 'Zoetrope',
  description:
    'An open toolkit for GIFs, stickers and clips: client, widgets, analytics, embed page and a server of your own.',
  lang: 'en',
  srcDir: 'site',
  head: [['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]],
  cleanUrls: true,
  // Those of VitePress have less than 4.5 : 1 on its own ground.
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
    // The packages' sources: nothing has to be built before the site.
    resolve: {
      conditions: ['@zoetrope/source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom', '@emotion/react'],
    },
    // The site's rules for text stay out of the widgets, which are under `.vp-raw`.
    css: { postcss: { plugins: [postcssIsolateStyles({ includeFiles: [/base\.css/, /vp-doc\.css/, /theme\.css/] })] } },
    // Examples are React, in a page that is not.
    esbuild: { jsx: 'automatic' },
  },
});

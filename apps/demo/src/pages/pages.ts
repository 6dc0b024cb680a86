import type { DemoPage } from './demo-page.ts';

/** In the order of the navigation. */
export const PAGES: readonly DemoPage[] = [
  {
    path: '/playground',
    label: 'Playground',
    load: async () => (await import('./playground/playground.tsx')).Playground,
  },
  {
    path: '/picker',
    label: 'Picker',
    load: async () => (await import('./chat/chat.tsx')).Chat,
  },
  {
    path: '/explorer',
    label: 'API explorer',
    load: async () => (await import('./api-explorer/api-explorer.tsx')).ApiExplorer,
  },
  {
    path: '/configurator',
    label: 'Embed',
    load: async () => (await import('./configurator/configurator.tsx')).Configurator,
  },
  {
    path: '/analytics',
    label: 'Analytics',
    load: async () => (await import('./analytics/analytics.tsx')).Analytics,
  },
];

/** Returns the page with a path, or undefined for the home page. */
export function findPage(pathname: string, pages: readonly DemoPage[] = PAGES): DemoPage | undefined {
  const path = pathname.replace(/\/$/, '');
  return pages.find((page) => page.path === path);
}

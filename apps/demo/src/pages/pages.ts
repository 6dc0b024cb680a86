import type { ComponentType } from 'react';
import type { Clients } from '../clients.ts';

export interface PageProps {
  readonly clients: Clients;
  readonly page: Window;
}

/** A page beside the search. Its code comes only when it is opened. */
export interface DemoPage {
  /** One segment, none that the server answers (see `SERVER_PATHS` in vite.config.ts). */
  readonly path: `/${string}`;
  readonly label: string;
  readonly load: () => Promise<ComponentType<PageProps>>;
}

/** In the order of the links that lead to them. */
export const PAGES: readonly DemoPage[] = [
  {
    path: '/analytics',
    label: 'Analytics',
    load: async () => (await import('./analytics/analytics.tsx')).Analytics,
  },
];

/** Undefined: the search, which answers every other address. */
export function findPage(pathname: string, pages: readonly DemoPage[] = PAGES): DemoPage | undefined {
  const path = pathname.replace(/\/$/, '');
  return pages.find((page) => page.path === path);
}

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

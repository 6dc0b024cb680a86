import type { ComponentType } from 'react';
import type { Clients } from '../clients.ts';

export interface PageProps {
  readonly clients: Clients;
  readonly page: Window;
}

/** A page other than home. Its code is loaded when it is opened. */
export interface DemoPage {
  /** One segment, but none of `SERVER_PATHS` in vite.config.ts. */
  readonly path: `/${string}`;
  readonly label: string;
  readonly load: () => Promise<ComponentType<PageProps>>;
}

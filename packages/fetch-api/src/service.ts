import type { Provider } from '@zoetrope/model';

/** The part of a provider that calls need. */
export type Service = Pick<Provider, 'apiUrl'> & Partial<Pick<Provider, 'embedInfoUrl'>>;

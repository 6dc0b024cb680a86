export { indexedDbStore } from './indexed-db-store.ts';

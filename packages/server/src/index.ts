export type { ClientType } from '@zoetrope/model';
export type { Catalogue } from './catalogue/catalogue.ts';
export { loadCatalogue } from './catalogue/load-catalogue.ts';
export { type AppOptions, createApp, type ZoetropeApp } from './create-app.ts';
export { migrate } from './database/migrate.ts';
export { type OpenDatabase, openEmbedded, openPostgres } from './database/open-database.ts';
export { type ApiKeys, LOCAL_KEYS } from './http/api-keys.ts';
export { ServerError } from './server-error.ts';
export { type RunningServer, type ServerOptions, startServer } from './start-server.ts';

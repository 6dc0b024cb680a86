export {
  type ShutdownMode,
  startTemporaryPostgres,
  type TemporaryPostgres,
  type TemporaryPostgresOptions,
} from './temporary-postgres.ts';
export { withoutPostgres } from './without-postgres.ts';

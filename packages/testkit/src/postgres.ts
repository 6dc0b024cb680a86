export { missingPgBouncerMessage, missingPostgresMessage } from './missing-program.ts';
export { startTemporaryPgBouncer, type TemporaryPgBouncer } from './temporary-pgbouncer.ts';
export {
  type ShutdownMode,
  startTemporaryPostgres,
  type TemporaryPostgres,
  type TemporaryPostgresOptions,
} from './temporary-postgres.ts';

export { withoutPostgres } from './missing-program.ts';
export {
  type ShutdownMode,
  startTemporaryPostgres,
  type TemporaryPostgres,
  type TemporaryPostgresOptions,
} from './temporary-postgres.ts';

export { withoutPostgres } from './stand-in.ts';
export {
  type ShutdownMode,
  startTemporaryPostgres,
  type TemporaryPostgres,
  type TemporaryPostgresOptions,
} from './temporary-postgres.ts';

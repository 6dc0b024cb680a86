/** SQLSTATE `query_canceled`: the time limit of a statement, here or in the settings of the role. */
const QUERY_CANCELED = '57014';

/** Too many statements wait for a connection, or one has waited for too long. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

/** The request of a statement was aborted. */
export class QueryAbortedError extends Error {
  override readonly name = 'QueryAbortedError';
}

/** The database accepted a statement, but did not respond in time. */
export class NoResponseError extends Error {
  override readonly name = 'NoResponseError';
}

/** The host accepts connections, but is a standby, to which nothing can be written. */
export class StandbyError extends Error {
  override readonly name = 'StandbyError';
}

/** The host of a replica is a primary now. */
export class PromotedError extends Error {
  override readonly name = 'PromotedError';
}

/** The host of a replica is a standby, but of another primary. */
export class ForeignReplicaError extends Error {
  override readonly name = 'ForeignReplicaError';
}

/** The embedded database has crashed, for example on a full disk, and is opened again as soon as possible. */
export class EmbeddedCrashError extends Error {
  override readonly name = 'EmbeddedCrashError';
}

/** SQLSTATE `read_only_sql_transaction`. */
const READ_ONLY = '25006';

/** Whether a statement was refused because it writes, and the server is a standby. */
export function isReadOnlyError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === READ_ONLY;
}

/** Whether the time limit of a statement has expired. */
export function isStatementTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === QUERY_CANCELED) || isStatementTimeout(error.cause);
}

/** Whether the database had no time for a statement. */
export function isDatabaseBusy(error: unknown): boolean {
  return error instanceof DatabaseBusyError || isStatementTimeout(error);
}

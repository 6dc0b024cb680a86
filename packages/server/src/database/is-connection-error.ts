import { EmbeddedCrashError, NoResponseError, PromotedError, StandbyError } from './database-errors.ts';

/** Error codes of sockets and of name resolution (Node.js documentation, "Common system errors"). */
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * SQLSTATE classes of a server that is unavailable: 08 connection exception, 53 insufficient resources, 57P operator
 * intervention (shutdown, crash, starting up), 58 system error. 25006: a standby that is still read-only after a
 * failover.
 */
const UNAVAILABLE_STATES = ['08', '53', '57P', '58', '25006'];

/** Errors of pg and pg-pool without a code. */
const DRIVER_MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end on the pool',
  'There was an error establishing an SSL connection',
];

const UNAVAILABLE_ERRORS = [EmbeddedCrashError, NoResponseError, PromotedError, StandbyError];

/** Whether an error, or its cause, means that the database is unreachable, starting or shutting down. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (UNAVAILABLE_ERRORS.some((type) => error instanceof type)) return true;
  if (DRIVER_MESSAGES.some((message) => error.message.startsWith(message))) return true;
  if ('code' in error && typeof error.code === 'string' && isUnavailable(error.code)) return true;
  // The Unix socket of a stopped server does not exist (ENOENT).
  if ('syscall' in error && error.syscall === 'connect') return true;
  // Postgres then closes the connection, for example if the database accepts none.
  if ('severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC')) return true;
  // One error per IP address of a host name.
  if (error instanceof AggregateError && error.errors.some(isConnectionError)) return true;
  return isConnectionError(error.cause);
}

function isUnavailable(code: string): boolean {
  return SOCKET_CODES.has(code) || UNAVAILABLE_STATES.some((state) => code.startsWith(state));
}

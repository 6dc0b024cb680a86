/** SQLSTATE classes (the first two characters) whose messages quote data: data exception and constraint violation. */
const DATA_CLASSES = new Set(['22', '23']);

/**
 * An error to log without data: database errors carry the row and the parameters of the statement, for example viewer
 * ids and email addresses.
 */
export function loggableError(error: unknown): unknown {
  if (!(error instanceof Error)) return new Error(`A ${typeof error} was thrown.`);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const quotesData = code !== undefined && code.length === 5 && DATA_CLASSES.has(code.slice(0, 2));
  const message = quotesData ? 'Postgres rejected a value.' : error.message;
  const trace = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  // With the same prototype, so that the log names its type.
  const safe: object = Object.create(Object.getPrototypeOf(error));
  return Object.assign(safe, {
    message,
    stack: [`${error.name}: ${message}`, ...trace].join('\n'),
    ...(code === undefined ? {} : { code }),
    ...(error.cause === undefined ? {} : { cause: loggableError(error.cause) }),
  });
}

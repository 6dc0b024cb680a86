/** A startup failure that the operator can fix. Its message says how; no stack is printed. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
}

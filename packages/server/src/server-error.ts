/** A failure to start that the operator can mend: its message says how, and no stack is shown. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
}

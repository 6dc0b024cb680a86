const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** Whether an error means that the database cannot be reached or is closing, as told by its code (Postgres classes 08, 53, 57P). */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (/^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message)) return true;
  if (!('code' in error) || typeof error.code !== 'string') return false;
  return NETWORK.has(error.code) || /^(08|53|57P)/.test(error.code);
}

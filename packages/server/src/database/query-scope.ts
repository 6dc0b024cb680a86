import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { QueryAbortedError } from './database-errors.ts';

/**
 * The kind of work that a statement is part of. It decides which connections the statement may use, and its time limit:
 * `health`, `limit` (of requests) and writes never wait for reads. Statements outside of requests are `background`.
 */
export type Work = 'health' | 'limit' | 'read' | 'write' | 'background';

export interface QueryScope {
  readonly work: Work;
  /** Aborts the statements of this scope, running or waiting. */
  readonly signal?: AbortSignal | undefined;
}

interface ActiveScope extends QueryScope {
  isOpen: boolean;
}

const BACKGROUND: QueryScope = { work: 'background' };

/**
 * The scope of the current asynchronous call chain, because Kysely passes no context from a request to its statements.
 */
const scopes = new AsyncLocalStorage<ActiveScope | undefined>();

/** The scope of a statement that starts now. */
export function currentScope(): QueryScope {
  const scope = scopes.getStore();
  // A timer that a request has started runs in the scope of that request, but is not part of it.
  return scope?.isOpen ? scope : BACKGROUND;
}

/** Runs the statements of `action` in a scope, until its promise settles. */
export async function inScope<T>(scope: QueryScope, action: () => Promise<T>): Promise<T> {
  const active: ActiveScope = { ...scope, isOpen: true };
  try {
    return await scopes.run(active, action);
  } finally {
    active.isOpen = false;
  }
}

/**
 * Runs work whose result other requests share, such as filling a cache: it does not end when the request that started
 * it is aborted.
 */
export function runShared<T>(action: () => T): T {
  return scopes.run(undefined, action);
}

/**
 * Throws a `QueryAbortedError` if the request of a scope was aborted, also if its client has disconnected just now:
 * building a response that nobody receives would delay other requests.
 */
export async function requireReceiver(signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return;
  await setImmediate();
  // Between the two, Node.js reads which connections were closed.
  await setImmediate();
  if (signal.aborted) throw new QueryAbortedError('The request was aborted.');
}

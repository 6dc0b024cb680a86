import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { QueryAbortedError } from './database-errors.ts';

/**
 * The kind of work that a statement is part of. It decides which connections the statement may use, and its time limit:
 * `health`, `limit` (of requests) and writes never wait for reads. Statements outside of requests are `background`.
 */
export type Work = 'health' | 'limit' | 'read' | 'write' | 'background';

/**
 * Which server executes the reads of a scope, if there is a replica. Writes are always executed by the primary, and so
 * are the reads after them.
 *
 * - `primary`: no other, so that callers see what they have written.
 * - `replica`: the replica while it is nearly current, otherwise the primary.
 * - `available`: the primary, or the replica while the primary is away.
 */
export type ReadsFrom = 'primary' | 'replica' | 'available';

export interface QueryScope {
  readonly work: Work;
  /** Aborts the statements of this scope, running or waiting. */
  readonly signal?: AbortSignal | undefined;
  /** Default: `primary`. */
  readonly readsFrom?: ReadsFrom | undefined;
}

/** A scope while it is in effect. */
export interface ActiveScope extends QueryScope {
  isOpen: boolean;
  /** Whether a statement of this scope was sent to the primary to write. */
  hasWritten: boolean;
  /** Whether a replica has executed a statement of this scope. */
  hasReadReplica: boolean;
}

function activate(scope: QueryScope): ActiveScope {
  return { ...scope, isOpen: true, hasWritten: false, hasReadReplica: false };
}

/**
 * The scope of the current asynchronous call chain, because Kysely passes no context from a request to its statements.
 */
const scopes = new AsyncLocalStorage<ActiveScope | undefined>();

/** The scope of a statement that starts now. */
export function currentScope(): ActiveScope {
  const scope = scopes.getStore();
  // A timer that a request has started runs in the scope of that request, but is not part of it.
  return scope?.isOpen ? scope : activate({ work: 'background' });
}

/** Runs the statements of `action` in a scope, until its promise settles. */
export async function inScope<T>(scope: QueryScope, action: () => Promise<T>): Promise<T> {
  const active = activate(scope);
  try {
    return await scopes.run(active, action);
  } finally {
    active.isOpen = false;
  }
}

/**
 * Runs work whose result other requests share, such as filling a cache: it does not end when the request that started
 * it is aborted. Its reads continue while the primary is away.
 */
export function runShared<T>(action: () => T): T {
  return scopes.run(activate({ work: 'background', readsFrom: 'available' }), action);
}

/**
 * Runs a lookup, and once more with the primary if a replica found nothing: callers request what they have just
 * created, such as the picture of an upload, and a CDN may keep a 404.
 */
export async function findLatest<T>(find: () => Promise<T | undefined>): Promise<T | undefined> {
  const found = await find();
  const scope = currentScope();
  if (found !== undefined || !scope.hasReadReplica) return found;
  const { work, signal } = scope;
  return inScope({ work, signal, readsFrom: 'available' }, find);
}

/** Waits for the turn of a request. Throws a `QueryAbortedError` if its client has disconnected until then. */
export type TakeTurn = (signal: AbortSignal | undefined) => Promise<void>;

/**
 * Lets requests continue one by one that arrive or receive their rows at the same time: in between, Node.js responds to
 * health checks, and reads which connections were closed. Working for a client that has disconnected would delay others.
 */
export function createTurns(): TakeTurn {
  let last = Promise.resolve();
  return async (signal) => {
    if (signal === undefined) return;
    const turn = last.then(() => requireReceiver(signal));
    last = turn.catch(() => {});
    await turn;
  };
}

/** Throws a `QueryAbortedError` if a request was aborted, also if its client has disconnected just now. */
async function requireReceiver(signal: AbortSignal): Promise<void> {
  await setImmediate();
  // Between the two, Node.js reads which connections were closed.
  await setImmediate();
  if (signal.aborted) throw new QueryAbortedError('The request was aborted.');
}

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

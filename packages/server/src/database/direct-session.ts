import { type RawBuilder, sql } from 'kysely';
import type { ClientBase } from 'pg';

const MARK = '/* prepared */';

/**
 * Begins a statement that is prepared, and planned once per connection, where that is possible: planning takes a third
 * of the time of a search. Only for statements whose best plan does not depend on their parameters.
 */
export const PREPARED: RawBuilder<unknown> = sql.raw(MARK);

export function isMarked(text: string): boolean {
  return text.includes(MARK);
}

/** The first word of a statement, in capitals. */
export function keywordOf(text: string): string {
  const [word = ''] = text
    .replace(MARK, '')
    .trimStart()
    .split(/[^A-Za-z]/, 1);
  return word.toUpperCase();
}

/** Prepared statements per connection: about 10 MB. The least recently executed one is dropped. */
const MAX_PREPARED = 50;

/** Fields of the driver's clients that its types omit. */
interface PreparingClient {
  readonly processID: number | null;
  readonly connection: { readonly parsedStatements: { [name: string]: string | undefined } };
}

/** A session of Postgres that no pooler shares with others, so that settings and prepared statements last. */
export interface DirectSession {
  /** Sets the time limit of the next statements. */
  readonly limit: (limitMs: number) => Promise<void>;
  /** The name under which to execute a statement. Undefined if it should not be prepared. */
  readonly nameOf: (text: string) => Promise<string | undefined>;
}

/** The session of a client; undefined behind a pooler, which gives clients a process id of its own. */
export async function directSession(
  client: ClientBase,
  { isReadOnly }: { readonly isReadOnly: boolean },
): Promise<DirectSession | undefined> {
  const { processID } = client as unknown as PreparingClient;
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  if (rows[0]?.pid !== processID) return undefined;
  // Compiling takes longer than the statements of a request.
  await client.query('SET jit = off');
  if (isReadOnly) await client.query('SET default_transaction_read_only = on');
  return createSession(client);
}

function createSession(client: ClientBase): DirectSession {
  /** By text, the least recently executed one first. */
  const names = new Map<string, string>();
  let prepared = 0;
  let currentLimitMs: number | undefined;

  async function drop(text: string, name: string): Promise<void> {
    names.delete(text);
    const { connection } = client as unknown as PreparingClient;
    // A statement with an error was never prepared.
    if (connection.parsedStatements[name] === undefined) return;
    connection.parsedStatements[name] = undefined;
    await client.query(`DEALLOCATE ${name}`);
  }

  return {
    async limit(limitMs) {
      if (currentLimitMs === limitMs) return;
      await client.query(`SET statement_timeout = ${limitMs}`);
      currentLimitMs = limitMs;
    },
    async nameOf(text) {
      if (!isMarked(text)) return undefined;
      const existing = names.get(text);
      if (existing === undefined) prepared += 1;
      // The driver refuses a name that it knows for another statement.
      const name = existing ?? `prepared_${prepared}`;
      names.delete(text);
      names.set(text, name);
      const [oldest] = names;
      if (names.size > MAX_PREPARED && oldest !== undefined) await drop(...oldest);
      return name;
    },
  };
}

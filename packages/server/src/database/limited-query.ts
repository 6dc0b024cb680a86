import pg from 'pg';

/** The driver's connection, as its queries use it. */
interface QueryConnection {
  parse(statement: { readonly text: string }): void;
  bind(portal: { readonly values: readonly string[] }): void;
  execute(portal: object): void;
}

/** Methods of the driver's queries that its types omit. */
declare module 'pg' {
  interface Query {
    prepare(connection: QueryConnection): void;
    handleDataRow(message: unknown): void;
    handleCommandComplete(message: unknown, connection: unknown): void;
  }
}

/**
 * A statement with a time limit, and without just-in-time compilation, which takes longer than the statements of a
 * request. Sets both and executes the statement in one round trip and one implicit transaction, after which they no
 * longer apply: a pooler such as PgBouncer may give the session to another client then, and refuses settings in the
 * startup message.
 */
export class LimitedQuery extends pg.Query {
  readonly #settings: { readonly limitMs: number; readonly isReadOnly: boolean };
  #isLimitSet = false;

  constructor(
    text: string,
    values: readonly unknown[],
    settings: { readonly limitMs: number; readonly isReadOnly: boolean },
  ) {
    super({ text, values: [...values], queryMode: 'extended' } as pg.QueryConfig);
    this.#settings = settings;
  }

  override prepare(connection: QueryConnection): void {
    const { limitMs, isReadOnly } = this.#settings;
    const readOnly = isReadOnly ? ", set_config('transaction_read_only', 'on', true)" : '';
    connection.parse({
      text: `SELECT set_config('statement_timeout', $1, true), set_config('jit', 'off', true)${readOnly}`,
    });
    connection.bind({ values: [String(limitMs)] });
    connection.execute({});
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isLimitSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: unknown): void {
    if (this.#isLimitSet) super.handleCommandComplete(message, connection);
    this.#isLimitSet = true;
  }
}

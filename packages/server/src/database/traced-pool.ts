import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Tracing } from '../tracing/tracing.ts';
import { keywordOf } from './direct-session.ts';
import { queryMethod } from './query-method.ts';

/** The words before the name of a table. */
const TABLE_FOLLOWS = ['FROM', 'INTO', 'UPDATE'];

/** A pool whose statements are recorded, without their texts and values. */
export function tracedPool(pool: PostgresPool, tracing: Tracing | undefined): PostgresPool {
  if (tracing === undefined) return pool;
  return {
    connect: async () => tracedClient(await pool.connect(), tracing),
    end: () => pool.end(),
  };
}

function tracedClient(client: PostgresPoolClient, { traceCall }: Tracing): PostgresPoolClient {
  return {
    query: queryMethod((text, values) => {
      const operation = keywordOf(text);
      const table = tableOf(text);
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table !== undefined && { 'db.collection.name': table }),
      };
      const name = table === undefined ? operation : `${operation} ${table}`;
      return traceCall({ name, attributes }, () => client.query(text, values));
    }),
    release: () => client.release(),
  };
}

/** The first table in a statement. */
function tableOf(text: string): string | undefined {
  const words = text.split(/\s+/);
  const tables = words.filter((_, index) => TABLE_FOLLOWS.includes((words[index - 1] ?? '').toUpperCase()));
  return tables.map((name) => name.replaceAll(/[",;)]/g, '')).find(isName);
}

/** Not a subquery, a function, a column of a table or a keyword. */
function isName(text: string): boolean {
  return /^[a-z_]+$/.test(text);
}

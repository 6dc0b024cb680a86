import pg from 'pg';
import { median, quantile } from '../../lib/statistics.mjs';

const BATCH = 2000;

/** Searches the same items in a plain table with a GIN index, with `ts_rank` as in the Postgres manual. */
export async function measureBaseline(connectionString, { library, words, calls }) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('DROP TABLE IF EXISTS baseline');
    await client.query('CREATE TABLE baseline (id text, search tsvector)');
    let batch = [];
    const insert = async () => {
      await client.query(
        `INSERT INTO baseline SELECT id, to_tsvector('english', text)
         FROM jsonb_to_recordset($1::jsonb) AS t(id text, text text)`,
        [JSON.stringify(batch)],
      );
      batch = [];
    };
    for await (const { id, title, tags, alt_text } of library.stream()) {
      batch.push({ id, text: [title, ...tags, alt_text].join(' ') });
      if (batch.length === BATCH) await insert();
    }
    if (batch.length > 0) await insert();
    await client.query('CREATE INDEX baseline_search ON baseline USING gin (search)');
    await client.query('VACUUM ANALYZE baseline');
    const times = [];
    for (let index = 0; index < calls; index += 1) {
      const begin = performance.now();
      await client.query(
        `SELECT id FROM baseline, plainto_tsquery('english', $1) AS query WHERE search @@ query
         ORDER BY ts_rank(search, query) DESC, id LIMIT 25`,
        [words[index % words.length]],
      );
      times.push(performance.now() - begin);
    }
    await client.query('DROP TABLE baseline');
    return { p50: median(times), p95: quantile(times, 0.95) };
  } finally {
    await client.end();
  }
}

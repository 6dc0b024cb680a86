import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Db } from '../src/database/schema.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** Statements that have a plan. */
const PLANNED = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'WITH'];

/** The tables that the plans of all statements of `work` read from the first row to the last, each once. */
export async function sequentialScans(db: Db, work: (db: Db) => Promise<unknown>): Promise<readonly string[]> {
  const nodes: RootOperationNode[] = [];
  const recording: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(db.withPlugin(recording));

  const scanned = new Set<string>();
  const visit = ({ 'Node Type': type, 'Relation Name': table = '', Plans = [] }: Plan) => {
    if (type === 'Seq Scan') scanned.add(table);
    for (const plan of Plans) visit(plan);
  };
  for (const node of nodes) {
    const query = db.getExecutor().compileQuery(node, { queryId: 'plan' });
    if (!PLANNED.includes(query.sql.trim().split(/\s/, 1)[0]?.toUpperCase() ?? '')) continue;
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      CompiledQuery.raw(`EXPLAIN (FORMAT JSON) ${query.sql}`, [...query.parameters]),
    );
    for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? []) visit(plan);
  }
  if (nodes.length === 0) throw new Error('No statement was executed.');
  return [...scanned].sort();
}

import { sql } from 'kysely';
import type { Db } from '../src/database/schema.ts';

export interface DatabaseCopy {
  readonly template: string;
  readonly name: string;
}

/** Creates a database as a copy of a template, to which nobody may be connected. Replaces one with this name. */
export async function copyDatabase(admin: Db, { template, name }: DatabaseCopy): Promise<void> {
  await dropDatabase(admin, name);
  await sql`CREATE DATABASE ${sql.id(name)} TEMPLATE ${sql.id(template)}`.execute(admin);
}

/** Closes the connections to a database, and drops it if it exists. */
export async function dropDatabase(admin: Db, name: string): Promise<void> {
  await sql`DROP DATABASE IF EXISTS ${sql.id(name)} WITH (FORCE)`.execute(admin);
}

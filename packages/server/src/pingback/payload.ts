import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Identifies an item in a response, so that events about it can be verified. */
export interface Payload {
  readonly itemId: string;
  readonly responseId: string;
}

export interface ReadPayload extends Payload {
  /** Sent by clients in verification mode: stored, but not counted. */
  readonly verification: boolean;
}

/** Signs a payload. It is opaque to clients, which send it back, possibly with `&mode=verification` (spec §7). */
export function writePayload({ itemId, responseId }: Payload, secret: string): string {
  const body = Buffer.from(`${itemId} ${responseId}`).toString('base64url');
  return `e=${body}&s=${sign(body, secret)}`;
}

/** Verifies a payload. Undefined if it was not signed by this service. */
export function readPayload(text: string, secret: string): ReadPayload | undefined {
  const [, body, signature, mode] = /^e=([\w-]{1,200})&s=([\w-]{16})(&mode=verification)?$/.exec(text) ?? [];
  if (body === undefined || signature === undefined) return undefined;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(body, secret)))) return undefined;
  const [itemId, responseId] = Buffer.from(body, 'base64url').toString().split(' ');
  if (itemId === undefined || responseId === undefined) return undefined;
  return { itemId, responseId, verification: mode !== undefined };
}

function sign(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64url').slice(0, 16);
}

/** The secret that signs payloads: one per database, so that all processes share it. */
export async function payloadSecret(db: Db): Promise<string> {
  const query = db.selectFrom('settings').select('value').where('name', '=', 'payload_secret');
  const existing = await query.executeTakeFirst();
  if (existing !== undefined) return existing.value;
  const fresh = randomBytes(32).toString('base64url');
  await sql`INSERT INTO settings (name, value) VALUES ('payload_secret', ${fresh}) ON CONFLICT DO NOTHING`.execute(db);
  return (await query.executeTakeFirstOrThrow()).value;
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** What an answer says about one of its items, so that an event about it can be believed. */
export interface Payload {
  readonly itemId: string;
  readonly responseId: string;
}

export interface ReadPayload extends Payload {
  /** Sent by a client whose logging is on, to check its own events: stored, and counted for nothing. */
  readonly verification: boolean;
}

/** Opaque text for the client: it only sends it back, maybe with `&mode=verification` at its end (spec §7). */
export function writePayload({ itemId, responseId }: Payload, secret: string): string {
  const body = Buffer.from(`${itemId} ${responseId}`).toString('base64url');
  return `e=${body}&s=${sign(body, secret)}`;
}

/** Undefined when it is not one of ours: of another service, or made up. */
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

/** The secret that payloads are signed with: made once per database, so that every process knows it. */
export async function payloadSecret(db: Db): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  await sql`INSERT INTO settings (name, value) VALUES ('payload_secret', ${fresh}) ON CONFLICT DO NOTHING`.execute(db);
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'payload_secret')
    .executeTakeFirstOrThrow();
  return value;
}

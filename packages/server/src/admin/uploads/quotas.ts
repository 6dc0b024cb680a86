import type { Quota } from '@zoetrope/model/management';
import { sql } from 'kysely';
import type { Account } from '../../auth/account.ts';
import { permissionScope } from '../../auth/permissions.ts';
import type { OwnQuota } from '../../database/management-tables.ts';
import type { Db } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import { ServerError } from '../../server-error.ts';

/** Of all uploads of an account that are stored, also of those that wait, or were rejected or taken down. */
export interface Usage {
  readonly items: number;
  /** Of their files, without renditions made on demand. */
  readonly bytes: number;
}

/** The bytes of the stored files of all selected rows of `items`. */
export const STORED_BYTES = sql<number>`COALESCE(sum((SELECT sum(value::bigint) FROM jsonb_each_text(data -> 'bytes'))), 0)::float8`;

export async function readUsage(db: Db, accountId: string): Promise<Usage> {
  const { rows } = await sql<Usage>`
    SELECT count(*)::integer AS items, ${STORED_BYTES} AS bytes FROM items WHERE added_by = ${accountId}`.execute(db);
  return rows[0] ?? { items: 0, bytes: 0 };
}

/** What an account may store: its own quota, and for the rest that of the service, which does not apply to moderators. */
async function readQuota(db: Db, account: Account, ofService: Quota): Promise<Quota> {
  return effectiveQuota(await readOwnQuota(db, account.id), account, ofService);
}

/** The limits that were set for an account. */
export async function readOwnQuota(db: Db, accountId: string): Promise<OwnQuota> {
  const row = await db.selectFrom('accounts').select('quota').where('id', '=', accountId).executeTakeFirst();
  return row?.quota ?? {};
}

/** The limits of an account with its own ones, as `readQuota` returns them. */
export function effectiveQuota(own: OwnQuota, { roles }: Pick<Account, 'roles'>, ofService: Quota): Quota {
  const fallback = permissionScope(roles, 'gif.upload') === 'any' ? {} : ofService;
  return { ...limit('items', own, fallback), ...limit('bytes', own, fallback) };
}

function limit(name: keyof Quota, own: OwnQuota, fallback: Quota): Quota {
  const value = own[name] === undefined ? fallback[name] : own[name];
  return value === null || value === undefined ? {} : { [name]: value };
}

export interface QuotaCheck {
  readonly account: Account;
  /** The quota of the service. */
  readonly quota: Quota;
  /** Bytes of the files to add, if they are known. */
  readonly bytes?: number | undefined;
}

/** Throws 403 if an account may not add an upload. */
export async function requireRoom(db: Db, { account, quota: ofService, bytes = 0 }: QuotaCheck): Promise<void> {
  const quota = await readQuota(db, account, ofService);
  if (quota.items === undefined && quota.bytes === undefined) return;
  const used = await readUsage(db, account.id);
  if (quota.items !== undefined && used.items >= quota.items) {
    throw quotaError(`may have ${quota.items} uploads, and has ${used.items}`);
  }
  const isFull = quota.bytes !== undefined && (used.bytes + bytes > quota.bytes || used.bytes >= quota.bytes);
  if (quota.bytes !== undefined && isFull) {
    const needed = bytes > 0 ? `; this file needs ${megabytes(bytes)}` : '';
    throw quotaError(`may store ${megabytes(quota.bytes)}, and stores ${megabytes(used.bytes)}${needed}`);
  }
}

function quotaError(reason: string): ApiError {
  return new ApiError(`file: this account ${reason}. Delete uploads, or ask an admin for a larger quota.`, {
    status: 403,
    code: 'quota',
    parameter: 'file',
  });
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

const UNITS: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['kb', 1e3],
  ['mb', 1e6],
  ['gb', 1e9],
  ['tb', 1e12],
]);

/** The quota in a text such as `items=500,bytes=2GB`; empty for none. Throws a `ServerError` for others. */
export function parseQuota(text: string): Quota {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', value = ''] = part.split('=').map((each) => each.trim());
      const [, digits, unit = ''] = /^(\d{1,12})([a-z]*)$/i.exec(value) ?? [];
      const factor = UNITS.get(unit.toLowerCase());
      const isValid =
        digits !== undefined && factor !== undefined && (name === 'bytes' || (name === 'items' && unit === ''));
      if (isValid) return [name, Number(digits) * factor];
      throw new ServerError(`Invalid quota "${text}": set --quota to limits such as items=500,bytes=2GB.`);
    }),
  );
}

import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '../database/create-folder.ts';

/** Without the line break. */
const MAX_LINE_BYTES = 998;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface PutOptions {
  /** False for a mail that is written and deleted, so that the duration is the same. Default: true. */
  readonly isReal?: boolean | undefined;
}

export interface Outbox {
  /** Resolves once the mail is synced to disk. */
  readonly put: (mail: Mail, options?: PutOptions) => Promise<void>;
}

export interface OutboxOptions {
  /** Created if missing; only its owner can read it, since mails contain tokens. */
  readonly folder: string;
  readonly clock: () => number;
}

/** Writes mails as `.eml` files, for a mail program of the host to send. The service itself sends no mail. */
export function createOutbox({ folder, clock }: OutboxOptions): Outbox {
  return {
    async put({ to, subject, text }, { isReal = true } = {}) {
      await createFolder(folder, 0o700);
      const now = new Date(clock());
      const path = join(folder, `${now.toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
      const head = [
        `Date: ${now.toUTCString()}`,
        `To: ${header(to)}`,
        `Subject: ${encodeHeader(subject)}`,
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        `Content-Transfer-Encoding: ${isPlain(text) ? '8bit' : 'base64'}`,
      ];
      const file = await open(`${path}.part`, 'wx', 0o600);
      try {
        await file.writeFile(`${head.join('\r\n')}\r\n\r\n${encodedBody(text)}\r\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      await (isReal ? rename(`${path}.part`, path) : rm(`${path}.part`));
    },
  };
}

/** Deletes the mails to an address that are not sent yet. Resolves with how many. */
export async function deleteMailsTo(folder: string, address: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let deleted = 0;
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const path = join(folder, name);
    if ((await recipientOf(path))?.toLowerCase() !== address.toLowerCase()) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}

/** Undefined if the mail was sent, and deleted, meanwhile. */
async function recipientOf(path: string): Promise<string | undefined> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    for await (const line of file.readLines()) {
      if (line.startsWith('To: ')) return line.slice('To: '.length);
    }
    return undefined;
  } finally {
    await file.close();
  }
}

/** Whether the text can be stored unencoded, so that the file is readable (RFC 5322 §2.1.1). */
function isPlain(text: string): boolean {
  return text.split('\n').every((line) => Buffer.byteLength(line) <= MAX_LINE_BYTES);
}

function encodedBody(text: string): string {
  if (isPlain(text)) return text.trimEnd().replace(/\r?\n/g, '\r\n');
  return Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n');
}

/** Removes line breaks, which could start another header. */
function header(value: string): string {
  return value.replace(/[\r\n]+/g, ' ');
}

/** Encodes a header that is not ASCII (RFC 2047). */
function encodeHeader(text: string): string {
  const plain = header(text);
  return /^[\x20-\x7e]*$/.test(plain) ? plain : `=?utf-8?B?${Buffer.from(plain).toString('base64')}?=`;
}

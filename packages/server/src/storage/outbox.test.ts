import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createOutbox, deleteMailsTo, type Mail } from './outbox.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

/** What an outbox writes for a mail. */
async function writeMail(mail: Mail) {
  const folder = join(await mkdtemp(join(tmpdir(), 'zoetrope-outbox-')), 'outbox');
  onTestFinished(() => rm(join(folder, '..'), { recursive: true }));
  await createOutbox({ folder, clock: () => NOW }).put(mail);
  const [name = '', ...others] = await readdir(folder);
  expect(others).toEqual([]);
  return { name, file: join(folder, name), text: await readFile(join(folder, name), 'utf8') };
}

it('writes a readable mail that only its owner can read [S-2]', async () => {
  const { name, file, text } = await writeMail({ to: 'zoë@example.org', subject: 'Hello', text: 'Grüße,\n\na code\n' });
  expect(name).toMatch(/^2026-11-21T12-00-00\.000Z-[0-9a-f-]{36}\.eml$/);
  expect(text).toBe(
    [
      'Date: Sat, 21 Nov 2026 12:00:00 GMT',
      'To: zoë@example.org',
      'Subject: Hello',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
      '',
      'Grüße,',
      '',
      'a code',
      '',
    ].join('\r\n'),
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('prevents header injection and encodes non-ASCII headers [S-1]', async () => {
  const to = 'a@example.org\r\nBcc: all@example.org';
  const { text } = await writeMail({ to, subject: 'Ein Gruß\nBcc: all@example.org', text: 'x' });
  expect(text).not.toMatch(/^Bcc:/m);
  expect(text).toMatch(/^Subject: =\?utf-8\?B\?[\w+/=]+\?=\r$/m);
});

it('encodes a text with a line that is too long for mail', async () => {
  const long = 'ü'.repeat(600);
  const { text } = await writeMail({ to: 'a@example.org', subject: 'Long', text: `${long}\n` });
  expect(text).toContain('Content-Transfer-Encoding: base64');
  const [, body = ''] = text.split('\r\n\r\n');
  expect(Buffer.from(body, 'base64').toString()).toBe(`${long}\n`);
  expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76);
});

it('deletes the mails to one address, whatever their texts say', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'zoetrope-outbox-')), 'outbox');
  onTestFinished(() => rm(join(folder, '..'), { recursive: true }));
  expect(await deleteMailsTo(folder, 'ann@example.org')).toBe(0);
  const { put } = createOutbox({ folder, clock: () => NOW });
  await put({ to: 'Ann@example.org', subject: 'One', text: 'Hello' });
  await put({ to: 'joann@example.org', subject: 'Two', text: 'To: ann@example.org' });
  await put({ to: 'bo@example.org', subject: 'To: ann@example.org', text: 'To: ann@example.org' });
  expect(await deleteMailsTo(folder, 'ann@example.org')).toBe(1);
  expect(await readdir(folder)).toHaveLength(2);
});

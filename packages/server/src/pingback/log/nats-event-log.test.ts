import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JetStreamManager, StreamConfig } from '@nats-io/jetstream';
import { hasNats, missingNatsMessage, startTemporaryNats, type TemporaryNats } from '@zoetrope/testkit/nats';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { EventLog, LoggedMessage } from './event-log.ts';
import { loadNats } from './load-nats.ts';
import { checkEventLog, openEventLog } from './nats-event-log.ts';

const UNAVAILABLE = { status: 503, code: 'unavailable', headers: { 'Retry-After': '2' } };

it('states the install command if the client is missing', async () => {
  const error = Object.assign(new Error('no package'), { code: 'ERR_MODULE_NOT_FOUND' });
  await expect(loadNats(() => Promise.reject(error))).rejects.toThrow(
    'npm install @nats-io/transport-node@3 @nats-io/jetstream@3',
  );
});

it('opens while the server is away, and rejects messages with 503 [N-3]', async () => {
  const errors: unknown[] = [];
  const log = await openEventLog({ url: 'nats://127.0.0.1:1' }, { onError: (error) => errors.push(error) });
  onTestFinished(log.close);
  await expect(log.append(Buffer.from('a'))).rejects.toMatchObject(UNAVAILABLE);
  await expect(log.state()).rejects.toMatchObject(UNAVAILABLE);
  expect(errors).toHaveLength(1);
  expect(String(errors[0])).toContain('The event log at 127.0.0.1:1 cannot be reached');
});

const isInstalled = hasNats();
if (!isInstalled) process.stderr.write(missingNatsMessage('the event log is only tested without a server'));

describe.runIf(isInstalled)('on NATS', () => {
  let nats: TemporaryNats;
  beforeAll(async () => {
    nats = await startTemporaryNats();
  });
  afterAll(() => nats.stop());

  it('delivers each message until it is acknowledged, to one of the workers', async () => {
    const [log, other] = [await open('deliver'), await open('deliver')];
    for (const text of ['a', 'b', 'c', 'd']) await log.append(Buffer.from(text));
    expect(await log.state()).toMatchObject({ messages: 4, isFull: false, oldest: expect.any(Number) });
    const messages = [...(await take(log, 2)), ...(await take(other, 2))];
    expect(messages.map(textOf).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    const [released, dropped, ...stored] = messages;
    released?.release();
    dropped?.drop();
    for (const message of stored) message.acknowledge();
    const [again] = await take(log, 1);
    expect([again && textOf(again), again?.isRedelivered]).toEqual([released && textOf(released), true]);
    again?.acknowledge();
    await expect.poll(() => log.state()).toMatchObject({ messages: 0, oldest: undefined });
  });

  it('rejects messages with 503 when it is full, keeps those that it has, and accepts others later [N-3]', async () => {
    const log = await open('full', '1MB');
    const content = (index: number) => Buffer.from(String(index).padEnd(100_000));
    const sent = await Promise.allSettled(Array.from({ length: 15 }, (_, index) => log.append(content(index))));
    const accepted = sent.flatMap(({ status }, index) => (status === 'fulfilled' ? [String(index)] : []));
    expect(accepted.length).toBeGreaterThan(5);
    expect(accepted.length).toBeLessThan(11);
    expect(sent.at(-1)).toMatchObject({ status: 'rejected', reason: UNAVAILABLE });
    expect(await log.state()).toMatchObject({ messages: accepted.length, isFull: true });
    const messages = await take(log, accepted.length);
    expect(messages.map((message) => textOf(message).trim()).toSorted()).toEqual(accepted.toSorted());
    for (const message of messages) message.acknowledge();
    await expect.poll(() => log.state()).toMatchObject({ messages: 0, isFull: false });
    await log.append(content(0));
  });

  it('keeps its messages when the server is killed, and reports the outage once', async () => {
    const killed = await startTemporaryNats();
    onTestFinished(killed.stop);
    const errors: unknown[] = [];
    const log = await openEventLog({ url: killed.url }, { onError: (error) => errors.push(error) });
    onTestFinished(log.close);
    await log.append(Buffer.from('kept'));
    const [message] = await take(log, 1);
    await killed.kill();
    await expect.poll(() => log.append(Buffer.from('lost')).catch((error) => error)).toMatchObject(UNAVAILABLE);
    // The connection of the message is gone, so these have no effect.
    message?.extend();
    message?.acknowledge();
    await killed.start();
    await expect.poll(() => log.state().catch(() => undefined)).toMatchObject({ messages: 1 });
    expect((await take(log, 1)).map(textOf)).toEqual(['kept']);
    expect(errors).toHaveLength(1);
  });

  it('ends a fetch when it is aborted, and returns the other messages to the log', async () => {
    const log = await open('abort');
    for (const text of ['a', 'b']) await log.append(Buffer.from(text));
    const closing = new AbortController();
    const fetched: LoggedMessage[] = [];
    for await (const message of log.fetch(5, closing.signal)) {
      fetched.push(message);
      closing.abort();
    }
    expect(fetched.map(textOf)).toEqual(['a']);
    // A message that was on its way comes back once its time to acknowledge is over.
    const next: LoggedMessage[] = [];
    while (next.length === 0) next.push(...(await take(log, 1)));
    expect(next.map(textOf)).toEqual(['b']);
  }, 30_000);

  it('uses an existing stream with its settings, and changes its size only', async () => {
    const log = await open('resize', '1MB');
    await log.append(Buffer.from('a'));
    const { streams } = await manage();
    const { config: before } = await streams.update('resize', { description: 'Events', max_age: 3_600_000_000_000 });
    const larger = await open('resize', '2MB');
    expect(await larger.state()).toMatchObject({ messages: 1 });
    expect((await streams.info('resize')).config).toEqual({ ...before, max_bytes: 2_000_000 });
    for (let index = 0; index < 12; index += 1) await larger.append(Buffer.alloc(100_000));
  });

  it('uses an existing consumer with its settings, and changes its time to acknowledge only', async () => {
    await open('consumer');
    const { consumers } = await manage();
    const { config: created } = await consumers.info('consumer', 'workers');
    expect(created).toMatchObject({ filter_subject: 'consumer.events', ack_wait: 5_000_000_000 });
    await consumers.update('consumer', 'workers', { description: 'Stores', max_ack_pending: 500, ack_wait: 1e9 });
    const log = await open('consumer');
    await log.append(Buffer.from('a'));
    expect((await take(log, 1)).map(textOf)).toEqual(['a']);
    const { config } = await consumers.info('consumer', 'workers');
    expect(config).toEqual({ ...created, description: 'Stores', max_ack_pending: 500 });
  });

  it.each<readonly [string, Partial<StreamConfig>, string]>([
    ['subjects', { subjects: ['other.>'] }, 'its subjects must be ["not-subjects.events"], but is ["other.>"]'],
    ['storage', { storage: 'memory' }, 'its storage must be "file", but is "memory"'],
    ['retention', { retention: 'limits' }, 'its retention must be "workqueue", but is "limits"'],
    ['discard', { discard: 'old' }, 'its discard must be "new", but is "old"'],
  ] as const)(
    'changes nothing in a stream whose %s are not those of an event log',
    async (name, settings, difference) => {
      const stream = `not-${name}`;
      const { streams } = await manage();
      const subjects = [`${stream}.events`];
      const log: Partial<StreamConfig> = { subjects, storage: 'file', retention: 'workqueue', discard: 'new' };
      const { config } = await streams.add({ name: stream, ...log, ...settings });
      const errors: unknown[] = [];
      const url = `${nats.url}?stream=${stream}`;
      const refused = await openEventLog({ url }, { onError: (error) => errors.push(error) });
      onTestFinished(refused.close);
      await expect(refused.append(Buffer.from('a'))).rejects.toMatchObject(UNAVAILABLE);
      expect(errors).toMatchObject([{ name: 'ServerError', message: expect.stringContaining(difference) }]);
      expect(String(errors[0])).toContain('Choose another name with ?stream=NAME');
      await expect(checkEventLog({ url })).rejects.toThrow(difference);
      const after = await streams.info(stream);
      expect(after.config).toEqual(config);
      expect(after.state).toMatchObject({ consumer_count: 0, messages: 0 });
    },
  );

  it('states why a message is rejected that does not lack space', async () => {
    const errors: unknown[] = [];
    const log = await openEventLog({ url: `${nats.url}?stream=small` }, { onError: (error) => errors.push(error) });
    onTestFinished(log.close);
    await (await manage()).streams.update('small', { max_msg_size: 1000 });
    const message = 'The event log rejects these events: message size exceeds maximum allowed. Send them again later.';
    await expect(log.append(Buffer.alloc(5000))).rejects.toMatchObject({ ...UNAVAILABLE, message });
    await log.append(Buffer.from('a'));
    expect(errors).toMatchObject([{ message: 'message size exceeds maximum allowed' }]);
  });

  it('reports the reason once while every message fails, also when its connection is opened again', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zoetrope-nats-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'nats.conf');
    const permissions = '{ publish: { deny: "denied.events" } }';
    await writeFile(file, `authorization { users: [{ user: gifs, password: s3cret, permissions: ${permissions} }] }`);
    const restricted = await startTemporaryNats({ args: ['-c', file] });
    onTestFinished(restricted.stop);
    const errors: unknown[] = [];
    const url = `${restricted.url.replace('//', '//gifs@')}?stream=denied`;
    const log = await openEventLog({ url, secret: 's3cret' }, { onError: (error) => errors.push(error) });
    onTestFinished(log.close);
    for (let failures = 0; failures < 3; failures += 1) {
      await expect.poll(() => log.state().catch(() => undefined)).toMatchObject({ messages: 0 });
      await expect(log.append(Buffer.from('a'))).rejects.toMatchObject(UNAVAILABLE);
      await expect.poll(() => log.state().catch(() => 'closed')).toBe('closed');
    }
    expect(errors.map(String)).toEqual([expect.stringMatching(/permissions violation/i)]);
  });

  it('creates a stream or consumer again that was deleted, in a process that only reads its state', async () => {
    const log = await open('deleted');
    const { streams, consumers } = await manage();
    await streams.delete('deleted');
    await expect.poll(() => log.state().catch(() => undefined), { timeout: 10_000 }).toMatchObject({ messages: 0 });
    await consumers.delete('deleted', 'workers');
    await expect.poll(() => log.state().catch(() => undefined), { timeout: 10_000 }).toMatchObject({ messages: 0 });
    await log.append(Buffer.from('a'));
    expect((await take(log, 1)).map(textOf)).toEqual(['a']);
  });

  it('connects with a token, and never names it', async () => {
    const secured = await startTemporaryNats({ args: ['--auth', 's3cret'] });
    onTestFinished(secured.stop);
    const log = await openEventLog({ url: secured.url, secret: 's3cret' });
    onTestFinished(log.close);
    await log.append(Buffer.from('a'));
    const error = await checkEventLog({ url: secured.url, secret: 'other-s3cret' }).catch(String);
    expect(error).toMatch(/cannot be reached: .*Authorization Violation/i);
    expect(error).not.toContain('s3cret');
  });

  it('is checked without creating a stream', async () => {
    const url = `${nats.url}?stream=checked`;
    expect(await checkEventLog({ url })).toEqual({ version: expect.stringMatching(/^2\./), state: undefined });
    expect(await checkEventLog({ url })).toMatchObject({ state: undefined });
    await open('checked');
    expect(await checkEventLog({ url })).toMatchObject({ state: { messages: 0 } });
    const { consumers } = await manage();
    await consumers.delete('checked', 'workers');
    expect(await checkEventLog({ url })).toMatchObject({ state: { messages: 0, isFull: false } });
    await expect(consumers.info('checked', 'workers')).rejects.toThrow('consumer not found');
  });

  /** The API with which an operator changes streams. */
  async function manage(): Promise<JetStreamManager> {
    const { transport, jetstream } = await loadNats();
    const connection = await transport.connect({ servers: nats.url });
    onTestFinished(() => connection.close());
    return jetstream.jetstreamManager(connection);
  }

  /** A stream reserves its size: with the default, a disk with little space has none for the last ones. */
  async function open(stream: string, size = '10MB'): Promise<EventLog> {
    const log = await openEventLog({ url: `${nats.url}?stream=${stream}&max_size=${size}` });
    onTestFinished(log.close);
    return log;
  }
});

function take(log: EventLog, count: number): Promise<LoggedMessage[]> {
  return collect(log.fetch(count, new AbortController().signal));
}

async function collect(messages: AsyncIterable<LoggedMessage>): Promise<LoggedMessage[]> {
  const collected: LoggedMessage[] = [];
  for await (const message of messages) collected.push(message);
  return collected;
}

function textOf({ content }: LoggedMessage): string {
  return Buffer.from(content).toString();
}

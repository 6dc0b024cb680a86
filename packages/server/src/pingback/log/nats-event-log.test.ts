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
    const log = await open('full', '&max_size=1MB');
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

  it('ends a fetch when it is aborted', async () => {
    const log = await open('abort');
    const closing = new AbortController();
    const fetched = collect(log.fetch(5, closing.signal));
    await log.append(Buffer.from('a'));
    closing.abort();
    expect((await fetched).length).toBeLessThan(2);
  });

  it('uses an existing stream with its settings, and changes its size only', async () => {
    const log = await open('resize', '&max_size=1MB');
    await log.append(Buffer.from('a'));
    const larger = await open('resize', '&max_size=2MB');
    expect(await larger.state()).toMatchObject({ messages: 1 });
    for (let index = 0; index < 12; index += 1) await larger.append(Buffer.alloc(100_000));
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
  });

  async function open(stream: string, parameters = ''): Promise<EventLog> {
    const log = await openEventLog({ url: `${nats.url}?stream=${stream}${parameters}` });
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

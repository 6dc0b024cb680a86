import { messageOf, ServerError } from '../../server-error.ts';
import type { RedisLocation } from './limits-location.ts';
import { loadRedis, type RedisModule } from './load-redis.ts';
import { bucketName, type LimitStore } from './shared-limits.ts';
import { MINUTE_MS, takeResult } from './token-buckets.ts';

export interface RedisLimitsEdges {
  /** Milliseconds since 1970. Default: the clock of the Redis server, which all processes share. */
  readonly clock?: (() => number) | undefined;
}

type RedisClient = ReturnType<typeof createClient>;

const CONNECT_MS = 2000;
const RECONNECT_MS = 250;
/** A connection without a response for as long is replaced: its host may have disappeared. */
const REPLY_MS = 1000;
const PING_MS = 2000;
const SILENT_MS = 5000;

/**
 * Like `createTokenBuckets`. Redis runs a script without interruption, so of calls that arrive together, each takes a
 * token of its own. A bucket is full after a minute without calls, and is then deleted.
 */
const TAKE = `
local limit = tonumber(ARGV[1])
local now = tonumber(ARGV[2])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + time[2] / 1000
end
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = limit
if bucket[1] then
  tokens = math.min(limit, bucket[1] + math.max(0, now - bucket[2]) * limit / ${MINUTE_MS})
end
local allowed = tokens >= 1
if allowed then tokens = tokens - 1 end
redis.call('HSET', KEYS[1], 'tokens', tokens, 'at', now)
redis.call('PEXPIRE', KEYS[1], ${MINUTE_MS})
return {tostring(allowed), string.format('%.17g', tokens)}
`;

/**
 * Opens token buckets in a Redis (6 or newer) or Valkey. Resolves after the first attempt to connect; while the server
 * is away, calls fail, and the connection is retried. Throws a `ServerError` if the client is not installed.
 */
export async function openRedisLimits(location: RedisLocation, { clock }: RedisLimitsEdges = {}): Promise<LimitStore> {
  const redis = await loadRedis();
  let reason: unknown;
  let client = connect();

  function connect(): RedisClient {
    const created = createClient(redis, location);
    created.on('error', (error: unknown) => {
      reason = error;
    });
    // Failures are reported as events, and retried until the client is destroyed.
    created.connect().catch(() => {});
    return created;
  }

  function replace(failed: RedisClient): void {
    if (client !== failed) return;
    failed.destroy();
    client = connect();
  }

  async function call<T>(send: (ready: RedisClient) => Promise<T>): Promise<T> {
    const used = client;
    const timer = setTimeout(() => replace(used), REPLY_MS);
    try {
      return await send(used);
    } catch (error) {
      // After a failover, the name may belong to another server.
      if (messageOf(error).startsWith('READONLY')) replace(used);
      throw unreachable(location, used.isReady ? error : (reason ?? error));
    } finally {
      clearTimeout(timer);
    }
  }

  await firstAttempt(client);
  return {
    async take(subject, perMinute) {
      const keys = [`${location.prefix}:limit:${bucketName(subject)}`];
      const values = [String(perMinute), String(clock?.() ?? '')];
      const [allowed, tokens] = textsOf(await call((ready) => ready.eval(TAKE, { keys, arguments: values })));
      return takeResult({ allowed: allowed === 'true', tokens: Number(tokens), perMinute });
    },
    async check() {
      await call((ready) => ready.ping());
    },
    async close() {
      client.destroy();
    },
  };
}

/** The name and version of the server. Throws a `ServerError` if it cannot be reached. */
export async function checkRedis(location: RedisLocation): Promise<string> {
  const client = createClient(await loadRedis(), location, { reconnect: false });
  client.on('error', () => {});
  try {
    await client.connect();
    const lines = (await client.info('server')).split('\r\n');
    const find = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
    const valkey = find('valkey_version');
    return valkey === undefined ? `Redis ${find('redis_version')}` : `Valkey ${valkey}`;
  } catch (error) {
    throw unreachable(location, error);
  } finally {
    client.destroy();
  }
}

function createClient(redis: RedisModule, location: RedisLocation, { reconnect = true } = {}) {
  const { host, port, isTls, username, password, database } = location;
  const socket = {
    host,
    port,
    connectTimeout: CONNECT_MS,
    reconnectStrategy: reconnect ? RECONNECT_MS : (false as const),
    socketTimeout: SILENT_MS,
    ...(isTls && { tls: true as const, servername: host }),
  };
  return redis.createClient({
    name: 'zoetrope',
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    database,
    socket,
    pingInterval: PING_MS,
    // Otherwise requests would wait for the server to return.
    disableOfflineQueue: true,
  });
}

function firstAttempt(client: RedisClient): Promise<void> {
  return new Promise((resolve) => {
    client.once('ready', resolve);
    client.once('error', () => resolve());
  });
}

function textsOf(reply: unknown): readonly string[] {
  return Array.isArray(reply) ? reply.map(String) : [];
}

function unreachable({ host, port }: RedisLocation, cause: unknown): ServerError {
  return new ServerError(`The Redis at ${host}:${port} cannot be used: ${messageOf(cause)}.`, { cause });
}

import { ServerError } from '../../server-error.ts';

export type RedisModule = typeof import('@redis/client');

/** Loads the optional peer dependency. Throws a `ServerError` with the install command if it is missing. */
export async function loadRedis(load = (): Promise<RedisModule> => import('@redis/client')): Promise<RedisModule> {
  try {
    return await load();
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing) throw cause;
    const command = 'npm install @redis/client@6';
    throw new ServerError(`Limits in Redis require its client. Install it: ${command}`, { cause });
  }
}

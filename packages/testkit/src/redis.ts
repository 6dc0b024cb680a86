export { missingRedisMessage } from './missing-program.ts';
export { hasRedis, startTemporaryRedis, type TemporaryRedis, type TemporaryRedisOptions } from './temporary-redis.ts';

export { missingHaproxyMessage } from './missing-program.ts';
export { hasHaproxy, startTemporaryHaproxy, type TemporaryHaproxy } from './temporary-haproxy.ts';

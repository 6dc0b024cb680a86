export { missingNatsMessage } from './missing-program.ts';
export { hasNats, startTemporaryNats, type TemporaryNats, type TemporaryNatsOptions } from './temporary-nats.ts';

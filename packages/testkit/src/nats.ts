export { missingNatsMessage } from './missing-program.ts';
export { startTemporaryNats, type TemporaryNats, type TemporaryNatsOptions } from './temporary-nats.ts';

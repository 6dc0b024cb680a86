export { type ObserveStallOptions, observeStall } from './video/observe-stall.ts';

export { type FallbackClient, type FallbackOptions, fallback } from './fallback/fallback.ts';

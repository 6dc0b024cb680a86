import { describeBlockedRenditions } from '../../../testing/management/blocked-renditions-suite.ts';

// `pnpm test soak` uploads all renditions.
await describeBlockedRenditions([
  { name: 'spirograph-rose', step: 25 },
  { name: 'words-miss-you', step: 8 },
]);

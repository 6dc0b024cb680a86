import { describeBlockedRenditions } from '../../../testing/management/blocked-renditions-suite.ts';

await describeBlockedRenditions([
  { name: 'angry-grrr', step: 1 },
  { name: 'spirograph-rose', step: 1 },
  { name: 'words-miss-you', step: 1 },
]);

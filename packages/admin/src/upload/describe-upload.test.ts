import { expect, it } from 'vitest';
import { describeUpload } from './describe-upload.ts';

const upload_id = 'mine';

it.each([
  ['is being sent', {}, { text: 'Uploading the file…' }],
  [
    'is received, with an unknown number of renditions',
    { progress: { upload_id, status: 'processing', completed: 0, total: 0 } },
    { text: 'Creating renditions…' },
  ],
  ['is queued', { progress: { upload_id, status: 'waiting', completed: 0, total: 0 } }, { text: 'Queued…' }],
  [
    'is being processed',
    { progress: { upload_id, status: 'processing', completed: 2, total: 8, current: 'fixed_width_still' } },
    { text: 'Creating rendition 3 of 8: fixed width still', fraction: 0.25 },
  ],
  [
    'has all its renditions',
    { progress: { upload_id, status: 'processed', completed: 8, total: 8 } },
    { text: 'All 8 renditions are ready.', fraction: 1 },
  ],
] as const)('describes an upload that %s', (_, stage, expected) => {
  expect(describeUpload(stage)).toEqual(expected);
});

import { expect, it } from 'vitest';
import { describeUpload } from './describe-upload.ts';

const upload_id = 'mine';

it.each([
  ['is being sent', {}, { text: 'Uploading the file…' }],
  [
    'is received, with an unknown number of renditions',
    { progress: { upload_id, status: 'making', made: 0, total: 0 } },
    { text: 'Creating renditions…' },
  ],
  ['is queued', { progress: { upload_id, status: 'waiting', made: 0, total: 0 } }, { text: 'Queued…' }],
  [
    'is being converted',
    { progress: { upload_id, status: 'making', made: 2, total: 8, making: 'fixed_width_still' } },
    { text: 'Creating rendition 3 of 8: fixed width still', fraction: 0.25 },
  ],
  [
    'has all its renditions',
    { progress: { upload_id, status: 'made', made: 8, total: 8 } },
    { text: 'All 8 renditions are ready.', fraction: 1 },
  ],
] as const)('describes an upload that %s', (_, stage, expected) => {
  expect(describeUpload(stage)).toEqual(expected);
});

import { expect, it } from 'vitest';
import { uploadWords } from './upload-words.ts';

const upload_id = 'mine';

it.each([
  ['is being sent', {}, { text: 'Uploading the file…' }],
  [
    'has come, with nobody knowing how many renditions it will have',
    { progress: { upload_id, status: 'making', made: 0, total: 0 } },
    { text: 'Creating renditions…' },
  ],
  ['waits for others', { progress: { upload_id, status: 'waiting', made: 0, total: 0 } }, { text: 'Queued…' }],
  [
    'is made into renditions',
    { progress: { upload_id, status: 'making', made: 2, total: 8, making: 'fixed_width_still' } },
    { text: 'Creating rendition 3 of 8: fixed width still', part: 0.25 },
  ],
  [
    'has all its renditions',
    { progress: { upload_id, status: 'made', made: 8, total: 8 } },
    { text: 'All 8 renditions are ready.', part: 1 },
  ],
] as const)('tells of an upload that %s', (_, stage, words) => {
  expect(uploadWords(stage)).toEqual(words);
});

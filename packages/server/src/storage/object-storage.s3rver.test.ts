import { expect, it } from 'vitest';
import { objectStorageSuite } from '../../testing/object-storage-suite.ts';
import { startS3rver } from '../../testing/s3rver.ts';
import { loadS3mini } from './object-storage.ts';

objectStorageSuite(startS3rver);

it('states the install command if s3mini is missing', async () => {
  const error = Object.assign(new Error('no package'), { code: 'ERR_MODULE_NOT_FOUND' });
  await expect(loadS3mini(() => Promise.reject(error))).rejects.toThrow('npm install s3mini@1');
});

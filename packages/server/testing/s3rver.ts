import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Service } from './s3-service.ts';

/** Starts s3rver in this process, on a temporary folder. */
export async function startS3rver(): Promise<S3Service> {
  const directory = await mkdtemp(join(tmpdir(), 'zoetrope-objects-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory });
  const { port } = await server.run();
  return {
    port,
    // The only access key of s3rver.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    checksDigests: false,
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

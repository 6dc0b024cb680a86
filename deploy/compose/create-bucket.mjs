// Creates the bucket of compose.stack.yaml, unless it exists. Compose runs it again if the storage is not ready yet.
import { readFileSync } from 'node:fs';
import { S3mini } from 's3mini';

const { ZOETROPE_STORAGE, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY_FILE } = process.env;
const { hostname: bucket, searchParams } = new URL(ZOETROPE_STORAGE);
const s3 = new S3mini({
  endpoint: `${searchParams.get('endpoint')}/${bucket}`,
  region: searchParams.get('region') ?? 'us-east-1',
  accessKeyId: AWS_ACCESS_KEY_ID,
  secretAccessKey: readFileSync(AWS_SECRET_ACCESS_KEY_FILE, 'utf8').trim(),
});
if (!(await s3.bucketExists()) && !(await s3.createBucket())) throw new Error(`The bucket ${bucket} was not created.`);

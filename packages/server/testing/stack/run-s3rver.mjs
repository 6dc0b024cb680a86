// Runs s3rver on a folder, with the bucket `gifs`: node run-s3rver.mjs FOLDER PORT. Prints its port.
import S3rver from 's3rver';

const [directory, port] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: 'gifs' }],
});
console.log((await server.run()).port);

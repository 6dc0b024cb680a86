// Runs the service with a synthetic library in a separate process. The argument is JSON with `items`, `version`,
// `changed` (the number of items with another title), and options of startServer. Sends its origin to the parent
// once it listens.
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import { startServer } from '@zoetrope/server';
import { createLibrary } from './synthetic-library.mjs';

const { items, version, changed, ...options } = JSON.parse(process.argv[2]);
const library = createLibrary({ items, files: catalogue.items });
const stream = {
  async *[Symbol.asyncIterator]() {
    let index = 0;
    for await (const item of library.stream()) {
      yield index < changed ? { ...item, title: `${item.title} Changed` } : item;
      index += 1;
    }
  },
};
const server = await startServer({
  catalogue: { items: stream, channels: library.channels, fileUrl, version },
  port: 0,
  rateLimits: false,
  ...options,
});
process.send({ origin: server.origin });
process.once('message', () => server.close().then(() => process.exit()));

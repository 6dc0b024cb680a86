// Sends POSTs on schedule, whether or not earlier ones have a response, in a separate process. The argument is JSON
// with { origin, posts, events, perSecond, pages }. Sends a message to its parent when it begins, and the
// results at the end.
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeBodies } from './make-bodies.mjs';
import { post } from './post.mjs';

const { origin, posts, perSecond, ...batch } = JSON.parse(process.argv[2]);
const agent = new Agent({ keepAlive: true });
// Created in advance, because the client shares the processor with the service.
const bodies = await makeBodies(origin, { posts, ...batch });
process.send('started');

const begin = performance.now() + 100;
const responses = [];
for (const [index, body] of bodies.entries()) {
  const due = begin + (1000 * index) / perSecond;
  if (due > performance.now()) await sleep(due - performance.now());
  // A thousand IP addresses, so that rate limits apply but are not reached.
  const address = `10.1.${(index >> 8) & 3}.${index & 255}`;
  responses.push(post(`${origin}/v2/pingback?api_key=zoetrope-web`, { agent, body, address, due }));
}
const results = await Promise.all(responses);
agent.destroy();
// The results of an overload are larger than what the channel takes at once: disconnecting earlier would cut them off.
process.send({ posts: results, seconds: (performance.now() - begin) / 1000 }, () => process.disconnect());

// Viewers, in a process of their own: POSTs that start when they are due, whether or not earlier ones were answered.
// Started with { origin, posts, events, perSecond, pages } as JSON; tells its parent when it begins, and at the end
// what became of each POST.
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeBodies } from './make-bodies.mjs';
import { post } from './post.mjs';

const { origin, posts, perSecond, ...batch } = JSON.parse(process.argv[2]);
const agent = new Agent({ keepAlive: true });
// Made beforehand: the client shares the machine with those it measures.
const bodies = await makeBodies(origin, { posts, ...batch });
process.send('begun');

const begin = performance.now() + 100;
const responses = [];
for (const [index, body] of bodies.entries()) {
  const due = begin + (1000 * index) / perSecond;
  if (due > performance.now()) await sleep(due - performance.now());
  // A thousand addresses: limits per address apply, and none of them is reached.
  const address = `10.1.${(index >> 8) & 3}.${index & 255}`;
  responses.push(post(`${origin}/v2/pingback?api_key=zoetrope-web`, { agent, body, address, due }));
}
const results = await Promise.all(responses);
process.send({ posts: results, seconds: (performance.now() - begin) / 1000 });
agent.destroy();
process.disconnect();

import { randomUUID } from 'node:crypto';

/** Distributed as in a feed, where most GIFs are only seen. */
const ACTIONS = ['SEEN', 'SEEN', 'SEEN', 'SEEN', 'SEEN', 'SEEN', 'HOVER', 'CLICK'];
const PAGE = 50;

/** Makes batches as the widgets send them, for the GIFs of `pages` trending pages. */
export async function makeBodies(origin, { posts, events, pages }) {
  const payloads = [];
  for (let page = 0; page < pages; page += 1) payloads.push(...(await payloadsOf(origin, page)));
  const event = (index) => ({
    ts: Date.now(),
    action_type: ACTIONS[index % ACTIONS.length],
    user_id: randomUUID().slice(0, 16),
    analytics_response_payload: payloads[index % payloads.length],
    attributes: { position: '{"left":12,"top":340,"width":200,"height":113}', layout_type: 'GRID' },
    event_id: idOf(Date.now()),
  });
  const batch = (post) => Array.from({ length: events }, (_, offset) => event(post * events + offset));
  return Array.from({ length: posts }, (_, post) => Buffer.from(JSON.stringify({ events: batch(post) })));
}

async function payloadsOf(origin, page) {
  const response = await fetch(
    `${origin}/v1/gifs/trending?api_key=zoetrope-web&limit=${PAGE}&offset=${(page % 3) * PAGE}`,
  );
  if (!response.ok) throw new Error(`Trending responded with ${response.status}: ${await response.text()}`);
  const { data } = await response.json();
  return data.map((gif) => gif.analytics_response_payload);
}

/** Returns a UUID of version 7, like those of `@zoetrope/analytics`. */
function idOf(now) {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

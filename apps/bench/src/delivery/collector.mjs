import { createServer } from 'node:http';

/** What a collector on another continent adds to the preflight and to the request. */
const LATENCY_MS = 150;
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '0',
  'Cache-Control': 'no-store',
};

/** A collector of another origin than the page; keeps the payloads that arrived. */
export async function startCollector(port) {
  const payloads = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    if (request.method === 'POST') {
      payloads.push(...JSON.parse(body).events.map((event) => event.analytics_response_payload));
    }
    setTimeout(() => response.writeHead(200, CORS).end('{}'), LATENCY_MS);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${port}`, payloads, close: () => server.close() };
}

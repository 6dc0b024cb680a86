import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const CLIP = join(import.meta.dirname, '../../../../packages/catalogue/media/tick-tock-clock.240p.mp4');

const PAGE = (name) =>
  `<!doctype html><meta charset="utf-8"><title>${name}</title><div id="root"></div>` +
  `<script type="module" src="/watch.js"></script><script type="module" src="/${name}.js"></script>`;

/** Serves `/{name}` with its script, and one clip with range requests. */
export async function serveClip(scripts, port) {
  const video = readFileSync(CLIP);
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://bench').pathname;
    const name = path.slice(1).replace(/\.js$/, '');
    if (path === '/clip.mp4') sendRange(request, response, video);
    else if (!(name in scripts)) response.writeHead(404).end();
    else if (path.endsWith('.js')) response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(scripts[name]);
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE(name));
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function sendRange(request, response, file) {
  const { range } = request.headers;
  const [, from = '0', to = String(file.length - 1)] = /bytes=(\d+)-(\d+)?/.exec(range ?? '') ?? [];
  const part = file.subarray(Number(from), Number(to) + 1);
  response.writeHead(range ? 206 : 200, {
    'Content-Type': 'video/mp4',
    'Accept-Ranges': 'bytes',
    'Content-Length': part.length,
    ...(range ? { 'Content-Range': `bytes ${from}-${to}/${file.length}` } : {}),
  });
  response.end(part);
}

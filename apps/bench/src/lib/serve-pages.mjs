import { createServer } from 'node:http';

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
const html = (name, markup = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><style>body{margin:0}</style>` +
  `<div id="root">${markup}</div>` +
  `<script type="module" src="/probe.js"></script><script type="module" src="/${name}.js"></script>`;

/**
 * Serves `/{name}` and its script for each bundled page, with its server-rendered `markup`; one cached image; and the
 * `files` by path.
 */
export async function servePages(scripts, port, { markup = {}, files = {} } = {}) {
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://bench').pathname;
    const name = path.slice(1).replace(/\.js$/, '');
    if (path === '/pixel.gif') {
      response
        .writeHead(200, { 'Content-Type': 'image/gif', 'Cache-Control': 'max-age=31536000, immutable' })
        .end(PIXEL);
    } else if (path in files) {
      const type = path.endsWith('.mp4') ? 'video/mp4' : 'image/webp';
      response.writeHead(200, { 'Content-Type': type }).end(files[path]);
    } else if (!(name in scripts)) {
      response.writeHead(404).end();
    } else if (path.endsWith('.js')) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(scripts[name]);
    } else {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(html(name, markup[name]));
    }
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

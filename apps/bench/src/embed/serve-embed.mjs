import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { catalogue, fileUrl } from '@zoetrope/catalogue';
import { renderEmbedPage } from '@zoetrope/embed';
import { localProvider } from '@zoetrope/model';

/** The encoder with which the service makes its stills. */
const sharp = createRequire(join(import.meta.dirname, '../../../../packages/server/package.json'))('sharp');
const browserFolder = join(import.meta.dirname, '../../node_modules/@zoetrope/embed/dist/browser');
const manifest = JSON.parse(readFileSync(join(browserFolder, 'manifest.json'), 'utf8'));
const clientFile = (name) => readFileSync(join(browserFolder, name));

const CLIP = catalogue.items.find(({ id }) => id === 'beat-machine');
const [SIZE, ASSET] = Object.entries(CLIP.video.assets).sort(([, a], [, b]) => a.width - b.width)[0];

/**
 * Serves the same clip as three pages: ours, ours without its script, and one rendered in the browser by an
 * alternative.
 */
export async function serveEmbed(port, giphyScript) {
  const origin = `http://127.0.0.1:${port}`;
  const still = { url: `${origin}/still.webp`, width: ASSET.width, height: ASSET.height };
  const video = { assets: { [SIZE]: { url: `${origin}/clip.mp4`, width: ASSET.width, height: ASSET.height } } };
  const gif = {
    ...{ id: CLIP.id, type: 'video', title: CLIP.title, alt_text: CLIP.alt_text, url: `${origin}/gifs/${CLIP.id}` },
    ...{ tags: [], images: { original: still, original_still: still }, video, analytics_response_payload: 'e=1' },
  };
  const provider = localProvider(origin);
  const client = { apiKey: 'bench', src: `${origin}/browser/${manifest.entry}` };
  const wire = {
    ...gif,
    images: {},
    video: { ...video, previews: {} },
    user: { username: 'bench', display_name: 'Bench' },
  };
  const texts = {
    '/ours': ['text/html', renderEmbedPage(gif, { provider, client, nonce: 'bench' })],
    '/no-script': ['text/html', renderEmbedPage(gif, { provider })],
    '/giphy': [
      'text/html',
      '<!doctype html><meta charset="utf-8"><title>GIF</title><style>body{margin:0}</style><div id="root"></div><script type="module" src="/giphy.js"></script>',
    ],
    '/giphy.js': ['text/javascript', giphyScript],
    '/gif.json': ['application/json', JSON.stringify(wire)],
    '/logo.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>'],
  };
  for (const file of manifest.files) texts[`/browser/${file}`] = ['text/javascript', clientFile(file)];
  const stillFile = await sharp(readFileSync(fileUrl(CLIP.master)))
    .resize(ASSET.width)
    .webp({ quality: 70 })
    .toBuffer();
  // Compressed in advance, so that no page waits for it.
  const compressed = Object.fromEntries(
    Object.entries(texts).map(([path, [type, text]]) => [path, [type, gzipSync(text, { level: 9 })]]),
  );
  const files = { '/clip.mp4': ['video/mp4', fileUrl(ASSET.file)] };

  const server = createServer((request, response) => {
    const path = new URL(request.url, origin).pathname;
    if (path in compressed) {
      const [type, text] = compressed[path];
      response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip', 'Cache-Control': 'no-store' });
      response.end(text);
    } else if (path === '/still.webp') {
      response.writeHead(200, { 'Content-Type': 'image/webp', 'Cache-Control': 'no-store' }).end(stillFile);
    } else if (path in files) sendFile(request, response, files[path]);
    else response.writeHead(path.startsWith('/v') ? 200 : 404, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return { origin, html: compressed['/ours'][1].length, close: () => server.close() };
}

function sendFile(request, response, [type, url]) {
  const { size } = statSync(url);
  const [, from = '0', to = String(size - 1)] = /bytes=(\d+)-(\d+)?/.exec(request.headers.range ?? '') ?? [];
  const [start, end] = [Number(from), Number(to)];
  response.writeHead(request.headers.range ? 206 : 200, {
    ...{ 'Content-Type': type, 'Accept-Ranges': 'bytes', 'Content-Length': end - start + 1 },
    ...(request.headers.range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {}),
  });
  createReadStream(url, { start, end }).pipe(response);
}

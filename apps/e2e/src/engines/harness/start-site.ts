import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const PAGES = new URL('../pages/', import.meta.url);
const MEDIA = new URL('../../../../../packages/catalogue/media/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
  '.webp': 'image/webp',
};

export interface Site {
  /** `http://localhost:PORT`. */
  readonly origin: string;
  /** The paths of requests, in their order. */
  readonly requests: readonly string[];
  /** What pages have posted to `/report`, in its order. Unlike an evaluation, a report is no user gesture. */
  readonly reports: readonly string[];
  close(): Promise<void>;
}

/** Serves the pages of `pages/` at `/NAME`, bundled from sources, and the media of the catalogue at `/media/FILE`. */
export async function startSite(...names: readonly string[]): Promise<Site> {
  const scripts = await bundle(names);
  const requests: string[] = [];
  const reports: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    requests.push(pathname);
    const send = (body: string | Buffer, type: string) =>
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    if (pathname === '/report') {
      reports.push(await readBody(request));
      response.writeHead(204).end();
      return;
    }
    const script = scripts.get(pathname);
    if (script) send(script, 'text/javascript; charset=utf-8');
    else if (names.includes(pathname.slice(1))) send(pageFor(pathname), 'text/html; charset=utf-8');
    else if (pathname === '/empty') send('<!doctype html><title>Empty</title>', 'text/html; charset=utf-8');
    else {
      const file = pathname.startsWith('/media/') ? await readMedia(basename(pathname)) : undefined;
      if (file === undefined) response.writeHead(404).end();
      else sendFile(request, response, { file, type: TYPES[extname(pathname)] ?? 'application/octet-stream' });
    }
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    requests,
    reports,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** WebKit plays a video only from a server that supports ranges. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, type }: { readonly file: Buffer; readonly type: string },
): void {
  const headers = { 'Content-Type': type, 'Accept-Ranges': 'bytes', 'Cache-Control': 'no-store' };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from === undefined) {
    response.writeHead(200, { ...headers, 'Content-Length': file.length }).end(file);
    return;
  }
  const last = Math.min(to ? Number(to) : file.length - 1, file.length - 1);
  const part = file.subarray(Number(from), last + 1);
  const range = `bytes ${from}-${last}/${file.length}`;
  response.writeHead(206, { ...headers, 'Content-Range': range, 'Content-Length': part.length }).end(part);
}

async function readMedia(name: string): Promise<Buffer | undefined> {
  return readFile(new URL(name, MEDIA)).catch(() => undefined);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function pageFor(pathname: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Engines</title><body><div id="root"></div>
<script>
let last = Promise.resolve();
window.report = (value) => { last = last.then(() => fetch('/report', { method: 'POST', body: JSON.stringify(value) })); };
</script>
<script type="module" src="${pathname}.js"></script>`;
}

const REACT_COMPONENTS = fileURLToPath(new URL('../../../../../packages/react-components/src', import.meta.url));

/** Pages use the same copy of Emotion as the widgets, so that a `CacheProvider` of the page is theirs. */
const emotionOfWidgets: Plugin = {
  name: 'emotion-of-widgets',
  setup(build) {
    const isResolving = Symbol('resolving');
    build.onResolve({ filter: /^@emotion\/(react|cache)$/ }, ({ path, kind, pluginData }) =>
      pluginData === isResolving
        ? undefined
        : build.resolve(path, { kind, resolveDir: REACT_COMPONENTS, pluginData: isResolving }),
    );
  },
};

async function bundle(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: names.map((name) => fileURLToPath(new URL(`${name}.tsx`, PAGES))),
    outdir: '/site',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    plugins: [emotionOfWidgets],
    conditions: ['@zoetrope/source', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  return new Map(outputFiles.map(({ path, text }) => [path.slice('/site'.length), text]));
}

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PageServer {
  /** `http://127.0.0.1:…`. The same pages are served on `localhost`, which is another site. */
  readonly origin: string;
  readonly port: number;
  close(): void;
}

/** With CORS, because a sandboxed frame has an opaque origin. */
const SCRIPT = { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' };

const page = (body: string) => `<!doctype html><meta charset="utf-8"><title>soak</title><body>${body}`;

/**
 * A page with a library, a button that tracks events, and a link that leaves. Query parameters: `trial` is the prefix
 * of the payloads, `count` the number of events, and `pad` the size of each. `quota` is the size in KiB of a pending
 * keepalive request of another library. `next` is what the button does in the same task: `flush` or `away`.
 */
const subjectPage = (name: string, collector: string, silent: string) =>
  page(`<button id="track">Track</button> <a id="away" href="/elsewhere">Away</a>
<script>window.COLLECTOR = ${JSON.stringify(collector)};</script>
<script type="module" src="/${name}.js"></script>
<script type="module">
  const { searchParams } = new URL(location.href);
  // Prepared in advance, so that the click measures the library and not the page.
  const trial = searchParams.get('trial') + '#';
  const pad = '&' + 'x'.repeat(Number(searchParams.get('pad') ?? 300));
  const body = 'x'.repeat(1024 * Number(searchParams.get('quota')));
  if (body) fetch(${JSON.stringify(silent)}, { method: 'POST', body, keepalive: true }).catch(() => {});
  let next = 0;
  window.trackMany = (count) => {
    for (const end = next + count; next < end; next += 1) window.track(trial + next + pad);
  };
  document.getElementById('track').onclick = ({ currentTarget }) => {
    currentTarget.onclick = null;
    window.trackMany(Number(searchParams.get('count') ?? 50));
    if (searchParams.get('next') === 'flush') window.flush?.();
    if (searchParams.get('next') === 'away') document.getElementById('away').click();
    show('tracked');
  };
  addEventListener('pageshow', (event) => { if (event.persisted) show('restored'); });
  show('ready');
  function show(state) {
    document.body.dataset[state] = 'yes';
    parent.postMessage(state, '*');
  }
</script>`);

/**
 * A page of another site that shows the subject in a frame, and repeats its states. A button removes the frame.
 */
const hostPage = (frame: string, sandbox: string | null) =>
  page(`<script>onmessage = ({ data }) => { document.body.dataset[data] = 'yes'; };</script>
<button onclick="document.querySelector('iframe').remove()">Remove</button>
<iframe ${sandbox === null ? '' : 'sandbox="allow-scripts"'} src="${escapeAttribute(frame)}" width="400" height="200"></iframe>`);

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Serves a page for each script, `/host?frame=…&sandbox`, and `/elsewhere`. */
export async function startPages(scripts: Readonly<Record<string, string>>, collector: string): Promise<PageServer> {
  // The collector of another library. It never responds.
  const silent = await listen(createServer(() => {}));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://soak');
    const name = pathname.slice(1).replace(/\.js$/, '');
    const script = scripts[name];
    const html = (text: string) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(text);
    if (pathname === '/elsewhere') html(page('Elsewhere'));
    else if (pathname === '/host') html(hostPage(searchParams.get('frame') ?? '', searchParams.get('sandbox')));
    else if (script === undefined) response.writeHead(404).end();
    else if (pathname.endsWith('.js')) response.writeHead(200, SCRIPT).end(script);
    else html(subjectPage(name, collector, silent.origin));
  });
  const pages = await listen(server);
  const close = () => {
    silent.close();
    pages.close();
  };
  return { ...pages, close };
}

async function listen(server: Server): Promise<PageServer> {
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

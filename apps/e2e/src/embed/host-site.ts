import { once } from 'node:events';
import { createServer } from 'node:http';

/** A page of another site that frames the embed page. */
export interface HostPage {
  /** The URL of the embed page. */
  readonly src: string;
  /** Additional attributes of the frame. */
  readonly frame?: Readonly<Record<string, string>> | undefined;
  /** Headers of the host page. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Frames a page that frames the embed page. */
  readonly nested?: boolean | undefined;
  /** Adds a sibling frame that sends messages. */
  readonly stranger?: boolean | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Empty space above the frame, in px. Default: 0. */
  readonly top?: number | undefined;
}

export interface HostSite {
  /** A URL on another site than the service: `localhost` instead of `127.0.0.1`. */
  crossSite(page: HostPage): string;
  /** A URL on the same site, with another port. */
  sameSite(page: HostPage): string;
  close(): Promise<void>;
}

/** Serves pages that frame embed pages. They use player.js messages, and record messages in `window.received`. */
export async function startHostSite({ script = '', file = '' } = {}): Promise<HostSite> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    const page: HostPage = JSON.parse(url.searchParams.get('page') ?? '{}');
    const isScript = url.pathname === '/host.js';
    response.writeHead(200, {
      'Content-Type': `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`,
      ...page.headers,
    });
    const pages: Readonly<Record<string, string>> = { '/host.js': script, '/file.html': file, '/stranger': STRANGER };
    response.end(pages[url.pathname] ?? hostPage(page));
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host site has no port.');
  const at = (host: string) => (page: HostPage) =>
    `http://${host}:${address.port}/?${new URLSearchParams({ page: JSON.stringify(page) })}`;
  return {
    crossSite: at('localhost'),
    sameSite: at('127.0.0.1'),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function hostPage({ src, frame = {}, nested, stranger, width = 480, height = 480, top = 0 }: HostPage): string {
  const attributes = Object.entries(frame).map(([name, value]) => `${name}="${value}"`);
  const source = nested ? `/?${new URLSearchParams({ page: JSON.stringify({ src, frame }) })}` : src;
  return `<!doctype html><html lang="en"><title>Host</title><script type="module" src="/host.js"></script><body style="margin:${top}px 0 0">
<iframe id="embed" title="GIF" width="${width}" height="${height}" style="border:0" ${attributes.join(' ')} src="${source.replaceAll('"', '&quot;')}"></iframe>
<textarea aria-label="Paste here" rows="2"></textarea>
${stranger ? '<iframe title="Stranger" src="/stranger"></iframe>' : ''}
<script>
window.received = [];
addEventListener('message', (event) => { try { received.push(JSON.parse(event.data)); } catch {} });
window.send = (method, value) => document.querySelector('#embed').contentWindow.postMessage(
  JSON.stringify({ context: 'player.js', version: '0.0.11', method, value, listener: 'host' }), '*');
</script>`;
}

/** Repeatedly sends pause requests to the sibling frame, in both protocols. */
const STRANGER = `<!doctype html><script>setInterval(() => {
  const other = parent.frames[0];
  other.postMessage(JSON.stringify({ context: 'player.js', version: '0.0.11', method: 'pause' }), '*');
  other.postMessage({ action: 'pause' }, '*');
  document.title = String(Number(document.title || 0) + 1);
}, 50)</script>`;

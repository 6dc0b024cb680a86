import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGuardedClient, type GuardedClient } from './guarded-client.ts';

const LIMIT = 1000;

/** Requests that a server on another address of this machine has received. */
const reached: string[] = [];
let respond: RequestListener;
let server: Server;
let forbidden: Server;
let port: number;
let client: GuardedClient;

const listen = (host: string, at: number, listener: RequestListener) =>
  new Promise<Server>((resolve) => {
    const started: Server = createServer(listener).listen(at, host, () => resolve(started));
  });

beforeAll(async () => {
  server = await listen('127.0.0.1', 0, (request, response) => respond(request, response));
  ({ port } = server.address() as AddressInfo);
  // The same port, so that a name can lead to both.
  forbidden = await listen('127.0.0.2', port, ({ url = '' }, response) => {
    reached.push(url);
    response.end('secret');
  });
});
afterAll(() => {
  server.close();
  forbidden.close();
});
beforeEach(() => {
  reached.length = 0;
  client = createGuardedClient({ allow: '127.0.0.1' });
});
afterEach(() => {
  client.close();
  server.closeAllConnections();
});

const get = (path: string, by = client) => by.get(`http://127.0.0.1:${port}${path}`, { maxBytes: LIMIT });

describe('a guarded client', () => {
  it('returns the body of a file, also after redirects', async () => {
    respond = ({ url }, response) => {
      if (url === '/file') response.end('content');
      else response.writeHead(302, { Location: url === '/start' ? '/next' : '/file' }).end();
    };
    expect((await get('/start')).toString()).toBe('content');
  });

  it.each([
    'http://127.0.0.2:PORT/x',
    'http://localhost:PORT/x',
    'http://[::1]:PORT/x',
    'http://[::ffff:127.0.0.2]:PORT/x',
    'http://2130706434:PORT/x',
    'http://0x7f.2:PORT/x',
    'http://0.0.0.0:PORT/x',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/x',
  ])('refuses the private address %s, directly and after a redirect', async (template) => {
    const url = template.replace('PORT', String(port));
    client.close();
    // `localhost` may have the address that is allowed.
    client = createGuardedClient({
      allow: '127.0.0.1',
      lookup: (_, __, done) => done(null, [{ address: '::1', family: 6 }]),
    });
    respond = (_, response) => response.writeHead(301, { Location: url }).end();
    for (const attempt of [client.get(url, { maxBytes: LIMIT }), get('/start')]) {
      await expect(attempt).rejects.toThrow(/is not a public address.*--allow-network/);
    }
    expect(reached).toEqual([]);
  });

  it('reaches no private address unless an option names it', async () => {
    respond = (_, response) => response.end('content');
    const strict = createGuardedClient();
    await expect(get('/file', strict)).rejects.toThrow('127.0.0.1 is not a public address');
    strict.close();
  });

  it('connects to the address that it has checked, although the name has another one the next time (DNS rebinding)', async () => {
    respond = (_, response) => response.end('content');
    const addresses = ['127.0.0.1', '127.0.0.2', '127.0.0.2'];
    const rebound = createGuardedClient({
      allow: '127.0.0.1',
      lookup: (_, __, done) => done(null, [{ address: addresses.shift() ?? '', family: 4 }]),
    });
    const url = `http://rebinding.example:${port}/x`;
    expect((await rebound.get(url, { maxBytes: LIMIT })).toString()).toBe('content');
    server.closeAllConnections();
    await expect(rebound.get(url, { maxBytes: LIMIT })).rejects.toThrow('rebinding.example is not a public address');
    rebound.close();
    // Of several addresses, only those that are permitted are used.
    const mixed = createGuardedClient({
      allow: '127.0.0.1',
      lookup: (_, __, done) =>
        done(
          null,
          ['127.0.0.2', '127.0.0.1'].map((address) => ({ address, family: 4 })),
        ),
    });
    expect((await mixed.get(url, { maxBytes: LIMIT })).toString()).toBe('content');
    mixed.close();
    expect(reached).toEqual([]);
  });

  it.each(['ftp://gifs.example/x', 'file:///etc/passwd', 'data:image/gif;base64,AAAA', 'http://', '/x'])(
    'refuses the URL %s, directly and after a redirect',
    async (url) => {
      await expect(client.get(url, { maxBytes: LIMIT })).rejects.toThrow('The URL is not http(s)');
      if (url === '/x') return;
      respond = (_, response) => response.writeHead(302, { Location: url }).end();
      await expect(get('/start')).rejects.toThrow('redirects to a URL that is not http(s)');
    },
  );

  it('refuses URLs with a password, and does not repeat it', async () => {
    const error = await client.get('http://ann:secret@gifs.example/x', { maxBytes: LIMIT }).catch(String);
    expect(error).toContain('contains a user name or password');
    expect(error).not.toContain('secret');
  });

  it('ends endless redirects', async () => {
    let count = 0;
    respond = (_, response) => {
      count += 1;
      response.writeHead(302, { Location: `/${count}` }).end();
    };
    await expect(get('/start')).rejects.toThrow('redirects more than 5 times');
    expect(count).toBe(6);
  });

  it('ends bodies that are too large, with and without a length', async () => {
    respond = (_, response) => response.writeHead(200, { 'Content-Length': LIMIT + 1 }).write('x');
    await expect(get('/long')).rejects.toThrow('The file is too large: the limit is 1000 bytes.');
    let isClosed: () => void;
    const closed = new Promise<void>((resolve) => {
      isClosed = resolve;
    });
    respond = (_, response) => {
      const timer = setInterval(() => response.write('x'.repeat(100)), 1);
      response.on('close', () => {
        clearInterval(timer);
        isClosed();
      });
    };
    await expect(get('/endless')).rejects.toThrow('The file is too large');
    await closed;
  });

  it('refuses compressed bodies, which can be bombs', async () => {
    respond = (_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('x'.repeat(1e6)));
    await expect(get('/bomb')).rejects.toThrow('sends it compressed');
  });

  it('ends servers that send nothing, and those that send a byte at a time', async () => {
    const impatient = createGuardedClient({ allow: '127.0.0.1', timeouts: { idle: 100, total: 400 } });
    respond = () => {};
    await expect(get('/silent', impatient)).rejects.toThrow('too slow: it sent nothing for 0.1 s');
    respond = (_, response) => response.write('x');
    await expect(get('/stalled', impatient)).rejects.toThrow('too slow: it sent nothing for 0.1 s');
    impatient.close();
    const patient = createGuardedClient({ allow: '127.0.0.1', timeouts: { idle: 60_000, total: 400 } });
    respond = (_, response) => {
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    };
    await expect(get('/drip', patient)).rejects.toThrow('too slow: the download took more than 0.4 s');
    patient.close();
  });

  it('ends after the idle time if a host is never resolved', async () => {
    const timeouts = { idle: 100, total: 600_000 };
    const unresolved = createGuardedClient({ lookup: () => {}, timeouts });
    const attempt = unresolved.get('http://unresolved.example/x', { maxBytes: LIMIT });
    await expect(attempt).rejects.toThrow('too slow: it sent nothing for 0.1 s');
    unresolved.close();
  });

  it('ends downloads and waits for busy servers with the reason of its signal', async () => {
    const reason = new Error('The import was interrupted.');
    for (const isBusy of [false, true]) {
      const controller = new AbortController();
      const aborted = createGuardedClient({ allow: '127.0.0.1', signal: controller.signal });
      respond = (_, response) => {
        if (!isBusy) response.write('x', () => controller.abort(reason));
        else {
          response.on('close', () => controller.abort(reason));
          response.writeHead(503, { 'Retry-After': '60' }).end();
        }
      };
      await expect(get('/endless', aborted)).rejects.toBe(reason);
      await expect(get('/next', aborted)).rejects.toBe(reason);
      aborted.close();
    }
  });

  it('uses a connection again for the next file', async () => {
    const ports = new Set<number | undefined>();
    respond = ({ socket }, response) => {
      ports.add(socket.remotePort);
      response.end('content');
    };
    for (const path of ['/one', '/two', '/three']) expect((await get(path)).toString()).toBe('content');
    expect(ports.size).toBe(1);
  });

  it('reports bodies that end early, statuses and broken responses', async () => {
    respond = (_, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('x', () => response.destroy());
    };
    await expect(get('/cut')).rejects.toThrow('It cannot be downloaded');
    respond = (_, response) => response.writeHead(404).end('<html>');
    await expect(get('/missing')).rejects.toThrow('The server responded with the status 404.');
    respond = ({ socket }) => socket.end('not HTTP\r\n\r\n');
    await expect(get('/broken')).rejects.toThrow('It cannot be downloaded');
    respond = (_, response) => response.writeHead(200, { 'X-Long': 'x'.repeat(100_000) }).end();
    await expect(get('/headers')).rejects.toThrow('It cannot be downloaded');
  });

  it('tries again when a busy server says so, and gives up after four attempts', async () => {
    let count = 0;
    respond = (_, response) => {
      count += 1;
      if (count < 3) response.writeHead(429, { 'Retry-After': '0' }).end();
      else response.end('content');
    };
    expect((await get('/busy')).toString()).toBe('content');
    expect(count).toBe(3);
    respond = (_, response) => response.writeHead(503, { 'Retry-After': '0' }).end();
    await expect(get('/down')).rejects.toThrow('the status 503');
  });
});

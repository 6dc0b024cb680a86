import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitForIdleProcess } from '../lib/idle.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { childMs, watchMemory } from '../lib/process-tree.mjs';
import { reportImport } from './report.mjs';

const CLI = new URL('../../node_modules/@zoetrope/server/dist/cli.js', import.meta.url).pathname;
const PAGE = 25;
/** A browser opens as many connections to a server. */
const CONNECTIONS = 6;

/** Imports folders of GIFs with the command, alone and into a running server, and loads the first page. */
export async function benchImport({ log, options: { files } }) {
  installPackages(['server'], log);
  // Needs sharp, which the server brings.
  const { makeGifs } = await import('./make-gifs.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-bench-import-'));
  try {
    const runs = [];
    for (const [index, count] of files.split(',').map(Number).entries()) {
      const source = join(folder, `gifs-${count}`);
      log(`making ${count} GIFs`);
      const meanBytes = await makeGifs(source, count);
      for (const into of index === 0 ? ['new', 'folder', 'server'] : ['folder', 'server']) {
        log(`importing ${count}: ${into}`);
        const data = join(folder, `data-${index}-${into}`);
        runs.push({ into, count, meanBytes, ...(await importInto[into](source, data)) });
        rmSync(data, { recursive: true, force: true });
      }
      rmSync(source, { recursive: true, force: true });
    }
    return reportImport(runs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const importInto = {
  /** The command creates the data folder. */
  new: importThenStart,
  /** The command opens the library, and a server is started afterwards. */
  async folder(source, data) {
    await createFolder(data);
    return importThenStart(source, data);
  },
  /** A running server imports for the command. */
  async server(source, data) {
    await createFolder(data);
    const server = await startServer(data);
    try {
      const imported = await runImport(source, data);
      return { ...imported, page: await loadFirstPage(server.origin) };
    } finally {
      await server.stop();
    }
  },
};

async function importThenStart(source, data) {
  const imported = await runImport(source, data);
  const server = await startServer(data);
  try {
    return { ...imported, page: await loadFirstPage(server.origin) };
  } finally {
    await server.stop();
  }
}

async function createFolder(data) {
  const server = await startServer(data);
  await server.stop();
}

async function runImport(source, data) {
  const memory = watchMemory();
  const start = performance.now();
  try {
    const command = spawn(process.execPath, [CLI, 'import', source, '--license', 'CC0-1.0', '--data', data], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = readAll(command.stdout);
    const errors = readAll(command.stderr);
    const [code] = await once(command, 'exit');
    if (code !== 0) throw new Error(`The import ended with code ${code}: ${await errors}`);
    return { seconds: (performance.now() - start) / 1000, result: (await output).trim(), memory: memory.peak() };
  } finally {
    memory.end();
  }
}

async function readAll(stream) {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text += chunk;
  return text;
}

/** Resolves once the server has nothing to do. */
async function startServer(data) {
  const server = spawn(process.execPath, [CLI, '--data', data, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const [line] = await Promise.race([
    once(server.stdout.setEncoding('utf8'), 'data'),
    ended.then(([code]) => {
      throw new Error(`The server ended with code ${code} before it listened.`);
    }),
  ]);
  await waitForIdleProcess(childMs);
  return {
    origin: line.slice('Zoetrope at '.length).split('\n')[0],
    async stop() {
      server.kill();
      await ended;
    },
  };
}

/** Searches for the imported GIFs, and loads the pictures that a Grid shows. Returns the seconds to the last byte. */
async function loadFirstPage(origin) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  try {
    const found = await load(`${origin}/v1/gifs/search?q=benchmark&limit=${PAGE}&api_key=zoetrope-web`, agent);
    const { data } = JSON.parse(found);
    if (data.length !== PAGE) throw new Error(`The search found ${data.length} GIFs.`);
    await Promise.all(data.map(({ images }) => load(images.fixed_width.webp, agent)));
    return (performance.now() - start) / 1000;
  } finally {
    agent.destroy();
  }
}

function load(url, agent) {
  return new Promise((resolve, reject) => {
    get(url, { agent }, async (response) => {
      const chunks = [];
      for await (const chunk of response) chunks.push(chunk);
      if (response.statusCode === 200) resolve(Buffer.concat(chunks).toString());
      else reject(new Error(`${url} responded with ${response.statusCode}.`));
    }).once('error', reject);
  });
}

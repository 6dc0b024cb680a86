import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failuresOf, goal } from '../lib/goal.mjs';
import { installPackages } from '../lib/install-packages.mjs';
import { median, quantile } from '../lib/statistics.mjs';
import { number } from '../lib/table.mjs';
import { benchLibrary } from './library/bench-library.mjs';
import { makeRequests } from './requests.mjs';

const ROWS = 10_000;
const WARM_UP = 30;

/**
 * Measures response times of the service for sequential requests on the same machine. With `items`, it uses a synthetic
 * library of this size instead of the catalogue.
 */
export async function benchServer({ log, options: { items, embedded, runs, calls } }) {
  if (items !== undefined)
    return benchLibrary({ log, embedded, items: Number(items), runs: Number(runs), calls: Number(calls) });
  installPackages(['server'], log);
  const { catalogue } = await import('@zoetrope/catalogue');
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-bench-server-'));
  const service = fork(new URL('serve.mjs', import.meta.url), [folder, ROWS], { stdio: 'inherit' });
  const agent = new Agent({ keepAlive: true });
  try {
    log(`loading ${number(ROWS)} rows`);
    const origin = await started(service);
    const raw = {};
    for (const [name, paths] of Object.entries(makeRequests(catalogue))) {
      log(`${paths.length} × ${name}`);
      const responses = [];
      for (const path of [...paths.slice(0, WARM_UP), ...paths]) responses.push(await timed(`${origin}${path}`, agent));
      raw[name] = responses.slice(WARM_UP);
    }
    return report(raw);
  } finally {
    agent.destroy();
    service.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function started(service) {
  const failed = once(service, 'exit').then(([code]) => {
    throw new Error(`The service ended with code ${code} before it listened.`);
  });
  const [{ origin }] = await Promise.race([once(service, 'message'), failed]);
  failed.catch(() => undefined);
  return origin;
}

/** Returns the milliseconds to the last byte, and the number of GIFs. */
function timed(url, agent) {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    get(`${url}&api_key=zoetrope-web`, { agent }, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      const ms = performance.now() - begin;
      if (response.statusCode !== 200)
        return reject(new Error(`${url} responded with ${response.statusCode}: ${text}`));
      resolve({ ms, found: JSON.parse(text).data.length });
    }).once('error', reject);
  });
}

function report(raw) {
  const times = (name) => raw[name].map(({ ms }) => ms);
  const ms = { unit: 'ms', digits: 1 };
  const goals = [
    goal('search, p50', { value: median(times('search')), limit: 10, ...ms }),
    goal('search, p95', { value: quantile(times('search'), 0.95), limit: 30, ...ms }),
    goal('search with a typo, p50', { value: median(times('typo')), limit: 250, ...ms }),
    goal('trending, p50', { value: median(times('trending')), limit: 5, ...ms }),
  ];
  const empty = Object.keys(raw).filter((name) => raw[name].every(({ found }) => found === 0));
  return {
    title: 'Server',
    note: `${number(ROWS)} rows in the embedded Postgres, 25 GIFs per page. Sequential requests on loopback, timed to the last byte.`,
    goals,
    failures: [...failuresOf(goals), ...empty.map((name) => `no request of ${name} found anything`)],
    sections: [
      {
        title: 'Response times',
        head: ['', 'requests', 'p50 ms', 'p95 ms', 'slowest ms', 'with results'],
        rows: Object.keys(raw).map((name) => [
          name,
          number(raw[name].length),
          number(median(times(name)), 1),
          number(quantile(times(name), 0.95), 1),
          number(Math.max(...times(name)), 1),
          `${number((100 * raw[name].filter(({ found }) => found > 0).length) / raw[name].length)} %`,
        ]),
      },
    ],
    raw,
  };
}

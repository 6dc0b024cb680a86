import { Agent, get } from 'node:http';
import { median, quantile } from '../../lib/statistics.mjs';
import { cpuMs } from './processes.mjs';

const WARM_UP = 20;
const DELETIONS_TO_WARM_UP = 5;
const ABORT_ROUNDS = 5;
/** One pixel. */
const SMALL_GIF = 'R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';

/**
 * Returns the medians of p50 and p95 of several runs in ms, and the CPU time per call of service, database and client.
 */
export async function measureCall(target, { pathOf }, { calls, runs }) {
  const agent = new Agent({ keepAlive: true });
  try {
    for (let index = 0; index < WARM_UP; index += 1) await timed(target, pathOf(calls + index), agent);
    return await measureRounds(target, (index) => timed(target, pathOf(index), agent), { calls, runs });
  } finally {
    agent.destroy();
  }
}

/** Returns the same for deletions of uploads. The uploads are not measured. */
export async function measureDeletions(target, { calls, runs }) {
  const headers = { Authorization: `Bearer ${await signIn(target)}` };
  const ids = [];
  for (let index = 0; index < calls * runs + DELETIONS_TO_WARM_UP; index += 1) ids.push(await upload(target, headers));
  const remove = async (id) => {
    const begin = performance.now();
    await request(`${target.origin}/api/v1/gifs/${id}`, { method: 'DELETE', headers });
    return performance.now() - begin;
  };
  for (let index = 0; index < DELETIONS_TO_WARM_UP; index += 1) await remove(ids.pop());
  return measureRounds(target, () => remove(ids.pop()), { calls, runs });
}

async function measureRounds(target, callOnce, { calls, runs }) {
  const before = cpuOf(target);
  const rounds = [];
  for (let run = 0; run < runs; run += 1) {
    const times = [];
    for (let index = 0; index < calls; index += 1) times.push(await callOnce(index));
    rounds.push({ p50: median(times), p95: quantile(times, 0.95) });
  }
  const after = cpuOf(target);
  const perCall = (name) => (after[name] - before[name]) / (calls * runs);
  return {
    p50: median(rounds.map(({ p50 }) => p50)),
    p95: median(rounds.map(({ p95 }) => p95)),
    cpu: { service: perCall('service'), database: perCall('database'), client: perCall('client') },
  };
}

/** As a moderator of the demo, who may upload to any channel. */
async function signIn({ origin }) {
  const response = await request(`${origin}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'mo', password: 'zoetrope-demo' }),
  });
  return (await response.json()).token;
}

/** Uploads the smallest GIF, and returns its id. */
async function upload({ origin }, headers) {
  const body = new FormData();
  for (const [field, value] of Object.entries({ channel: 'large-0', title: 'To delete', tags: 'to delete' }))
    body.append(field, value);
  body.append('file', new Blob([Buffer.from(SMALL_GIF, 'base64')]), 'small.gif');
  const response = await request(`${origin}/api/v1/gifs`, { method: 'POST', headers, body });
  return (await response.json()).id;
}

async function request(url, options) {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  return response;
}

/** Returns the calls per second of several concurrent clients, once their connections are open. */
export async function measureRate(target, { pathOf }, { clients, calls }) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const callAll = async (count) => {
    let next = 0;
    const client = async () => {
      while (next < count) {
        next += 1;
        await timed(target, pathOf(next), agent);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
  };
  try {
    await callAll(clients * WARM_UP);
    const start = performance.now();
    await callAll(calls);
    return (calls * 1000) / (performance.now() - start);
  } finally {
    agent.destroy();
  }
}

/** Aborts searches, and returns how long /healthz takes afterwards: the median of several rounds in ms. */
export async function measureAfterAborts(target, call, aborts) {
  const rounds = [];
  for (let round = 0; round < ABORT_ROUNDS; round += 1) {
    rounds.push(await measureAfterRound(target, call, aborts));
    // Ends what is left of the searches.
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return median(rounds);
}

async function measureAfterRound(target, { pathOf }, aborts) {
  const agent = new Agent({ maxSockets: aborts });
  const requests = Array.from({ length: aborts }, (_, index) =>
    get(`${target.origin}${pathOf(index)}&api_key=zoetrope-web`, { agent }).on('error', () => undefined),
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const request of requests) request.destroy();
  try {
    return await timed(target, '/healthz?', agent);
  } finally {
    agent.destroy();
  }
}

function cpuOf({ servicePid, databasePid }) {
  const { user, system } = process.cpuUsage();
  return {
    service: cpuMs(servicePid),
    database: databasePid === undefined ? 0 : cpuMs(databasePid),
    client: (user + system) / 1000,
  };
}

/** Returns the milliseconds to the last byte. Accepts 404, because an item may be hidden. */
function timed({ origin }, path, agent) {
  const begin = performance.now();
  const url = `${origin}${path}&api_key=zoetrope-web`;
  return new Promise((resolve, reject) => {
    get(url, { agent }, async (response) => {
      for await (const _ of response);
      if (response.statusCode >= 500 || response.statusCode === 400)
        reject(new Error(`${url} responded with ${response.statusCode}`));
      else resolve(performance.now() - begin);
    }).once('error', reject);
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { uuidV7 } from '../../src/pingback/uuid-v7.ts';
import { makePicture } from '../management/make-media.ts';
import { createWrites, RejectedWrite, signIn, type Written } from '../management/writes.ts';
import { buildEvent } from '../pingback-events.ts';

const KEY = 'api_key=zoetrope-web';
const READERS = 4;
const WRITERS = 2;
const SENDERS = 2;
const EVENTS = 20;
/** Between two requests of a caller. */
const PAUSE_MS = 20;
/** After this time a read counts as failed. */
const READ_LIMIT_MS = 10_000;

/** What happened since the last `take`. */
export interface Tally {
  reads: number;
  /** How many reads failed, by path and outcome. */
  failedReads: Map<string, number>;
  /** The slowest successful read in ms. */
  slowestMs: number;
  readonly written: Written[];
  /** Ids of acknowledged events. */
  readonly events: string[];
  /** Responses 503 with `Retry-After` to writes and events. */
  rejectedWrites: number;
  rejectedEvents: number;
  /** Other failures of writes and events, such as a connection that a killed process has closed. */
  failedWrites: Map<string, number>;
}

export interface Load {
  /** Returns the tally, and begins another. */
  readonly take: () => Tally;
  readonly stop: () => Promise<void>;
}

function emptyTally(): Tally {
  return {
    ...{ reads: 0, failedReads: new Map(), slowestMs: 0, written: [], events: [] },
    ...{ rejectedWrites: 0, rejectedEvents: 0, failedWrites: new Map() },
  };
}

/** Reads, writes and sends events through the balancer, without a break. */
export async function startLoad(origin: string): Promise<Load> {
  const token = await signIn(origin, 'ada');
  const picture = await makePicture('gif', { frames: 2, width: 16, height: 16 });
  const { story, upload } = createWrites({ origin, token, picture });
  const samples = await Promise.all(['sample-one', 'sample-two', 'sample-three'].map(upload));
  const files = samples.map(({ file = '' }) => file);
  const paths = [
    `/v1/gifs/search?q=duck&${KEY}`,
    `/v1/gifs/trending?${KEY}`,
    `/v1/gifs/duckling?${KEY}`,
    '/gifs/duckling',
    `/v2/pingback/summary?${KEY}`,
    ...files,
    ...files.map((file) => file.replace('original', 'fixed_width_small')),
  ];
  let tally = emptyTally();
  let isStopping = false;

  async function repeat(action: (turn: number) => Promise<void>): Promise<void> {
    for (let turn = 0; !isStopping; turn += 1) {
      await action(turn);
      await sleep(PAUSE_MS);
    }
  }

  async function read(path: string): Promise<void> {
    const started = performance.now();
    const outcome = await outcomeOf(`${origin}${path}`);
    tally.reads += 1;
    if (outcome === '200') tally.slowestMs = Math.max(tally.slowestMs, performance.now() - started);
    else count(tally.failedReads, `${kindOf(path)}: ${outcome}`);
  }

  async function write(name: string, isUpload: boolean): Promise<void> {
    try {
      tally.written.push(await (isUpload ? upload(name) : story(name)));
    } catch (error) {
      if (error instanceof RejectedWrite && isRejection(error)) tally.rejectedWrites += 1;
      else count(tally.failedWrites, error instanceof RejectedWrite ? error.message : 'connection lost');
    }
  }

  async function send(): Promise<void> {
    const ids = Array.from({ length: EVENTS }, () => uuidV7(Date.now()));
    const events = ids.map((event_id) =>
      buildEvent({ event_id, gif_id: 'duckling', ts: Date.now(), analytics_response_payload: undefined }),
    );
    const body = JSON.stringify({ events });
    // Sent again until it is acknowledged, as clients do.
    while (!isStopping && !(await isAcknowledged(body, ids))) await sleep(PAUSE_MS);
  }

  async function isAcknowledged(body: string, ids: readonly string[]): Promise<boolean> {
    try {
      const { status, headers } = await post(`${origin}/v2/pingback?${KEY}`, body);
      if (status === 200) {
        tally.events.push(...ids);
        return true;
      }
      if (isRejection({ status, retryAfter: headers.get('Retry-After') })) tally.rejectedEvents += 1;
      else count(tally.failedWrites, `/v2/pingback responded with ${status}`);
    } catch {
      count(tally.failedWrites, 'connection lost');
    }
    return false;
  }

  const started = Date.now().toString(36);
  const running = [
    ...Array.from({ length: READERS }, (_, reader) =>
      repeat((turn) => read(paths[(turn + reader) % paths.length] ?? '/')),
    ),
    ...Array.from({ length: WRITERS }, (_, writer) =>
      repeat((turn) => write(`w${started}${writer}x${turn}`, turn % 3 === 0)),
    ),
    ...Array.from({ length: SENDERS }, () => repeat(send)),
  ];
  return {
    take() {
      const taken = tally;
      tally = emptyTally();
      return taken;
    },
    async stop() {
      isStopping = true;
      await Promise.all(running);
    },
  };
}

async function post(url: string, body: string): Promise<Response> {
  const response = await fetch(url, { method: 'POST', body });
  await response.arrayBuffer();
  return response;
}

/** The status of a complete response, or why there is none. */
async function outcomeOf(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(READ_LIMIT_MS) });
    await response.arrayBuffer();
    return String(response.status);
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no response in 10 s' : 'connection lost';
  }
}

function isRejection({ status, retryAfter }: { readonly status: number; readonly retryAfter: string | null }): boolean {
  return status === 503 && retryAfter !== null;
}

function kindOf(path: string): string {
  return path.startsWith('/media/') ? 'media' : (path.split('?')[0] ?? path);
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

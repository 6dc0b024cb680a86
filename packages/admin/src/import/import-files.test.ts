import { ZoetropeError } from '@zoetrope/transport';
import { expect, it } from 'vitest';
import { countStates, type FileState, type ImportOptions, importFiles, titleOf } from './import-files.ts';

const filesNamed = (...names: readonly string[]) => names.map((name) => new File(['GIF89a'], name));
const error = (status: number, message: string, retryAfterMs?: number) =>
  new ZoetropeError(message, { code: status === 429 ? 'rate-limit' : 'http', status, body: { message }, retryAfterMs });

function setUp(names: readonly string[], upload: ImportOptions['upload']) {
  const controller = new AbortController();
  const waits: number[] = [];
  const changes: (readonly [number, FileState['status']])[] = [];
  const run = () =>
    importFiles({
      files: filesNamed(...names),
      upload,
      signal: controller.signal,
      onChange: (index, { status }) => changes.push([index, status]),
      wait: async (ms) => {
        waits.push(ms);
      },
    });
  return { controller, waits, changes, run };
}

it('uploads at most two files at the same time, in their order', async () => {
  let running = 0;
  let max = 0;
  const started: string[] = [];
  const { run } = setUp(['a', 'b', 'c', 'd', 'e'], async ({ name }) => {
    started.push(name);
    running += 1;
    max = Math.max(max, running);
    await Promise.resolve();
    running -= 1;
    return name;
  });
  const states = await run();
  expect(states).toEqual(['a', 'b', 'c', 'd', 'e'].map((id) => ({ status: 'imported', id })));
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(max).toBe(2);
});

it('continues after a refused file, and keeps the reason of the server', async () => {
  const { run, changes } = setUp(['a', 'b', 'c'], async ({ name }) => {
    if (name === 'b') throw error(415, 'file: is a HEIC');
    return name;
  });
  const states = await run();
  expect(states[1]).toEqual({ status: 'refused', reason: 'File: is a HEIC.' });
  expect(countStates(states)).toEqual({ imported: 2, refused: 1, canceled: 0 });
  expect(changes.filter(([index]) => index === 1)).toEqual([
    [1, 'uploading'],
    [1, 'refused'],
  ]);
});

it('keeps the link to the GIF that a file duplicates, if it is http(s)', async () => {
  const { run } = setUp(['https://gifs.example/gifs/nap', 'javascript:alert(1)'], async ({ name }) => {
    const body = {
      code: 'duplicate',
      parameter: 'file',
      message: 'file: this GIF is already here, with the id nap',
      duplicate_of: { id: 'nap', url: name },
    };
    throw new ZoetropeError('@zoetrope/management-api: …', { code: 'http', status: 409, body });
  });
  const reason = 'This GIF is already here, with the id nap.';
  expect(await run()).toEqual([
    { status: 'refused', reason, duplicateUrl: 'https://gifs.example/gifs/nap' },
    { status: 'refused', reason },
  ]);
});

it('waits as long as a busy server says, and gives up after six attempts', async () => {
  let attempts = 0;
  const { run, waits } = setUp(['a', 'b'], async ({ name }) => {
    if (name === 'b') throw error(503, 'busy');
    attempts += 1;
    if (attempts === 1) throw error(429, 'too many', 700);
    return name;
  });
  const states = await run();
  expect(states[0]).toEqual({ status: 'imported', id: 'a' });
  expect(states[1]?.status).toBe('refused');
  expect(waits.filter((ms) => ms === 700)).toHaveLength(1);
  expect(waits.filter((ms) => ms === 2000)).toHaveLength(5);
});

it('cancels the files that are not imported yet', async () => {
  const { run, controller } = setUp(['a', 'b', 'c', 'd'], async ({ name }, { signal }) => {
    if (name === 'a') return name;
    controller.abort();
    signal.throwIfAborted();
    return name;
  });
  const states = await run();
  expect(states.map(({ status }) => status)).toEqual(['imported', 'canceled', 'canceled', 'canceled']);
});

it('derives titles from file names', () => {
  expect(titleOf('happy_cat--nap.final.gif')).toBe('happy cat nap.final');
  expect(titleOf('Ein Gürteltier.webp')).toBe('Ein Gürteltier');
  expect(titleOf('.gif')).toBe('.gif');
  expect(titleOf(`${'x'.repeat(200)}.gif`)).toHaveLength(100);
});

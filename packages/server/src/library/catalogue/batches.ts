import { setImmediate } from 'node:timers/promises';

/** Groups the values of an iterable into arrays of at most `size`. Reads no further than the current array. */
export async function* batchesOf<T>(values: Iterable<T> | AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const value of values) {
    batch.push(value);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Reads the next value while the current one is in use, so that this process and the database work at the same time.
 * At most two values are in memory.
 */
export async function* readAhead<T>(values: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = values[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (let result = await next; !result.done; result = await next) {
      next = iterator.next();
      // An error is thrown once the current value has been used; until then it must not be reported as unhandled.
      next.catch(() => undefined);
      yield result.value;
    }
  } finally {
    await next.catch(() => undefined);
    await iterator.return?.();
  }
}

/** Values that are mapped before others have a turn: some milliseconds. */
const SLICE = 50;

/** Maps values, and sends the statements of earlier batches in between. */
export async function mapInSlices<T, U>(values: readonly T[], map: (value: T) => U): Promise<U[]> {
  const results: U[] = [];
  for (const value of values) {
    results.push(map(value));
    if (results.length % SLICE === 0) await setImmediate();
  }
  return results;
}

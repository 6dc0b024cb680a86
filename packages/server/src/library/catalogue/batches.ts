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
 * Writes each value while the next one is prepared, so that this process and the database work at the same time. At
 * most two values are in memory.
 */
export async function writeBehind<T>(values: AsyncIterable<T>, write: (value: T) => Promise<void>): Promise<void> {
  let writing = Promise.resolve();
  try {
    for await (const value of values) {
      await writing;
      writing = write(value);
      // An error is thrown by the next "await"; until then it must not be reported as unhandled.
      writing.catch(() => undefined);
    }
  } finally {
    await writing;
  }
}

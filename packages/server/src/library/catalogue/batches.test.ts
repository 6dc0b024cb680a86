import { describe, expect, it } from 'vitest';
import { batchesOf, mapInSlices, readAhead } from './batches.ts';

/** Yields the numbers below `end`, and records what happens. */
async function* count(end: number, log: string[]): AsyncGenerator<number> {
  try {
    for (let value = 0; value < end; value += 1) {
      log.push(`read ${value}`);
      yield value;
    }
  } finally {
    log.push('closed');
  }
}

async function collect<T>(values: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const value of values) collected.push(value);
  return collected;
}

describe('batchesOf', () => {
  it('groups all values, the last batch with fewer', async () => {
    expect(await collect(batchesOf([1, 2, 3, 4, 5], 2))).toEqual([[1, 2], [3, 4], [5]]);
  });
});

describe('readAhead', () => {
  it('reads one value while the previous one is in use, and no more', async () => {
    const log: string[] = [];
    for await (const value of readAhead(count(3, log))) {
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`used ${value}`);
    }
    expect(log).toEqual(['read 0', 'read 1', 'used 0', 'read 2', 'used 1', 'closed', 'used 2']);
  });

  it('throws an error of the source after the values before it', async () => {
    const used: number[] = [];
    async function* failing() {
      yield 1;
      throw new Error('The disk is gone.');
    }
    const reading = (async () => {
      for await (const value of readAhead(failing())) {
        await new Promise((resolve) => setImmediate(resolve));
        used.push(value);
      }
    })();
    await expect(reading).rejects.toThrow('The disk is gone.');
    expect(used).toEqual([1]);
  });

  it('closes the source when the values are no longer used', async () => {
    const log: string[] = [];
    for await (const value of readAhead(count(10, log))) {
      if (value === 1) break;
    }
    expect(log.at(-1)).toBe('closed');
  });
});

describe('mapInSlices', () => {
  it('maps all values in order, and lets other work run in between', async () => {
    const values = Array.from({ length: 120 }, (_, index) => index);
    let mapped = 0;
    const mapping = mapInSlices(values, (value) => {
      mapped += 1;
      return value * 2;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(mapped).toBeLessThan(values.length);
    expect(await mapping).toEqual(values.map((value) => value * 2));
  });
});

import { describe, expect, it } from 'vitest';
import { createDebounce } from './debounce.ts';
import { createFakeClock } from './testing/fake-clock.ts';

function start() {
  const clock = createFakeClock(0);
  const ran: number[] = [];
  const debounce = createDebounce(clock, () => {
    debounce.cancel();
    ran.push(clock.now());
  });
  return { clock, ran, debounce };
}

describe('createDebounce', () => {
  it('runs 1000 ms after the last schedule() [N-4]', async () => {
    const { clock, ran, debounce } = start();
    debounce.schedule();
    await clock.advance(900);
    debounce.schedule();
    await clock.advance(999);
    expect(ran).toEqual([]);
    await clock.advance(1);
    expect(ran).toEqual([1900]);
  });

  it('runs every 5000 ms while schedule() is called continuously, and once more afterwards [N-4]', async () => {
    const { clock, ran, debounce } = start();
    for (let time = 0; time < 12_000; time += 100) {
      debounce.schedule();
      await clock.advance(100);
    }
    await clock.advance(2000);
    expect(ran).toEqual([5000, 10_000, 12_900]);
  });

  it('does not run after cancel(), and can be scheduled again [N-4]', async () => {
    const { clock, ran, debounce } = start();
    debounce.schedule();
    debounce.cancel();
    await clock.advance(10_000);
    expect(ran).toEqual([]);
    debounce.schedule();
    await clock.advance(1000);
    expect(ran).toEqual([11_000]);
    expect(clock.pending()).toBe(0);
  });
});

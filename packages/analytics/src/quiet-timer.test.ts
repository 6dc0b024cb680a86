import { describe, expect, it } from 'vitest';
import { createQuietTimer } from './quiet-timer.ts';
import { createFakeClock } from './testing/fake-clock.ts';

function start() {
  const clock = createFakeClock(0);
  const ran: number[] = [];
  const timer = createQuietTimer(clock, () => {
    timer.stop();
    ran.push(clock.now());
  });
  return { clock, ran, timer };
}

describe('createQuietTimer', () => {
  it('runs 1000 ms after the last touch [N-4]', async () => {
    const { clock, ran, timer } = start();
    timer.touch();
    await clock.advance(900);
    timer.touch();
    await clock.advance(999);
    expect(ran).toEqual([]);
    await clock.advance(1);
    expect(ran).toEqual([1900]);
  });

  it('runs every 5000 ms when touches never pause, and once more at the end [N-4]', async () => {
    const { clock, ran, timer } = start();
    for (let time = 0; time < 12_000; time += 100) {
      timer.touch();
      await clock.advance(100);
    }
    await clock.advance(2000);
    expect(ran).toEqual([5000, 10_000, 12_900]);
  });

  it('does not run after stop, and starts afresh [N-4]', async () => {
    const { clock, ran, timer } = start();
    timer.touch();
    timer.stop();
    await clock.advance(10_000);
    expect(ran).toEqual([]);
    timer.touch();
    await clock.advance(1000);
    expect(ran).toEqual([11_000]);
    expect(clock.pending()).toBe(0);
  });
});

import { expect, it } from 'vitest';
import type { TakeResult } from '../src/http/rate-limit/token-buckets.ts';

type Take = (subject: string, perMinute: number) => TakeResult | Promise<TakeResult>;

/** The behavior of token buckets, in whichever store they are. `open` returns empty ones with this clock. */
export function limitStoreSuite(open: (clock: () => number) => Promise<{ readonly take: Take }>): void {
  async function make() {
    let now = 1_780_000_000_000;
    const { take } = await open(() => now);
    return {
      take,
      pass: (ms: number) => {
        now += ms;
      },
      /** Number of allowed calls. */
      async allowed(count: number, subject = 'a', perMinute = 60): Promise<number> {
        let allowed = 0;
        for (let call = 0; call < count; call += 1) {
          const result = await take(subject, perMinute);
          if (result.allowed) allowed += 1;
        }
        return allowed;
      },
    };
  }

  it('allows a minute of calls at once, then as many as are refilled', async () => {
    const { allowed, pass } = await make();
    expect(await allowed(100)).toBe(60);
    pass(1000);
    expect(await allowed(10)).toBe(1);
    pass(30_000);
    expect(await allowed(100)).toBe(30);
    pass(3_600_000);
    expect(await allowed(100)).toBe(60);
  });

  it('returns how many calls remain and how long to wait, which is sufficient', async () => {
    const { take, allowed, pass } = await make();
    expect(await take('a', 60)).toEqual({ allowed: true, remaining: 59, waitMs: 0, fullMs: 1000 });
    await allowed(59);
    const rejected = await take('a', 60);
    expect(rejected).toEqual({ allowed: false, remaining: 0, waitMs: 1000, fullMs: 60_000 });
    pass(rejected.waitMs - 1);
    expect((await take('a', 60)).allowed).toBe(false);
    pass(1);
    expect((await take('a', 60)).allowed).toBe(true);
  });

  it('does not count rejected calls', async () => {
    const { allowed, pass } = await make();
    await allowed(60);
    await allowed(500);
    pass(1000);
    expect(await allowed(2)).toBe(1);
  });

  it('has one token bucket per subject', async () => {
    const { allowed } = await make();
    expect([await allowed(100, 'a'), await allowed(100, 'b')]).toEqual([60, 60]);
  });

  it('survives a clock that is set back', async () => {
    const { allowed, pass } = await make();
    expect(await allowed(10)).toBe(10);
    pass(-86_400_000);
    expect(await allowed(100)).toBe(50);
    pass(1000);
    expect(await allowed(100)).toBe(1);
  });

  it('allows exactly the limit of calls that arrive together', async () => {
    const { take } = await make();
    const results = await Promise.all(Array.from({ length: 200 }, () => take('a', 60)));
    expect(results.filter(({ allowed }) => allowed)).toHaveLength(60);
  });
}

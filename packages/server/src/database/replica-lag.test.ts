import { describe, expect, it } from 'vitest';
import { createReplicaLag } from './replica-lag.ts';

/** A primary that writes 100 bytes per second from second 0 to `seconds`. */
function observe(seconds: number) {
  const lag = createReplicaLag();
  for (let second = 0; second <= seconds; second += 1) {
    lag.observePrimary({ lsn: BigInt(second * 100), at: second * 1000 });
  }
  return lag;
}

describe('createReplicaLag', () => {
  it('is the time since the primary was where the replica is', () => {
    const lag = observe(10);
    expect(lag.lagOf(450n, { now: 10_200, isPrimaryAway: false })).toBe(6200);
    expect(lag.lagOf(1000n, { now: 10_200, isPrimaryAway: false })).toBe(200);
  });

  it('does not grow while the primary writes nothing', () => {
    const lag = observe(1);
    for (let second = 2; second <= 100; second += 1) {
      lag.observePrimary({ lsn: 100n, at: second * 1000 });
      expect(lag.lagOf(100n, { now: second * 1000 + 5, isPrimaryAway: false })).toBe(5);
    }
  });

  it('grows while the replica is cut off and the primary writes, for longer than positions are remembered', () => {
    const lag = observe(2);
    expect(lag.lagOf(200n, { now: 2000, isPrimaryAway: false })).toBe(0);
    for (let second = 3; second <= 300; second += 1) {
      lag.observePrimary({ lsn: BigInt(second * 100), at: second * 1000 });
      expect(lag.lagOf(200n, { now: second * 1000, isPrimaryAway: false })).toBe((second - 2) * 1000);
    }
    expect(lag.lagOf(30_000n, { now: 300_000, isPrimaryAway: false })).toBe(0);
  });

  it('stays that of the last moment while the primary is away', () => {
    const lag = observe(10);
    expect(lag.lagOf(900n, { now: 60_000, isPrimaryAway: true })).toBe(1000);
    expect(lag.lagOf(900n, { now: 90_000, isPrimaryAway: true })).toBe(1000);
  });

  it('is unknown until the replica has replayed a known position', () => {
    const lag = createReplicaLag();
    expect(lag.lagOf(5n, { now: 0, isPrimaryAway: false })).toBeUndefined();
    lag.observePrimary({ lsn: 100n, at: 0 });
    expect(lag.lagOf(99n, { now: 10, isPrimaryAway: false })).toBeUndefined();
    expect(lag.lagOf(100n, { now: 10, isPrimaryAway: false })).toBe(10);
  });

  it('follows a new primary whose log is behind that of the lost one', () => {
    const lag = observe(10);
    lag.observePrimary({ lsn: 950n, at: 20_000 });
    expect(lag.lagOf(950n, { now: 20_100, isPrimaryAway: false })).toBe(100);
  });
});

/** A replica that is further behind serves no reads. */
export const MAX_LAG_MS = 5000;

/** Positions to remember: a minute of them, more than any lag that matters. */
const MAX_POSITIONS = 60;

/** What is known about a replica. */
export interface ReplicaStatus {
  /**
   * - `ok`: it serves reads.
   * - `behind`: its lag is 5 s or more.
   * - `promoted`: it is a primary now.
   * - `unavailable`: it cannot be reached.
   */
  readonly state: 'ok' | 'behind' | 'promoted' | 'unavailable';
  /** How far it is behind the primary, in ms. Undefined while it cannot be reached, and once it is promoted. */
  readonly lagMs: number | undefined;
}

/** A position in the write-ahead log of the primary, and when it was reached. */
interface Position {
  readonly lsn: bigint;
  readonly at: number;
}

export interface ReplicaLag {
  /** Remembers the position of the primary at a time. */
  readonly observePrimary: (position: Position) => void;
  /**
   * The lag in ms of a replica that has replayed the log up to `lsn`. While the primary is away it writes nothing, so the
   * lag is that of the moment when it was seen last. Undefined until the replica has replayed a known position.
   */
  readonly lagOf: (
    lsn: bigint,
    options: { readonly now: number; readonly isPrimaryAway: boolean },
  ) => number | undefined;
}

/**
 * Measures how far a replica is behind, by what it has replayed of what the primary had written at which time. The
 * clocks of the servers do not matter, neither does a primary that writes nothing, and a replica that is cut off from
 * its primary, which considers itself current, is found out.
 */
export function createReplicaLag(): ReplicaLag {
  /** The first one is the newest that the replica has replayed, if there is one. */
  let positions: Position[] = [];

  return {
    observePrimary(position) {
      positions.push(position);
      // The oldest one tells the lag.
      if (positions.length > MAX_POSITIONS) positions.splice(1, 1);
    },
    lagOf(lsn, { now, isPrimaryAway }) {
      const replayed = positions.findLastIndex((position) => position.lsn <= lsn);
      if (replayed === -1) return undefined;
      positions = positions.slice(replayed);
      const until = isPrimaryAway ? positions.at(-1)?.at : now;
      return Math.max(0, (until ?? now) - (positions[0]?.at ?? now));
    },
  };
}

import { useCallback, useState } from 'react';

export interface Recoveries {
  /** Number of successes that followed a failure. */
  readonly recoveries: number;
  readonly onFailed: () => void;
  readonly onSucceeded: () => void;
}

/** Counts recoveries of the server, so that other failed requests can be retried. */
export function useRecoveries(): Recoveries {
  const [health, setHealth] = useState({ failed: false, recoveries: 0 });
  const onFailed = useCallback(() => setHealth(({ recoveries }) => ({ failed: true, recoveries })), []);
  const onSucceeded = useCallback(
    () => setHealth((before) => (before.failed ? { failed: false, recoveries: before.recoveries + 1 } : before)),
    [],
  );
  return { recoveries: health.recoveries, onFailed, onSucceeded };
}

import { useCallback, useState } from 'react';

export interface Recoveries {
  /** Number of successes that followed a failure. */
  readonly recoveries: number;
  readonly onFailed: () => void;
  readonly onSucceeded: () => void;
}

/**
 * Counts how often the server has recovered (the list loaded after a failure), so that the other failed requests of the
 * page are retried.
 */
export function useRecoveries(): Recoveries {
  const [health, setHealth] = useState({ failed: false, recoveries: 0 });
  const onFailed = useCallback(() => setHealth(({ recoveries }) => ({ failed: true, recoveries })), []);
  const onSucceeded = useCallback(
    () => setHealth((before) => (before.failed ? { failed: false, recoveries: before.recoveries + 1 } : before)),
    [],
  );
  return { recoveries: health.recoveries, onFailed, onSucceeded };
}

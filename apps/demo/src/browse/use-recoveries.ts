import { useCallback, useState } from 'react';

export interface Recoveries {
  /** How often the service has answered again after a failure. */
  readonly recoveries: number;
  readonly onFailed: () => void;
  readonly onAnswered: () => void;
}

/** Notices when the service is back, for whatever else failed in the meantime. */
export function useRecoveries(): Recoveries {
  const [health, setHealth] = useState({ failed: false, recoveries: 0 });
  const onFailed = useCallback(() => setHealth(({ recoveries }) => ({ failed: true, recoveries })), []);
  const onAnswered = useCallback(
    () => setHealth((now) => (now.failed ? { failed: false, recoveries: now.recoveries + 1 } : now)),
    [],
  );
  return { recoveries: health.recoveries, onFailed, onAnswered };
}

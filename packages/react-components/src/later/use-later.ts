import { useEffect, useMemo, useState } from 'react';
import { createLater } from './create-later.ts';

/** Parts of a widget that its first paint does without; `later` once they are here. `load` must stay the same function. */
export function useLater<T extends object>(load: () => Promise<T>) {
  const [later, setLater] = useState<T>();
  const need = useMemo(() => createLater(load, setLater), [load]);
  useEffect(() => {
    // Behind all that the first commit has asked for.
    const timer = setTimeout(need);
    return () => clearTimeout(timer);
  }, [need]);
  return { later, need };
}

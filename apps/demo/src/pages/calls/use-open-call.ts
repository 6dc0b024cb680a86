import { useEffect, useState } from 'react';
import type { Call } from './call.ts';
import { CALLS, callId } from './call-groups.ts';

const [FIRST] = CALLS;

/** The call that the address names after `#`, so that it can be linked to; the first one otherwise. */
export function useOpenCall(page: Window): Call | undefined {
  const [hash, setHash] = useState(page.location.hash);
  useEffect(() => {
    const read = () => setHash(page.location.hash);
    page.addEventListener('hashchange', read);
    return () => page.removeEventListener('hashchange', read);
  }, [page]);
  return CALLS.find((call) => `#${callId(call)}` === hash) ?? FIRST;
}

import { useEffect, useState } from 'react';
import type { Method } from './method.ts';
import { METHODS, methodId } from './method-groups.ts';

const [FIRST] = METHODS;

/** The method named by the URL's hash, or the first one. */
export function useOpenMethod(page: Window): Method | undefined {
  const [hash, setHash] = useState(page.location.hash);
  useEffect(() => {
    const read = () => setHash(page.location.hash);
    page.addEventListener('hashchange', read);
    return () => page.removeEventListener('hashchange', read);
  }, [page]);
  return METHODS.find((method) => `#${methodId(method)}` === hash) ?? FIRST;
}

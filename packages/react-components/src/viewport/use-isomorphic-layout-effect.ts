import { useEffect, useLayoutEffect } from 'react';

/** A layout effect in a browser; on a server, where React 18 warns about those, an effect, which does not run. */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

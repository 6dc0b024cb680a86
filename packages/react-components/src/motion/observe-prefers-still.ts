const QUERIES = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean | undefined } | undefined;
}

/** Whether the viewer asks for less motion, or for fewer bytes. */
export function prefersStill(): boolean {
  return (
    QUERIES.some((query) => globalThis.matchMedia?.(query).matches) ||
    Boolean((navigator as SavingNavigator).connection?.saveData)
  );
}

export function observePrefersStill(onChange: () => void): () => void {
  const queries = QUERIES.map((query) => globalThis.matchMedia?.(query));
  for (const query of queries) query?.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query?.removeEventListener('change', onChange);
  };
}

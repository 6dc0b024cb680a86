interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean | undefined } | undefined;
}

/** Whether the viewer asks for less motion, or for fewer bytes. */
export function prefersStill(): boolean {
  return Boolean(reducedMotion()?.matches || (navigator as SavingNavigator).connection?.saveData);
}

export function observePrefersStill(onChange: () => void): () => void {
  const query = reducedMotion();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

function reducedMotion(): MediaQueryList | undefined {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
}

/** Results are shared between callers, so nobody may change them. What is no object counts as frozen. */
export function deepFreeze<T>(value: T): T {
  if (!Object.isFrozen(value)) Object.values(Object.freeze(value) as object).forEach(deepFreeze);
  return value;
}

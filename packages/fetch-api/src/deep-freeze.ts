/** Results are shared between callers, so nobody may change them. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const name in value) deepFreeze(value[name]);
  }
  return value;
}

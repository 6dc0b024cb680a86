/** Replaces one value anywhere in a response, so that the values around it are still read. */
export function damage(
  value: unknown,
  { replacement, index }: { readonly replacement: unknown; readonly index: number },
): unknown {
  let remaining = index;
  const visit = (part: unknown): unknown => {
    remaining -= 1;
    if (remaining === -1) return replacement;
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part === 'object' && part !== null) {
      return Object.fromEntries(Object.entries(part).map(([name, field]) => [name, visit(field)]));
    }
    return part;
  };
  return visit(value);
}

const sorted = (values) => [...values].sort((a, b) => a - b);

/** The value below which `share` (0 to 1) of the values lie. */
export function quantile(values, share) {
  const ordered = sorted(values);
  return ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))];
}

export function median(values) {
  const ordered = sorted(values);
  const middle = ordered.length >> 1;
  return ordered.length % 2 === 1 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2;
}

/** Median with its extremes, as the tables show it. */
export const spread = (values) => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});

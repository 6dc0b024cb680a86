/**
 * The time windows of the collector. In the plot, a bar counts the events of `bucketMinutes`, and the time axis has a
 * label every `labelMinutes`.
 */
export const WINDOWS = [
  { name: '15m', label: '15 min', description: 'the last 15 minutes', bucketMinutes: 1, labelMinutes: 5 },
  { name: '1h', label: '1 hour', description: 'the last hour', bucketMinutes: 1, labelMinutes: 15 },
  { name: '6h', label: '6 hours', description: 'the last 6 hours', bucketMinutes: 5, labelMinutes: 120 },
  { name: '24h', label: '24 hours', description: 'the last 24 hours', bucketMinutes: 15, labelMinutes: 360 },
] as const;

export type TimeWindow = (typeof WINDOWS)[number];

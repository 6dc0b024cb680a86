/** Windows of summaries in minutes. Few, so that few summaries are computed. */
export const WINDOWS = { '15m': 15, '1h': 60, '6h': 360, '24h': 1440 } as const;

export type WindowName = keyof typeof WINDOWS;

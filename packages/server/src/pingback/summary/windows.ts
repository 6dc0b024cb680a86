/** How far back a summary looks, in minutes, by the name of the parameter. Few, so that few are ever computed. */
export const WINDOWS = { '15m': 15, '1h': 60, '6h': 360, '24h': 1440 } as const;

export type WindowName = keyof typeof WINDOWS;

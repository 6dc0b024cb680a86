/** Logs a call of a callback. */
export type LogCall = (name: string, summary?: string) => void;

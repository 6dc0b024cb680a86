import type { LogLevel } from './report.ts';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warning', error: 'error' } as const;
type Method = keyof typeof LEVELS;
export type ConsoleLike = Pick<Console, Method>;

/** Calls `onEntry` for each message logged to the console, after the console itself. Returns a cleanup function. */
export function observeConsole(console: ConsoleLike, onEntry: (text: string, level: LogLevel) => void): () => void {
  const cleanups = (Object.keys(LEVELS) as Method[]).map((method) => {
    const original = console[method];
    const wrapped = (...args: unknown[]) => {
      original.apply(console, args);
      try {
        onEntry(args.map(toText).join(' '), LEVELS[method]);
      } catch {
        // The value cannot be inspected, such as a revoked proxy. The console has logged it.
      }
    };
    console[method] = wrapped;
    return () => {
      if (console[method] === wrapped) console[method] = original;
    };
  });
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

/** Objects are reduced to their type, because their contents may be private. */
function toText(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return typeof value === 'object' && value !== null ? Object.prototype.toString.call(value) : String(value);
}

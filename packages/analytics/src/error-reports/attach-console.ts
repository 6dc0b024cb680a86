import type { LogLevel } from './report.ts';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warning', error: 'error' } as const;
type Method = keyof typeof LEVELS;
export type ConsoleLike = Pick<Console, Method>;

/** Also tells `onEntry` what is written to the console, which goes on as ever. */
export function attachConsole(console: ConsoleLike, onEntry: (text: string, level: LogLevel) => void): () => void {
  const restore = (Object.keys(LEVELS) as Method[]).map((method) => {
    const original = console[method];
    const wrapped = (...args: unknown[]) => {
      original.apply(console, args);
      try {
        onEntry(args.map(textOf).join(' '), LEVELS[method]);
      } catch {
        // A thing that cannot be looked at, such as a revoked proxy: the console itself takes it.
      }
    };
    console[method] = wrapped;
    return () => {
      if (console[method] === wrapped) console[method] = original;
    };
  });
  return () => {
    for (const each of restore) each();
  };
}

/** Objects by their kind only: what is in them may be the viewer's. */
function textOf(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return typeof value === 'object' && value !== null ? Object.prototype.toString.call(value) : String(value);
}

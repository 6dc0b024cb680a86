import { ZoetropeError } from './error.ts';

/** Throws for a time that is none, by its name: a timer takes NaN, and what is below 0, for "at once". */
export function checkTimes(times: { readonly [name: string]: unknown }): void {
  for (const name in times) {
    const ms = times[name] as number;
    if (ms < 0 || Number.isNaN(ms)) throw new ZoetropeError(`${name} cannot be ${ms}`, { code: 'validation' });
  }
}

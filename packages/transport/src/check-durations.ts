import { ZoetropeError } from './error.ts';

/**
 * Throws a `validation` error that names the first value that is negative or NaN: timers would treat it as 0.
 *
 * @example
 * checkDurations({ timeout: 5_000, totalTimeout: Number.NaN }); // throws: totalTimeout cannot be NaN
 */
export function checkDurations(durations: { readonly [name: string]: unknown }): void {
  for (const name in durations) {
    const ms = durations[name];
    if (typeof ms !== 'number') continue;
    if (ms < 0 || Number.isNaN(ms)) throw new ZoetropeError(`${name} cannot be ${ms}`, { code: 'validation' });
  }
}

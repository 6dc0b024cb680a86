/** A source of the current time. Injected, so that tests can control it. */
export interface Clock {
  /** Returns milliseconds since a fixed time, such as 1970 (`Date`) or the start of the page (`performance`). */
  now(): number;
}

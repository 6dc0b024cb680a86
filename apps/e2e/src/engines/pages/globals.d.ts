interface Window {
  /** Sends a value to the test. */
  report(value: unknown): void;
}

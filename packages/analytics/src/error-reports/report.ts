export type LogLevel = 'debug' | 'info' | 'warning' | 'error';

/** A message logged before an error. */
export interface LogEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly level: LogLevel;
  readonly text: string;
}

/** An error and its context. */
export interface ErrorReport {
  /** The value that was thrown. */
  readonly error: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** URL of the page, without query and fragment. */
  readonly url: string;
  /** The newest 30 log entries, oldest first. */
  readonly logs: readonly LogEntry[];
  /** False for an uncaught error. */
  readonly handled: boolean;
}

/** Sends reports to a service. Loaded with the first report. */
export interface ReportClient {
  send(report: ErrorReport): void;
  /** Resolves when all reports have been sent, or have failed. */
  close(): Promise<unknown>;
}

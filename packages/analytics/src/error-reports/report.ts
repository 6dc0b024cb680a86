export type LogLevel = 'debug' | 'info' | 'warning' | 'error';

/** One line of what happened before an error. */
export interface LogEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly level: LogLevel;
  readonly text: string;
}

/** An error and what was known when it happened. */
export interface ErrorReport {
  /** Whatever was thrown. */
  readonly error: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Address of the page, without its query. */
  readonly url: string;
  /** The newest 30 entries, oldest first. */
  readonly logs: readonly LogEntry[];
  /** False for an error that nobody caught. */
  readonly handled: boolean;
}

/** Brings reports to a service. Loaded only when there is something to report. */
export interface ReportClient {
  send(report: ErrorReport): void;
  /** Resolves when what was sent has arrived, or cannot. */
  close(): Promise<unknown>;
}

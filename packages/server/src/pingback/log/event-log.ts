/** A message of the log: the events of one request. */
export interface LoggedMessage {
  readonly content: Uint8Array;
  /** Whether it was delivered before, and may have been stored then. */
  readonly isRedelivered: boolean;
  /** Deletes the message from the log, once its events are committed. */
  readonly acknowledge: () => void;
  /** Deletes a message that nobody can read. */
  readonly drop: () => void;
  /** Returns the message to the log, for another worker. */
  readonly release: () => void;
  /** Keeps the message for longer. Without a call for 5 s, another worker gets it. */
  readonly extend: () => void;
}

/** The messages that no worker has stored yet. */
export interface LogState {
  /** Messages that are not stored yet. */
  readonly messages: number;
  readonly bytes: number;
  /** The size at which the log is full. */
  readonly maxBytes: number;
  readonly isFull: boolean;
  /** Time of the oldest message in milliseconds since 1970. Undefined if there is none. */
  readonly oldest: number | undefined;
}

/** Keeps events on disk until a worker has stored them in the database. */
export interface EventLog {
  /** Resolves once the log has the message on disk. Rejects with 503 if it is full or cannot be reached. */
  readonly append: (content: Uint8Array) => Promise<void>;
  /**
   * Yields up to `max` messages as they arrive. Ends after some seconds, or if the signal is aborted. Throws if the
   * log cannot be reached.
   */
  readonly fetch: (max: number, signal: AbortSignal) => AsyncIterable<LoggedMessage>;
  /** Rejects if the log cannot be reached. */
  readonly state: () => Promise<LogState>;
  /** Sends the last acknowledgements and closes the connection. */
  readonly close: () => Promise<void>;
}

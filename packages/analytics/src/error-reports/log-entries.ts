import { redact } from '@zoetrope/transport';
import type { LogEntry, LogLevel } from './report.ts';
import { MAX_TEXT_LENGTH, truncate } from './text-lengths.ts';

/** Spec §9. */
const MAX_ENTRIES = 30;
/** Applications log whole responses: only this much of a message is searched for keys. */
const MAX_REDACTED = 4 * MAX_TEXT_LENGTH;

export interface LogEntries {
  add(text: string, level: LogLevel): void;
  /** Returns the newest 30, oldest first. */
  all(): readonly LogEntry[];
}

/** The most recent log entries of the page. Keys and tokens are redacted when an entry is added. */
export function createLogEntries(now: () => number): LogEntries {
  let entries: readonly LogEntry[] = [];
  return {
    add(text, level) {
      const entry = { at: now(), level, text: truncate(redact(text.slice(0, MAX_REDACTED)), MAX_TEXT_LENGTH) };
      entries = [...entries, entry].slice(-MAX_ENTRIES);
    },
    all: () => entries,
  };
}

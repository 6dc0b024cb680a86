import { redact } from '@zoetrope/transport';
import type { LogEntry, LogLevel } from './report.ts';
import { MAX_TEXT, truncate } from './text-lengths.ts';

/** Spec §9. */
const MAX_ENTRIES = 30;
/** More is not even looked at for keys: people log whole answers. */
const MAX_READ = 4 * MAX_TEXT;

export interface LogEntries {
  add(text: string, level: LogLevel): void;
  /** The newest 30, oldest first. */
  all(): readonly LogEntry[];
}

/** What happened on the page lately. Keys and tokens are struck out when an entry comes in. */
export function createLogEntries(now: () => number): LogEntries {
  let entries: readonly LogEntry[] = [];
  return {
    add(text, level) {
      const entry = { at: now(), level, text: truncate(redact(text.slice(0, MAX_READ)), MAX_TEXT) };
      entries = [...entries, entry].slice(-MAX_ENTRIES);
    },
    all: () => entries,
  };
}

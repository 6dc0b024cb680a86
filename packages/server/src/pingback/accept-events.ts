import type { ClientType } from '@zoetrope/model';
import type { Collector } from './collector.ts';
import { toEventRow } from './event-row.ts';
import type { ParsedEvent } from './event-schema.ts';
import type { EventLog } from './log/event-log.ts';
import { writeMessage } from './log/log-message.ts';
import type { Outcome } from './store-rows.ts';

/** `logged`: the event log has it on disk, and a worker will store it unless it is a duplicate. */
export type Acceptance = Outcome | 'logged';

/** Resolves with the outcome of each event once it is on disk. */
export type AcceptEvents = (events: readonly ParsedEvent[], client: ClientType) => Promise<readonly Acceptance[]>;

interface StoreOptions {
  readonly collector: Collector;
  readonly payloadSecret: () => Promise<string>;
  readonly clock: () => number;
}

/** Accepts events by storing them. */
export function acceptInDatabase({ collector, payloadSecret, clock }: StoreOptions): AcceptEvents {
  return async (events, client) => {
    const options = { client, secret: await payloadSecret(), now: clock() };
    return collector.collect(events.map((event) => toEventRow(event, options)));
  };
}

interface LogOptions {
  readonly log: EventLog;
  readonly clock: () => number;
  readonly onLogged: (events: number) => void;
}

/** Accepts events by appending them to a log. Needs no database. */
export function acceptInLog({ log, clock, onLogged }: LogOptions): AcceptEvents {
  return async (events, client) => {
    if (events.length === 0) return [];
    await log.append(writeMessage({ at: clock(), client, events }));
    onLogged(events.length);
    return events.map(() => 'logged');
  };
}

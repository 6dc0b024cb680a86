import type { LaneUsage } from '../database/database-pool.ts';
import type { ReplicaStatus } from '../database/replica-lag.ts';
import type { CountedIn } from '../http/rate-limit/shared-limits.ts';
import type { ListFilter } from '../library/gifs/list-filter.ts';
import type { RenderedFile } from '../media/rendition-store.ts';
import type { WorkQueueUsage } from '../media/work-queue.ts';
import type { IngestUsage } from '../pingback/collector.ts';
import type { EventMetrics } from '../pingback/create-pingback.ts';
import type { EventLog } from '../pingback/log/event-log.ts';

export interface ObservedRequest {
  readonly method: string;
  /** The pattern of the route, never a path. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** State that is read when somebody reads the metrics. */
export interface MetricSources {
  readonly queues: () => readonly QueueState[];
  readonly lanes: () => readonly LaneUsage[];
  /** Undefined without a replica. */
  readonly replica?: (() => ReplicaStatus) | undefined;
  readonly events: () => IngestUsage;
  /** Undefined without an event log. */
  readonly log?: EventLog['state'] | undefined;
}

export interface QueueState extends WorkQueueUsage {
  readonly queue: 'renditions' | 'drawing';
}

/** Counts what the service does. Labels have few values, and none of them comes from a caller. */
export interface Metrics extends EventMetrics {
  readonly observeRequest: (request: ObservedRequest) => void;
  /** Counts a successful search for items, in any dialect. */
  readonly countSearch: (kind: ListFilter['kind']) => void;
  readonly observeRendition: (file: RenderedFile) => void;
  /** Counts a call with shared limits, by where it was counted. */
  readonly countLimited: (counted: CountedIn) => void;
  readonly watch: (sources: MetricSources) => void;
  /** Whether an address may read the metrics. */
  readonly isAllowed: (address: string) => boolean;
  /** The metrics in the text format of Prometheus. */
  readonly read: () => Promise<{ readonly contentType: string; readonly body: string }>;
}

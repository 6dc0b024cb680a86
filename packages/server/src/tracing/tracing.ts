/** Values that describe a span, by their names in the semantic conventions of OpenTelemetry. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanStart {
  readonly name: string;
  readonly attributes: SpanAttributes;
}

/** What is known once a request or call has ended. */
export interface SpanEnd {
  readonly attributes: SpanAttributes;
  /** Default: the name with which the span has started. */
  readonly name?: string | undefined;
  /** The class of the error, such as `503`. Undefined unless it has failed. */
  readonly errorType?: string | undefined;
}

/** The span of a request. */
export interface RequestSpan {
  /** Undefined without an SDK. */
  readonly traceId: string | undefined;
  /** Runs the request: its calls become children of the span. */
  readonly run: <T>(action: () => Promise<T>) => Promise<T>;
  readonly end: (end: SpanEnd) => void;
}

/** Records requests, and the calls that they cause, as spans. */
export interface Tracing {
  /** Whether an SDK receives the spans. */
  readonly hasSdk: boolean;
  /** Begins the span of a request. Its parent is the current span, or the one that the headers name. */
  readonly startRequest: (start: SpanStart, headers: Headers) => RequestSpan;
  /**
   * Runs a call to a database or another service in a span, if it belongs to a request that is recorded. `describe` gets
   * the result; errors fail the span with their code or name, and never with their message.
   */
  readonly traceCall: <T>(start: SpanStart, call: () => Promise<T>, describe?: (result: T) => SpanEnd) => Promise<T>;
  /** Binds a function to the current request: streams call theirs when somebody reads them. */
  readonly bind: <T extends (...values: never[]) => unknown>(action: T) => T;
}

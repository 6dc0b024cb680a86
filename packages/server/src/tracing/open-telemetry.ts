import type { Span } from '@opentelemetry/api';
import { ServerError } from '../server-error.ts';
import { PACKAGE_VERSION } from '../version.ts';
import type { SpanEnd, Tracing } from './tracing.ts';

type OpenTelemetry = typeof import('@opentelemetry/api');

/** Loads the optional peer dependency. Throws a `ServerError` with the install command if it is missing. */
export async function loadOpenTelemetry(
  load = (): Promise<OpenTelemetry> => import('@opentelemetry/api'),
): Promise<OpenTelemetry> {
  try {
    return await load();
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing) throw cause;
    const command = 'npm install @opentelemetry/api@1';
    throw new ServerError(`Traces require the package @opentelemetry/api. Install it: ${command}`, { cause });
  }
}

/**
 * Creates the tracing of one process, for `createApp`, `openPostgres`, `openEmbedded` and `openObjectStorage`. The spans
 * go to the SDK of OpenTelemetry that the process has registered, and nowhere without one. Throws a `ServerError` with
 * the install command if `@opentelemetry/api`, an optional peer dependency, is not installed.
 *
 * @example
 * const tracing = await createTracing();
 * const { db, pool } = await openPostgres('postgres://localhost/zoetrope', { tracing });
 */
export async function createTracing(): Promise<Tracing> {
  const { context, isSpanContextValid, propagation, SpanKind, SpanStatusCode, trace } = await loadOpenTelemetry();
  const tracer = trace.getTracer('@zoetrope/server', PACKAGE_VERSION);

  function endSpan(span: Span, { attributes, name, errorType }: SpanEnd): void {
    if (name !== undefined) span.updateName(name);
    span.setAttributes(attributes);
    if (errorType !== undefined) {
      span.setAttribute('error.type', errorType);
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  }

  return {
    // Never ended, so it is not exported.
    hasSdk: isSpanContextValid(tracer.startSpan('probe').spanContext()),
    startRequest({ name, attributes }, headers) {
      const current = context.active();
      const parent =
        trace.getSpan(current) === undefined ? propagation.extract(current, Object.fromEntries(headers)) : current;
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
      const spanContext = span.spanContext();
      return {
        traceId: isSpanContextValid(spanContext) ? spanContext.traceId : undefined,
        run: (action) => context.with(trace.setSpan(parent, span), action),
        end: (end) => endSpan(span, end),
      };
    },
    bind: (action) => context.bind(context.active(), action),
    async traceCall({ name, attributes }, call, describe = () => ({ attributes: {} })) {
      // A timer that a request has started continues in its context, but is not part of it once it has ended.
      if (trace.getActiveSpan()?.isRecording() !== true) return call();
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
      try {
        const result = await context.with(trace.setSpan(context.active(), span), call);
        endSpan(span, describe(result));
        return result;
      } catch (error) {
        endSpan(span, { attributes: {}, errorType: errorTypeOf(error) });
        throw error;
      }
    },
  };
}

/** The code of an error, such as `57014` or `ECONNREFUSED`, or its name. */
function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return '_OTHER';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

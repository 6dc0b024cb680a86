import { describeError } from './describe-error.ts';
import { formatDuration, sourceOf } from './describe-exchange.ts';
import type { Outcome } from './use-request.ts';

export interface ResponseViewProps {
  readonly outcome: Outcome;
  /** Whether a field already announces the error. */
  readonly isErrorAnnounced: boolean;
}

/** The request and its response: the typed result, or the error with all its fields. */
export function ResponseView({ outcome, isErrorAnnounced }: ResponseViewProps) {
  if (outcome.status === 'idle') return <p className="method-waiting">Send the request to see the response.</p>;
  if (outcome.status === 'running') {
    return (
      <p className="method-waiting" role="status">
        Loading…
      </p>
    );
  }
  const { status, value, ms, exchanges } = outcome;
  const hasFailed = status === 'failed';
  const last = exchanges.at(-1);
  const shown = hasFailed ? describeError(value) : value;
  return (
    <section className="method-result" data-failed={hasFailed || undefined} aria-label="Response">
      <p className="method-verdict" role={hasFailed && !isErrorAnnounced ? 'alert' : 'status'}>
        {hasFailed ? `Failed: ${String(describeError(value).message)}` : 'Succeeded'}
      </p>
      <dl className="method-facts">
        <div>
          <dt>Source</dt>
          <dd>{sourceOf({ exchanges, hasFailed })}</dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>{formatDuration(ms)}</dd>
        </div>
        {last ? (
          <>
            <div>
              <dt>Status</dt>
              <dd>{last.status || 'No response'}</dd>
            </div>
            <div className="method-url">
              <dt>Request</dt>
              <dd>
                {last.method} {last.url}
              </dd>
            </div>
          </>
        ) : null}
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard (WCAG 2.1.1). */}
      <section className="method-json" tabIndex={0} aria-label={hasFailed ? 'Error' : 'Result'}>
        <pre>{typeof shown === 'string' ? shown : JSON.stringify(shown, null, 2)}</pre>
      </section>
    </section>
  );
}

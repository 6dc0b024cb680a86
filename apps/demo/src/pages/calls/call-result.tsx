import { sourceOf, timeOf } from './describe-exchange.ts';
import { describeFailure } from './describe-failure.ts';
import type { Outcome } from './use-call.ts';

export interface CallResultProps {
  readonly outcome: Outcome;
  /** Whether a field announces the error already. */
  readonly isTold: boolean;
}

/** The request and its response: the typed result, or the error with all its fields. */
export function CallResult({ outcome, isTold }: CallResultProps) {
  if (outcome.status === 'idle') return <p className="call-waiting">Send the request to see the response.</p>;
  if (outcome.status === 'running') {
    return (
      <p className="call-waiting" role="status">
        Loading…
      </p>
    );
  }
  const { status, value, ms, exchanges } = outcome;
  const hasFailed = status === 'failed';
  const last = exchanges.at(-1);
  const shown = hasFailed ? describeFailure(value) : value;
  return (
    <section className="call-result" data-failed={hasFailed || undefined} aria-label="Response">
      <p className="call-verdict" role={hasFailed && !isTold ? 'alert' : 'status'}>
        {hasFailed ? `Failed: ${String(describeFailure(value).message)}` : 'Succeeded'}
      </p>
      <dl className="call-facts">
        <div>
          <dt>Source</dt>
          <dd>{sourceOf(exchanges, hasFailed)}</dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>{timeOf(ms)}</dd>
        </div>
        {last ? (
          <>
            <div>
              <dt>Status</dt>
              <dd>{last.status || 'No response'}</dd>
            </div>
            <div className="call-url">
              <dt>Request</dt>
              <dd>
                {last.method} {last.url}
              </dd>
            </div>
          </>
        ) : null}
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard (WCAG 2.1.1). */}
      <section className="call-json" tabIndex={0} aria-label={hasFailed ? 'Error' : 'Result'}>
        <pre>{typeof shown === 'string' ? shown : JSON.stringify(shown, null, 2)}</pre>
      </section>
    </section>
  );
}

import type { Summary } from './summary.ts';

/** Reasons for a rejection, by the invalid field. */
const REASONS: { readonly [field: string]: string } = {
  event: 'Not an event object',
  ts: 'Invalid timestamp',
  action_type: 'Unknown action',
  user_id: 'Missing viewer id',
  analytics_response_payload: 'Missing response payload',
  event_type: 'Invalid event type',
  event_id: 'Invalid event id',
  logged_in_user_id: 'Invalid user id',
  attributes: 'Too many or too long attributes',
};

/** The events that the collector rejected, and why. */
export function RejectedEvents({ rejected, duplicates }: Pick<Summary, 'rejected' | 'duplicates'>) {
  return (
    <section className="card rejected-events" aria-labelledby="rejected-events">
      <h2 id="rejected-events">Rejected events</h2>
      <dl>
        {rejected.map(({ field, events }) => (
          <div key={field}>
            <dt>
              {REASONS[field] ?? 'Invalid field'} <code>{field}</code>
            </dt>
            <dd data-bad>{events.toLocaleString('en')}</dd>
          </div>
        ))}
        {rejected.length === 0 ? (
          <div>
            <dt>Invalid</dt>
            <dd>0</dd>
          </div>
        ) : null}
        <div>
          <dt>Duplicates, counted once</dt>
          <dd>{duplicates.toLocaleString('en')}</dd>
        </div>
      </dl>
      <p>
        An invalid event does not affect the others: the collector stores the rest of the batch and reports which events
        it rejected, and why. Events that a client sends again are recognized by their id.
      </p>
    </section>
  );
}

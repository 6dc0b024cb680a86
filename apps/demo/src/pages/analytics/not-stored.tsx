import type { Summary } from './summary.ts';

/** What is wrong with an event, by the field that the collector names. */
const REASONS: { readonly [field: string]: string } = {
  event: 'It is no event at all',
  ts: 'Its time is not a time',
  action_type: 'Its action is unknown',
  user_id: 'It names no viewer',
  analytics_response_payload: 'It is about no answer',
  event_type: 'Its event type is not a short text',
  event_id: 'Its id is not an id',
  logged_in_user_id: 'Its user is not a short text',
  attributes: 'Its attributes are too many or too long',
};

/** The events that were not stored, and why: a client that sends them has a fault. */
export function NotStored({ refused, duplicates }: Pick<Summary, 'refused' | 'duplicates'>) {
  return (
    <section className="card not-stored" aria-labelledby="not-stored">
      <h2 id="not-stored">Not stored</h2>
      <dl>
        {refused.map(({ field, events }) => (
          <div key={field}>
            <dt>
              {REASONS[field] ?? 'A field is wrong'} <code>{field}</code>
            </dt>
            <dd data-bad>{events.toLocaleString('en')}</dd>
          </div>
        ))}
        {refused.length === 0 ? (
          <div>
            <dt>Refused</dt>
            <dd>0</dd>
          </div>
        ) : null}
        <div>
          <dt>Came again, and were counted once</dt>
          <dd>{duplicates.toLocaleString('en')}</dd>
        </div>
      </dl>
      <p>
        A bad event costs the others nothing: the collector stores the rest of its batch, and tells the sender which it
        refused and why. An event that is sent again, because its answer was lost, is known by its id.
      </p>
    </section>
  );
}

import type { TakedownEntry } from './takedown-entry.ts';

/** Why the public does not see a GIF, and where that is decided. Renders nothing for a public one. */
export function TakedownState({ entry: { gif, state, takedown } }: { readonly entry: TakedownEntry }) {
  if (takedown !== undefined) {
    const { reason, taken_down_at, moderator, note, mailed, is_blocked } = takedown;
    return (
      <div className="stack">
        <p>This GIF was taken down. Only moderators and its uploader can see it.</p>
        <dl className="takedown-facts">
          <dt>Reason</dt>
          <dd>{reason}</dd>
          {note ? (
            <>
              <dt>Note</dt>
              <dd>{note}</dd>
            </>
          ) : null}
          <dt>When</dt>
          <dd>
            <time dateTime={taken_down_at}>{new Date(taken_down_at).toLocaleString('en')}</time>
            {moderator ? `, by ${moderator}` : ''}
          </dd>
          {mailed === undefined ? null : (
            <>
              <dt>Owner</dt>
              <dd>{mailed ? 'notified by email' : 'not notified'}</dd>
            </>
          )}
          {is_blocked === undefined ? null : (
            <>
              <dt>Picture</dt>
              <dd>{is_blocked ? 'cannot be uploaded again' : 'can be uploaded again'}</dd>
            </>
          )}
        </dl>
        <a href={`#history/${gif.id}`}>History of this GIF</a>
      </div>
    );
  }
  if (state === 'pending') {
    return (
      <p>
        This GIF waits for approval: decide on it in the <a href="#queue">queue</a>. It can be taken down too.
      </p>
    );
  }
  if (state === 'rejected') {
    return (
      <p>
        This GIF was rejected: approve it in the <a href="#queue/rejected">queue</a>. It can be taken down too.
      </p>
    );
  }
  return state === 'hidden' ? <p>This GIF is hidden from searches and lists.</p> : null;
}

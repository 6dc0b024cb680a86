import type { ModerationAction } from '@zoetrope/model/management';
import { countGifs } from '../library/describe-results.ts';
import { agoText } from '../reports/ago-text.ts';
import { ACTION_LABELS, canUndo, reasonsOf } from './describe-action.ts';

/** GIFs that an action shows. An edit can have 500. */
export const MAX_GIFS = 5;

export interface ActionItemProps {
  readonly action: ModerationAction;
  /** By id, without those of deleted GIFs. */
  readonly titles: ReadonlyMap<string, string>;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly busy: boolean;
  readonly onUndo: () => void;
  readonly onShowGif: (id: string) => void;
}

/** An entry of the audit trail: what was done to which GIFs, by whom, when and why. */
export function ActionItem({ action, titles, now, busy, onUndo, onShowGif }: ActionItemProps) {
  const { id, gifs, moderator, at, message, note, undoes, undone_by } = action;
  const label = ACTION_LABELS[action.action];
  const rest = gifs.length - MAX_GIFS;
  const reasons = reasonsOf(action);
  const isDisabled = busy || !canUndo(action);
  return (
    <li className="card history-item" data-action={id}>
      <p className="report-head">
        <b className="report-term">{label}</b>
        <span className="soft">
          {moderator}, <time dateTime={at}>{agoText(now - Date.parse(at))}</time> (
          {new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })})
        </span>
      </p>
      <ul className="history-gifs" aria-label={countGifs(gifs.length)}>
        {gifs.slice(0, MAX_GIFS).map(({ gif_id }) => (
          <li key={gif_id}>
            <button type="button" className="button" title={gif_id} onClick={() => onShowGif(gif_id)}>
              <span className="visually-hidden">History of </span>
              {titles.get(gif_id) || (titles.has(gif_id) ? 'Untitled' : gif_id)}
            </button>
          </li>
        ))}
        {rest > 0 ? <li>and {rest} more</li> : null}
      </ul>
      {reasons.length > 0 ? <p>Reason: {reasons.join(', ')}</p> : null}
      {message ? <p>Message to the uploader: {message}</p> : null}
      {note ? <p>Note: {note}</p> : null}
      {undoes ? <p className="soft">This undid action {undoes}.</p> : null}
      <div className="history-foot">
        <span className="soft">
          Action {id}
          {undone_by ? `, undone by action ${undone_by}` : ''}
        </span>
        {action.action === 'deleted' ? null : (
          // It remains after the undo, so that it keeps the focus.
          <button type="button" className="button" aria-disabled={isDisabled} onClick={() => isDisabled || onUndo()}>
            Undo<span className="visually-hidden"> action {id}</span>
          </button>
        )}
      </div>
    </li>
  );
}

import type { ManagementClient } from '@zoetrope/management-api';
import type { ReportedGif } from '@zoetrope/model/management';
import { LoadError } from '@zoetrope/ui';
import { useState } from 'react';
import { CursorPagination } from '../forms/cursor-pagination.tsx';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import { GifThumb } from '../picker/gif-thumb.tsx';
import { REASON_LABELS } from '../picker/moderation-reasons.ts';
import { UndoButton } from '../queue/undo-button.tsx';
import { useUndo } from '../queue/use-undo.ts';

const PAGE_SIZE = 25;

export interface GifReportListProps {
  readonly client: Pick<
    ManagementClient,
    'getGifReports' | 'dismissGifReports' | 'takedown' | 'getModerationActions' | 'undoModeration'
  >;
}

/** GIFs that viewers have reported, by their first report. The last decision can be undone. */
export function GifReportList({ client }: GifReportListProps) {
  const [changes, setChanges] = useState(0);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const reported = useLoadWithPrevious(`gif-reports:${changes}:${cursor}`, ({ signal }) =>
    client.getGifReports({ limit: PAGE_SIZE, next_cursor: cursor }, { signal }),
  );
  const entries = reported.value?.data ?? [];

  const reload = () => setChanges((count) => count + 1);
  const { record, text, ...undo } = useUndo({
    subject: 'decision',
    undo: client.undoModeration,
    onChange: reload,
  });
  const dismiss = useAction(async ({ id, title }: ReportedGif['gif']) => {
    const action = await client.dismissGifReports({ gif_ids: [id] });
    record(action.id, `The reports of ${title || 'Untitled'} were dismissed.`);
    reload();
  });
  const takeDown = useAction(async ({ id, title }: ReportedGif['gif']) => {
    await client.takedown({ takedowns: [{ gif_id: id, reason: 'Reported by viewers' }], send_email: true });
    reload();
    const [action] = (await client.getModerationActions({ gif_id: id, limit: 1 })).data;
    record(action?.id, `${title || 'Untitled'} was taken down.`);
  });
  const busy = dismiss.busy || takeDown.busy;

  return (
    <section className="stack" aria-labelledby="gif-reports">
      <h2 className="section-title" id="gif-reports">
        Reported GIFs
      </h2>
      <p role="status">{text}</p>
      <FormError error={dismiss.error ?? takeDown.error ?? undo.undo.error} />
      {reported.error === undefined ? null : (
        <LoadError error={reported.error} missing="This server has no reports." onRetry={reported.retry} />
      )}
      {reported.value && entries.length === 0 ? (
        <p className="soft">{cursors.length === 0 ? 'No reported GIFs.' : 'No GIF is left on this page.'}</p>
      ) : null}
      {entries.length > 0 ? (
        <ul className="stack" aria-label="Reported GIFs">
          {entries.map((entry) => (
            <ReportedItem
              key={entry.gif.id}
              entry={entry}
              busy={busy}
              onDismiss={() => void dismiss.run(entry.gif)}
              onTakeDown={() => void takeDown.run(entry.gif)}
            />
          ))}
        </ul>
      ) : null}
      <CursorPagination cursors={cursors} next={reported.value?.next_cursor ?? ''} onChange={setCursors} />
      <div className="actions">
        <UndoButton {...undo} />
      </div>
    </section>
  );
}

interface ReportedItemProps {
  readonly entry: ReportedGif;
  readonly busy: boolean;
  readonly onDismiss: () => void;
  readonly onTakeDown: () => void;
}

function ReportedItem({ entry: { gif, reports, reasons, messages }, busy, onDismiss, onTakeDown }: ReportedItemProps) {
  const title = gif.title || 'Untitled';
  return (
    <li className="card report" data-gif={gif.id}>
      <div className="reported-head">
        <GifThumb gif={gif} />
        <p>
          <b className="report-term">{title}</b>
          <br />
          <span className="soft">{reports === 1 ? '1 viewer' : `${reports} viewers`}</span>
        </p>
      </div>
      <ul className="report-reasons" aria-label="Reasons">
        {reasons.map(({ reason, count }) => (
          <li key={reason} className="person-role">
            {REASON_LABELS[reason]}: {count}
          </li>
        ))}
      </ul>
      {messages.map(({ message, reported_at }) => (
        <p key={`${reported_at} ${message}`}>{message}</p>
      ))}
      <div className="actions">
        <button type="button" className="button" aria-disabled={busy} onClick={onDismiss}>
          Dismiss<span className="visually-hidden"> the reports of {title}</span>
        </button>
        <button type="button" className="button button-bad" aria-disabled={busy} onClick={onTakeDown}>
          Take down<span className="visually-hidden"> {title}</span>
        </button>
      </div>
    </li>
  );
}

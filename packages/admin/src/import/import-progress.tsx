import { focusOnce } from '../forms/focus-once.ts';
import { describeUpload } from '../upload/describe-upload.ts';
import { ProgressBar } from '../upload/progress-bar.tsx';
import { countStates, type FileState } from './import-files.ts';

export interface ImportProgressProps {
  readonly files: readonly File[];
  readonly states: readonly FileState[];
  readonly isRunning: boolean;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}

/** The progress of all files and of each; at the end, what was refused and why. */
export function ImportProgress({ files, states, isRunning, onCancel, onAgain }: ImportProgressProps) {
  const { imported, refused, canceled } = countStates(states);
  const done = imported + refused + canceled;
  const rows = files.map((file, index) => ({
    name: pathOf(file),
    state: states[index] ?? { status: 'waiting' as const },
  }));
  const refusedRows = rows.flatMap(({ name, state }) =>
    state.status === 'refused' ? [{ name, reason: state.reason, duplicateUrl: state.duplicateUrl }] : [],
  );
  return (
    <section className="card stack" aria-label="Progress of the import">
      <h2 className="section-title" tabIndex={-1} ref={focusOnce}>
        {isRunning ? 'Importing…' : 'Import finished'}
      </h2>
      <ProgressBar label="Import" value={done / files.length} />
      {/* Announced once, at the end: the bar has the progress. */}
      <p role="status">{isRunning ? '' : describeEnd({ imported, refused, canceled })}</p>
      {isRunning ? <p className="soft">{`${done} of ${files.length} files`}</p> : null}
      <div className="actions">
        {isRunning ? (
          <button type="button" className="button" onClick={onCancel}>
            Cancel
          </button>
        ) : (
          <button type="button" className="button button-primary" onClick={onAgain}>
            Import more
          </button>
        )}
      </div>
      {!isRunning && refusedRows.length > 0 ? (
        <>
          <h3 className="import-heading">Refused files</h3>
          <ul className="import-files" aria-label="Refused files">
            {refusedRows.map(({ name, reason, duplicateUrl }) => (
              <li key={name}>
                <b>{name}</b> <span>{reason}</span>
                {duplicateUrl ? (
                  <>
                    {' '}
                    <a href={duplicateUrl} target="_blank" rel="noreferrer">
                      Show that GIF
                    </a>
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {isRunning ? (
        <ul className="import-files" aria-label="Files">
          {rows.map(({ name, state }) => (
            <li key={name} data-status={state.status}>
              <b>{name}</b> <span>{describeState(state)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** With its folder, if a folder was chosen. */
function pathOf({ webkitRelativePath, name }: File): string {
  return webkitRelativePath || name;
}

function describeState(state: FileState): string {
  switch (state.status) {
    case 'waiting':
      return 'Waiting';
    case 'uploading':
      return describeUpload(state).text;
    case 'imported':
      return 'Imported';
    case 'refused':
      return state.reason;
    case 'canceled':
      return 'Canceled';
  }
}

function describeEnd({ imported, refused, canceled }: ReturnType<typeof countStates>): string {
  const parts = [
    `${imported === 1 ? '1 GIF was' : `${imported} GIFs were`} imported.`,
    ...(refused > 0 ? [`${refused === 1 ? '1 file was' : `${refused} files were`} refused.`] : []),
    ...(canceled > 0 ? [`${canceled === 1 ? '1 file was' : `${canceled} files were`} canceled.`] : []),
  ];
  return parts.join(' ');
}

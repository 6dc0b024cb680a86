import { isNotFound } from './error-text.ts';
import { Icon } from './icon.tsx';
import { Notice } from './notice.tsx';
import { serverErrorText } from './server-error.ts';

export interface LoadErrorProps {
  readonly error: unknown;
  /** Shown if the resource does not exist, so that a retry would not help. */
  readonly missing: string;
  readonly onRetry: () => void;
}

/** Shown in place of content that failed to load, with a retry button. */
export function LoadError({ error, missing, onRetry }: LoadErrorProps) {
  if (isNotFound(error)) return <Notice title={missing} urgent />;
  return (
    <Notice title="Loading failed." urgent>
      <p>{serverErrorText(error)}</p>
      <button type="button" className="button" onClick={onRetry}>
        <Icon name="retry" size={18} />
        Try again
      </button>
    </Notice>
  );
}

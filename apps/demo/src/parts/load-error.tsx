import { errorText, isMissing } from '../loading/error-text.ts';
import { Icon } from './icon.tsx';
import { Notice } from './notice.tsx';

export interface LoadErrorProps {
  readonly error: unknown;
  /** Shown instead when the resource does not exist: trying again would not help. */
  readonly missing: string;
  readonly onRetry: () => void;
}

/** Stands where the thing would have stood, with a way on. */
export function LoadError({ error, missing, onRetry }: LoadErrorProps) {
  if (isMissing(error)) return <Notice title={missing} urgent />;
  return (
    <Notice title="Loading failed." urgent>
      <p>{errorText(error)}</p>
      <button type="button" className="button" onClick={onRetry}>
        <Icon name="retry" size={18} />
        Try again
      </button>
    </Notice>
  );
}

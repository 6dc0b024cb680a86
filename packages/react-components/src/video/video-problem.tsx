import { videoAttributes } from './video-attributes.ts';

export interface VideoProblemProps {
  readonly text: string;
  /** Whether it interrupts what a screen reader says. */
  readonly isAlert: boolean;
  readonly retry: string;
  /** Without it there is nothing to try again. */
  readonly onRetry: (() => void) | undefined;
}

/** Says over the picture why nothing moves. */
export function VideoProblem({ text, isAlert, retry, onRetry }: VideoProblemProps) {
  return (
    <div role={isAlert ? 'alert' : 'status'} {...{ [videoAttributes.problem]: '' }}>
      {text}
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {retry}
        </button>
      )}
    </div>
  );
}

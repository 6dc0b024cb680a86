import './progress-bar.css';

const SLIT_COUNT = 36;

export interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; undefined for an indeterminate bar. */
  readonly value: number | undefined;
}

/** A progress bar of slits, like those of a zoetrope drum. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const lit = value === undefined ? 0 : Math.round(value * SLIT_COUNT);
  return (
    <div
      className="progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
      data-indeterminate={value === undefined || undefined}
    >
      {Array.from({ length: SLIT_COUNT }, (_, index) => (
        <i key={index} data-lit={index < lit || undefined} style={{ animationDelay: `${index * 40}ms` }} />
      ))}
    </div>
  );
}

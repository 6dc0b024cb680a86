import './slit-bar.css';

const SLITS = 36;

export interface SlitBarProps {
  readonly label: string;
  /** From 0 to 1; undefined: something goes on, and nobody knows how long. */
  readonly value: number | undefined;
}

/** Progress as the slits of the drum: lamp light comes through one after the other. */
export function SlitBar({ label, value }: SlitBarProps) {
  const lit = value === undefined ? 0 : Math.round(value * SLITS);
  return (
    <div
      className="slit-bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
      data-unknown={value === undefined || undefined}
    >
      {Array.from({ length: SLITS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the slits never change
        <i key={index} data-lit={index < lit || undefined} style={{ animationDelay: `${index * 40}ms` }} />
      ))}
    </div>
  );
}

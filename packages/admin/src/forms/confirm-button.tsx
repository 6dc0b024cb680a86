import { useState } from 'react';

export interface ConfirmButtonProps {
  readonly label: string;
  readonly confirmLabel: string;
  /** The accessible name, if the label does not say what is meant. Default: `label` and `confirmLabel`. */
  readonly subject?: { readonly label: string; readonly confirmLabel: string } | undefined;
  readonly disabled: boolean;
  readonly onConfirm: () => void;
}

/** A button for what cannot be undone. It takes two presses: the first one changes its label, until it loses the focus. */
export function ConfirmButton({ label, confirmLabel, subject, disabled, onConfirm }: ConfirmButtonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <button
      type="button"
      className="button button-bad"
      aria-disabled={disabled}
      aria-label={isConfirming ? subject?.confirmLabel : subject?.label}
      onBlur={() => setIsConfirming(false)}
      onClick={() => {
        if (disabled) return;
        setIsConfirming(!isConfirming);
        if (isConfirming) onConfirm();
      }}
    >
      {isConfirming ? confirmLabel : label}
    </button>
  );
}

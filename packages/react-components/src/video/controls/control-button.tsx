import { Icon, type IconName } from './icon.tsx';

export interface ControlButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** The key that does the same. */
  readonly shortcut: string;
  /** For a button that stays what it is and is on or off. */
  readonly isPressed?: boolean | undefined;
  readonly onClick: () => void;
}

export function ControlButton({ icon, label, shortcut, isPressed, onClick }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={`${label} (${shortcut})`}
      aria-keyshortcuts={shortcut}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

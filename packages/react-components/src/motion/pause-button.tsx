/** @jsxImportSource @emotion/react */
import { tileAttributes } from '../gif/tile-attributes.ts';
import { pauseButtonStyles } from './pause-button.styles.ts';

export interface PauseButtonProps {
  readonly isPaused: boolean;
  readonly label: string;
  readonly onClick: () => void;
}

/** Holds or starts the animations around it (WCAG 2.2.2). */
export function PauseButton({ isPaused, label, onClick }: PauseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPaused}
      onClick={onClick}
      css={pauseButtonStyles}
      {...{ [tileAttributes.pause]: '' }}
    />
  );
}

import type { ComponentPropsWithoutRef } from 'react';
import { tileAttributes } from '../gif/tile-attributes.ts';
import { pauseButtonStyles, pauseMarkStyles } from './pause-button.styles.ts';

export interface PauseButtonProps extends ComponentPropsWithoutRef<'button'> {
  readonly isPaused: boolean;
  readonly label: string;
}

/** Holds or starts the animations around it (WCAG 2.2.2). `style` says where it stands. */
export function PauseButton({ isPaused, label, style, ...rest }: PauseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPaused}
      {...{ [tileAttributes.pause]: '' }}
      {...rest}
      style={{ ...pauseButtonStyles, ...style }}
    >
      <span style={pauseMarkStyles(isPaused)} />
    </button>
  );
}

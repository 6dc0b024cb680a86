import type { ComponentPropsWithoutRef } from 'react';
import { tileAttributes } from '../gif/tile-attributes.ts';

export interface PauseButtonProps extends ComponentPropsWithoutRef<'button'> {
  readonly isPaused: boolean;
  readonly label: string;
}

/** Holds or starts the animations around it (WCAG 2.2.2). */
export function PauseButton({ isPaused, label, ...rest }: PauseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPaused}
      {...{ [tileAttributes.pause]: '' }}
      {...rest}
    >
      <span />
    </button>
  );
}

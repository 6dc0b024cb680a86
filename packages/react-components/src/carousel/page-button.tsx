/** @jsxImportSource @emotion/react */
import { pageButtonStyles } from './page-button.styles.ts';

export interface PageButtonProps {
  readonly to: 'previous' | 'next';
  readonly label: string;
  /** Whether there is nothing that way. The button keeps the focus that it may have. */
  readonly isAtEnd: boolean;
  readonly onClick: () => void;
}

/** Scrolls a row by a view. */
export function PageButton({ to, label, isAtEnd, onClick }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : onClick}
      css={pageButtonStyles}
      data-zoetrope-page={to}
    />
  );
}

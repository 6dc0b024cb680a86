import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';
import './notice.css';

export interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** An error is announced at once. @default false */
  readonly urgent?: boolean;
}

/** Says what there is instead of GIFs, and what to do. */
export function Notice({ title, children, urgent = false }: NoticeProps) {
  return (
    <div className="notice" role={urgent ? 'alert' : undefined}>
      <Mark />
      <p className="notice-title">{title}</p>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';
import './notice.css';

export interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Announces the notice at once, as an error. Default: false. */
  readonly urgent?: boolean;
}

/** A message in place of content. */
export function Notice({ title, children, urgent = false }: NoticeProps) {
  return (
    <div className="notice" role={urgent ? 'alert' : undefined}>
      <Logo />
      <p className="notice-title">{title}</p>
      {children}
    </div>
  );
}

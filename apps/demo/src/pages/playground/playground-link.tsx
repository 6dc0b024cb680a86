import { isPlainClick } from '@zoetrope/ui';
import type { ReactNode } from 'react';
import { type PlaygroundRoute, playgroundHref } from './playground-route.ts';

export interface PlaygroundLinkProps {
  readonly to: PlaygroundRoute;
  readonly isOpen: boolean;
  readonly onNavigate: (route: PlaygroundRoute) => void;
  readonly children: ReactNode;
}

/** A link to a state. A click without a modifier key navigates without a page load. */
export function PlaygroundLink({ to, isOpen, onNavigate, children }: PlaygroundLinkProps) {
  return (
    <a
      href={playgroundHref(to)}
      aria-current={isOpen ? 'true' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onNavigate(to);
      }}
    >
      {children}
    </a>
  );
}

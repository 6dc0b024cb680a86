import type { ReactNode } from 'react';
import { isPlainClick } from '../../parts/is-plain-click.ts';
import { type Place, placeHref } from './address.ts';

export interface PlaceLinkProps {
  readonly to: Place;
  readonly isOpen: boolean;
  readonly onGo: (place: Place) => void;
  readonly children: ReactNode;
}

/** A real link, so that a state can be opened elsewhere; a plain click stays on the page. */
export function PlaceLink({ to, isOpen, onGo, children }: PlaceLinkProps) {
  return (
    <a
      href={placeHref(to)}
      aria-current={isOpen ? 'true' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onGo(to);
      }}
    >
      {children}
    </a>
  );
}

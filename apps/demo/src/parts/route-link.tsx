import { isPlainClick } from '@zoetrope/ui';
import type { ComponentProps } from 'react';
import { type Route, routeHref } from '../route/route.ts';

export interface RouteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly to: Route;
  readonly onFollow: () => void;
}

/** A link within the page, followed without a page load. A click with a modifier key works as usual. */
export function RouteLink({ to, onFollow, ...rest }: RouteLinkProps) {
  return (
    <a
      {...rest}
      href={routeHref(to)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onFollow();
      }}
    />
  );
}

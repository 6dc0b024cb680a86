import type { HTMLAttributes } from 'react';

/** The names of what a widget is told, none of which means anything to an element. */
const OURS =
  /^((on|fetch|initial|external|hide)?(gif|attribution).*|columns|gutter|width|height|queryKey|snapshot|onLeave|handleRef|overscan|listbox|selectedIds|noResultsMessage|pauseStorage|track|noLink|overlay|labels|motion|layoutType|borderRadius|backgroundColor)$/i;

/** What is for the root of a widget: all props that are not ours. */
export function rootProps(props: object): HTMLAttributes<HTMLElement> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !OURS.test(name)));
}

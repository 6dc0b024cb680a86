/** Above it the viewer who shared nothing for the longest time is forgotten. */
const MAX_VIEWERS = 10_000;
const MAX_ITEMS = 100;

/** The items that viewers have shared, newest first. */
export interface Recents {
  readonly add: (viewer: string, slug: string) => void;
  readonly remove: (viewer: string, slug: string) => void;
  readonly list: (viewer: string) => readonly string[];
}

/** Keeps the recent items of viewers in memory: they are lost when the process ends. */
export function createRecents(): Recents {
  const slugsByViewer = new Map<string, readonly string[]>();
  const list = (viewer: string) => slugsByViewer.get(viewer) ?? [];
  return {
    list,
    add(viewer, slug) {
      const others = list(viewer).filter((each) => each !== slug);
      slugsByViewer.delete(viewer);
      slugsByViewer.set(viewer, [slug, ...others].slice(0, MAX_ITEMS));
      const [oldest] = slugsByViewer.keys();
      if (slugsByViewer.size > MAX_VIEWERS && oldest !== undefined) slugsByViewer.delete(oldest);
    },
    remove(viewer, slug) {
      slugsByViewer.set(
        viewer,
        list(viewer).filter((each) => each !== slug),
      );
    },
  };
}

/** A ref for the open one of links that lie in a row: on a phone the row scrolls, and the link may be beyond its edge. */
export function bringIntoView(link: HTMLElement | null): void {
  const row = link?.closest('ul');
  if (link && row) row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

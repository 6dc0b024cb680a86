/** Before the list that has the focus goes, for another one or for none, the widget around it takes it. */
export function handFocusUp(list: Element | null, root: string): void {
  if (list?.matches(':focus-within')) list.closest<HTMLElement>(`[${root}]`)?.focus({ preventScroll: true });
}

/** Before the list that has the focus goes, for another one or for none, the widget around it takes it. */
export function handFocusUp(list: Element | null, widget: HTMLElement | null | undefined): void {
  if (list?.matches(':focus-within')) widget?.focus({ preventScroll: true });
}

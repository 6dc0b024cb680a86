/** A ref for the first control of a form that took the place of what the person had the focus on. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

/** A ref for the first control of a form that replaced the focused element. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

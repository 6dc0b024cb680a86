/**
 * The element around another on screen: also the host of the shadow tree that it is in, or the place in another's shadow
 * tree that it is slotted into.
 */
export function parentOf(element: Element): Element | undefined {
  return element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host;
}

/** Whether a pointer can hover: a mouse and a pen can, a finger cannot. */
export function canHover({ pointerType }: Pick<PointerEvent, 'pointerType'>): boolean {
  return pointerType !== 'touch';
}

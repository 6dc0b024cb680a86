import { type ComponentPropsWithoutRef, type RefObject, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../viewport/use-isomorphic-layout-effect.ts';

export interface PassingButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Of the video. */
  readonly root: RefObject<HTMLElement | null>;
}

/** A button that goes when it has been pressed. Its focus then goes to the video, where keys are still heard. */
export function PassingButton({ root, ...props }: PassingButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useIsomorphicLayoutEffect(() => {
    const element = button.current;
    // Before the element is taken out of the page. With the whole video its root has gone already.
    return () => {
      if (element?.ownerDocument.activeElement === element) root.current?.focus({ preventScroll: true });
    };
  }, [root]);
  return <button type="button" ref={button} {...props} />;
}

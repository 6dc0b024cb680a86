import { useIsomorphicLayoutEffect } from '../../viewport/use-isomorphic-layout-effect.ts';
import type { VideoView } from '../video-view.ts';

/**
 * Lets the root of a video have the focus: after a click on the picture its keys are heard. Where there are no controls
 * it is a stop for Tab, so that whoever has no pointer can pause it too (WCAG 2.2.2).
 */
export function useFocusableRoot({ root, props }: Pick<VideoView, 'root' | 'props'>): void {
  const { controls, hidePlayPause, hideMute, tabIndex } = props;
  const keys = props['aria-keyshortcuts'];
  const isStop = !controls && !hidePlayPause;
  useIsomorphicLayoutEffect(() => {
    const element = root.current;
    if (!element || tabIndex !== undefined) return;
    element.tabIndex = isStop ? 0 : -1;
    return () => element.removeAttribute('tabindex');
  }, [root, tabIndex, isStop]);
  useIsomorphicLayoutEffect(() => {
    const element = root.current;
    if (!element || !isStop || keys !== undefined) return;
    element.setAttribute('aria-keyshortcuts', hideMute ? 'Space' : 'Space M');
    return () => element.removeAttribute('aria-keyshortcuts');
  }, [root, keys, isStop, hideMute]);
}

import { type RefObject, useEffect } from 'react';

/** The height of the control bar and the progress bar, in px. */
const CONTROLS_HEIGHT = 96;

/**
 * Moves captions above the controls in Firefox, which has no pseudo-element for their container. All other engines move
 * them by a style, and do not support `lineAlign` or `snapToLines` well enough.
 */
export function useRaisedCaptions(
  video: RefObject<HTMLVideoElement | null>,
  { isRaised }: { readonly isRaised: boolean },
): void {
  useEffect(() => {
    const element = video.current;
    if (!element || !isRaised || !isFirefox(element)) return;
    const moved = new Set<VTTCue>();
    const abort = new AbortController();
    const { signal } = abort;
    function raise(): void {
      const line = Math.max(0, 100 * (1 - CONTROLS_HEIGHT / (element?.clientHeight || CONTROLS_HEIGHT)));
      for (const track of element?.textTracks ?? []) {
        for (const cue of (track.activeCues ?? []) as Iterable<VTTCue>) {
          // A cue with a line of its own stays where its author has put it.
          if (cue.line !== 'auto') continue;
          Object.assign(cue, { snapToLines: false, lineAlign: 'end', line });
          moved.add(cue);
        }
      }
    }
    function watchTracks(): void {
      for (const track of element?.textTracks ?? []) track.addEventListener('cuechange', raise, { signal });
      raise();
    }
    watchTracks();
    element.textTracks.addEventListener('addtrack', watchTracks, { signal });
    return () => {
      abort.abort();
      for (const cue of moved) Object.assign(cue, { snapToLines: true, lineAlign: 'start', line: 'auto' });
    };
  }, [video, isRaised]);
}

/** Only some versions of Firefox reject the name of the pseudo-element, so that `CSS.supports` cannot tell. */
function isFirefox({ style }: HTMLElement): boolean {
  return 'MozUserSelect' in style;
}

import { type EmbedSize, MOBILE_QUERY } from '../state/embed-size.ts';

/** Returns the size of the frame, and calls `onChange` with each new one until `signal` aborts. */
export function observeSize(onChange: (size: EmbedSize) => void, signal: AbortSignal): EmbedSize {
  const mobile = window.matchMedia(MOBILE_QUERY);
  const readSize = () => ({ width: window.innerWidth, height: window.innerHeight, mobile: mobile.matches });
  const onResize = () => onChange(readSize());
  window.addEventListener('resize', onResize, { signal });
  mobile.addEventListener('change', onResize, { signal });
  return readSize();
}

import { type EmbedSize, MOBILE_QUERY } from '../state/embed-size.ts';

/** The frame's size now. */
export function observeSize(onChange: (size: EmbedSize) => void, signal: AbortSignal): EmbedSize {
  const mobile = window.matchMedia(MOBILE_QUERY);
  const read = () => ({ width: window.innerWidth, height: window.innerHeight, mobile: mobile.matches });
  window.addEventListener('resize', () => onChange(read()), { signal });
  mobile.addEventListener('change', () => onChange(read()), { signal });
  return read();
}

/** How tests and figures start a Chromium: it talks to nobody else, also as root in a container. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Shows the first frame of every animated image. Pages do all else as usual, and leave the processor time that a page of moving
 * GIFs would take to the tests. CSS animations and videos are not affected.
 */
export const FIRST_FRAMES_ONLY = '--blink-settings=imageAnimationPolicy=2';

/** Whatever a page asks for is found on this machine or nowhere. */
export const THIS_MACHINE_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

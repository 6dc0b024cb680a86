import { hasSharedMemory } from './shared-memory.mjs';

/** The arguments of Chromium in tests and benchmarks: no background requests, and no sandbox, which root cannot use. */
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
 * Shows only the first frame of animated images, which saves CPU time in tests. CSS animations and videos are not
 * affected.
 */
export const FIRST_FRAMES_ONLY = '--blink-settings=imageAnimationPolicy=2';

/** Host names other than localhost do not resolve. */
export const THIS_MACHINE_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/** In bytes. With 64 MB, the default of containers, Chromium crashes. */
const ENOUGH_SHARED_MEMORY = 2 ** 30;

/**
 * Launch options of Playwright for tests. They save a fifth of the CPU time: Chromium starts no process for the GPU, and
 * draws in shared memory where there is enough. By default, Playwright makes it draw in temporary files.
 */
export function testLaunchOptions(...moreArgs) {
  return {
    args: [...CHROMIUM_ARGS, '--in-process-gpu', ...moreArgs],
    ignoreDefaultArgs: hasSharedMemory(ENOUGH_SHARED_MEMORY) ? ['--disable-dev-shm-usage'] : [],
  };
}

/** Calls at once, then at most once in each span of time, and once more at the end of it where calls came meanwhile. */
export function throttle(spanMs: number, call: () => void): () => void {
  let isWaiting = false;
  let isWanted = false;
  const run = () => {
    isWanted = false;
    isWaiting = true;
    call();
    setTimeout(() => {
      isWaiting = false;
      if (isWanted) run();
    }, spanMs);
  };
  return () => {
    if (isWaiting) isWanted = true;
    else run();
  };
}

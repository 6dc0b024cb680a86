/** Counts React commits, also in production builds. Must be loaded before React, which reads this hook once. */
window.bench = { commits: 0, states: [] };
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  inject: () => 1,
  checkDCE() {},
  onScheduleFiberRoot() {},
  onPostCommitFiberRoot() {},
  onCommitFiberUnmount() {},
  onCommitFiberRoot() {
    window.bench.commits += 1;
  },
};

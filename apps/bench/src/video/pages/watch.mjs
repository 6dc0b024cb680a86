/** Counts what React commits, in its production build too. Loaded before React, which looks for this hook once. */
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

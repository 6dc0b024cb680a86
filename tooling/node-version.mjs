const MINIMUM = [20, 19];

/** Whether a version such as `v20.19.1` is at least the one that the packages' `engines` name. */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
}

/** Ends the process with a plain sentence when this Node.js is too old. */
export function requireNode(version = process.version) {
  if (isSupported(version)) return;
  console.error(
    `Node.js ${MINIMUM.join('.')} or newer is needed; this is ${version}. Install a newer one and try again.`,
  );
  process.exit(1);
}

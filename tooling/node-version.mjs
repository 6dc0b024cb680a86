const MINIMUM = [20, 19];

/** Returns whether a version such as `v20.19.1` satisfies the `engines` of the packages. */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
}

/** Prints an error and exits if this Node.js is too old. */
export function requireNode(version = process.version) {
  if (isSupported(version)) return;
  console.error(`Node.js ${MINIMUM.join('.')} or newer is required, but this is ${version}. Install a newer version.`);
  process.exit(1);
}

/**
 * Whether the browser sends Global Privacy Control, the user's objection to cross-site tracking
 * (https://privacycg.github.io/gpc-spec/).
 *
 * @example
 * const persistence = globalPrivacyControl() ? 'memory' : 'session';
 */
export function globalPrivacyControl(): boolean {
  return (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)?.globalPrivacyControl === true;
}
